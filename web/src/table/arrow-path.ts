/** Where an arrow runs: from the edge of one box to the edge of another, in a slight bow. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
export interface Spot {
  readonly x: number;
  readonly y: number;
}
export interface Drawn {
  /** The way of the shaft. */
  readonly path: string;
  readonly head: Spot;
  /** Which way the head looks, in degrees. */
  readonly angle: number;
}

export const centreOf = ({ left, top, width, height }: Box): Spot => ({ x: left + width / 2, y: top + height / 2 });

const meet = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

function around(a: Box, b: Box): Box {
  const [left, top] = [Math.min(a.left, b.left), Math.min(a.top, b.top)];
  const width = Math.max(a.left + a.width, b.left + b.width) - left;
  return { left, top, width, height: Math.max(a.top + a.height, b.top + b.height) - top };
}

/** Boxes of which none meets another: those that did are one. */
export function apart(boxes: readonly Box[]): readonly Box[] {
  return boxes.reduce<readonly Box[]>((before, box) => {
    const met = before.find((other) => meet(other, box));
    return met === undefined ? [...before, box] : apart([...before.filter((other) => other !== met), around(met, box)]);
  }, []);
}

/** Where the line from the middle of a box towards a spot leaves the box. */
export function edgeTowards(box: Box, to: Spot): Spot {
  const from = centreOf(box);
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  if (dx === 0 && dy === 0) return from;
  const reach = Math.min(box.width / 2 / Math.max(Math.abs(dx), 1e-6), box.height / 2 / Math.max(Math.abs(dy), 1e-6));
  const part = Math.min(reach, 0.5);
  return { x: from.x + dx * part, y: from.y + dy * part };
}

/** How far an arrow bows aside, for each pixel of its length. */
const BOW = 0.12;
/** The length of its head. */
const HEAD = 20;

interface Bow {
  readonly start: Spot;
  readonly bend: Spot;
  readonly tip: Spot;
}

function bowBetween(from: Box, to: Box): Bow {
  const start = edgeTowards(from, centreOf(to));
  const tip = edgeTowards(to, centreOf(from));
  const dx = tip.x - start.x;
  const dy = tip.y - start.y;
  // The bow leans away from where the arrow comes from, so that two arrows to and fro lie apart.
  return { start, tip, bend: { x: (start.x + tip.x) / 2 - dy * BOW, y: (start.y + tip.y) / 2 + dx * BOW } };
}

export function arrowPath(from: Box, to: Box): Drawn {
  const { start, bend, tip } = bowBetween(from, to);
  const angle = Math.atan2(tip.y - bend.y, tip.x - bend.x);
  const neck = { x: tip.x - Math.cos(angle) * HEAD * 0.8, y: tip.y - Math.sin(angle) * HEAD * 0.8 };
  const at = ({ x, y }: Spot): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return { path: `M${at(start)}Q${at(bend)} ${at(neck)}`, head: tip, angle: (angle * 180) / Math.PI };
}

/** Where an arrow passes, so many pixels apart; the last is its tip. */
export function alongArrow(from: Box, to: Box, apart: number): readonly Spot[] {
  const { start, bend, tip } = bowBetween(from, to);
  const steps = Math.max(2, Math.ceil(Math.hypot(tip.x - start.x, tip.y - start.y) / apart));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const part = (a: number, b: number, c: number): number => (1 - t) * (1 - t) * a + 2 * t * (1 - t) * b + t * t * c;
    return { x: part(start.x, bend.x, tip.x), y: part(start.y, bend.y, tip.y) };
  });
}
