/**
 * Looking back at a match: at every decision, what each seat could hope for from what it knew then, what it could
 * have hoped for with all cards open, where the match turned, and what would have been better. It runs as a generator:
 * whoever drives it shows the progress, and cancels by no longer asking for more.
 */
import {
  answerAs,
  askOf,
  clone,
  isChoice,
  message,
  picksOf,
  replay,
  say,
  seatNamed,
  seeded,
  standingIn,
  type Ask,
  type Chosen,
  type Game,
  type MatchRecord,
  type Message,
  type Position,
  type Seat,
  type Words,
} from '@arenarium/engine';
import { mindOf, openOutlookOf, outlookOf } from './bot.ts';
import { explainSearch, type Considered, type Explanation } from './explain.ts';
import { bySide, speaker } from './judgement/aloud.ts';
import { sideNumbers } from './judgement/look.ts';
import { search } from './search.ts';

export interface AnalysisOrder {
  /** Iterations for the seat that is asked; each other outlook gets a quarter. */
  readonly iterations?: number;
  /** Only look at these entries of the record, from … up to but not including. */
  readonly from?: number;
  readonly until?: number;
}

export interface AnalysedChoice {
  /** Which entry of the record this is. */
  readonly entry: number;
  readonly seat: Seat;
  readonly question: string;
  readonly rule: string;
  readonly prompt: Message;
  /** What was chosen; and what would have been best, from what the seat knew, with the chance of either. */
  readonly chosen: Considered;
  readonly best: Considered;
  /** What the choice cost, in win chance: 0 for the best. */
  readonly cost: number;
  /** By seat: the win chance from what that seat knew just before this choice. */
  readonly chances: readonly number[];
  /** By seat: the same with all cards open, knowing only what chance had not yet decided. */
  readonly open: readonly number[];
}

export interface TurningPoint {
  readonly entry: number;
  /** Whose chance it is, and how much it changed, with open cards. */
  readonly seat: Seat;
  readonly change: number;
  /** A mistake of the seat that chose, or something no one could help: chance, a hidden card, a good move. */
  readonly kind: 'mistake' | 'turn';
}

export interface Analysis {
  readonly game: string;
  readonly seats: number;
  readonly iterations: number;
  readonly choices: readonly AnalysedChoice[];
  readonly turningPoints: readonly TurningPoint[];
  readonly rewards: readonly number[] | null;
}

export interface Progress {
  readonly done: number;
  readonly of: number;
}

const NORMAL_ITERATIONS = 400;
/** A change of win chance that is worth pointing at, and how many of them. */
const TURN = 0.08;
const MISTAKE = 0.05;
const MOST_TURNS = 7;

/** Analyse a record, one decision at a time. Throws BadRecord if it cannot have come from this game. */
export function* analysis(game: Game, record: MatchRecord, order: AnalysisOrder = {}): Generator<Progress, Analysis> {
  const { iterations = NORMAL_ITERATIONS, from = 0 } = order;
  const until = Math.min(order.until ?? Infinity, record.entries.length);
  const rewards = replay(game, record).position.result?.rewards ?? null;
  const choices: AnalysedChoice[] = [];
  const standing = new Set(standingIn(record.entries));
  for (let entry = from; entry < until; entry++) {
    yield { done: entry - from, of: until - from };
    const chosen = record.entries[entry];
    if (!isChoice(chosen) || !standing.has(entry)) continue;
    const analysed = analysedChoice(replay(game, record, entry).position, { entry, chosen, iterations });
    if (analysed !== null) choices.push(analysed);
  }
  yield { done: until - from, of: until - from };
  return {
    game: game.id,
    seats: record.seats,
    iterations,
    choices,
    // What came at last only tells of the last choice if that was looked at.
    turningPoints: turningPoints(choices, until === record.entries.length ? rewards : null),
    rewards,
  };
}

interface MadeChoice {
  readonly entry: number;
  readonly chosen: readonly [seat: Seat, option: Chosen];
  readonly iterations: number;
}

/** What there was to choose, or null if there was nothing. Of a set, the pick that cost most. */
function analysedChoice(p: Position, { entry, chosen: [seat, chosen], iterations }: MadeChoice): AnalysedChoice | null {
  const first = askOf(p, seat);
  if (first === null) return null;
  const at = clone(p);
  let worst: AnalysedChoice | null = null;
  for (const { ask, index } of picksOf(p, first, chosen)) {
    if (ask.options.length > 1) {
      const analysed = analysedPick(at, { ask, option: index, entry, iterations });
      if (worst === null || analysed.cost > worst.cost) worst = analysed;
    }
    answerAs(at, seat, index);
  }
  return worst;
}

interface MadePick {
  readonly ask: Ask;
  readonly option: number;
  readonly entry: number;
  readonly iterations: number;
}
function analysedPick(p: Position, { ask, option, entry, iterations }: MadePick): AnalysedChoice {
  const { seat } = ask;
  const random = seeded(`analysis/${entry}`);
  const budget = { iterations };
  const mind = mindOf(p, seat, { random, budget });
  const consider = ask.options[option];
  const order = { budget, thorough: true };
  const explained = explainSearch(mind, search(mind, consider === undefined ? order : { ...order, consider }));
  const chosen = consideredAt(explained, option);
  // A move that was tried more often looks better for it: the choice and the best other got equal shares of the thought.
  const rival = explained.options.find((considered) => considered.option !== option) ?? chosen;
  const best = rival.chance > chosen.chance ? rival : chosen;
  const cost = best.chance - chosen.chance;
  const less = { iterations: Math.max(20, Math.round(iterations / 4)) };
  const open = allSaid(p, search(openOutlookOf(p, seat, random), { budget: less, thorough: true }).chances);
  const chances = Array.from({ length: p.seats }, (_, other) =>
    other === seat ? best.chance : chanceFor(p, other, { random, budget: less }),
  );
  const { name, rule } = ask.question;
  const prompt = ask.question.prompt(p, ask.about, seat);
  return { entry, seat, question: name, rule, prompt, chosen, best, cost, chances, open };
}

