/**
 * Drag is the same two presses: down on one open thing, up on another. Under six pixels it stays a press; near an open
 * thing the arrow snaps to it; let go elsewhere and what was taken is let go. Where the second press belongs to the next
 * question (a card is played, then its target is asked for), it waits for that question, and for no other.
 */
import { useEffect, type RefObject } from 'react';
import { create } from 'zustand';
import { letGo, useAnswer } from '../play/answer.ts';
import { press } from '../play/answering.ts';
import { useMatch } from '../play/match.ts';
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
  /** The first press answers the question: nothing is pressed before it is let go over something. */
  answers: boolean;
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

/** Something is carried from now on, if it may be; what leads on is pressed with it. */
function takesUp(held: Held, pointer: string): boolean {
  const point = pointOf(held.element);
  const isPressed = useAnswer.getState().pressed.includes(point);
  held.answers = !isPressed && !leadsOn(point);
  // Of a set, and of a strip that scrolls under a finger, nothing is carried.
  if (held.answers && (openDecision()?.set !== null || pointer === 'touch')) return false;
  held.moved = true;
  if (!isPressed && !held.answers) press(point, labelOf(held.element));
  return true;
}

/** It is let go: over something, or over nothing. */
function drop({ element, answers }: Held, x: number, y: number): void {
  if (answers) {
    const onto = under(x, y);
    if (onto !== null && onto !== pointOf(element)) pressBoth(element, onto);
    return;
  }
  const to = nearest(x, y, element);
  if (to === null) letGo();
  else press(pointOf(to), labelOf(to));
  aimAt(null);
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
      held = { element, x: event.clientX, y: event.clientY, moved: false, answers: false };
    };
    const move = (event: PointerEvent) => {
      if (held === null) return;
      if (!held.moved) {
        if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < THRESHOLD) return;
        if (!takesUp(held, event.pointerType)) {
          held = null;
          return;
        }
        frame.setPointerCapture(event.pointerId);
      }
      const to = held.answers ? null : nearest(event.clientX, event.clientY, held.element);
      const around = frame.getBoundingClientRect();
      const target = to?.getBoundingClientRect() ?? { left: event.clientX, top: event.clientY, width: 0, height: 0 };
      const from = boxIn(around, held.element.getBoundingClientRect());
      useDrag.setState({ arrow: arrowPath(from, boxIn(around, target)) });
      aimAt(to === null ? null : pointOf(to), to === null ? '' : labelOf(to));
    };
    const up = ({ clientX, clientY }: PointerEvent) => {
      const was = held;
      held = null;
      if (was === null || !was.moved) return;
      useDrag.setState({ arrow: null });
      drop(was, clientX, clientY);
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

/** What lies under the pointer on the board: a thing, or the space of the piece that stands there. */
function under(x: number, y: number): string | null {
  const met = document.elementFromPoint(x, y)?.closest('[data-point], [data-on]') ?? null;
  if (met === null || met.closest('[data-region="field"], [data-region="rivals"]') === null) return null;
  return met.getAttribute('data-on') ?? met.getAttribute('data-point');
}

/** The first press answers; the second is for the question right after it, if that asks for such a thing. */
function pressBoth(first: Element, second: string): void {
  const before = openDecision();
  if (before === null) return;
  const stop = useMatch.subscribe(({ scene }) => {
    const now = scene?.view.decision ?? null;
    if (now?.asked === before.asked) return;
    stop();
    const isNext = now !== null && now.seat === before.seat && now.asked === before.asked + 1;
    if (isNext && now.options.some(({ points }) => points.includes(second))) press(second);
  });
  press(pointOf(first), labelOf(first));
}

/** Whether several options point at a thing: pressing it would ask for more. */
function leadsOn(point: string): boolean {
  const options = openDecision()?.options ?? [];
  return options.filter(({ points }) => points.includes(point)).length > 1;
}

/** The middle of a thing, for those who move the focus by direction. */
export const middleOf = (element: Element): { readonly x: number; readonly y: number } =>
  centreOf(element.getBoundingClientRect());
