/** What can take place. */
import type { Happening, Motion } from '@arenarium/engine';
import type { P } from './table.ts';

type Told =
  | { readonly did: 'dealt' | 'laid' }
  | { readonly did: 'rolled'; readonly n: number }
  | { readonly did: 'played' | 'stole' }
  | { readonly did: 'took'; readonly n: number }
  | { readonly did: 'lost' };
export type Happened = Told & Happening & { readonly motion: Motion };

/** The log, if anybody listens: `logOf(p)?.push(…)` builds nothing when nobody does. */
export const logOf = (p: P): Happened[] | null => p.log as Happened[] | null;
