/**
 * The affairs of a table beside its match: who sits where, clocks, offers, how it ended. They follow from the journal alone,
 * so that every node that reads it comes to the same.
 */
import type { Seat } from '@arenarium/engine';
import type { MatchOver, OfferKind, Time } from '@arenarium/protocol';
import { newClocks, ticked, type Clocks } from '../time/clocks.ts';
import type { AffairEntry, Holder } from './entries.ts';

export interface Offer {
  readonly what: OfferKind;
  readonly by: Seat;
  readonly agreed: readonly Seat[];
}

export interface Affairs {
  readonly time: Time;
  readonly sides: readonly number[];
  readonly holders: readonly Holder[];
  readonly paused: boolean;
  readonly offers: readonly Offer[];
  readonly clocks: Clocks;
  /** Seats whose people have made a choice of their own. */
  readonly chosen: readonly Seat[];
  /** Seats that were given up, or ran out of time, while others play on. */
  readonly fallen: readonly Seat[];
  readonly over: MatchOver | null;
}

/** How the match stands after an entry: who is waited for, and what it came to by its own rules. */
export interface Stand {
  readonly at: number;
  readonly waiting: readonly Seat[];
  readonly rewards: readonly number[] | null;
}

export interface Opening {
  readonly time: Time;
  readonly sides: readonly number[];
  readonly holders: readonly Holder[];
}

/** The affairs when the match begins. */
export function opened({ time, sides, holders }: Opening, stand: Stand): Affairs {
  const clocks = newClocks(time, { seats: holders.length, at: stand.at });
  const fresh = { time, sides, holders, paused: false, offers: [], clocks, chosen: [], fallen: [], over: null };
  return settled(fresh, stand, null);
}

/** Seats that people play now: they are asked for their agreement, and their clocks run. */
export const peopleIn = ({ holders }: Pick<Affairs, 'holders'>): readonly Seat[] =>
  holders.flatMap(({ person, bot }, seat) => (person !== null && bot === null ? [seat] : []));

/** Whether somebody gave up or ran out of time decides the match: where two sides play, the other one wins. */
const isDuel = ({ sides }: Affairs): boolean => new Set(sides).size === 2;

/** Not everybody has chosen yet; a match of a tournament is played. */
export const isAbortable = ({
  affairs,
  charter,
}: {
  readonly affairs: Affairs | null;
  readonly charter: { readonly tournament: string | null };
}): boolean =>
  affairs !== null &&
  affairs.over === null &&
  charter.tournament === null &&
  peopleIn(affairs).some((seat) => !affairs.chosen.includes(seat));

/** Has everybody concerned agreed? Nobody is asked twice for several seats of their own. */
export function isAgreed(affairs: Affairs, { agreed }: Offer): boolean {
  const willing = new Set(agreed.map((seat) => affairs.holders[seat]?.person));
  return peopleIn(affairs).every((seat) => willing.has(affairs.holders[seat]?.person));
}

/** The same affairs with their clocks and their end as the match now stands. */
function settled(affairs: Affairs, { at, waiting, rewards }: Stand, chose: Seat | null): Affairs {
  const over =
    affairs.over ??
    (rewards === null ? null : { rewards: fallenLose(affairs, rewards), by: 'rules' as const, seat: null });
  const people = peopleIn(affairs);
  const running = over !== null || affairs.paused ? [] : waiting.filter((seat) => people.includes(seat));
  const offers = over === null ? affairs.offers : [];
  const clocks = ticked(affairs.clocks, affairs.time, { at, chose, running });
  // Without clocks most choices leave the affairs as they are.
  const same = over === affairs.over && offers === affairs.offers && clocks === affairs.clocks;
  return same ? affairs : { ...affairs, over, offers, clocks };
}

/** Whoever gave up has not won, whatever the bot made of the seat. */
const fallenLose = ({ fallen }: Affairs, rewards: readonly number[]): readonly number[] =>
  rewards.map((reward, seat) => (fallen.includes(seat) ? 0 : reward));

