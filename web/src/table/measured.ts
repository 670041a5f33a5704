/** What the layer of arrows measures: where arrows run, and what they pass under. */
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Arrow } from '../boards/board.ts';
import { arrowPath, type Box, type Drawn } from './arrow-path.ts';
import { useDrag } from './drag.ts';
import { drawnAt, isDrawn } from './drawn.ts';

/** What somebody points at is there at once; what happened is seen to happen. */
export interface Shown extends Arrow {
  readonly isAimed: boolean;
}
export interface Measured {
  readonly arrow: Shown;
  readonly drawn: Drawn;
}
export interface Found {
  readonly arrows: readonly Measured[];
  /** Where the question lies: arrows between board and hand pass under it. */
  readonly ribbon: Box | null;
  /** Names on the board that are to be read, whatever runs there. */
  readonly names: readonly Box[];
}
const NOTHING_FOUND: Found = { arrows: [], ribbon: null, names: [] };

export const arrowKey = ({ from, to, kind, mark }: Arrow): string => `${from}>${to}:${kind}:${mark ?? ''}`;

/** The box of an element, seen from the layer's corner. */
function boxOf(element: Element, origin: DOMRect): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  const round = (length: number): number => Math.round(length * 10) / 10;
  return { left: round(left - origin.left), top: round(top - origin.top), width: round(width), height: round(height) };
}

/** Looks things up once, and again when what was found is no longer there. A piece with its name is one thing: its whole. */
function finder(): (point: string) => Element | null {
  const known = new Map<string, Element>();
  return (point) => {
    const before = known.get(point);
    if (before?.isConnected === true && isDrawn(before)) return before;
    const spot = drawnAt(point);
    const found = spot?.closest('[data-whole]') ?? spot;
    if (found === null) known.delete(point);
    else known.set(point, found);
    return found;
  };
}

function measure(arrows: readonly Shown[], layer: SVGSVGElement, find: ReturnType<typeof finder>): Found {
  const origin = layer.getBoundingClientRect();
  const ribbon = layer.parentElement?.querySelector('[data-region="ask"]') ?? null;
  const names = layer.parentElement?.querySelectorAll('[data-over-arrows]') ?? [];
  return {
    arrows: arrows.flatMap((arrow) => {
      const [from, to] = [find(arrow.from), find(arrow.to)];
      return from === null || to === null ? [] : [{ arrow, drawn: arrowPath(boxOf(from, origin), boxOf(to, origin)) }];
    }),
    ribbon: ribbon === null ? null : boxOf(ribbon, origin),
    names: [...names].filter(isDrawn).map((name) => boxOf(name, origin)),
  };
}

/** After so many frames in which nothing moved it is looked less often: somebody thinks, and a press would wait for the looking. */
const AT_REST = 12;
/** In milliseconds. */
const SELDOM = 150;

/** Looks in every frame, and less often once nothing moves any more; a window or a strip that is moved wakes it. Returns how to stop. */
function keepLooking(hasMoved: () => boolean): () => void {
  let still = 0;
  let frame = 0;
  let timer = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  const look = () => {
    still = hasMoved() ? 0 : still + 1;
    if (still < AT_REST) frame = requestAnimationFrame(look);
    else timer = window.setTimeout(look, SELDOM);
  };
  const wake = () => {
    stop();
    still = 0;
    frame = requestAnimationFrame(look);
  };
  const all = { capture: true, passive: true };
  window.addEventListener('resize', wake);
  window.addEventListener('scroll', wake, all);
  look();
  return () => {
    stop();
    window.removeEventListener('resize', wake);
    window.removeEventListener('scroll', wake, all);
  };
}

/**
 * As long as there are arrows it is looked whether all still lies where it lay: a board takes another shape after the
 * window has, things glide to other places, strips are scrolled.
 */
export function useMeasured(arrows: readonly Shown[], layer: RefObject<SVGSVGElement | null>): Found {
  const [found, setFound] = useState(NOTHING_FOUND);
  const isDragging = useDrag((dragging) => dragging.arrow !== null);
  const wanted = [...arrows.map(arrowKey), ...(isDragging ? ['drag'] : [])].join('|');
  const latest = useRef(arrows);
  latest.current = arrows;
  useLayoutEffect(() => {
    if (wanted === '') {
      setFound(NOTHING_FOUND);
      return undefined;
    }
    const find = finder();
    let seen = '';
    return keepLooking(() => {
      if (layer.current === null) return false;
      const now = measure(latest.current, layer.current, find);
      const mark = JSON.stringify([now.arrows.map(({ drawn }) => drawn), now.ribbon, now.names]);
      if (mark === seen) return false;
      seen = mark;
      setFound(now);
      return true;
    });
  }, [wanted, layer]);
  return found;
}
