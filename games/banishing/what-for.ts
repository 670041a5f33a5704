/** What things on the table are for, and when: told to whoever presses one that the open question does not speak of. */
import {
  at,
  eachSeat,
  faceOf,
  lying,
  message,
  numberBelow,
  numbered,
  purposeOf,
  purposesBy,
  seatNamed,
  type Pressed,
  type Reason,
  type Seat,
} from '@arenarium/engine';
import { characters, deckFaces, sharedAbilities } from './cards/index.ts';
import { abilityId, characterOf, faceName, lineName, spaceName } from './cards/names.ts';
import { levelOf } from './cards/printed.ts';
import { items } from './cards/words.ts';
import { CARDS_TO_WIN } from './rules/banishing.ts';
import { harmOf, spacesOf } from './rules/void.ts';
import { health, stamina } from './rules/wounds.ts';
import { NONE, playerAt, topOf, type P, type Table } from './table.ts';

export { words } from './languages/en-what-for.ts';

const ITEM_RULES: Readonly<Record<string, string>> = { shield: 'TB-11.4', wand: 'TB-11.6', armour: 'TB-11.7' };

/** TB-3.1: what lies in the Void is taken a line at a time. */
function inVoid(p: P, seat: Seat, space: number): Reason {
  const place = spaceName(space);
  const top = topOf(p.table, space);
  if (top === NONE) return purposeOf('TB-4.3', 'space', { place });
  const values = { card: faceName(faceOf(p, top)), place, turn: seatNamed(p.table.active) };
  return purposeOf('TB-4.1', p.table.active === seat ? 'void.own' : 'void.other', values);
}
function ofLine(p: P, seat: Seat, line: number): Reason {
  const values = { line: lineName(line), n: harmOf(p, line), turn: seatNamed(p.table.active) };
  return purposeOf('TB-3.1', p.table.active === seat ? 'line.own' : 'line.other', values);
}

/** TB-11: an item that lies below a sheet. */
function ofItem(owner: Seat, item: string): Reason | null {
  const rule = ITEM_RULES[item];
  return rule === undefined ? null : purposeOf(rule, `item.${item}`, { owner: seatNamed(owner) });
}
const itemOn = (face: number): string => {
  const printed = deckFaces[face];
  return printed?.kind === 'item' ? printed.item : '';
};

function ofCard(pressed: Pressed<Table>): Reason | null {
  const card = lying(pressed);
  if (card === null) return null;
  const { p, seat } = pressed;
  const { face, zone, owner } = card;
  if (zone.name.startsWith('void.')) return inVoid(p, seat, Number(zone.name.slice('void.'.length)));
  const values = { card: faceName(face), owner: seatNamed(owner), n: zone.cards.length };
  switch (zone.name) {
    case 'hand':
      return owner === seat ? held(p, seat, face) : purposeOf('TB-8.1', 'hand', values);
    case 'wounds':
      return wounded(p, owner, face);
    case 'items':
      return ofItem(owner, itemOn(face));
    case 'servant':
      return purposeOf('TB-12.8', 'servant', values);
    case 'banishing':
      return purposeOf('TB-10.1', 'banishing', { ...values, all: CARDS_TO_WIN });
    case 'set':
      return purposeOf('TB-5.4', 'set', values);
    case 'aside':
      return purposeOf('TB-3.3', 'aside', values);
    case 'box':
      return purposeOf('TB-2.3', 'box');
    default:
      return purposeOf(zone.name === 'deck' ? 'TB-3.2' : 'TB-3.3', zone.name, values);
  }
}

/** TB-5.2: how many of a face somebody holds; sets are asked for once an ability has been chosen. */
function held(p: P, seat: Seat, face: number): Reason {
  const { hand } = playerAt(p.table, seat);
  const n = hand.filter((id) => faceOf(p, id) === face).length;
  return purposeOf('TB-5.2', n === 0 ? 'notHeld' : 'held', { card: faceName(face), n });
}
/** TB-7.1: what the wounds of a player come to. */
function wounded(p: P, owner: Seat, face: number): Reason {
  const player = playerAt(p.table, owner);
  const values = { card: faceName(face), owner: seatNamed(owner), damage: player.damage, health: health(player) };
  return purposeOf('TB-7.1', 'wound', values);
}

