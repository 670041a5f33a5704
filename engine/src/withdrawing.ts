/** Thinking again: whoever was asked together with others may take an answer back until all have answered. */
import type { Ask, Seat } from './flow.ts';
import type { Position } from './position.ts';
import { onlySet } from './sets.ts';

/** A seat takes its answer back, as long as others who were asked together have not all answered. False if it cannot. */
export function withdraw(p: Position, seat: Seat): boolean {
  const place = placeToWithdraw(p, seat);
  const { together } = p;
  const ask = together?.flow.asks[place];
  if (together === null || ask === undefined) return false;
  const answers = together.answers.with(place, -1);
  const asks = together.asks.with(place, ask);
  p.together = { flow: together.flow, asks, answers };
  p.now = asks[answers.indexOf(-1)] ?? null;
  return true;
}
export const mayWithdraw = (p: Position, seat: Seat): boolean => placeToWithdraw(p, seat) >= 0;

/** Where the answer lies that a seat may take back, or −1. */
function placeToWithdraw(p: Position, seat: Seat): number {
  const { together } = p;
  if (together === null) return -1;
  const place = together.asks.findIndex((ask) => ask.seat === seat);
  const ask = together.flow.asks[place];
  return ask === undefined || together.answers[place] === -1 || onlyAnswer(p, ask) ? -1 : place;
}
/** It was answered by the engine, as nothing else could be. */
const onlyAnswer = (p: Position, ask: Ask): boolean =>
  !ask.question.secret && ask.options.length === 1 && (ask.picking === null || onlySet(p, ask) !== null);
