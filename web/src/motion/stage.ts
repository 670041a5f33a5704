/**
 * Everything moves from where it was to where it is. What lay where is measured before the page changes and again after;
 * between the two only `transform` and `opacity` run, so input never waits, and whatever is done next ends it.
 */
import type { LogLine, Shown } from '@arenarium/protocol';
import { pauseOf, useSettings } from '../shell/settings.ts';
import { drawnAt, drawnThings } from '../table/drawn.ts';
import { seenAs, type Seen } from './motions.ts';
import { sound } from './sound.ts';

/** At most so many things at once: more tell nothing. */
const MOST = 30;
/** Steps of one choice follow one another at these times; those that are many follow closer. */
const STEP = 120;
/** A thing that hardly moved stays where it is. */
const NEAR = 3;

type Places = ReadonlyMap<string, DOMRect>;
const NOWHERE: Places = new Map();

interface Timing {
  readonly duration: number;
  readonly delay: number;
}

/** The size of a card on the table: what goes from a larger place is no larger. */
const CARD = { width: 44, height: 62 };
function small({ left, top, width, height }: DOMRect): DOMRect {
  const [w, h] = [Math.min(width, CARD.width), Math.min(height, CARD.height)];
  return new DOMRect(left + (width - w) / 2, top + (height - h) / 2, w, h);
}

/** Where every thing on the table lies now. */
export const placesNow = (): Places =>
  // Where bots answer at once nothing travels and no number flies: nobody asks where things lay.
  useSettings.getState().pace === 'instant'
    ? NOWHERE
    : new Map([...drawnThings()].map(([point, element]) => [point, element.getBoundingClientRect()]));