interface Watching {
  readonly random: ReturnType<typeof seeded>;
  readonly budget: { readonly iterations: number };
}
function chanceFor(p: Position, seat: Seat, { random, budget }: Watching): number {
  const { chances } = search(outlookOf(p, seat, random), { budget, thorough: true });
  return speaker(p, seat, chances)(chances[seat] ?? 0.5);
}

/** What every seat hopes for, as it is said. */
function allSaid(p: Position, chances: readonly number[]): readonly number[] {
  const sides = sideNumbers(p.game, p.setup);
  const said = p.game.aloud?.(p, bySide(chances, sides), p.now?.seat ?? 0);
  return said === undefined ? chances : Array.from(sides, (side, seat) => said[side] ?? chances[seat] ?? 0);
}

function consideredAt({ options }: Explanation, option: number): Considered {
  const found = options.find((considered) => considered.option === option);
  if (found === undefined) throw new Error(`option ${option} was not considered`);
  return found;
}

/** It cost something, and more than the doubt about it. */
const isMistake = ({ cost, best, chosen }: AnalysedChoice): boolean =>
  cost >= MISTAKE && cost > (best.doubt + chosen.doubt) / 2;

/** The costly mistakes, and the biggest changes of chance from one choice to the next. */
function turningPoints(choices: readonly AnalysedChoice[], rewards: readonly number[] | null): TurningPoint[] {
  const found: TurningPoint[] = [];
  choices.forEach((choice, i) => {
    const { entry, seat, cost } = choice;
    if (isMistake(choice)) {
      found.push({ entry, seat, change: -cost, kind: 'mistake' });
      return;
    }
    const after = choices[i + 1]?.open ?? rewards;
    if (after === null) return;
    const changes = choice.open.map((chance, who) => (after[who] ?? chance) - chance);
    const most = changes.reduce((top, change, who) => (Math.abs(change) > Math.abs(changes[top] ?? 0) ? who : top), 0);
    const change = changes[most] ?? 0;
    if (Math.abs(change) >= TURN) found.push({ entry, seat: most, change, kind: 'turn' });
  });
  return found
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, MOST_TURNS)
    .sort((a, b) => a.entry - b.entry);
}

export interface AnalysisDriver extends AnalysisOrder {
  /** Told after every decision. */
  readonly progress?: (progress: Progress) => void;
  /** Asked before every decision: an AbortSignal will do. */
  readonly signal?: { readonly aborted: boolean };
  /** Lets others have a turn between two decisions; in a page or a server, a timer. */
  readonly pause?: () => Promise<void>;
}

/** Drive the analysis to its end; null if it was cancelled. */
export async function analyse(game: Game, record: MatchRecord, driver: AnalysisDriver = {}): Promise<Analysis | null> {
  const steps = analysis(game, record, driver);
  for (;;) {
    if (driver.signal?.aborted === true) return null;
    const { value, done } = steps.next();
    if (done === true) return value;
    driver.progress?.(value);
    await driver.pause?.();
  }
}

/** A turning point as a message. */
export function sayTurningPoint(
  { entry, seat, change, kind }: TurningPoint,
  choices: readonly AnalysedChoice[],
): Message {
  const choice = choices.find((c) => c.entry === entry);
  if (choice === undefined) throw new Error(`entry ${entry} was not analysed`);
  const points = Math.round(100 * Math.abs(change));
  const who = seatNamed(choice.seat);
  const label = choice.chosen.label;
  if (kind === 'mistake') return message('analysis.mistake', { who, label, points, better: choice.best.label });
  const whose = seatNamed(seat);
  return message(change > 0 ? 'analysis.gain' : 'analysis.loss', { who, label, points, whose });
}

/** The whole analysis as lines of text. */
export function analysisAsText({ choices, turningPoints: points, rewards }: Analysis, words: Words): string[] {
  const percent = (x: number): string => `${Math.round(100 * x)} %`.padStart(5);
  const lines = choices.map((choice) => {
    const { entry, seat, chosen, best, cost, chances, open } = choice;
    const name = say(words, seatNamed(seat));
    const better = isMistake(choice) ? `  better: ${say(words, best.label)} (+${Math.round(100 * cost)})` : '';
    const curve = `${chances.map(percent).join(' ')} | ${open.map(percent).join(' ')}`;
    return `${String(entry).padStart(4)}  ${curve}  ${name}: ${say(words, chosen.label)}${better}`;
  });
  const turns = points.map(
    (point) => `${String(point.entry).padStart(4)}  ${say(words, sayTurningPoint(point, choices))}`,
  );
  const result = rewards === null ? [] : ['', `result: ${rewards.join(' – ')}`];
  return [
    'entry  chances as each seat knew then | with open cards  choice',
    ...lines,
    '',
    turns.length > 0 ? 'turning points' : 'no turning points',
    ...turns,
    ...result,
  ];
}
