import {
  askOf,
  faceOf,
  message,
  seatNamed,
  type Described,
  type Fact,
  type Happening,
  type Message,
  type Option,
  type Seat,
  type Zone,
} from '@arenarium/engine';
import { abilityId } from './abilities.ts';
import { CARDS_TO_WIN } from './banishing.ts';
import { characters, deckFaces, sharedAbilities, type Printed } from './cards/index.ts';
import { faceOfLevel } from './faces.ts';
import type { Told } from './happenings.ts';
import type { AnyOption } from './options.ts';
import { NONE, playerAt, topOf, type P, type Player, type Table } from './table.ts';
import { printedName } from './text.ts';
import { spacesOf } from './void.ts';
import { health, stamina } from './wounds.ts';
import type { Character } from './words.ts';

export const faceName = (face: number): Message =>
  face === NONE ? message('card.unknown') : printedName(deckFaces[face] as Printed);
export const characterOf = (player: Player): Character => characters[player.character] as Character;
export const lineName = (line: number): Message => message(`line.${line}`);
export const spaceName = (space: number): Message => message(`space.${space}`);

/** What an option says, and what it points at on the table. */
export function describe(p: P, option: Option, seat: Seat): Described {
  const chosen = option as AnyOption;
  switch (chosen.do) {
    case 'line':
      return describeLine(p, chosen.line);
    case 'space': {
      const top = topOf(p.table, chosen.space);
      const card = top === NONE ? message('card.none') : faceName(faceOf(p, top));
      return {
        label: message('option.space', { card, place: spaceName(chosen.space) }),
        points: [`space:${chosen.space}`, `card:${top}`],
      };
    }
    case 'player':
      return { label: seatNamed(chosen.seat), points: [`seat:${chosen.seat}`] };
    case 'wound':
      return { label: faceName(faceOfLevel(chosen.level)), points: [`wound:${whoseWound(p, seat)}.${chosen.level}`] };
    case 'shield':
      return {
        label: message('option.shield', { card: faceName(faceOfLevel(chosen.level)) }),
        points: ['item:shield', `wound:${seat}.${chosen.level}`],
      };
    case 'card':
      return { label: faceName(chosen.face), points: [`face:${chosen.face}`] };
    case 'seen': {
      const { deck } = p.table;
      const n = deck.length - deck.indexOf(chosen.card);
      return {
        label: message('option.seen', { card: faceName(faceOf(p, chosen.card)), n }),
        points: [`card:${chosen.card}`],
      };
    }
    case 'use': {
      const character = characterOf(playerAt(p.table, seat));
      const ability = character.abilities[chosen.ability] ?? character.abilities[0];
      return {
        label: message('option.use', { name: ability.name }),
        points: [`ability:${abilityId(character, ability)}`],
        rule: `TB-5.${ability.level + 1}`,
      };
    }
    case 'set': {
      const cards = chosen.faces.map(faceName);
      return {
        label: message('option.set', { cards: chosen.wand ? [...cards, message('item.wand')] : cards }),
        points: [...chosen.faces.map((face) => `face:${face}`), ...(chosen.wand ? ['item:wand'] : [])],
      };
    }
    case 'trade':
      return {
        label: message('option.trade', { seat: seatNamed(chosen.seat) }),
        points: ['ability:trade', `seat:${chosen.seat}`],
        rule: 'TB-6.3',
      };
    case 'swap':
    case 'rest':
    case 'pass':
      return {
        label: message(`ability.${chosen.do}`),
        points: [`ability:${chosen.do}`],
        rule: `TB-6.${sharedAbilities.findIndex(({ id }) => id === chosen.do) + 2}`,
      };
    case 'character': {
      const character = characters[chosen.character];
      return {
        label: message('option.character', { name: character?.name ?? '' }),
        points: [`character:${chosen.character}`],
      };
    }
    case 'done':
    case 'keep':
      return { label: message(`option.${chosen.do}`), points: [] };
  }
}

/** The wounds in question lie before another player when somebody bears or binds them (TB-12.8, TB-12.12). */
const whoseWound = (p: P, seat: Seat): Seat =>
  (askOf(p, seat)?.about as { readonly of?: Seat } | undefined)?.of ?? seat;

