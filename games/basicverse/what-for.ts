/** What things on the table are for, and when: told to whoever presses one that the open question does not speak of. */
import {
  eachSeat,
  lying,
  message,
  numbered,
  purposeOf,
  purposesBy,
  seatNamed,
  type Pressed,
  type Reason,
  type Seat,
} from '@arenarium/engine';
import { heroCards } from './cards/index.ts';
import { abilities, isReactionCard, maxHp } from './cards/printed.ts';
import { abilityNamed, cardNamed, costText, heroNamed } from './cards/text.ts';
import { playCost } from './rules/basic-cards.ts';
import { rangeTo } from './rules/range.ts';
import { areEnemies, heroOf, NONE, type Table } from './table.ts';

export { words } from './languages/en-what-for.ts';

/** By face: the rule of each Basic card. */
const CARD_RULES = [
  'HB-4.2',
  'HB-4.3',
  'HB-4.4',
  'HB-4.5',
  'HB-4.6',
  'HB-4.7',
  'HB-4.8',
  'HB-4.9',
  'HB-4.10',
  'HB-4.12',
  'HB-4.13',
  'HB-4.14',
  'HB-4.15',
] as const;

/** A card in hand: what it costs its holder, and when it is played. */
function held(t: Table, seat: Seat, face: number): Reason {
  const rule = CARD_RULES[face] ?? 'HB-4.1';
  const card = cardNamed(face);
  if (isReactionCard(face)) return purposeOf(rule, 'card.reaction', { card });
  const n = Math.max(0, playCost(t, seat, face));
  return t.active === seat
    ? purposeOf(rule, 'card.own', { card, n, has: t.actions })
    : purposeOf(rule, 'card.other', { card, n, turn: seatNamed(t.active) });
}
function ofCard(pressed: Pressed<Table>): Reason | null {
  const card = lying(pressed);
  if (card === null) return null;
  const { seat } = pressed;
  const { face, zone, owner } = card;
  const values = { card: cardNamed(face), owner: seatNamed(owner), n: zone.cards.length };
  switch (zone.name) {
    case 'hand':
      return owner === seat ? held(pressed.p.table, seat, face) : purposeOf('HB-3.5', 'hand', values);
    case 'slot':
      return purposeOf('HB-4.16', 'slot', values);
    case 'shown':
      return purposeOf('HB-4.6', 'shown', values);
    default:
      return purposeOf('HB-4.1', zone.name, values);
  }
}

/** HB-1.3, HB-9.1: a Hero in the Circle: how it stands, and how far away. */
function ofSeat(t: Table, seat: Seat, whose: Seat): Reason {
  const hero = heroOf(t, whose);
  if (hero.hero === NONE) return purposeOf('HB-12.2', 'seat.none', { who: seatNamed(whose) });
  const values = { hero: heroNamed(t, whose), who: seatNamed(whose), hp: hero.hp, most: maxHp(hero) };
  if (hero.dead) return purposeOf('HB-7.6', 'seat.dead', values);
  if (whose === seat) return purposeOf('HB-2.1', 'seat.own', values);
  // A circle is only laid once everybody has a Hero, and an onlooker stands nowhere in it.
  const range = t.circle.length === 0 || seat < 0 ? 0 : rangeTo(t, seat, whose);
  return areEnemies(seat, whose)
    ? purposeOf('HB-9.1', 'seat.enemy', { ...values, range })
    : purposeOf('HB-1.3', 'seat.ally', { ...values, range });
}

/** HB-10.1, HB-10.4, HB-11.1: an Ability of the Hero’s sheet, with what it costs. */
function ofAbility(t: Table, seat: Seat, id: string): Reason | null {
  const number = abilities.findIndex((ability) => ability.id === id);
  const printed = abilities[number];
  if (printed === undefined) return null;
  const values = { ability: abilityNamed(number), cost: costText(printed), turn: seatNamed(t.active) };
  if (printed.kind === 'passive') return { rule: 'HB-10.4', because: message('why.passive', values) };
  if (printed.kind === 'reaction') return purposeOf('HB-11.1', 'ability.reaction', values);
  return purposeOf(
    printed.kind === 'ultimate' ? 'HB-10.2' : 'HB-10.1',
    t.active === seat ? 'ability.own' : 'ability.other',
    values,
  );
}

const ACTION_RULES: ReadonlyMap<string, string> = new Map([
  ['train', 'HB-5.1'],
  ['reconstitute', 'HB-5.2'],
  ['hop', 'HB-5.3'],
  ['end', 'HB-3.4'],
]);
/** HB-5: the Actions without a card. */
function ofAction(t: Table, seat: Seat, action: string): Reason | null {
  const rule = ACTION_RULES.get(action);
  if (rule === undefined) return null;
  const values = { action: message(`do.${action}`), has: t.actions, turn: seatNamed(t.active) };
  return purposeOf(rule, t.active === seat ? 'action.own' : 'action.other', values);
}

export const whatFor = purposesBy<Table>({
  card: ofCard,
  seat: numbered(eachSeat, ({ p, seat }, whose) => ofSeat(p.table, seat, whose)),
  field: numbered(
    ({ table }) => table.circle.length - table.players,
    (_, field) => purposeOf('HB-13.3', 'field', { field: field + 1 }),
  ),
  ability: ({ p, seat, what }) => ofAbility(p.table, seat, what),
  do: ({ p, seat, what }) => ofAction(p.table, seat, what),
  hero: numbered(
    () => heroCards.length,
    (_, hero) => purposeOf('HB-2.2', 'hero', { hero: message('hero', { hero }) }),
  ),
});
