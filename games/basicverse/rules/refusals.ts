/** Why something cannot be done: the rule, and what is missing, with its numbers and names. */
import { message, type Message, type Option, type Reason, type Seat, type Value, type Why } from '@arenarium/engine';
import { abilityAt } from '../cards/printed.ts';
import { cardName, heroNamed } from '../cards/text.ts';
import type { Aimed } from '../cards/words.ts';
import { ANY, NONE, type Table } from '../table.ts';
import type { UseOption } from './options.ts';
import { rangeTo } from './range.ts';

/** Made once: whoever only lists options builds nothing. Numbers and names are filled in when somebody asks. */
export type Refusal = Reason;
export const refusal = (rule: string, id: string): Refusal => ({ rule, because: message(id) });

type Values = Readonly<Record<string, Value>>;
/** Tell whoever asked. */
export const refuse = <O extends Option>(why: Why<O>, option: O, { rule, because }: Refusal) => ({
  with: (values: Values): void => why(option, rule, { ...because, ...values }),
});

/** How far somebody is, and how far something reaches. */
export const rangeValues = (t: Table, by: Seat, { seat, within }: { seat: Seat; within: number }): Values => ({
  hero: heroNamed(t, seat),
  range: rangeTo(t, by, seat),
  within,
});

/** Whom something could be aimed at but for the range: the nearest of them. */
export function nearest(t: Table, by: Seat, aimed: Aimed): Seat {
  const wanted = t.heroes.flatMap((f, seat) => {
    const isEnemy = ((by ^ seat) & 1) === 1;
    return seat !== by && isEnemy === (aimed === 'enemy') && f.dead === (aimed === 'deadAlly') ? [seat] : [];
  });
  return wanted.reduce((best, seat) => (rangeTo(t, by, seat) < rangeTo(t, by, best) ? seat : best), wanted[0] ?? NONE);
}
/** “The nearest, Juno, is 3 away”, or that there is nobody at all. */
export function outOfReach(t: Table, by: Seat, { aimed, within }: { aimed: Aimed; within: number }): Message {
  const seat = nearest(t, by, aimed);
  if (seat === NONE || within >= ANY) return message('why.nobody');
  return message('why.tooFar', rangeValues(t, by, { seat, within }));
}

const NO_CARD = refusal('HB-10.1', 'why.noPayment');
const IS_PASSIVE = refusal('HB-10.4', 'why.passive');
const IS_REACTION = refusal('HB-11.1', 'why.reactionAbility');
const OWN_TURN_ONLY = refusal('HB-10.1', 'why.ownTurn');

/** An Ability without a card that pays for it, so that a press on it is answered too. */
const bare = (ability: number): UseOption => ({ do: 'use', ability, card: NONE });
/** HB-10.1, HB-10.4, HB-11.1: an Ability of the Hero’s sheet that no card in hand pays for, or that is not for now. */
export function refuseAbility(why: Why<UseOption>, id: number, now: 'ownTurn' | 'reaction'): void {
  const ability = abilityAt(id);
  const values = {
    ability: message(`ability.${ability.id}`),
    cards: ability.kind === 'passive' ? [] : ability.cards.map(cardName),
  };
  if (ability.kind === 'passive') refuse(why, bare(id), IS_PASSIVE).with(values);
  else if (ability.kind === 'reaction' && now === 'ownTurn') refuse(why, bare(id), IS_REACTION).with(values);
  else if (ability.kind !== 'reaction' && now === 'reaction') refuse(why, bare(id), OWN_TURN_ONLY).with(values);
  else refuse(why, bare(id), NO_CARD).with(values);
}
