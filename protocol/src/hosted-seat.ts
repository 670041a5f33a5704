/** One seat of a match, spoken to over the protocol: what it is told, and what it may answer. */
import {
  choose,
  say,
  toldTo,
  view,
  wordsFor,
  type Decision,
  type Match,
  type Message,
  type Seat,
  type Words,
} from '@arenarium/engine';
import { fromSeat, PROTOCOL, readLine, type Moment, type ToSeat, type Welcome } from './messages.ts';

export interface HostedSeat {
  readonly match: Match;
  readonly seat: Seat;
  readonly names: readonly string[];
  /** How long the table waits for an answer, in milliseconds. */
  readonly within: number;
  /** How much of the log the seat has been told. */
  told: number;
}

const spokenWith =
  (words: Words) =>
  (message: Message): { say: string; message: Message } => ({ say: say(words, message), message });

export const welcomeTo = ({ match, seat, names }: HostedSeat): Welcome => ({
  type: 'welcome',
  protocol: PROTOCOL,
  game: match.game.id,
  version: match.game.version,
  seat,
  names: [...names],
  settings: { ...match.setup.settings },
});

/** The table as it is now, and what happened since this was last called. */
export function momentFor(hosted: HostedSeat): Moment {
  const { match, seat, names, within } = hosted;
  const spoken = spokenWith(wordsFor(match.game, names));
  const { asked, table, faces, waiting, decision, result } = view(match.position, seat);
  const happened = match.log.slice(hosted.told).map((entry) => spoken(toldTo(match, entry, seat)));
  hosted.told = match.log.length;
  return {
    type: 'moment',
    asked,
    table,
    faces: [...faces],
    waiting: waiting.map((one) => ({ ...one })),
    happened,
    decision: decision === null ? null : asSent(decision, { spoken, within }),
    result:
      result === null ? null : { rewards: [...result.rewards], rule: result.rule, because: spoken(result.because) },
  };
}

function asSent(
  { asked, question, rule, prompt, options }: Decision,
  { spoken, within }: { spoken: ReturnType<typeof spokenWith>; within: number },
): NonNullable<Moment['decision']> {
  return {
    asked,
    question,
    rule,
    prompt: spoken(prompt),
    within,
    options: options.map((offered) => ({
      label: spoken(offered.label),
      points: [...offered.points],
      rule: offered.rule,
      option: { ...offered.option },
    })),
  };
}

/** A line from the seat: the choice is taken, or refused with the reason and nothing changes. */
export function receive(hosted: HostedSeat, line: string): ToSeat | null {
  const read = readLine(fromSeat, line);
  if (!read.ok) return { type: 'refused', because: read.because };
  const { match, seat, names } = hosted;
  const taken = choose(match, { seat, asked: read.message.asked, option: read.message.option });
  return taken.ok ? null : { type: 'refused', because: say(wordsFor(match.game, names), taken.message) };
}
