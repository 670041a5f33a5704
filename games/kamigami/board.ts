/**
 * All that a board of Kamigami Battles may import besides the game: what is printed, where things lie, what an Attack
 * would do, and the emblem of every printed thing.
 */
import { abilityAt, effectsIn } from './cards/printed.ts';
import { lossFrom, valueOf } from './rules/attack.ts';
import { at, isTemple, type Moment, NONE, type Table, templeOf } from './table.ts';

export { disciples, gods, temples, warriors } from './cards/index.ts';
export { abilitiesOf, abilityNamed, cardOf, faceNamed, templeFaces, type Compiled } from './cards/printed.ts';
export {
  colours,
  phases,
  type Ability,
  type Card,
  type Colour,
  type Disciple,
  type God,
  type Sphere,
  type Temple,
  type Warrior,
} from './cards/words.ts';
export { emblems, signs } from './emblems.ts';
export type { Happened } from './happenings.ts';
export { ENERGY_TO_RETURN, ENERGY_TO_WIN } from './rules/energy.ts';
export { momentText } from './rules/moments.ts';
export { ENERGY } from './rules/set-up.ts';
export {
  canBeAttacked,
  ELIMINATED,
  IN_PLAY,
  isTemple,
  NONE,
  ownerOf,
  SEALED,
  templeOf,
  type Form,
  type Moment,
  type Table,
} from './table.ts';

/** What an Attack would do to its target if nobody (else) reacted. */
export interface Blow {
  readonly value: number;
  readonly defence: number;
  /** The Energy the target would lose. */
  readonly loss: number;
  /** It would be Sealed, eliminated or destroyed. */
  readonly falls: boolean;
}
const blow = (t: Table, m: Pick<Moment, 'value' | 'defence' | 'piercing' | 'target'>): Blow => {
  const has = at(t.energy, m.target);
  const loss = lossFrom(m);
  return {
    value: m.value,
    defence: m.piercing === 1 ? 0 : m.defence,
    loss: isTemple(m.target) ? Math.min(loss, has) : loss,
    falls: loss >= has,
  };
};

/** What acts in a moment, named as options point at it: the card, or the God or Temple whose ability it is. */
export function actorOf({ card, ability, seat }: Moment): string {
  if (card !== NONE) return `card:${card}`;
  return `unit:${ability !== NONE && abilityAt(ability).owner === 'temple' ? templeOf(seat) : seat}`;
}

/** The Attack that is being resolved, as it stands now. */
export const blowOf = (t: Table, m: Moment): Blow | null => (m.is === 'attack' ? blow(t, m) : null);

/** What the Attack of an ability would do to a God or Temple; null when it makes none. */
export function blowWith(
  t: Table,
  { ability, card, unit }: { readonly ability: number; readonly card: number; readonly unit: number },
): Blow | null {
  const effect = effectsIn(abilityAt(ability).does)[0];
  if (effect?.do !== 'attack') return null;
  return blow(t, {
    value: valueOf(t, effect.value, card),
    defence: 0,
    piercing: effect.piercing === true ? 1 : 0,
    target: unit,
  });
}
