/**
 * Where the name of what is being done lies on a board that has its middle free for it: where nobody stands and no arrow
 * runs, as near the middle as can be. Boards never measure themselves, so the table does.
 */
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { alongArrow, centreOf, type Box, type Spot } from './arrow-path.ts';
import type { Arrow } from '../boards/board.ts';

interface Ground {
  readonly room: Pick<Box, 'width' | 'height'>;
  readonly plate: Pick<Box, 'width' | 'height'>;
  /** Where somebody stands, or a number does. */
  readonly taken: readonly Box[];
  readonly arrows: readonly { readonly from: Box; readonly to: Box }[];
}

/** So many places are tried, each way. */
const STEPS = 24;
/** Half of what an arrow is wide, with a little air. */
const HALF = 9;
/** Arrows are looked at so many pixels apart. */
const APART = 8;
/**
 * What is lost for each pixel the name lies aside of the middle, for each pixel of an arrow that passes under it, and for
 * each square pixel of a Hero or a number that it lies on: rather aside than over an arrow, rather over an arrow than over a Hero.
 */
const ASIDE = 1;
const ARROW = 15;
const PIECE = 8;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

const isWithin = ({ x, y }: Spot, { left, top, width, height }: Box): boolean =>
  x > left - HALF && x < left + width + HALF && y > top - HALF && y < top + height + HALF;

/** The middle of the best place. */
export function freePlace({ room, plate, taken, arrows }: Ground): Spot {
  const passed = arrows.flatMap(({ from, to }) => alongArrow(from, to, APART));
  const middle = { x: room.width / 2, y: room.height * 0.46 };
  const costOf = ({ x, y }: Spot): number => {
    const box = { ...plate, left: x - plate.width / 2, top: y - plate.height / 2 };
    const crossed = passed.filter((spot) => isWithin(spot, box)).length * APART;
    const covered = taken.reduce((sum, piece) => sum + overlap(box, piece), 0);
    return crossed * ARROW + covered * PIECE + Math.hypot(x - middle.x, y - middle.y) * ASIDE;
  };
  let best = { spot: middle, cost: costOf(middle) };
  const free = { width: room.width - plate.width, height: room.height - plate.height };
  for (let i = 0; i < (STEPS + 1) ** 2; i++) {
    const [across, down] = [i % (STEPS + 1), Math.floor(i / (STEPS + 1))];
    const spot = {
      x: plate.width / 2 + (free.width * across) / STEPS,
      y: plate.height / 2 + (free.height * down) / STEPS,
    };
    const cost = costOf(spot);
    if (cost < best.cost) best = { spot, cost };
  }
  return best.spot;
}

/** Where an element is laid out within another, whatever is gliding just now. */
function laidIn(element: HTMLElement, room: Element): Box {
  let left = 0;
  let top = 0;
  for (let at: Element | null = element; at instanceof HTMLElement && at !== room; at = at.offsetParent) {
    const { translate } = getComputedStyle(at);
    left += at.offsetLeft - (translate.startsWith('-50%') ? at.offsetWidth / 2 : 0);
    top += at.offsetTop - (translate.startsWith('-50%') ? at.offsetHeight / 2 : 0);
  }
  return { left, top, width: element.offsetWidth, height: element.offsetHeight };
}

/** How large a number is, in rem. */
const NUMBER = 3.25;

/** The number at the tip of an arrow stands over it, to its right. */
function numberAt({ from, to }: { readonly from: Box; readonly to: Box }, size: number): Box {
  const tip = alongArrow(from, to, APART).at(-3) ?? centreOf(to);
  return { left: tip.x, top: tip.y - 0.8 * size, width: size, height: size };
}

function settle(plate: HTMLElement, arrows: readonly Arrow[]): void {
  const room = plate.parentElement;
  if (room === null) return;
  const pieces = new Map(
    [...room.querySelectorAll<HTMLElement>('[data-whole]')].map((piece) => [
      piece.querySelector('[data-point]')?.getAttribute('data-point') ?? '',
      laidIn(piece, room),
    ]),
  );
  const ways = arrows.flatMap(({ from, to, mark }) => {
    const [start, end] = [pieces.get(from), pieces.get(to)];
    return start === undefined || end === undefined ? [] : [{ from: start, to: end, mark }];
  });
  const { width, height } = plate.getBoundingClientRect();
  const size = NUMBER * parseFloat(getComputedStyle(document.documentElement).fontSize);
  const numbers = ways.flatMap((way) => (way.mark === undefined ? [] : [numberAt(way, size)]));
  const { x, y } = freePlace({
    room: { width: room.clientWidth, height: room.clientHeight },
    plate: { width, height },
    taken: [...pieces.values(), ...numbers],
    arrows: ways,
  });
  // From the middle, where it lies by itself: what is moved this way is no jump of the layout.
  plate.style.setProperty('--aside', `${(x - room.clientWidth / 2).toFixed(0)}px`);
  plate.style.setProperty('--down', `${(y - room.clientHeight * 0.46).toFixed(0)}px`);
}

/** To be hung on the name: it lies where there is room for it, also when what it lies in takes another shape. */
export function useFreePlace(isThere: boolean, arrows: readonly Arrow[]): RefObject<HTMLDivElement | null> {
  const plate = useRef<HTMLDivElement>(null);
  const latest = useRef(arrows);
  latest.current = arrows;
  const wanted = JSON.stringify(arrows);
  useLayoutEffect(() => {
    const { current } = plate;
    if (current === null || current.parentElement === null) return undefined;
    const look = () => settle(current, latest.current);
    look();
    // The board draws what the window allows; it tells before anybody sees it.
    const watcher = new ResizeObserver(look);
    watcher.observe(current.parentElement);
    watcher.observe(current);
    return () => watcher.disconnect();
  }, [isThere, wanted]);
  return plate;
}
