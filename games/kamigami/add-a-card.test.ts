import { answer, begin, below, checkedSetup, say, seeded } from '@arenarium/engine';
import { cardMistakes, cardTexts, vocabularyMistakes } from '@arenarium/engine/testing';
import { expect, test, vi } from 'vitest';
import { gods, warriors } from './cards/index.ts';
import type { Warrior } from './cards/words.ts';
import { kamigami } from './index.ts';

/** A Warrior as `docs/how-to/add-a-card.md` tells to add one: a few lines, at the end of its list. */
const minotaur = vi.hoisted(
  () =>
    ({
      type: 'warrior',
      set: 'nine-realms',
      name: 'Minotaur',
      colour: 'red',
      cost: 5,
      chains: ['green', 'yellow'],
      abilities: [
        { kind: 'act', does: [{ do: 'attack', value: 3, on: 'one', hurt: [{ do: 'faith', n: 1 }] }] },
        { kind: 'react', when: { is: 'attacked' }, does: [{ do: 'defend', value: 1 }] },
      ],
    }) as const satisfies Warrior,
);

vi.mock('./cards/index.ts', async (original) => {
  const printed = await original<typeof import('./cards/index.ts')>();
  const all = [...printed.warriors, minotaur];
  return { ...printed, warriors: all, cards: [...printed.disciples, ...all, ...printed.gods, ...printed.temples] };
});

test('a Warrior that is listed is printed, and reads by itself', () => {
  const own = kamigami.cards.find(({ id }) => id === 'minotaur');
  expect(own?.text.map((line) => say(kamigami.languages.en, line))).toEqual([
    'Act – Attack 3. If the target loses Energy, gain 1 Faith.',
    'React – When your God or Temple is attacked: Defend 1.',
  ]);
  expect([...cardMistakes(kamigami), ...vocabularyMistakes(kamigami)]).toEqual([]);
  expect(cardTexts(kamigami)).toContain('Minotaur');
});

test('it lies in the box and is played to the end', () => {
  for (let i = 0; i < 3; i++) {
    const random = seeded(`minotaur ${i}`);
    const p = begin(kamigami, checkedSetup(kamigami, 2), `minotaur ${i}`);
    // Five of each Warrior of the set, ninety Disciples, every God once.
    const own = warriors.filter(({ set }) => set === minotaur.set);
    expect(p.faces.count).toBe(own.length * 5 + 90 + gods.length);
    while (p.now !== null) answer(p, below(random, p.now.options.length));
    expect(p.result).not.toBeNull();
  }
});
