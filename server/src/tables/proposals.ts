/** What people at a table may enter, as far as the table and its rules allow it. */
import { entryOf, fault, message, type Choice, type Message, type Refused, type Seat } from '@arenarium/engine';
import { takingBack, undoFor } from '@arenarium/host';
import type { OfferKind } from '@arenarium/protocol';
import { isAbortable, isAgreed, type Affairs } from './affairs.ts';
import type { Live } from './live.ts';
import type { Proposed } from './taking.ts';

const no = (id: string): { readonly refuse: Message } => ({ refuse: message(id) });

/** Why nothing can be done at this table now, or null. */
function closed({ affairs }: Live): Proposed | null {
  if (affairs === null) return no('table.notBegun');
  if (affairs.over !== null) return { stale: message('choice.over') };
  return null;
}

/** Nobody's mistake: something else happened first. */
const OVERTAKEN: ReadonlySet<Refused> = new Set(['over', 'stale', 'notAsked']);

/** A choice of the match. One that came too late gets the present scene, not a refusal. */
export const choosing =
  (choice: Choice) =>
  (live: Live): Proposed => {
    const shut = closed(live);
    if (shut !== null) return shut;
    if (live.hosted === null) return no('table.rulesAreGone');
    if (live.affairs?.paused === true) return no('table.paused');
    const wrong = fault(live.hosted.match.position, choice);
    if (wrong === null || wrong.ok) return { entry: entryOf(live.hosted.match.position, choice) };
    return OVERTAKEN.has(wrong.because) ? { stale: wrong.message } : { refuse: wrong.message };
  };

export const conceding =
  (seat: Seat) =>
  (live: Live): Proposed => {
    const shut = closed(live);
    if (shut !== null) return shut;
    if (live.affairs?.fallen.includes(seat) === true) return no('table.givenUp');
    return { entry: { do: 'concede', seat } };
  };

/** A match in which somebody has not chosen yet may be broken off by anybody who plays. */
export const aborting =
  (seat: Seat) =>
  (live: Live): Proposed => {
    const shut = closed(live);
    if (shut !== null) return shut;
    if (!isAbortable(live)) return no('table.noAbort');
    return { entry: { do: 'abort', seat } };
  };

/** Why something cannot be offered now, or null. */
function whyNoOffer(live: Live, affairs: Affairs, what: OfferKind, seat: Seat): Message | null {
  switch (what) {
    case 'draw':
      return live.game?.draw === undefined ? message('table.noDraw') : null;
    case 'undo':
      if (live.hosted === null || undoFor(live.hosted.match, [seat]) === 'none') return message('host.nothingToUndo');
      return null;
    case 'pause':
      return affairs.paused ? message('table.paused') : null;
    case 'goOn':
      return affairs.paused ? null : message('table.notPaused');
    case 'end':
      return live.game === null ? null : message('table.rulesAreHere');
  }
}

interface Offering {
  readonly what: OfferKind;
  readonly seat: Seat;
  readonly freshSeed: () => string;
}

/** Offer something, or agree to it where it has been offered. The one whose agreement was missing makes it happen. */
export const offering =
  ({ what, seat, freshSeed }: Offering) =>
  (live: Live): Proposed => {
    const shut = closed(live);
    if (shut !== null) return shut;
    const { affairs } = live;
    if (affairs === null) return no('table.notBegun');
    const open = affairs.offers.find((offer) => offer.what === what);
    const why = whyNoOffer(live, affairs, what, open?.by ?? seat);
    if (why !== null) return { refuse: why };
    if (open?.agreed.includes(seat) === true) return no('table.alreadyOffered');
    const agreed = { what, by: open?.by ?? seat, agreed: [...(open?.agreed ?? []), seat] };
    if (!isAgreed(affairs, agreed)) {
      return { entry: open === undefined ? { do: 'offer', what, seat } : { do: 'answer', what, seat, agree: true } };
    }
    if (what !== 'undo' || live.hosted === null) return { entry: { do: 'answer', what, seat, agree: true } };
    const order = { seats: [agreed.by], consent: 'given' as const };
    const back = takingBack(live.hosted.match, order, freshSeed);
    return { entry: { do: 'answer', what, seat, agree: true, back } };
  };

export const declining =
  (what: OfferKind, seat: Seat) =>
  (live: Live): Proposed => {
    const shut = closed(live);
    if (shut !== null) return shut;
    if (!live.affairs?.offers.some((offer) => offer.what === what)) return { stale: message('table.overtaken') };
    return { entry: { do: 'answer', what, seat, agree: false } };
  };

/** A bot plays for a seat from now on, or no longer. */
export const seating =
  (seat: Seat, bot: string | null) =>
  (live: Live): Proposed => {
    const shut = closed(live);
    if (shut !== null) return shut;
    const holder = live.affairs?.holders[seat];
    if (holder === undefined || holder.person === null) return no('table.nobodysSeat');
    if (live.affairs?.fallen.includes(seat) === true) return no('table.givenUp');
    if (holder.bot === bot) return { stale: message('table.overtaken') };
    return { entry: { do: 'sit', seat, holder: { ...holder, bot } } };
  };
