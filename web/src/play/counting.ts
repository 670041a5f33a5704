/** What this screen may count on where cards lie face down: asked for when somebody looks, kept while nothing changes. */
import type { Counted } from '@arenarium/protocol';
import { create } from 'zustand';
import { send } from './asking.ts';
import { useMatch } from './match.ts';

interface Counting {
  /** After how many changes of the match this was counted; −1 before anybody asked. */
  readonly n: number;
  readonly counts: readonly Counted[];
}

export const useCounting = create<Counting>()(() => ({ n: -1, counts: [] }));

export function askCounts(): void {
  const n = useMatch.getState().scene?.n;
  if (n === undefined || n === useCounting.getState().n) return;
  useCounting.setState({ n, counts: [] });
  void send({ ask: 'counts' });
}

/** The counts of the places a point speaks of: where a face-down card lies, a pile, what somebody holds. */
export function countsAt(counts: readonly Counted[], point: string): readonly Counted[] {
  const [kind = '', name = '', owner = ''] = point.split(':');
  return counts.filter(({ zone, seat, cards }) => {
    if (kind === 'card') return cards.includes(Number(name));
    if (kind === 'seat') return seat === Number(name);
    return kind === 'pile' && zone === name && (owner === '' || Number(owner) === seat);
  });
}
