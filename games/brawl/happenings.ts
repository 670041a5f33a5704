/** What can take place, each a full sentence as data: ids, kinds and hexes as they were then. */
import type { Happening, Seat } from '@arenarium/engine';
import type { Hex } from './hexes.ts';

/** A Champion as happenings name it: which of the box, and whose. */
interface Of {
  readonly champion: number;
  readonly owner: Seat;
}
type Told =
  | ({ readonly did: 'hurt'; readonly n: number; readonly striker: number } & Of)
  | ({ readonly did: 'out'; readonly vp: number; readonly side: number } & Of)
  | ({ readonly did: 'levelled' } & Of)
  | ({ readonly did: 'moved'; readonly how: Movement; readonly start: Hex; readonly end: Hex } & Of)
  | ({ readonly did: 'healed'; readonly n: number } & Of)
  | ({ readonly did: 'rooted' | 'stunned' | 'unmoved' | 'kicked' } & Of)
  | ({ readonly did: 'sprung'; readonly face: number; readonly hex: Hex } & Of)
  | ({ readonly did: 'gained'; readonly what: Gain; readonly n: number } & Of)
  | ({ readonly did: 'played'; readonly face: number } & Of)
  | ({ readonly did: 'standard'; readonly action: number; readonly core: number } & Of)
  | ({ readonly did: 'attacked'; readonly face: number; readonly hexes: readonly Hex[] } & Of)
  | ({ readonly did: 'reacted'; readonly face: number } & Of)
  | ({ readonly did: 'picked' | 'brought' | 'barred' } & Of)
  | { readonly did: 'drew' | 'planned'; readonly n: number }
  | { readonly did: 'discarded'; readonly face: number }
  | { readonly did: 'showedHand' | 'exchanged'; readonly n: number }
  | { readonly did: 'trapLaid' | 'trapMoved' | 'trapSeen'; readonly hex: Hex }
  | { readonly did: 'scored'; readonly face: number; readonly n: number }
  | { readonly did: 'turned' | 'passed'; readonly face: number }
  | { readonly did: 'first' | 'turn' | 'ended' }
  | { readonly did: 'homeChosen'; readonly home: number }
  | { readonly did: 'round'; readonly round: number }
  | { readonly did: 'endedLasting' };

/** How somebody came to another hex. */
export type Movement =
  'move' | 'enter' | 'dash' | 'jump' | 'swoop' | 'push' | 'pull' | 'force' | 'fear' | 'place' | 'deploy';
export type Gain = 'strength' | 'movement' | 'defence' | 'mark' | 'quarry' | 'unerring';
export type BrawlHappening = Told & Happening;

/** The happening as the log takes it: `p.log?.push(told({ did: 'rooted', … }))`. */
export const told = (happening: BrawlHappening): Happening => happening;
