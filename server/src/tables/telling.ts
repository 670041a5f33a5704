/** Tells those who sit at this node what changed: each pair of eyes its own, everything that is the same made once. */
import type { Seat } from '@arenarium/engine';
import { changeTextsSince, type Before } from '@arenarium/host';
import type { ServerReport, StandingOf } from '@arenarium/protocol';
import { leftAt } from '../time/clocks.ts';
import { isAbortable } from './affairs.ts';
import type { Holder } from './entries.ts';
import type { Live } from './live.ts';
import { told, type Sitter } from './sitter.ts';

/** So many are sent to in one turn of the event loop: a thousand at once would hold up every other table. */
const SLICE = 100;

interface Parcel {
  readonly text: string | Buffer;
  readonly to: readonly Sitter[];
}
const parcels: Parcel[] = [];
let sending = false;

function sendSlices(): void {
  const next = parcels.shift();
  if (next === undefined) {
    sending = false;
    return;
  }
  for (const { wire } of next.to) wire.send(next.text);
  setImmediate(sendSlices);
}

/** Send one text to many, a slice at a time. What was sent before arrives before. */
export function sendToAll(text: string, to: readonly Sitter[]): void {
  if (to.length <= SLICE && !sending) {
    for (const { wire } of to) wire.send(text);
    return;
  }
  const bytes = Buffer.from(text);
  for (let i = 0; i < to.length; i += SLICE) parcels.push({ text: bytes, to: to.slice(i, i + SLICE) });
  if (sending) return;
  sending = true;
  setImmediate(sendSlices);
}

export function tellAll(live: Live, report: ServerReport): void {
  if (live.sitters.size > 0) sendToAll(told(report), [...live.sitters]);
}

/** Who asked for a change, and by which request: they get it as their report. */
export interface Asker {
  readonly sitter: Sitter;
  readonly re: number;
}

/** What an entry of the match changed. */
export function tellChange(live: Live, before: Before, asker: Asker | null): void {
  if (live.hosted === null || live.sitters.size === 0) return;
  const changeFor = changeTextsSince(before, live.hosted);
  const byEyes = new Map<string, Sitter[]>();
  for (const sitter of live.sitters) {
    const key = sitter.eyes.join();
    const same = byEyes.get(key);
    if (same === undefined) byEyes.set(key, [sitter]);
    else same.push(sitter);
  }
  for (const sitters of byEyes.values()) {
    const change = changeFor(sitters[0]?.eyes ?? []);
    const text = (re: number | null): string => `{"re":${re},"report":{"tell":"change","change":${change}}}`;
    if (asker !== null && sitters.includes(asker.sitter)) asker.sitter.wire.send(text(asker.re));
    sendToAll(
      text(null),
      sitters.filter((sitter) => sitter !== asker?.sitter),
    );
  }
}

export const seatsTaken = (holders: readonly Holder[]): StandingOf['seats'] =>
  holders.map(({ person, name, bot }, seat) => ({
    seat,
    by: bot === null ? (person === null ? 'nobody' : 'person') : 'bot',
    name: name === '' ? null : name,
    person,
    bot,
  }));

/** The seats whose people are at the table, here or at another node. */
export function seatsHere(live: Live): readonly Seat[] {
  const here = new Set<Seat>();
  for (const { holds } of live.sitters) for (const seat of holds) here.add(seat);
  for (const { seats } of live.elsewhere.values()) for (const seat of seats) here.add(seat);
  return [...here].sort((a, b) => a - b);
}

/** How the table stands beside the match; null before it has begun. */
export function standing(live: Live, at: number): StandingOf | null {
  const { affairs } = live;
  if (affairs === null) return null;
  const clocks = affairs.clocks.left.flatMap((_, seat) => {
    const left = leftAt(affairs.clocks, seat, at);
    return Number.isFinite(left) ? [{ seat, left: Math.round(left), runs: affairs.clocks.running.includes(seat) }] : [];
  });
  return {
    n: live.n,
    seats: seatsTaken(affairs.holders),
    here: seatsHere(live),
    onlookers: [...live.sitters].filter(({ holds }) => holds.length === 0).length,
    paused: affairs.paused,
    mayAbort: isAbortable(live),
    at: Math.round(at),
    clocks,
    offers: affairs.offers,
    over: affairs.over,
  };
}

export function tellStanding(live: Live, at: number): void {
  const now = standing(live, at);
  if (now !== null) tellAll(live, { tell: 'standing', standing: now });
}
