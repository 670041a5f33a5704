/** An option in words. */
import { handled, askOf, at, faceOf, message, seatNamed, type Described, type Seat } from '@arenarium/engine';
import { characters, sharedAbilities } from './cards/index.ts';
import { abilityId, characterOf, faceName, lineName, spaceName } from './cards/names.ts';
import { faceOfLevel } from './cards/printed.ts';
import type { AnyOption, PlainOption, SharedOption } from './rules/options.ts';
import { spacesOf } from './rules/void.ts';
import { NONE, playerAt, topOf, type P } from './table.ts';

interface Asked {
  readonly p: P;
  readonly seat: Seat;
}
type Describing<O extends AnyOption> = (option: O, asked: Asked) => Described;

const ofShared: Describing<SharedOption> = ({ do: id }) => ({
  label: message(`ability.${id}`),
  points: [`ability:${id}`],
  rule: `TB-6.${sharedAbilities.findIndex((ability) => ability.id === id) + 2}`,
});
const ofWord: Describing<PlainOption> = ({ do: id }) => ({ label: message(`option.${id}`), points: [] });

const describing: { readonly [D in AnyOption['do']]: Describing<Extract<AnyOption, { readonly do: D }>> } = {
  line({ line }, { p }) {
    const tops = at(spacesOf, line).map((space) => topOf(p.table, space));
    const cards = tops.map((top) => (top === NONE ? message('card.none') : faceName(faceOf(p, top))));
    return {
      label: message('option.line', { line: lineName(line), cards }),
      points: [`line:${line}`, ...tops.filter((top) => top !== NONE).map((top) => `card:${top}`)],
    };
  },
  space({ space }, { p }) {
    const top = topOf(p.table, space);
    const card = top === NONE ? message('card.none') : faceName(faceOf(p, top));
    return {
      label: message('option.space', { card, place: spaceName(space) }),
      points: [`space:${space}`, `card:${top}`],
    };
  },
  player: ({ seat }) => ({ label: seatNamed(seat), points: [`seat:${seat}`] }),
  wound: ({ level }, { p, seat }) => ({
    label: faceName(faceOfLevel(level)),
    points: [`wound:${whoseWound(p, seat)}.${level}`],
  }),
  shield: ({ level }, { seat }) => ({
    label: message('option.shield', { card: faceName(faceOfLevel(level)) }),
    points: ['item:shield', `wound:${seat}.${level}`],
  }),
  card: ({ face }) => ({ label: faceName(face), points: [`face:${face}`] }),
  discard: ({ face, copy }) => ({
    label: copy === 0 ? faceName(face) : message('option.copy', { card: faceName(face), n: copy + 1 }),
    points: [`face:${face}`],
  }),
  seen({ card }, { p }) {
    const { deck } = p.table;
    const n = deck.length - deck.indexOf(card);
    return { label: message('option.seen', { card: faceName(faceOf(p, card)), n }), points: [`card:${card}`] };
  },
  use({ ability: number }, { p, seat }) {
    const character = characterOf(playerAt(p.table, seat));
    const ability = character.abilities[number] ?? character.abilities[0];
    return {
      label: message('option.use', { name: ability.name }),
      points: [`ability:${abilityId(character, ability)}`],
      rule: `TB-5.${ability.level + 1}`,
    };
  },
  set({ faces, wand }) {
    const cards = faces.map(faceName);
    return {
      label: message('option.set', { cards: wand ? [...cards, message('item.wand')] : cards }),
      points: [...faces.map((face) => `face:${face}`), ...(wand ? ['item:wand'] : [])],
    };
  },
  trade: ({ seat }) => ({
    label: message('option.trade', { seat: seatNamed(seat) }),
    points: ['ability:trade', `seat:${seat}`],
    rule: 'TB-6.3',
  }),
  swap: ofShared,
  rest: ofShared,
  pass: ofShared,
  character: ({ character }) => ({
    label: message('option.character', { name: at(characters, character).name }),
    points: [`character:${character}`],
  }),
  done: ofWord,
  keep: ofWord,
};

/** What an option says, and what it points at on the table. */
export const describe = (p: P, option: AnyOption, seat: Seat): Described =>
  handled(describing, option.do, option, { p, seat });

/** The wounds in question lie before another player when somebody bears or binds them (TB-12.8, TB-12.12). */
const whoseWound = (p: P, seat: Seat): Seat =>
  (askOf(p, seat)?.about as { readonly of?: Seat } | undefined)?.of ?? seat;
