/** Strength and Max HP pinned by a pack of one scenario: it holds whatever the printed Heroes are balanced to. */
import { test, vi } from 'vitest';
import { counters, scenario, team } from './scenarios/arrange.ts';

vi.mock('./cards/fire.ts', async (original) => {
  const { fire } = await original<typeof import('./cards/fire.ts')>();
  const [first, ...others] = fire.heroes;
  return { fire: { ...fire, heroes: [{ ...first, name: 'Pinned Champion', strength: 4, maxHp: 7 }, ...others] } };
});

test('EL-8.1 EL-9.1 with a Strength of 4 against a Max HP of 7', () => {
  scenario('EL-8.1 four counters land; the next four destroy', {
    Ann: { champion: 'Pinned Champion' },
    Bob: { champion: 'Leviathan', supports: ['Sea Snake'] },
    Cid: {},
  })
    .does('Ann', 'Precise attack')
    .does('Ann', 'Leviathan')
    .then((t) => ({
      'as many counters as Strength': [counters(t)['Leviathan'], 4],
      'and it stands': [team(t, 'Bob')[0], 'Leviathan'],
    })) // prettier-ignore
    .asks('Bob', 'legends/act')
    .run('saveEverywhere');
  scenario('EL-9.1 at seven counters it falls', {
    Ann: { champion: 'Three-Eyed Fox' },
    Bob: { champion: { is: 'Pinned Champion', damage: 6 }, supports: ['Sea Snake'] },
  })
    .does('Ann', 'Precise attack')
    .does('Bob', 'Sea Snake')
    .then((t) => ({ 'the next one leads': [team(t, 'Bob')[0], 'Sea Snake'] }))
    .asks('Bob', 'legends/act')
    .run();
});
