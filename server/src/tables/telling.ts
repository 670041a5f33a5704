/** Tells those who sit at this node what changed: each pair of eyes its own, everything that is the same made once. */
import type { Seat } from '@arenarium/engine';
import { changeTextsSince, type Before } from '@arenarium/host';
import type { ServerReport, StandingOf } from '@arenarium/protocol';
import { leftAt } from '../time/clocks.ts';
import { sendToMany, type Wire } from '../wire/wires.ts';
import { isAbortable } from './affairs.ts';
import type { Holder } from './entries.ts';
import type { Live } from './live.ts';
import { told, type Sitter } from './sitter.ts';

export function tellAll(live: Live, report: ServerReport): void {
  if (live.sitters.size > 0)
    sendToMany(
      told(report),
      [...live.sitters].map(({ wire }) => wire),
    );
}

/** Who asked for a change, and by which request: they get it as their report. */
export interface Asker {
  readonly sitter: Sitter;
  readonly re: number;
}

const sameEyes = (a: Sitter, b: Sitter): boolean =>
  a.eyes === b.eyes || (a.eyes.length === b.eyes.length && a.eyes.every((eye, i) => eye === b.eyes[i]));

/** Those at the table, by what they look through. */
function byEyes(sitters: Iterable<Sitter>): readonly (readonly Sitter[])[] {
  const groups: Sitter[][] = [];
  for (const sitter of sitters) {
    const own = groups.find(([first]) => first !== undefined && sameEyes(first, sitter));
    if (own === undefined) groups.push([sitter]);
    else own.push(sitter);
  }
  return groups;
}

/** What an entry of the match changed. */
export function tellChange(live: Live, before: Before, asker: Asker | null): void {
  if (live.hosted === null || live.sitters.size === 0) return;
  const changeFor = changeTextsSince(before, live.hosted);
  for (const group of byEyes(live.sitters)) {
    const rest = `,"report":{"tell":"change","change":${changeFor(group[0]?.eyes ?? [])}}}`;
    const others: Wire[] = [];
    for (const sitter of group) {
      if (sitter === asker?.sitter) sitter.wire.send(`{"re":${asker.re}${rest}`);
      else others.push(sitter.wire);
    }
    if (others.length > 0) sendToMany(`{"re":null${rest}`, others);
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
