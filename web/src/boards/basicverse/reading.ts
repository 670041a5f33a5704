/** Small readings of the table that several parts of the board share. */
import {
  abilities,
  ABILITY,
  basicNames,
  distance,
  emblems,
  type HeroCard,
  heroCardAt,
  heroCards,
  heroOf,
  maxHp,
  RED,
  signs,
  type Table,
  teamOf,
} from '@arenarium/basicverse/board';
import { word } from '../../words/page.ts';
import type { BoardProps, Known, Sign } from '../board.ts';

export type Props = BoardProps<Table>;

export const faceAt = ({ view }: Props, id: number): number => view.faces[id] ?? -1;
export const cardName = (props: Props, id: number): string =>
  props.say(faceAt(props, id) < 0 ? { id: 'card.unknown' } : { id: 'card', face: faceAt(props, id) });

export const heroCardOf = (t: Table, seat: number): HeroCard | null => {
  const { hero } = heroOf(t, seat);
  return hero < 0 ? null : heroCardAt(hero);
};
export const heroName = ({ view, say }: Props, seat: number): string =>
  say({ id: 'hero', hero: heroOf(view.table, seat).hero });
export const shortName = ({ view, say }: Props, seat: number): string =>
  say({ id: 'hero.short', hero: heroOf(view.table, seat).hero });
export const mostHp = (t: Table, seat: number): number => maxHp(heroOf(t, seat));

/** Whoever sits in front: the person at the screen, or for onlookers the one whose turn it is. */
export const frontOf = ({ view }: Props): number => (view.seat >= 0 ? view.seat : view.table.active);

export const hasHeroes = (t: Table): boolean => t.heroes.every((f) => f.hero >= 0);

/** What a card or Ability on the table is called. */
export function sourceName({ say }: Props, source: number): string {
  const ability = abilities[source - ABILITY];
  return say(ability === undefined ? { id: 'card', face: source } : { id: `ability.${ability.id}` });
}

/** Steps along the Circle between two that stand in it. */
export const rangeBetween = (t: Table, a: number, b: number): number => distance(t, a, b);

export const isAsked = ({ view }: Props, seat: number): boolean =>
  view.waiting.some((waiting) => waiting.seat === seat);
/** The questions that are put to somebody for a Reaction. */
const REACTIONS = ['basicverse/react', 'basicverse/answerMove', 'basicverse/answerScroll'];
export const mayReact = ({ view }: Props, seat: number): boolean =>
  view.waiting.some((waiting) => waiting.seat === seat && REACTIONS.includes(waiting.question));

/** The team by colour; the shape of its tokens says the same. */
export const tintOf = (seat: number): string => (teamOf(seat) === RED ? 'var(--red-team)' : 'var(--blue-team)');
export const shapeOf = (seat: number): 'square' | 'disc' => (teamOf(seat) === RED ? 'square' : 'disc');

export const emblemOfSeat = (t: Table, seat: number): string => emblems[heroCardOf(t, seat)?.id ?? ''] ?? 'person';
export const emblemOfFace = (face: number): string => emblems[basicNames[face] ?? ''] ?? signs['mana'] ?? '';

/** What a seat does just now, in a word. */
export function doing(props: Props, seat: number): string | null {
  if (mayReact(props, seat)) return props.say({ id: 'board.mayReact' });
  if (isAsked(props, seat)) return word('basicverse.toChoose');
  return props.view.table.active === seat ? props.say({ id: 'board.turn' }) : null;
}

/** Whose Hero, and its name. */
export function known(props: Props, point: string): Known | null {
  if (!point.startsWith('seat:') || !hasHeroes(props.view.table)) return null;
  const seat = Number(point.slice('seat:'.length));
  return { seat, name: shortName(props, seat) };
}

/** What stands for a thing in the tray, the ribbon and the log. */
export function sign(props: Props, point: string): Sign | null {
  const [kind = '', rest = ''] = point.split(':');
  const { table } = props.view;
  if (point === 'game') return { emblem: signs['fortress'] ?? '' };
  if (kind === 'seat') return { emblem: emblemOfSeat(table, Number(rest)), tint: tintOf(Number(rest)) };
  if (kind === 'card')
    return faceAt(props, Number(rest)) < 0 ? null : { emblem: emblemOfFace(faceAt(props, Number(rest))) };
  if (kind === 'ability') return { emblem: emblems[rest] ?? '' };
  if (kind === 'hero') return { emblem: emblems[heroCards[Number(rest)]?.id ?? ''] ?? '' };
  if (kind === 'field') return { emblem: 'high-grass' };
  return kind === 'do' && signs[rest] !== undefined ? { emblem: signs[rest] } : null;
}

/** Cards of a kind share a ground: blows, help, Reactions, Scrolls. */
const GROUNDS: Readonly<Record<string, string>> = {
  strike: 'blow',
  assaultFortress: 'blow',
  defend: 'reaction',
  deflect: 'reaction',
  stonewall: 'reaction',
  scrollOfShadows: 'scroll',
  scrollOfHaste: 'scroll',
  scrollOfVision: 'scroll',
  scrollOfWisdom: 'scroll',
  reposition: 'move',
  regroup: 'move',
};
export const groundOfCard = (name: string): string => `var(--basic-${GROUNDS[name] ?? 'help'})`;
