/** A scene in English, for programs that have no language files. */
import { say, wordsFor, type Game } from '@arenarium/engine';
import type { Aloud, Scene } from '@arenarium/protocol';
import { hostWords } from './words.ts';

interface Listener {
  readonly game: Game;
  readonly names: readonly string[];
  /** How much of the log they have heard. */
  readonly told: number;
  /** How long the table waits for them, in milliseconds. */
  readonly within: number | null;
}

export function aloudFor({ view, log }: Scene, { game, names, told, within }: Listener): Aloud {
  const words = { ...hostWords, ...wordsFor(game, names) };
  const { decision, result } = view;
  return {
    prompt: decision === null ? null : say(words, decision.prompt),
    options: decision?.options.map(({ label }) => say(words, label)) ?? [],
    happened: log.lines.slice(Math.max(0, told - log.from)).map(({ said }) => say(words, said)),
    result: result === null ? null : say(words, result.because),
    within,
  };
}
