/**
 * Drag is the same two presses: down on one open thing, up on another. Under six pixels it stays a press; near an open
 * thing the arrow snaps to it; let go elsewhere and what was taken is let go.
 */
import { useEffect, type RefObject } from 'react';
import { create } from 'zustand';
import { letGo, useAnswer } from '../play/answer.ts';
import { press } from '../play/answering.ts';
import { openDecision } from '../play/asking.ts';
import { aimAt } from './aim.ts';
import { arrowPath, centreOf, type Box, type Drawn } from './arrow-path.ts';

export const useDrag = create<{ readonly arrow: Drawn | null }>()(() => ({ arrow: null }));

const THRESHOLD = 6;
const SNAP = 40;

interface Held {
  readonly element: Element;
  readonly x: number;
  readonly y: number;
  moved: boolean;
}

const pointOf = (element: Element): string => element.getAttribute('data-point') ?? '';
const labelOf = (element: Element): string => element.getAttribute('data-label-of') ?? '';

/** How far a spot is from a box; nought inside it. */
function distance({ left, top, width, height }: Box, x: number, y: number): number {
  return Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height));
}

/** The open thing nearest to the pointer, if it is near. */
function nearest(x: number, y: number, not: Element): Element | null {
  const open = [...document.querySelectorAll('[data-point][data-standing="open"]')].filter((spot) => spot !== not);
  const near = open.map((spot) => ({ spot, away: distance(spot.getBoundingClientRect(), x, y) }));
  const [best] = near.filter(({ away }) => away <= SNAP).toSorted((a, b) => a.away - b.away);
  return best?.spot ?? null;
}

function boxIn(frame: DOMRect, { left, top, width, height }: Box): Box {
  return { left: left - frame.left, top: top - frame.top, width, height };
}

/** Listen for drags inside the table. */
export function useDragging(table: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const frame = table.current;
    if (frame === null) return undefined;
    let held: Held | null = null;

    const down = (event: PointerEvent) => {
      const element = (event.target as Element).closest('[data-point]');
      const standing = element?.getAttribute('data-standing');
      if (event.button !== 0 || element === null || (standing !== 'open' && standing !== 'chosen')) return;
      held = { element, x: event.clientX, y: event.clientY, moved: false };
    };
    const move = (event: PointerEvent) => {
      if (held === null) return;
      if (!held.moved) {
        if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < THRESHOLD) return;
        // Only what leads on to something else can be carried; a strip that scrolls under a finger is not.
        const { pressed } = useAnswer.getState();
        if (!pressed.includes(pointOf(held.element)) && !leadsOn(pointOf(held.element))) {
          held = null;
          return;
        }
        held.moved = true;
        if (!pressed.includes(pointOf(held.element))) press(pointOf(held.element), labelOf(held.element));
        frame.setPointerCapture(event.pointerId);
      }
      const to = nearest(event.clientX, event.clientY, held.element);
      const around = frame.getBoundingClientRect();
      const target = to?.getBoundingClientRect() ?? { left: event.clientX, top: event.clientY, width: 0, height: 0 };
      const from = boxIn(around, held.element.getBoundingClientRect());
      useDrag.setState({ arrow: arrowPath(from, boxIn(around, target)) });
      aimAt(to === null ? null : pointOf(to), to === null ? '' : labelOf(to));
    };
    const up = (event: PointerEvent) => {
      const was = held;
      held = null;
      if (was === null || !was.moved) return;
      useDrag.setState({ arrow: null });
      const to = nearest(event.clientX, event.clientY, was.element);
      if (to === null) letGo();
      else press(pointOf(to), labelOf(to));
      aimAt(null);
    };
    const cancel = () => {
      if (held?.moved === true) letGo();
      held = null;
      useDrag.setState({ arrow: null });
    };
    frame.addEventListener('pointerdown', down);
    frame.addEventListener('pointermove', move);
    frame.addEventListener('pointerup', up);
    frame.addEventListener('pointercancel', cancel);
    return () => {
      frame.removeEventListener('pointerdown', down);
      frame.removeEventListener('pointermove', move);
      frame.removeEventListener('pointerup', up);
      frame.removeEventListener('pointercancel', cancel);
    };
  }, [table]);
}

/** Whether several options point at a thing: pressing it would ask for more. */
function leadsOn(point: string): boolean {
  const options = openDecision()?.options ?? [];
  return options.filter(({ points }) => points.includes(point)).length > 1;
}

/** The middle of a thing, for those who move the focus by direction. */
export const middleOf = (element: Element): { readonly x: number; readonly y: number } =>
  centreOf(element.getBoundingClientRect());