/** Whether anything is to move: not for those who asked for less, nor in a hidden tab, nor where bots answer at once. */
export function isStill(): boolean {
  const { pace } = useSettings.getState();
  return pace === 'instant' || document.hidden || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const running = new Set<Animation>();

function run(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
  if (running.size >= MOST) return;
  const animation = element.animate(frames, { easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)', ...timing });
  running.add(animation);
  const end = () => running.delete(animation);
  animation.addEventListener('finish', end);
  animation.addEventListener('cancel', end);
}

/** Everything stands where it belongs at once: somebody went on. */
export function finish(): void {
  for (const animation of running) animation.finish();
  running.clear();
  for (const shown of document.querySelectorAll('[data-flying], [data-leaving]')) shown.remove();
}

/** Whether a thing is drawn on the board itself: neither in a hand nor beside it. */
export const isOnBoard = (point: string): boolean =>
  drawnAt(point)?.closest('[data-region="field"], [data-region="hand"]') != null;

function flyFrom(element: HTMLElement, from: DOMRect, timing: Timing) {
  const to = element.getBoundingClientRect();
  const dx = from.left + from.width / 2 - to.left - to.width / 2;
  const dy = from.top + from.height / 2 - to.top - to.height / 2;
  if (Math.hypot(dx, dy) < NEAR) return;
  const scale = Math.min(1.4, Math.max(0.35, from.width / Math.max(1, to.width)));
  run(
    // What holds it and has nothing else to show goes with it: else the page would see that jump.
    element.closest('[data-glides]') ?? element,
    [
      { translate: `${dx}px ${dy}px`, scale: String(scale), zIndex: 20 },
      { translate: '0 0', scale: '1', zIndex: 20 },
    ],
    // What is placed by a translation of its own keeps that.
    { ...timing, fill: 'backwards', composite: 'add' },
  );
}

/** A number that flies up from where a thing lies or lay. */
function number(box: DOMRect, text: string, delay: number): void {
  const table = document.querySelector<HTMLElement>('[data-shape]');
  if (table === null) return;
  const frame = table.getBoundingClientRect();
  const shown = document.createElement('span');
  shown.dataset['flying'] = text.startsWith('+') ? 'good' : 'bad';
  shown.textContent = text;
  shown.ariaHidden = 'true';
  shown.style.left = `${box.left + box.width / 2 - frame.left}px`;
  shown.style.top = `${box.top + box.height / 3 - frame.top}px`;
  table.append(shown);
  const still = isStill();
  const flight = still
    ? [{ opacity: 1 }, { opacity: 1 }]
    : [
        { transform: 'translate(-50%, 0) scale(0.3)', opacity: 0 },
        { transform: 'translate(-50%, -18px) scale(1.25)', opacity: 1, offset: 0.22 },
        { transform: 'translate(-50%, -74px) scale(1)', opacity: 0 },
      ];
  shown.animate(flight, { duration: 900, delay, fill: 'backwards' }).addEventListener('finish', () => shown.remove());
}

/** What leaves the table goes to whoever took it: a back from where it lay to where they sit. */
function leave(from: DOMRect, to: HTMLElement, timing: Timing): void {
  const table = to.closest<HTMLElement>('[data-shape]');
  if (table === null || running.size >= MOST) return;
  const frame = table.getBoundingClientRect();
  const goal = to.getBoundingClientRect();
  const back = document.createElement('span');
  back.dataset['leaving'] = 'yes';
  back.ariaHidden = 'true';
  back.style.left = `${from.left - frame.left}px`;
  back.style.top = `${from.top - frame.top}px`;
  back.style.width = `${from.width}px`;
  back.style.height = `${from.height}px`;
  table.append(back);
  const dx = goal.left + goal.width / 2 - from.left - from.width / 2;
  const dy = goal.top + goal.height / 2 - from.top - from.height / 2;
  const frames = [
    { transform: 'none', opacity: 1 },
    { transform: `translate(${dx}px, ${dy}px) scale(0.3)`, opacity: 0.4 },
  ];
  back
    .animate(frames, { ...timing, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)', fill: 'backwards' })
    .addEventListener('finish', () => back.remove());
}

/** Nothing here is painted anew while it runs: a filter would be, card by card, in every frame, and a press waits for that. */
const motionsOf: Readonly<Record<Exclude<Seen['does'], 'fly'>, Keyframe[]>> = {
  shake: [
    { translate: '0' },
    { translate: '-6px 2px' },
    { translate: '6px -2px' },
    { translate: '-4px 1px' },
    { translate: '0' },
  ],
  pulse: [{ scale: '1' }, { scale: '1.08' }, { scale: '1' }],
  tumble: [{ rotate: '0deg' }, { rotate: '16deg' }, { rotate: '-14deg' }, { rotate: '0deg' }],
  sink: [{ opacity: 1 }, { opacity: 0.35 }, { opacity: 1 }],
  glow: [{ opacity: 1 }, { opacity: 0.6 }, { opacity: 1 }],
};

/** Who strikes leans towards whom. */
function lean(by: HTMLElement, to: HTMLElement, delay: number): void {
  const a = by.getBoundingClientRect();
  const b = to.getBoundingClientRect();
  const dx = (b.left + b.width / 2 - a.left - a.width / 2) * 0.12;
  const dy = (b.top + b.height / 2 - a.top - a.height / 2) * 0.12;
  run(by, [{ translate: '0 0' }, { translate: `${dx}px ${dy}px` }, { translate: '0 0' }], { duration: 260, delay });
}

/** A pile or a hand stays where it is; what comes to it is seen to come. */
function comeTo(place: HTMLElement, from: DOMRect | undefined, timing: Timing): void {
  if (from !== undefined) leave(small(from), place, timing);
}

interface Played {
  readonly before: Places;
  readonly delay: number;
}

function play([motion, by = '', to = [], from = '', n]: Shown, { before, delay }: Played): void {
  const seen = seenAs[motion];
  setTimeout(() => sound(seen.sounds), delay);
  const targets = to.flatMap((point) => {
    const element = drawnAt(point);
    return element === null ? [] : [{ point, element }];
  });
  const actor = by === '' ? null : drawnAt(by);
  const [first] = targets;
  if (seen.strikes === true && actor !== null && first !== undefined) lean(actor, first.element, delay);
  if (seen.does === 'glow' && targets.length === 0 && actor !== null)
    run(actor, motionsOf.glow, { duration: seen.ms, delay });
  const timing = { duration: seen.ms, delay };
  const start = before.get(by) ?? before.get(from);
  // Who plays itself comes from where it was held.
  if (seen.does === 'fly' && to.length === 0 && actor !== null && start !== undefined) flyFrom(actor, start, timing);
  for (const point of to) {
    const was = before.get(point);
    if (actor !== null && was !== undefined && drawnAt(point) === null) leave(was, actor, timing);
  }
  for (const { point, element } of targets) {
    const source = before.get(point) ?? before.get(from);
    if (seen.does !== 'fly') run(element, motionsOf[seen.does], timing);
    // Places stay where they are; what comes to them is seen there.
    else if (point.startsWith('hex:')) run(element, motionsOf.glow, timing);
    else if (element.dataset['places'] !== undefined) comeTo(element, before.get(from), timing);
    else if (source !== undefined) flyFrom(element, source, timing);
  }
  if (seen.number === undefined || n === undefined || n <= 0) return;
  for (const point of to) {
    // What fell by it is gone: its number stands where it was.
    const box = drawnAt(point)?.getBoundingClientRect() ?? before.get(point);
    if (box !== undefined) number(box, `${seen.number}${n}`, delay);
  }
}

/** Play what the new lines tell, from the table as it was; then whatever else has changed its place glides there. */
export function playLines(lines: readonly LogLine[], before: Places): void {
  const shown = lines.flatMap((line) => (line.shown === undefined ? [] : [line.shown]));
  if (isStill()) {
    // Nothing travels; numbers and sounds stay.
    shown.slice(-4).forEach((each) => {
      sound(seenAs[each[0]].sounds);
      showNumbers(each, before);
    });
    return;
  }
  const room = pauseOf[useSettings.getState().pace];
  const step = Math.min(STEP, room / Math.max(1, shown.length));
  shown.forEach((each, i) => play(each, { before, delay: i * step }));
  const told = new Set(shown.flatMap(([, , to = []]) => to));
  for (const [point, spot] of drawnThings()) {
    const was = before.get(point);
    if (was !== undefined && !told.has(point) && point.startsWith('card:'))
      flyFrom(spot, was, { duration: 260, delay: 0 });
  }
}

function showNumbers([motion, , to = [], , n]: Shown, before: Places): void {
  const sign = seenAs[motion].number;
  if (sign === undefined || n === undefined || n <= 0 || useSettings.getState().pace === 'instant') return;
  for (const point of to) {
    const box = drawnAt(point)?.getBoundingClientRect() ?? before.get(point);
    if (box !== undefined) number(box, `${sign}${n}`, 0);
  }
}
