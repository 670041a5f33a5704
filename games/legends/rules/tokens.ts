/** Giving bane tokens to several Heroes at once (EL-R38). */
import { ask, at, done, rules, setQuestion, type Flow, type Seat } from '@arenarium/engine';
import { choosing, type HeroOption } from './choosing.ts';
import { addBane, canBane } from './banes.ts';
import type { CardId, P } from '../table.ts';

interface Giving {
  readonly ids: readonly CardId[];
}

export const whichBaned = setQuestion('legends/baned', {
  rule: 'EL-R38',
  options: (_p: P, { ids }: Giving): readonly HeroOption[] => choosing(ids),
  size: (p: P, _: Giving, seat) => ({ min: at(p.table.tokens, seat), max: at(p.table.tokens, seat) }),
});

export const tokens = rules('legends/tokens', {
  /** EL-R38: as many as there are tokens. */
  give(p: P, { seat }: { seat: Seat }, chosen: readonly HeroOption[]): Flow {
    for (const { hero } of chosen) addBane(p, seat, hero);
    return done();
  },
});

/**
 * EL-R11, EL-R38: a token for each of these Heroes, or for as many as its player has tokens and chooses. A Hero that is
 * to be given several is given one before anybody is given a second.
 */
export function giveTokens(p: P, seat: Seat, to: readonly CardId[]): Flow {
  const each = to.filter((id, i) => to.indexOf(id) === i && canBane(p, seat, id));
  if (each.length > at(p.table.tokens, seat)) return ask(seat, whichBaned, { ids: each }).then(tokens.give, { seat });
  for (const id of each) addBane(p, seat, id);
  for (const id of to.filter((other, i) => to.indexOf(other) !== i)) addBane(p, seat, id);
  return done();
}
