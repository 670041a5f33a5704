/** What can take place, each a full sentence as data: ids, kinds and hexes as they were then. */
import type { Happening, Motion, Seat } from '@arenarium/engine';
import type { Hex } from './arena/hexes.ts';
import { championPoint } from './points.ts';
import { championOf, type ChampionId, type P, type Table } from './table.ts';

/** A Champion as happenings name it: which of the box, and whose. */
interface Of {
  readonly champion: number;
  readonly owner: Seat;
}
/** Each with its motion, so that a board can show what it has no words for. */
type Told =
  | ({ readonly did: 'hurt'; readonly motion: 'hit'; readonly n: number; readonly striker: number } & Of)
  | ({ readonly did: 'out'; readonly motion: 'fall'; readonly vp: number; readonly side: number } & Of)
  | ({ readonly did: 'levelled'; readonly motion: 'rise' } & Of)
  | ({
      readonly did: 'moved';
      readonly motion: 'move' | 'push';
      readonly how: Movement;
      readonly start: Hex;
      readonly end: Hex;
    } & Of)
  | ({ readonly did: 'healed'; readonly motion: 'heal'; readonly n: number } & Of)
  | ({ readonly did: 'rooted' | 'stunned'; readonly motion: 'lose' } & Of)
  | ({ readonly did: 'unmoved' | 'kicked' } & Of)
  | ({ readonly did: 'sprung'; readonly motion: 'reveal'; readonly face: number; readonly hex: Hex } & Of)
  | ({ readonly did: 'gained'; readonly motion: 'gain'; readonly what: Gain; readonly n: number } & Of)
  | ({ readonly did: 'played' | 'reacted'; readonly motion: 'play'; readonly face: number } & Of)
  | ({ readonly did: 'standard'; readonly motion: 'play'; readonly action: number; readonly core: number } & Of)
  | ({ readonly did: 'attacked'; readonly face: number; readonly hexes: readonly Hex[] } & Of)
  | ({ readonly did: 'picked' | 'brought'; readonly motion: 'gain' } & Of)
  | ({ readonly did: 'barred'; readonly motion: 'lose' } & Of)
  | { readonly did: 'drew'; readonly motion: 'draw'; readonly n: number }
  | { readonly did: 'planned'; readonly motion: 'move'; readonly n: number }
  | { readonly did: 'discarded'; readonly motion: 'discard'; readonly face: number }
  | { readonly did: 'showedHand'; readonly motion: 'reveal'; readonly n: number }
  | { readonly did: 'exchanged'; readonly motion: 'discard'; readonly n: number }
  | { readonly did: 'trapLaid'; readonly motion: 'deal'; readonly hex: Hex }
  | { readonly did: 'trapMoved'; readonly motion: 'move'; readonly hex: Hex }
  | { readonly did: 'trapSeen'; readonly hex: Hex }
  | { readonly did: 'scored'; readonly motion: 'score'; readonly face: number; readonly n: number }
  | { readonly did: 'turned'; readonly motion: 'reveal'; readonly face: number }
  | { readonly did: 'passed'; readonly motion: 'discard'; readonly face: number }
  | { readonly did: 'first' | 'turn' | 'ended'; readonly motion: 'phase' }
  | { readonly did: 'homeChosen'; readonly home: number }
  | { readonly did: 'round'; readonly motion: 'phase'; readonly round: number }
  | { readonly did: 'endedLasting'; readonly motion: 'lose' };

/** How somebody came to another hex. */
export type Movement =
  'move' | 'enter' | 'dash' | 'jump' | 'swoop' | 'push' | 'pull' | 'force' | 'fear' | 'place' | 'deploy';
export type Gain = 'strength' | 'movement' | 'defence' | 'mark' | 'quarry' | 'unerring';
export type Happened = Told & Happening;

/** The log, if anybody listens: `logOf(p)?.push(…)` builds nothing when nobody does. */
export const logOf = (p: P): Happened[] | null => p.log as Happened[] | null;

/** Somebody does something. */
export function doing(t: Table, id: ChampionId): Of & { readonly by: string } {
  const { kind, seat } = championOf(t, id);
  return { champion: kind, owner: seat, by: championPoint(id) };
}
/** Something is done to somebody. */
export function suffering(t: Table, id: ChampionId): Of & { readonly to: readonly string[] } {
  const { kind, seat } = championOf(t, id);
  return { champion: kind, owner: seat, to: [championPoint(id)] };
}
/** Displaced Champions slide, others walk. */
export const motionOf = (how: Movement): Extract<Motion, 'move' | 'push'> =>
  how === 'push' || how === 'pull' || how === 'force' ? 'push' : 'move';
