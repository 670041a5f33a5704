import { NAMES, refusals, say, wordsFor } from '@arenarium/engine';
import { expect, test } from 'vitest';
import { legends } from './index.ts';
import { scenario } from './scenarios/arrange.ts';

/** Why Ann cannot do what this label says. */
function because(label: RegExp, spec: Parameters<typeof scenario>[1]): readonly string[] {
  const p = scenario('EL-6.1 what a refusal says', spec).begin();
  const words = wordsFor(legends, NAMES);
  return refusals(p, 0)
    .filter(({ option }) => label.test(say(words, legends.describe(p, option, 0).label)))
    .map((refusal) => say(words, refusal.because));
}

test.each([
  ['a price', /^Add a bane token to Hellhound/, { Ann: { mp: 0 }, Bob: { champion: 'Hellhound' } }, 'Needs 1 Myth Point, you have 0.'],
  ['a dear ability', /^Naga The Serpentine: Spend 2 MP/, { Ann: { legend: 'Naga The Serpentine', supports: ['Naga The Serpentine'], mp: 1 }, Bob: {} }, 'Needs 2 Myth Points, you have 1.'],
  ['a burden', /^Return Pixiu/, { Ann: { supports: [{ is: 'Pixiu', damage: 2, banes: ['light'] }], deck: ['Sea Snake'] }, Bob: { legend: 'Lightbringer Ethyrios' } }, 'Pixiu bears 2 damage counters and 1 bane token.'],
  ['a Support unhurt', /^Remove a damage counter from Pixiu/, { Ann: { supports: ['Pixiu'] } }, 'There is no damage counter on Pixiu.'],
  ['the ability of another', /^Harpy of Light/, { Bob: { champion: 'Harpy of Light' } }, 'Harpy of Light is not yours: its player uses it, in their own Action phase.'],
  ['an ability that waits', /^Hellhound/, { Ann: { champion: 'Hellhound' } }, 'The ability of Hellhound begins with “When”: it is offered when that happens.'],
] as const)('%s', (_, label, spec, words) => {
  expect(because(label, spec)).toContain(words);
}); // prettier-ignore
