/**
 * Drawings as small as they may be without anybody seeing it: every point goes to the nearest point of the grid of 512 by
 * 512 it was drawn on, and is told from the one before. No rounding adds up, because each is told from where the one
 * before has come to lie.
 */

/** One command of a path, all that it is told by absolute. */
export interface Stroke {
  /** In small letters, whatever it was. */
  readonly command: string;
  /** What comes before the points: an arc's radii, turn and flags; else nothing. */
  readonly shape: readonly number[];
  /** x and y in turn; the last two are where the pen comes to. */
  readonly points: readonly number[];
}

/** How many numbers a command takes. */
const TAKES: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
/** How many of an arc's are no points. */
const SHAPE = 5;
/** An e belongs to a number. */
const COMMAND = /([a-df-z])([^a-df-z]*)/gi;
/** Flags of an arc need nothing between them and what follows. */
const ARC = /([\d.]+)[\s,]*([\d.]+)[\s,]*(-?[\d.]+)[\s,]*([01])[\s,]*([01])[\s,]*(-?\d*\.?\d+)[\s,]*(-?\d*\.?\d+)/g;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g;

/** The numbers behind one letter, as many together as its command takes. */
function lotsOf(command: string, text: string): readonly (readonly number[])[] {
  if (command === 'z') return [[]];
  if (command === 'a') return [...text.matchAll(ARC)].map((found) => found.slice(1).map(Number));
  const numbers = (text.match(NUMBER) ?? []).map(Number);
  const takes = TAKES[command];
  if (takes === undefined || numbers.length === 0 || numbers.length % takes !== 0)
    throw new Error(`no path: ${command}${text}`);
  return Array.from({ length: numbers.length / takes }, (_, i) => numbers.slice(i * takes, (i + 1) * takes));
}

/** A path, command for command. */
export function strokesOf(path: string): readonly Stroke[] {
  const strokes: Stroke[] = [];
  let [x, y, fromX, fromY] = [0, 0, 0, 0];
  for (const [, letter = '', text = ''] of path.matchAll(COMMAND)) {
    const command = letter.toLowerCase();
    lotsOf(command, text).forEach((lot, i) => {
      const [overX, overY] = command === letter ? [x, y] : [0, 0];
      const shape = command === 'a' ? lot.slice(0, SHAPE) : [];
      const told = lot.slice(shape.length);
      const [one = 0] = told;
      if (command === 'z') [x, y] = [fromX, fromY];
      else if (command === 'h') x = overX + one;
      else if (command === 'v') y = overY + one;
      const isStraight = command === 'h' || command === 'v' || command === 'z';
      const points = isStraight ? [x, y] : told.map((at, k) => at + (k % 2 === 0 ? overX : overY));
      [x = 0, y = 0] = points.slice(-2);
      if (command === 'm' && i === 0) [fromX, fromY] = [x, y];
      // What follows a beginning behind the same letter is a line.
      strokes.push({ command: command === 'm' && i > 0 ? 'l' : command, shape, points });
    });
  }
  return strokes;
}

/** A line along the grid needs one number. */
function shortest(command: string, [across = 0, down = 0]: readonly number[]): readonly [string, readonly number[]] {
  if (down === 0) return ['h', [across]];
  if (across === 0) return ['v', [down]];
  return [command, [across, down]];
}

const LINES = ['l', 'h', 'v'];

/** The same drawing on the grid. */
export function onGrid(path: string): string {
  let written = '';
  let last = '';
  let [x, y] = [0, 0];
  for (const { command, shape, points } of strokesOf(path)) {
    const steps = points.map((at, i) => Math.round(at) - (i % 2 === 0 ? x : y));
    // What has become a point draws nothing; but a smooth curve looks back at the one before.
    const isPoint = steps.every((step) => step === 0) && !'mstz'.includes(command);
    if (isPoint) continue;
    const [short, told] = LINES.includes(command) ? shortest('l', steps) : [command, command === 'z' ? [] : steps];
    // An arc's radii that are too small are widened by whoever draws it.
    const [wide = 0, high = 0, ...rest] = shape;
    const round = shape.length === 0 ? [] : [Math.max(1, Math.round(wide)), Math.max(1, Math.round(high)), ...rest];
    const isRepeated = short === last && !'mz'.includes(short);
    const numbers = [...round, ...told].map((n, i) => (n < 0 || (i === 0 && !isRepeated) ? String(n) : ` ${n}`));
    written += (isRepeated ? '' : short) + numbers.join('');
    last = short;
    [x, y] = [Math.round(points.at(-2) ?? 0), Math.round(points.at(-1) ?? 0)];
  }
  return written;
}
