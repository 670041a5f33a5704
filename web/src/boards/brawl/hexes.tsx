/** Where hexes are drawn, and their outlines: a little flatter than regular, as one looks at the arena from its edge. */
import { spotOf, type Hex } from '@arenarium/brawl/board';
import { emblemPath } from '../../look/emblem.tsx';
import { frontSide, type Props } from './reading.ts';

export interface ArenaProps extends Props {
  /** +1 as printed, −1 turned round: one's own deployment area lies below. */
  readonly turned: number;
}

/** From one hex to the next: half its width, and a row. */
const HALF = 36.37;
const ROW = 52.9;
const outline = (x: number, y: number): string =>
  [
    [0, -y],
    [x, -y / 2],
    [x, y / 2],
    [0, y],
    [-x, y / 2],
    [-x, -y / 2],
  ]
    .map((corner) => corner.join())
    .join(' ');
export const HEX = outline(35.1, 34);
export const BEVEL = outline(31.2, 30.2);
export const HOME = outline(28, 27.2);
export const RIM = outline(51.1, 49.6);

/** The shapes of the two sides. */
export const SHIELD = 'M-27 -26h54v27c0 18-14 26-27 32c-13-6-27-14-27-32z';
export const DISC = 'M0 -28A28 28 0 1 1 0 28A28 28 0 1 1 0 -28Z';
/** A Champion stands a little behind the middle of its hex. */
export const LIFT = 11;

export const placeIn = (hex: Hex, turned: number): { readonly x: number; readonly y: number } => {
  const { x, row } = spotOf(hex);
  return { x: x * HALF * turned, y: (row - 3) * ROW * turned };
};
/** +1 as printed, −1 turned round. */
export const turnOf = (props: Props): number => (props.view.table.home[frontSide(props)] === 1 ? 1 : -1);

interface IconProps {
  readonly name: string;
  readonly size: number;
  readonly className?: string | undefined;
}
/** An emblem in the middle of a drawing. */
export const Icon = ({ name, size, className }: IconProps) => (
  <path
    d={emblemPath(name)}
    transform={`translate(${-size / 2} ${-size / 2}) scale(${size / 512})`}
    className={className}
  />
);
