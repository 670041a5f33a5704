/** Scenes put shortly, and in full again; and the few words about seats and lines that every page needs. No schema here. */
import type { Decision, LogLine, LogPage, Player, ShortDecision, ShortLine, ShortPage } from './scene.ts';

/** How the seats are called: a name that stands twice is numbered. */
export function seatNames(all: readonly Player[]): readonly string[] {
  return all.map(({ name: own }, at) => {
    const same = all.flatMap((other, i) => (other.name === own ? [i] : []));
    return same.length === 1 ? own : `${own} ${same.indexOf(at) + 1}`;
  });
}

export const shortened = ({ rule: general, prompt, options, set: asked }: Decision): ShortDecision => ({
  prompt,
  options: options.map(({ option: own, label, points: at, rule }) =>
    rule === general ? [own, label, at] : [own, label, at, rule],
  ),
  ...(asked !== null && { set: asked }),
});
export const inFull = (
  { options, set: asked, prompt }: ShortDecision,
  put: Pick<Decision, 'seat' | 'asked' | 'question' | 'rule'>,
): Decision => ({
  ...put,
  prompt,
  options: options.map(([own, label, at, rule = put.rule]) => ({ option: own, label, points: at, rule })),
  set: asked ?? null,
});

export const shortLineOf = ({ asked, said, points: at, shown: as }: LogLine): ShortLine =>
  as === undefined ? [asked, said, at] : [asked, said, at, as];
export const shortPageOf = ({ lines, ...page }: LogPage): ShortPage => ({
  ...page,
  lines: lines.map(shortLineOf),
});
export const lineInFull = ([asked, said, at, as]: ShortLine): LogLine =>
  as === undefined ? { asked, said, points: at } : { asked, said, points: at, shown: as };

/** Everything a line speaks of: what acts first. */
export const spokenOf = ({ points: besides, shown: [, by = '', to = []] = ['move'] }: LogLine): readonly string[] =>
  [by, ...to, ...besides].filter((point) => point !== '');
