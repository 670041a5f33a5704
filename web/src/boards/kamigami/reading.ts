/** Small readings of the table that several parts of the board share. */
import {
  abilitiesOf,
  cardOf,
  type Card,
  type Colour,
  colours,
  ELIMINATED,
  emblems,
  isTemple,
  NONE,
  ownerOf,
  SEALED,
  signs,
  type Table,
} from '@arenarium/kamigami/board';
import { message, type Message } from '@arenarium/engine';
import { word } from '../../words/page.ts';
import type { BoardProps, Known, Sign } from '../board.ts';
import { boardSigns } from './signs.ts';

export type Props = BoardProps<Table>;
export interface SeatProps extends Props {
  readonly seat: number;
}

/** What the game itself says on its board. */
export const words = (id: string, values: Readonly<Record<string, string | number | Message>> = {}): Message =>
  message(`board.${id}`, values);

export const printed = (face: number): Card | null => (face < 0 ? null : cardOf(face));
export const faceAt = ({ view }: Props, card: number): number => view.faces[card] ?? NONE;
export const nameOf = (props: Props, face: number): string =>
  face < 0 ? props.say(words('faceDown')) : props.say(props.game.face(face).name);
/** The rules text of a face, a line for each ability. */
export function linesOf({ game, say }: Props, face: number): readonly string[] {
  const id = face < 0 ? '' : game.face(face).card;
  return (game.cards.find((card) => card.id === id)?.text ?? []).map(say);
}
export const emblemOf = ({ game }: Props, face: number): string =>
  face < 0 ? boardSigns.game : (emblems[game.face(face).card ?? ''] ?? boardSigns.game);

/** The colour a face is drawn in; a Warrior may have another colour than its own just now. */
export function tintOf({ game }: Props, face: number, now?: Colour): string {
  const card = printed(face);
  if (card?.type === 'warrior') return `var(--c-${now ?? card.colour})`;
  return card?.type === 'god' || card?.type === 'temple' ? `var(--k-${game.face(face).card})` : 'var(--c-none)';
}

/** The colours whose bits are set. */
export const coloursIn = (bits: number): readonly Colour[] => colours.filter((_, i) => ((bits >> i) & 1) === 1);

/** Whose side is in front: one’s own, or, for onlookers, that of whoever is at turn. */
export const frontOf = ({ view }: Props): number => (view.seat >= 0 ? view.seat : view.table.active);
/** Chaining Colours are set when the first turn begins: before that the match is being set up. */
export const isChoosing = ({ view }: Props): boolean => view.table.chaining === 0;

/** The face of a God or Temple that is there, or NONE. */
export const faceOfUnit = ({ view: { table } }: Props, unit: number): number =>
  (isTemple(unit) ? table.temple : table.god)[ownerOf(unit)] ?? NONE;

/** What has befallen a God or Temple, as the game says it. */
export function fateOf({ view: { table } }: Props, unit: number): string | null {
  if (isTemple(unit)) return (table.energy[unit] ?? 0) === 0 ? 'destroyed' : null;
  const state = table.state[unit];
  return state === SEALED ? 'sealed' : state === ELIMINATED ? 'eliminated' : null;
}

const shapes = ['disc', 'square', 'triangle'] as const;
/** Teams are told by shape; in a Free for All all are alike. */
export const shapeOf = ({ view: { table }, seat }: SeatProps): (typeof shapes)[number] =>
  table.form === 'free' ? 'disc' : (shapes[table.team[seat] ?? 0] ?? 'disc');

/** In a Team Match: which team, and whether it stands and falls with this God. */
export function rankOf({ view: { table }, seat, say }: SeatProps): string | null {
  if (table.form === 'free') return null;
  const team = table.team[seat] ?? 0;
  return word('kamigami.rank', {
    team: say(words('team', { n: team + 1 })),
    rank: say(words(table.main[team] === seat ? 'main' : 'support')),
  });
}

/** What a seat does just now, in a word. */
export function doing({ view, seat }: SeatProps): string | null {
  if (view.result !== null) return null;
  if (view.waiting.some((waiting) => waiting.seat === seat)) return word('kamigami.toChoose');
  return view.table.active === seat ? word('kamigami.turn') : null;
}

/** Whose God or Temple, and its name. */
export function known(props: Props, point: string): Known | null {
  const unit = point.startsWith('unit:') ? Number(point.slice('unit:'.length)) : NONE;
  return unit === NONE ? null : { seat: ownerOf(unit), name: nameOf(props, faceOfUnit(props, unit)) };
}

/** What stands for a thing in the tray, the ribbon and the log. */
export function sign(props: Props, point: string): Sign | null {
  const [kind = '', rest = ''] = point.split(':');
  const ofFace = (face: number): Sign | null =>
    face < 0 ? null : { emblem: emblemOf(props, face), tint: tintOf(props, face) };
  switch (kind) {
    case 'game':
      return { emblem: boardSigns.game };
    case 'card':
      return ofFace(faceAt(props, Number(rest)));
    case 'face':
      return ofFace(Number(rest));
    case 'unit':
    case 'seat':
      return ofFace(faceOfUnit(props, Number(rest))) ?? { emblem: boardSigns.person };
    case 'ability':
      return { emblem: emblems[rest] ?? emblems[rest.split('.')[0] ?? ''] ?? boardSigns.game };
    case 'deck':
      return { emblem: boardSigns.deck };
    case 'discard':
      return { emblem: boardSigns.discard };
    case 'pile':
      return { emblem: signs[rest] ?? boardSigns.game };
    default:
      return null;
  }
}

/** The abilities of a God or Temple, with their text. */
export const abilitiesIn = (props: Props, face: number) => {
  const lines = linesOf(props, face);
  return (abilitiesOf[face] ?? []).map((ability, i) => ({ ability, text: lines[i] ?? '' }));
};
