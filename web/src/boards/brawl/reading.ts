/** Small readings of the table that several parts of the board share. */
import {
  actionCardOn,
  championAt,
  championCardId,
  championIds,
  championName,
  championOf,
  COLOURS,
  defenceOf,
  emblems,
  hexOfPoint,
  hitpointsOf,
  isBloodied,
  NONE,
  sideOf,
  signs,
  STANDARD,
  type Champion,
  type ChampionId,
  type Colour,
  type PrintedCard,
  type Table,
} from '@arenarium/brawl/board';
import { word } from '../../words/page.ts';
import type { BoardProps, Known, Sign } from '../board.ts';

export type Props = BoardProps<Table>;
export interface SeatProps extends Props {
  readonly seat: number;
}

/** The side that is drawn at the lower edge: one's own, or the second for those who look on. */
export const frontSide = ({ mine }: Props): 0 | 1 => sideOf(mine[0] ?? 1);

/** Whose hand lies in the dock: whoever is asked at this screen, else whoever sits at it; none for onlookers. */
export const ownSeat = ({ mine, decision, view }: Props): number => {
  if (decision !== null && mine.includes(decision.seat)) return decision.seat;
  return mine.find((seat) => seat === view.table.active) ?? mine[0] ?? NONE;
};
/** The others, in turn order from one's own seat. */
export const otherSeats = (props: Props): readonly number[] => {
  const own = ownSeat(props);
  return Array.from({ length: props.view.seats }, (_, i) => (Math.max(own, 0) + i) % props.view.seats).filter(
    (seat) => seat !== own,
  );
};

/** Sides differ by shape as well as by colour: shields against discs. */
export const isFront = (props: Props, seat: number): boolean => sideOf(seat) === frontSide(props);
export const tintOf = (props: Props, seat: number): string => (isFront(props, seat) ? 'var(--mine)' : 'var(--theirs)');
export const shapeOf = (props: Props, seat: number): 'shield' | 'disc' => (isFront(props, seat) ? 'shield' : 'disc');
export const faceOfSeat = ({ mine }: Props, seat: number): string => (mine.includes(seat) ? 'person' : 'robot-golem');

/** The players of a side. */
export const sideName = ({ names, view }: Props, side: number): string =>
  names.filter((_, seat) => sideOf(seat) === side && seat < view.seats).join(' & ');

export const printedAt = ({ view }: Props, id: number): PrintedCard | null => actionCardOn(view.faces[id] ?? NONE);

export const coreTint = (colour: Colour): string => `var(--${colour})`;
export const coreEmblem = (colour: Colour): string => signs[colour];
export const colourOfCore = (core: number): Colour | undefined => COLOURS.find((_, i) => 1 << i === core);

export const championsOf = ({ view: { table } }: Props, seat: number): readonly ChampionId[] =>
  championIds(table).filter((id) => championOf(table, id).seat === seat);
export const championNamed = ({ view, say }: Props, id: ChampionId): string =>
  say(championName(championOf(view.table, id).kind));
export const kindEmblem = (kind: number): string => emblems[championCardId(kind)] ?? 'person';

/** How a Champion fares, in words. */
export function spokenChampion(props: Props, id: ChampionId): string {
  const { names, view, say } = props;
  const champion = championOf(view.table, id);
  const of = hitpointsOf(champion);
  const who = word('brawl.championOf', { champion: say(championName(champion.kind)), who: names[champion.seat] ?? '' });
  return [who, word('brawl.hitpoints', { n: of - champion.damage, of }), ...conditionsOf(props, id)].join(', ');
}
/** Bloodied, levelled up, rooted, at the Gate: what the panel writes and the pawn shows by badges. */
export function conditionsOf({ view }: Props, id: ChampionId): readonly string[] {
  const champion = championOf(view.table, id);
  return [
    ...(champion.at < 0 ? [word(view.table.round === 0 ? 'brawl.toDeploy' : 'brawl.atGate')] : []),
    ...(isBloodied(champion) ? [word('brawl.bloodied')] : []),
    ...(champion.levelled === 1 ? [word('brawl.levelled')] : []),
    ...(champion.rooted === 1 ? [word('brawl.rooted')] : []),
  ];
}
export const leftOf = (champion: Champion): number => Math.max(0, hitpointsOf(champion) - champion.damage);
export const defenceNow = ({ view }: Props, id: ChampionId): number => defenceOf(view.table, id);

const numberIn = (point: string): number => Number(point.slice(point.indexOf(':') + 1));
/** The Champion a point means: itself, or who stands on the hex. */
export function championOfPoint({ view: { table } }: Props, point: string): ChampionId | null {
  const id = point.startsWith('champion:')
    ? championIds(table)[numberIn(point)]
    : point.startsWith('hex:')
      ? championAt(table, hexOfPoint(point))
      : undefined;
  return id === undefined || id === NONE ? null : id;
}

/** Whose Champion, and its name. */
export function known(props: Props, point: string): Known | null {
  const id = championOfPoint(props, point);
  return id === null ? null : { seat: championOf(props.view.table, id).seat, name: championNamed(props, id) };
}

/** What stands for a thing in the tray, the ribbon and the log. */
export function sign(props: Props, point: string): Sign | null {
  const [kind = '', rest = ''] = point.split(':');
  switch (kind) {
    case 'game':
      return { emblem: 'crossed-swords' };
    case 'card':
      return cardSign(props, Number(rest));
    case 'champion': {
      const id = championOfPoint(props, point);
      if (id === null) return null;
      const { kind: who, seat } = championOf(props.view.table, id);
      return { emblem: kindEmblem(who), tint: tintOf(props, seat) };
    }
    case 'kind':
      return { emblem: kindEmblem(Number(rest)) };
    case 'seat':
      return { emblem: faceOfSeat(props, Number(rest)), tint: tintOf(props, Number(rest)) };
    case 'standard':
      return { emblem: standardEmblem(rest) };
    case 'hex':
      return { emblem: 'walking-boot' };
    default:
      return null;
  }
}
function cardSign(props: Props, id: number): Sign {
  const face = props.view.faces[id] ?? NONE;
  const slug = face < 0 ? '' : (props.game.face(face).card ?? '');
  const printed = printedAt(props, id);
  return {
    emblem: emblems[slug] ?? 'crossed-swords',
    ...(printed !== null && { tint: coreTint(printed.card.colour) }),
  };
}
/** A Standard Action is known by the Core that pays for it; the one any Core pays for, by its boot. */
export function standardEmblem(id: string): string {
  const standard = STANDARD.find((each) => each.id === id);
  const [only = 0, ...more] = standard?.cores ?? [];
  const colour = more.length > 0 ? undefined : colourOfCore(only);
  return colour === undefined ? 'walking-boot' : coreEmblem(colour);
}