function describeLine(p: P, line: number): Described {
  const spaces = spacesOf[line] as readonly number[];
  const tops = spaces.map((space) => topOf(p.table, space));
  const cards = tops.map((top) => (top === NONE ? message('card.none') : faceName(faceOf(p, top))));
  return {
    label: message('option.line', { line: lineName(line), cards }),
    points: [`line:${line}`, ...tops.filter((top) => top !== NONE).map((top) => `card:${top}`)],
  };
}

/** Where every card lies. */
export function zones(t: Table): readonly Zone[] {
  const common = (name: string, cards: readonly number[]): Zone => ({ name, seat: null, cards });
  return [
    ...t.void.map((stack, space) => common(`void.${space}`, stack)),
    common('banishing', t.banishing),
    common('set', t.set),
    common('deck', t.deck),
    common('discard', t.discard),
    common('aside', t.aside),
    common('box', t.box),
    ...t.players.flatMap((player, seat) => zonesOf(player).map(([name, cards]): Zone => ({ name, seat, cards }))),
  ];
}
const zonesOf = (player: Player): readonly (readonly [string, readonly number[]])[] => [
  ['hand', player.hand],
  ['wounds', player.wounds],
  ['items', [player.shield, player.wand, player.armour].filter((id) => id !== NONE)],
  ['servant', player.servant === NONE ? [] : [player.servant]],
];

/** The numbers lying in the open. */
export function facts(t: Table): readonly Fact[] {
  const common = (name: string, value: Fact['value']): Fact => ({ seat: null, name: message(`fact.${name}`), value });
  return [
    common('round', t.round),
    common('banishing', message('fact.of', { n: t.banishing.length, all: CARDS_TO_WIN })),
    common('deck', t.deck.length),
    common('active', seatNamed(t.active)),
    ...(t.inspiration > 0 ? [common('inspiration', t.inspiration)] : []),
    ...t.players.flatMap((player, seat) =>
      factsOf(t, player).map(([name, value]): Fact => ({ seat, name: message(`fact.${name}`), value })),
    ),
  ];
}
function factsOf(t: Table, player: Player): readonly (readonly [string, Fact['value']])[] {
  if (player.character === NONE) return [];
  const { name } = characterOf(player);
  return [
    ['character', name],
    ['damage', message('fact.damage', { n: player.damage, stamina: stamina(t, player), health: health(player) })],
    ...(player.exhausted ? [['state', message('state.exhausted')] as const] : []),
    ...(player.guarded ? [['state', message('state.guarded')] as const] : []),
  ];
}

/** A line of the log. */
export function tell(happening: Happening, face: (id: number) => number): Message {
  const it = happening as Told;
  const cards = (it.cards ?? []).map((id) => faceName(face(id)));
  const seat = it.seat === undefined ? '' : seatNamed(it.seat);
  switch (it.did) {
    case 'chose':
      return message('told.chose', { seat, character: characters[it.character]?.name ?? '' });
    case 'roundEnded':
      return message('told.roundEnded', { round: it.round });
    case 'took':
      return message('told.took', { seat, line: lineName(it.line), cards });
    case 'used':
      return message(cards.length > 0 ? 'told.used.set' : 'told.used', {
        seat,
        ability: abilityName(it.ability),
        cards,
      });
    case 'traded':
    case 'bore':
      return message(`told.${it.did}`, { seat, other: seatNamed(it.other), cards });
    case 'swapped':
    case 'covered':
      return message(`told.${it.did}`, { seat, first: cards[0] ?? '', second: cards[1] ?? '' });
    case 'inspired':
    case 'looked':
      return message(`told.${it.did}`, { seat, n: it.n });
    case 'banished':
      return message('told.banished', { seat, cards, count: it.count, all: CARDS_TO_WIN });
    case 'dealt':
    case 'redealt':
    case 'filled':
      return message(`told.${it.did}`, { cards });
    case 'first':
    case 'exhausted':
    case 'recovered':
    case 'wasGuarded':
    case 'inspirationEnded':
      return message(`told.${it.did}`, { seat });
    default:
      return message(`told.${it.did}`, { seat, cards });
  }
}

const abilityNames: Readonly<Record<string, Message>> = Object.fromEntries([
  ...sharedAbilities.map(({ id }) => [id, message(`ability.${id}`)] as const),
  ...characters.flatMap((character) =>
    character.abilities.map(
      (ability) => [abilityId(character, ability), message('ability.name', { name: ability.name })] as const,
    ),
  ),
]);
const abilityName = (id: string): Message => abilityNames[id] ?? message('ability.name', { name: id });