/** TB-7.2: how a player stands. */
function ofSeat(p: P, whose: Seat): Reason {
  const player = playerAt(p.table, whose);
  const who = seatNamed(whose);
  if (player.character === NONE) return purposeOf('TB-2.1', 'seat.none', { who });
  const numbers = { damage: player.damage, stamina: stamina(p.table, player), health: health(player) };
  return purposeOf('TB-7.2', 'seat', { who, name: characterOf(player).name, ...numbers, n: player.hand.length });
}

/** TB-5.1, TB-6.1: an ability, of a sheet or shared: one a turn, after taking. */
function ofAbility(p: P, seat: Seat, id: string): Reason | null {
  const turn = seatNamed(p.table.active);
  const whose = p.table.active === seat ? 'own' : 'other';
  if (sharedAbilities.some((shared) => shared.id === id))
    return purposeOf('TB-6.1', `shared.${whose}`, { ability: message(`ability.${id}`), turn });
  for (const character of characters)
    for (const ability of character.abilities)
      if (abilityId(character, ability) === id) {
        const values = { ability: ability.name, colour: message(`colour.${ability.colour}`), turn };
        return purposeOf(`TB-5.${ability.level + 1}`, `ability.${ability.level}.${whose}`, values);
      }
  return null;
}

/** TB-7.1: `wound:2.4`, a wound of level 4 beside the third sheet. */
function ofWound({ p, what }: Pressed<Table>): Reason | null {
  const [whose = '', level = ''] = what.split('.');
  const owner = numberBelow(p.seats, whose);
  if (owner === null) return null;
  const wound = playerAt(p.table, owner).wounds.find((id) => String(levelOf(p, id)) === level);
  return wound === undefined ? null : wounded(p, owner, faceOf(p, wound));
}

/** TB-3.2, TB-3.3: the Deck, and what has been discarded. */
function ofPile(t: Table, pile: string): Reason | null {
  if (pile === 'deck') return purposeOf('TB-3.2', 'deck', { n: t.deck.length });
  return pile === 'discard' ? purposeOf('TB-3.3', 'pile.discard', { n: t.discard.length }) : null;
}

/** TB-10.1, TB-10.2: a field of the ritual is filled, or waits for its card. */
const ofField = (t: Table, field: number): Reason =>
  purposeOf(field < t.banishing.length ? 'TB-10.1' : 'TB-10.2', field < t.banishing.length ? 'seal.filled' : 'seal', {
    field: field + 1,
    n: t.banishing.length,
    all: CARDS_TO_WIN,
  });

export const whatFor = purposesBy<Table>({
  pile: ({ p, what }) => ofPile(p.table, what),
  seal: numbered(
    () => CARDS_TO_WIN,
    ({ p }, field) => ofField(p.table, field),
  ),
  card: ofCard,
  face: numbered(
    () => deckFaces.length,
    ({ p, seat }, face) => (seat < 0 ? null : held(p, seat, face)),
  ),
  line: numbered(
    () => spacesOf.length,
    ({ p, seat }, line) => ofLine(p, seat, line),
  ),
  space: numbered(
    (p) => p.table.void.length,
    ({ p, seat }, space) => inVoid(p, seat, space),
  ),
  seat: numbered(eachSeat, ({ p }, whose) => ofSeat(p, whose)),
  wound: ofWound,
  item: ({ seat, what }) => (items.some((item) => item === what) ? ofItem(seat, what) : null),
  ability: ({ p, seat, what }) => ofAbility(p, seat, what),
  character: numbered(
    () => characters.length,
    (_, character) => purposeOf('TB-2.1', 'character', { name: at(characters, character).name }),
  ),
});
