/** What things on the table are for, and when: told to whoever presses one that the open question does not speak of. */
import { at, faceOf, message, seatNamed, type Reason, type Seat, type Value } from '@arenarium/engine';
import { characters, deckFaces, sharedAbilities } from './cards/index.ts';
import { abilityId, characterOf, faceName, lineName, spaceName } from './cards/names.ts';
import { faceOfLevel } from './cards/printed.ts';
import { items } from './cards/words.ts';
import { zones } from './facts.ts';
import { CARDS_TO_WIN } from './rules/banishing.ts';
import { harmOf } from './rules/void.ts';
import { health, stamina } from './rules/wounds.ts';
import { NONE, playerAt, topOf, type P } from './table.ts';

export { words } from './languages/en-what-for.ts';

type Values = Readonly<Record<string, Value>>;
const reason = (rule: string, id: string, values: Values = {}): Reason => ({
  rule,
  because: message(`what.${id}`, values),
});
const ITEM_RULES: Readonly<Record<string, string>> = { shield: 'TB-11.4', wand: 'TB-11.6', armour: 'TB-11.7' };

/** TB-3.1: what lies in the Void is taken a line at a time. */
function inVoid(p: P, seat: Seat, space: number): Reason {
  const place = spaceName(space);
  const top = topOf(p.table, space);
  if (top === NONE) return reason('TB-4.3', 'space', { place });
  const values = { card: faceName(faceOf(p, top)), place, turn: seatNamed(p.table.active) };
  return reason('TB-4.1', p.table.active === seat ? 'void.own' : 'void.other', values);
}
function ofLine(p: P, seat: Seat, line: number): Reason {
  const values = { line: lineName(line), n: harmOf(p, line), turn: seatNamed(p.table.active) };
  return reason('TB-3.1', p.table.active === seat ? 'line.own' : 'line.other', values);
}

/** TB-11: an item that lies below a sheet. */
function ofItem(owner: Seat, item: string): Reason | null {
  const rule = ITEM_RULES[item];
  return rule === undefined ? null : reason(rule, `item.${item}`, { owner: seatNamed(owner) });
}
const itemOn = (face: number): string => {
  const printed = deckFaces[face];
  return printed?.kind === 'item' ? printed.item : '';
};

function ofCard(p: P, seat: Seat, id: number): Reason | null {
  const t = p.table;
  const zone = zones(t).find(({ cards }) => cards.includes(id));
  if (zone === undefined) return null;
  if (zone.name.startsWith('void.')) return inVoid(p, seat, Number(zone.name.slice('void.'.length)));
  const face = faceOf(p, id);
  const owner = zone.seat ?? NONE;
  const values = { card: faceName(face), owner: seatNamed(owner), n: zone.cards.length };
  switch (zone.name) {
    case 'hand':
      return owner === seat ? held(p, seat, face) : reason('TB-8.1', 'hand', values);
    case 'wounds':
      return wounded(p, owner, face);
    case 'items':
      return ofItem(owner, itemOn(face));
    case 'servant':
      return reason('TB-12.8', 'servant', values);
    case 'banishing':
      return reason('TB-10.1', 'banishing', { ...values, all: CARDS_TO_WIN });
    case 'set':
      return reason('TB-5.4', 'set', values);
    case 'aside':
      return reason('TB-3.3', 'aside', values);
    case 'box':
      return reason('TB-2.3', 'box');
    default:
      return reason(zone.name === 'deck' ? 'TB-3.2' : 'TB-3.3', zone.name, values);
  }
}

/** TB-5.2: how many of a face somebody holds; sets are asked for once an ability has been chosen. */
function held(p: P, seat: Seat, face: number): Reason {
  const { hand } = playerAt(p.table, seat);
  const n = hand.filter((id) => faceOf(p, id) === face).length;
  return reason('TB-5.2', n === 0 ? 'notHeld' : 'held', { card: faceName(face), n });
}
/** TB-7.1: what the wounds of a player come to. */
function wounded(p: P, owner: Seat, face: number): Reason {
  const player = playerAt(p.table, owner);
  const values = { card: faceName(face), owner: seatNamed(owner), damage: player.damage, health: health(player) };
  return reason('TB-7.1', 'wound', values);
}

/** TB-7.2: how a player stands. */
function ofSeat(p: P, whose: Seat): Reason {
  const player = playerAt(p.table, whose);
  const who = seatNamed(whose);
  if (player.character === NONE) return reason('TB-2.1', 'seat.none', { who });
  const numbers = { damage: player.damage, stamina: stamina(p.table, player), health: health(player) };
  return reason('TB-7.2', 'seat', { who, name: characterOf(player).name, ...numbers, n: player.hand.length });
}

/** TB-5.1, TB-6.1: an ability, of a sheet or shared: one a turn, after taking. */
function ofAbility(p: P, seat: Seat, id: string): Reason | null {
  const turn = seatNamed(p.table.active);
  const whose = p.table.active === seat ? 'own' : 'other';
  if (sharedAbilities.some((shared) => shared.id === id))
    return reason('TB-6.1', `shared.${whose}`, { ability: message(`ability.${id}`), turn });
  for (const character of characters)
    for (const ability of character.abilities)
      if (abilityId(character, ability) === id) {
        const values = { ability: ability.name, colour: message(`colour.${ability.colour}`), turn };
        return reason(`TB-5.${ability.level + 1}`, `ability.${ability.level}.${whose}`, values);
      }
  return null;
}

export function whatFor(p: P, seat: Seat, point: string): Reason | null {
  const [kind = '', what = ''] = point.split(/:(.*)/s);
  switch (kind) {
    case 'card':
      return ofCard(p, seat, Number(what));
    case 'face':
      return seat < 0 ? null : held(p, seat, Number(what));
    case 'line':
      return ofLine(p, seat, Number(what));
    case 'space':
      return inVoid(p, seat, Number(what));
    case 'seat':
      return ofSeat(p, Number(what));
    case 'wound': {
      const [owner = '', level = ''] = what.split('.');
      return wounded(p, Number(owner), faceOfLevel(Number(level)));
    }
    case 'item':
      return items.some((item) => item === what) ? ofItem(seat, what) : null;
    case 'ability':
      return ofAbility(p, seat, what);
    case 'character':
      return reason('TB-2.1', 'character', { name: at(characters, Number(what)).name });
    default:
      return null;
  }
}
