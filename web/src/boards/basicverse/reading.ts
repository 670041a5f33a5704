/** Small readings of the table that several parts of the board share. */
import {
  abilities,
  ABILITY,
  distance,
  type HeroCard,
  heroCardAt,
  heroOf,
  maxHp,
  type Table,
} from '@arenarium/basicverse/board';
import type { BoardProps } from '../board.ts';

export type Props = BoardProps<Table>;
export interface SeatProps extends Props {
  readonly seat: number;
}

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
