/** What can take place, each a full sentence as data, and how each looks on a board. */
import { logShowing, type Showing, type Shown, type Motion, type Seat } from '@arenarium/engine';
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
      readonly attacker: Seat;
      readonly source: number;
      readonly hp: number;
    }
  | { readonly did: 'blocked'; readonly seat: Seat; readonly n: number; readonly blocker: Seat }
  | { readonly did: 'missed'; readonly seat: Seat; readonly attacker: Seat; readonly source: number }
  | { readonly did: 'stoodIn'; readonly seat: Seat; readonly forSeat: Seat }
  | { readonly did: 'healed'; readonly seat: Seat; readonly n: number; readonly hp: number }
  | { readonly did: 'lostHp'; readonly seat: Seat; readonly n: number; readonly hp: number }
  | {
      readonly did: 'moved';
      readonly seat: Seat;
      readonly after: number;
      /** Whom it stands between: Heroes, or below zero Neutral Fields. */
      readonly between: readonly [number, number];
    }
  | { readonly did: 'absorbed'; readonly seat: Seat; readonly n: number }
  | { readonly did: 'stopped'; readonly seat: Seat; readonly mover: Seat }
  | { readonly did: 'stoppedScroll'; readonly seat: Seat; readonly reader: Seat; readonly cards: readonly number[] }
  | { readonly did: 'gainedMana'; readonly team: Team; readonly n: number; readonly pool: number }
  | { readonly did: 'trained'; readonly seat: Seat }
  | { readonly did: 'reconstituted'; readonly seat: Seat; readonly n: number; readonly cards: readonly number[] }
  | { readonly did: 'called'; readonly seat: Seat; readonly ally: Seat }
  | { readonly did: 'donated'; readonly seat: Seat; readonly receiver: Seat; readonly cards: readonly number[] }
  | { readonly did: 'declined'; readonly seat: Seat }
  | { readonly did: 'turnedUp'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly did: 'received'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly did: 'gainedActions'; readonly seat: Seat; readonly n: number }
  | { readonly did: 'slowed'; readonly seat: Seat; readonly n: number }
  | { readonly did: 'warded'; readonly seat: Seat; readonly n: number }
  | { readonly did: 'shrouded'; readonly seat: Seat }
  | { readonly did: 'stole'; readonly seat: Seat; readonly victim: Seat; readonly cards: readonly number[] }
  | { readonly did: 'discarded'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly did: 'died'; readonly seat: Seat; readonly worth: number }
  | { readonly did: 'resurrected'; readonly seat: Seat; readonly hp: number }
  | { readonly did: 'bought'; readonly seat: Seat; readonly n: number; readonly what: 'hp' | 'cards' }
  | { readonly did: 'fortressHit'; readonly team: Team; readonly n: number; readonly left: number }
  | { readonly did: 'answerDue' }
  | { readonly did: 'horseshoe'; readonly seat: Seat };

const DECK = 'pile:deck';
const DISCARD = 'pile:discard';
const at = (seat: Seat): string => `seat:${seat}`;
const hand = (seat: Seat): string => `hand:${seat}`;

const ofHero =
  (motion: Motion) =>
  ({ seat }: { readonly seat: Seat }): Shown => ({ motion, to: [at(seat)] });
/** From a hand to the discard pile. */
const given =
  (motion: Motion) =>
  ({ seat }: { readonly seat: Seat }): Shown => ({ motion, by: at(seat), from: hand(seat), to: [DISCARD] });

/** How each happening looks; what is not listed has no motion of its own. */
const shown: Showing<Happened> = {
  picked: ({ seat, hero }) => ({ motion: 'reveal', from: `hero:${hero}`, to: [at(seat)] }),
  named: ({ seat }) => ({ motion: 'deal', from: DECK, to: [hand(seat)] }),
  began: ofHero('phase'),
  fields: () => ({ motion: 'move', to: ['field:0', 'field:1'] }),
  drew: ({ seat }) => ({ motion: 'draw', from: DECK, to: [hand(seat)] }),
  reshuffled: () => ({ motion: 'shuffle', from: DISCARD, to: [DECK] }),
  played: given('play'),
  used: ({ seat, ability }) => ({ motion: 'play', by: at(seat), from: `ability:${ability}` }),
  took: ({ seat, attacker }) => ({ motion: 'hit', by: at(attacker), to: [at(seat)] }),
  blocked: ({ seat, blocker }) => ({ motion: 'gain', by: at(blocker), to: [at(seat)] }),
  absorbed: ofHero('lose'),
  stoodIn: ({ seat, forSeat }) => ({ motion: 'move', by: at(seat), to: [at(forSeat)] }),
  healed: ofHero('heal'),
  lostHp: ofHero('lose'),
  moved: ({ seat, after }) => ({ motion: 'move', by: at(seat), to: [`gap:${after}`] }),
  stopped: ({ seat, mover }) => ({ motion: 'push', by: at(seat), to: [at(mover)] }),
  stoppedScroll: ({ seat, reader }) => ({ motion: 'discard', by: at(seat), from: at(reader), to: [DISCARD] }),
  gainedMana: ({ team }) => ({ motion: 'gain', to: [`mana:${team}`] }),
  reconstituted: given('discard'),
  donated: ({ seat, receiver }) => ({ motion: 'move', by: at(seat), from: hand(seat), to: [hand(receiver)] }),
  turnedUp: () => ({ motion: 'reveal', from: DECK, to: ['pile:shown'] }),
  received: ({ seat }) => ({ motion: 'deal', from: 'pile:shown', to: [hand(seat)] }),
  gainedActions: ofHero('gain'),
  slowed: ofHero('lose'),
  warded: ofHero('gain'),
  shrouded: ofHero('gain'),
  stole: ({ seat, victim }) => ({ motion: 'move', by: at(seat), from: hand(victim), to: [hand(seat)] }),
  discarded: given('discard'),
  died: ofHero('fall'),
  resurrected: ofHero('rise'),
  bought: ofHero('gain'),
  fortressHit: ({ team }) => ({ motion: 'hit', to: [`fortress:${team}`] }),
  horseshoe: ofHero('move'),
};

/** The log, if anybody listens: `logOf(p)?.push(…)` builds nothing when nobody does. */
export const logOf = (p: P): { push(happened: Happened): void } | null => logShowing(p, shown);
