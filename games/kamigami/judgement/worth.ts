import { cardOf, KINDS } from '../cards/printed.ts';
import type { Ability, Amount, Cost, Effect, Effects } from '../cards/words.ts';
import { at } from '../table.ts';

/**
 * What cards are worth to the bots, in Energy, read off what is printed on them: a new card has a worth as soon as it
 * has words. The numbers were set by hand, close to what a logistic regression over 1,200 matches says of the cards.
 */

/** What one Faith buys. */
const FAITH = 0.5;
/** An Attack may be Defended against, or fall on a Temple. */
const STRIKE = 0.7;
const DRAWN = 0.8;
const BANISHED = 0.15;
const DISCARDED = 0.5;

const amount = (value: Amount): number => (typeof value === 'number' ? value : value.base + 0.6 * value.plus);
const sum = (effects: Effects): number => effects.reduce((total, effect) => total + effectWorth(effect), 0);

function effectWorth(effect: Effect): number {
  switch (effect.do) {
    case 'attack':
      return STRIKE * amount(effect.value) + (effect.piercing ? 0.4 : 0) + sum(effect.hurt ?? []);
    case 'faith':
      return FAITH * effect.n;
    case 'gain':
      return effect.n;
    case 'lose':
      return effect.who === 'everyGod' ? 0 : 0.4 * effect.n;
    case 'draw':
      return DRAWN * effect.n;
    case 'discard':
      return effect.who === 'you' ? -DISCARDED * effect.n : DISCARDED * effect.n;
    case 'banish':
      return BANISHED * effect.upTo;
    case 'fetch':
      return DRAWN;
    case 'adjudicate':
      return 0.5 * (sum(effect.warrior) + sum(effect.disciple));
    case 'foresee':
    case 'chainAny':
      return 0.2;
    case 'copy':
      return 1.5;
    case 'defend':
      return 0.25 * effect.value;
    case 'boost':
      return 0.4 * effect.n;
    case 'pierce':
    case 'redirect':
    case 'keep':
      return 0.1;
    case 'cancel':
      return 0.8;
    case 'fortify':
    case 'spare':
      return 0.4;
  }
}

function costWorth(cost: Cost): number {
  if (cost.pay === 'energy') return cost.n;
  return cost.pay === 'faith' ? FAITH * cost.n : DISCARDED;
}

const abilityWorth = ({ does, cost }: Ability): number => sum(does) - (cost === undefined ? 0 : costWorth(cost));
const best = (face: number, kind: Ability['kind']): number =>
  cardOf(face).abilities.reduce(
    (most, ability: Ability) => (ability.kind === kind ? Math.max(most, abilityWorth(ability)) : most),
    0,
  );

/** By face: the Faith its best Act gives. */
export const actFaith: readonly number[] = Array.from({ length: KINDS }, (_, face) => {
  const acts = cardOf(face).abilities.filter((ability: Ability) => ability.kind === 'act');
  const used = acts.find((ability: Ability) => abilityWorth(ability) === best(face, 'act'));
  return (used?.does ?? []).reduce((n, effect: Effect) => n + (effect.do === 'faith' ? effect.n : 0), 0);
});
/** By face: what its best Act does for the one who plays it, besides giving Faith. */
export const actWorth: readonly number[] = actFaith.map((n, face) => best(face, 'act') - FAITH * n);
/** By face: what having it in the deck does each time it is drawn. Either use rules the other out. */
export const worth: readonly number[] = actWorth.map(
  (rest, face) => rest + FAITH * at(actFaith, face) + 0.6 * best(face, 'react'),
);
