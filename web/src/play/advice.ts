/** What bots told this page: what they would do, and why they did what they did. Null while nobody wants to know. */
import type { Seat } from '@arenarium/engine';
import type { Advised, MatchReport } from '@arenarium/protocol';
import { create } from 'zustand';

type Reasons = (MatchReport & { tell: 'why' })['reasons'];

interface Advice {
  /** What the strongest bot would do at this question. Advice and reasons are null while somebody still thinks. */
  readonly hint: { readonly advised: readonly Advised[] | null } | null;
  /** A bot was asked why it made a choice. */
  readonly why: { readonly seat: Seat; readonly entry: number; readonly reasons: Reasons | null } | null;
}

export const NO_ADVICE: Advice = { hint: null, why: null };

export const useAdvice = create<Advice>()(() => NO_ADVICE);

export const closeWhy = (): void => useAdvice.setState({ why: null });
