/** The answer that is being put together: what is pressed and picked, and what cannot be. It changes with every press. */
import type { Message } from '@arenarium/engine';
import type { Forbidden } from '@arenarium/protocol';
import { create } from 'zustand';

interface Answer {
  /** What was pressed on the table and narrows the options. */
  readonly pressed: readonly string[];
  /** Of a set: the options picked so far, what is missing (null: it can be sent), and what cannot be added. */
  readonly picked: readonly number[];
  readonly missing: Message | null;
  readonly barred: readonly Forbidden[];
  /** What cannot be done and is being explained, and what the board calls it. */
  readonly explained: { readonly point: string; readonly label: string } | null;
  /** What cannot be done at this question, and why; null while nobody has asked. */
  readonly forbidden: readonly Forbidden[] | null;
}

export const NO_ANSWER: Answer = {
  pressed: [],
  picked: [],
  missing: null,
  barred: [],
  explained: null,
  forbidden: null,
};

export const useAnswer = create<Answer>()(() => NO_ANSWER);

export const letGo = (): void => useAnswer.setState({ pressed: [], explained: null });