const answeredByGoingOn = ({ what }: Offer): boolean => what !== 'pause' && what !== 'goOn';

/** A choice was made, or one was taken back. Offers to draw or to take back are answered by going on. */
export function afterMove(affairs: Affairs, stand: Stand, chose: Seat | null): Affairs {
  const own = chose !== null && peopleIn(affairs).includes(chose) && !affairs.chosen.includes(chose);
  const isAnswered = affairs.offers.some(answeredByGoingOn);
  if (!own && !isAnswered) return settled(affairs, stand, chose);
  const chosen = own ? [...affairs.chosen, chose] : affairs.chosen;
  const offers = isAnswered ? affairs.offers.filter((offer) => !answeredByGoingOn(offer)) : affairs.offers;
  return settled({ ...affairs, chosen, offers }, stand, chose);
}

const withHolder = (affairs: Affairs, seat: Seat, holder: Holder): Affairs => ({
  ...affairs,
  holders: affairs.holders.map((before, at) => (at === seat ? holder : before)),
});

/** A seat is lost: the match with it, or only the seat, which a bot plays on. */
function fell(affairs: Affairs, seat: Seat, { by, bot }: { by: 'concession' | 'time'; bot: string | null }): Affairs {
  if (bot === null && isDuel(affairs)) {
    const rewards = affairs.sides.map((side) => (side === affairs.sides[seat] ? 0 : 1));
    return { ...affairs, over: { rewards, by, seat } };
  }
  const holder = affairs.holders[seat];
  if (holder === undefined) return affairs;
  const played = withHolder(affairs, seat, { ...holder, bot: bot ?? STAND_IN });
  return { ...played, fallen: [...affairs.fallen, seat] };
}

/** Who plays on for a seat that was given up. */
export const STAND_IN = 'adept';

function answered(affairs: Affairs, entry: AffairEntry & { do: 'offer' | 'answer' }): Affairs {
  const { what, seat } = entry;
  const others = affairs.offers.filter((offer) => offer.what !== what);
  if (entry.do === 'answer' && !entry.agree) return { ...affairs, offers: others };
  const open = affairs.offers.find((offer) => offer.what === what) ?? { what, by: seat, agreed: [] };
  const offer: Offer = { ...open, agreed: [...open.agreed.filter((one) => one !== seat), seat] };
  if (!isAgreed(affairs, offer)) return { ...affairs, offers: [...others, offer] };
  const agreed: Affairs = { ...affairs, offers: others };
  switch (what) {
    case 'pause':
      return { ...agreed, paused: true };
    case 'goOn':
      return { ...agreed, paused: false };
    case 'draw':
      return { ...agreed, over: { rewards: affairs.sides.map(() => 0.5), by: 'agreement', seat: null } };
    case 'end':
      return { ...agreed, over: { rewards: null, by: 'agreement', seat: null } };
    case 'undo':
      return agreed;
  }
}

/** The affairs after an entry that is not the match's own. */
export function afterAffair(affairs: Affairs, entry: AffairEntry, stand: Stand): Affairs {
  switch (entry.do) {
    case 'begin':
      return affairs;
    case 'sit':
      return settled(withHolder(affairs, entry.seat, entry.holder), stand, null);
    case 'offer':
    case 'answer':
      return settled(answered(affairs, entry), stand, null);
    case 'concede':
      return settled(fell(affairs, entry.seat, { by: 'concession', bot: null }), stand, null);
    case 'flag': {
      const bot = 'atZero' in affairs.time && affairs.time.atZero === 'bot' ? STAND_IN : null;
      return settled(fell(affairs, entry.seat, { by: 'time', bot }), stand, null);
    }
    case 'abort':
      return settled({ ...affairs, over: { rewards: null, by: 'abort', seat: entry.seat } }, stand, null);
  }
}
