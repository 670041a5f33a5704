/** The page's end of the line to whoever hosts: requests go out, reports come in. */
import { message, type Decision, type Seat } from '@arenarium/engine';
import { LIMITS, type MatchRequest } from '@arenarium/protocol';
import { useAdvice } from './advice.ts';
import { useAnswer } from './answer.ts';
import type { Host } from './host.ts';
import type { HouseReport } from './house.ts';
import { useMatch } from './match.ts';
import { nextPaint } from './paint.ts';
import { useScreen } from './screen.ts';

type Hear = (report: HouseReport) => void;

let line: { readonly host: Host; readonly hear: Hear } | null = null;

/** From now on this host is asked, and nobody else is heard. */
export function speakWith(host: Host, hear: Hear): void {
  line = { host, hear };
}

export const isSpokenWith = (host: Host): boolean => line?.host === host;

export function hangUp(): void {
  line?.host.close();
  line = null;
}

export async function send(request: MatchRequest): Promise<void> {
  const asked = line;
  if (asked === null) return;
  const seen = request.ask === 'choose' ? nextPaint() : undefined;
  const report = await asked.host.ask(request);
  // A press is seen to be taken before anybody draws what came of it.
  await seen;
  // Whoever may not look need not ask again.
  if (asked === line && !(request.ask === 'look' && report.tell === 'refused')) asked.hear(report);
}

/** The open question to whoever looks at this screen. */
export const openDecision = (): Decision | null => useMatch.getState().scene?.view.decision ?? null;

export const lookAgain = (): void => void send({ ask: 'look', eyes: useScreen.getState().mine });

export function askWhyNot(): void {
  const decision = openDecision();
  if (decision === null || useAnswer.getState().forbidden !== null) return;
  void send({ ask: 'whyNot', seat: decision.seat, asked: decision.asked });
}

export function askHint(): void {
  const decision = openDecision();
  if (decision === null || decision.options.length < 2 || useAdvice.getState().hint !== null) return;
  useAdvice.setState({ hint: { advised: null } });
  void send({ ask: 'hint', seat: decision.seat, asked: decision.asked });
}

/** The lines of the log before those that are here. */
export function askEarlier(): void {
  const log = useMatch.getState().scene?.log;
  if (log !== undefined && log.from > 0) void send({ ask: 'log', from: Math.max(0, log.from - LIMITS.lines) });
}

/** The record once the match is over, before that a file that is handed on unread. */
export async function askRecord(): Promise<HouseReport> {
  if (line === null) return { tell: 'notOpened', because: message('house.noSuchMatch') };
  const isOver = useMatch.getState().scene?.view.result != null;
  return isOver ? line.host.ask({ ask: 'record' }) : line.host.file();
}

export function askWhy(seat: Seat, entry: number): void {
  useAdvice.setState({ why: { seat, entry, reasons: null } });
  void send({ ask: 'why', entry });
}
