/** What can take place, each a full sentence as data. */
import type { Seat } from '@arenarium/engine';
import type { P, Team } from './table.ts';

export type Happened =
  | { readonly did: 'picked'; readonly seat: Seat; readonly hero: number }
  | { readonly did: 'named'; readonly seat: Seat; readonly power: number; readonly cards: readonly number[] }
  | { readonly did: 'began'; readonly seat: Seat; readonly actions: number; readonly round: number }
  | { readonly did: 'fields' }
  | { readonly did: 'drew'; readonly seat: Seat; readonly n: number; readonly cards: readonly number[] }
  | { readonly did: 'reshuffled' }
  | { readonly did: 'played'; readonly seat: Seat; readonly as: number; readonly cards: readonly number[] }
  | {
      readonly did: 'used';
      readonly seat: Seat;
      readonly power: number;
      readonly ability: string;
      readonly cards: readonly number[];
    }
  | {
      readonly did: 'took';
      readonly seat: Seat;
      readonly n: number;
      readonly by: Seat;
      readonly source: number;
      readonly hp: number;
    }
  | { readonly did: 'blocked'; readonly seat: Seat; readonly n: number; readonly by: Seat }
  | { readonly did: 'missed'; readonly seat: Seat; readonly by: Seat; readonly source: number }
  | { readonly did: 'stoodIn'; readonly seat: Seat; readonly forSeat: Seat }
  | { readonly did: 'healed'; readonly seat: Seat; readonly n: number; readonly hp: number }
  | { readonly did: 'lostHp'; readonly seat: Seat; readonly n: number; readonly hp: number }
  | { readonly did: 'moved'; readonly seat: Seat; readonly after: number }
  | { readonly did: 'stopped'; readonly seat: Seat; readonly mover: Seat }
  | { readonly did: 'stoppedScroll'; readonly seat: Seat; readonly reader: Seat; readonly cards: readonly number[] }
  | { readonly did: 'gainedMana'; readonly team: Team; readonly n: number; readonly pool: number }
  | { readonly did: 'trained'; readonly seat: Seat }
  | { readonly did: 'reconstituted'; readonly seat: Seat; readonly n: number; readonly cards: readonly number[] }
  | { readonly did: 'called'; readonly seat: Seat; readonly ally: Seat }
  | { readonly did: 'donated'; readonly seat: Seat; readonly to: Seat; readonly cards: readonly number[] }
  | { readonly did: 'declined'; readonly seat: Seat }
  | { readonly did: 'turnedUp'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly did: 'received'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly did: 'gainedActions'; readonly seat: Seat; readonly n: number }
  | { readonly did: 'slowed'; readonly seat: Seat; readonly n: number }
  | { readonly did: 'warded'; readonly seat: Seat; readonly n: number }
  | { readonly did: 'shrouded'; readonly seat: Seat }
  | { readonly did: 'stole'; readonly seat: Seat; readonly from: Seat; readonly cards: readonly number[] }
  | { readonly did: 'discarded'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly did: 'died'; readonly seat: Seat; readonly worth: number }
  | { readonly did: 'resurrected'; readonly seat: Seat; readonly hp: number }
  | { readonly did: 'bought'; readonly seat: Seat; readonly n: number; readonly what: 'hp' | 'cards' }
  | { readonly did: 'fortressHit'; readonly team: Team; readonly n: number; readonly left: number }
  | { readonly did: 'answerDue' }
  | { readonly did: 'horseshoe'; readonly seat: Seat };

/** The log, if anybody listens: `logOf(p)?.push(…)` builds nothing when nobody does. */
export const logOf = (p: P): Happened[] | null => p.log as Happened[] | null;
