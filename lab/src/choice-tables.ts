/** Tables of what was chosen and played with, and how it went: for `simulate`, as data and as text. */
import pc from 'picocolors';
import type { ChoiceCount, ChoiceCounts } from './choices.ts';
import type { Score } from './score.ts';
import { figure, percent, table } from './terminal.ts';

/** More different answers than this are only counted, unless their question was named. */
const MOST = 60;

const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
const fared = ({ played, won, reward }: Score) => ({
  winRate: shareOf(won, played),
  meanReward: shareOf(reward, played),
});

export interface ChoiceTable {
  readonly question: string;
  readonly options: readonly {
    readonly option: string;
    readonly offered: number;
    readonly taken: number;
    readonly share: number;
    /** Seats that took it at least once in a match, and how they fared. */
    readonly seats: number;
    readonly winRate: number;
    readonly meanReward: number;
  }[];
}

/** The answers taken most often first. */
export const choiceTables = (counts: ChoiceCounts): ChoiceTable[] =>
  Object.entries(counts)
    .filter(([, answers]) => Object.keys(answers).length > 0)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([question, answers]) => ({ question, options: Object.entries(answers).toSorted(byTaken).map(asRow) }));

const byTaken = ([a, x]: [string, ChoiceCount], [b, y]: [string, ChoiceCount]): number =>
  y.taken - x.taken || y.offered - x.offered || a.localeCompare(b);

const asRow = ([option, { offered, taken, takers }]: [string, ChoiceCount]): ChoiceTable['options'][number] => ({
  option,
  offered,
  taken,
  share: shareOf(taken, offered),
  seats: takers.played,
  ...fared(takers),
});

export function choiceTableAsText({ question, options }: ChoiceTable, long: 'fold' | 'list'): string {
  if (long === 'fold' && options.length > MOST) {
    return `${pc.bold(question)}  ${figure(options.length)} different answers: --choices ${question} lists them`;
  }
  const rows = options.map(({ option, offered, taken, share, seats, winRate, meanReward }) => [
    option,
    figure(offered),
    figure(taken),
    percent(share),
    figure(seats),
    ...(seats === 0 ? ['', ''] : [percent(winRate), meanReward.toFixed(3)]),
  ]);
  const head = ['', 'offered', 'taken', 'of offers', 'seats', 'won', 'mean reward'];
  return `${pc.bold(question)}\n${table([head, ...rows], [1, 2, 3, 4, 5, 6])}`;
}

/** The best first. */
export const playedWithTable = (scores: Readonly<Record<string, Score>>) =>
  Object.entries(scores)
    .map(([name, score]) => ({ name, seats: score.played, ...fared(score) }))
    .toSorted((a, b) => b.winRate - a.winRate || b.meanReward - a.meanReward || a.name.localeCompare(b.name));

export function playedWithAsText(rows: ReturnType<typeof playedWithTable>): string {
  const cells = rows.map(({ name, seats, winRate, meanReward }) => [
    name,
    figure(seats),
    percent(winRate),
    meanReward.toFixed(3),
  ]);
  return `${pc.bold('Played with')}\n${table([['', 'seats', 'won', 'mean reward'], ...cells], [1, 2, 3])}`;
}
