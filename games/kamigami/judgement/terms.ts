/** What a position of Kamigami Battles is judged by: Energy as it will stand, Gods and Temples, decks and what is held. */
import type { Judging, Seat, Sheet } from '@arenarium/engine';
import { cards } from '../cards/index.ts';
import { phaseNumber } from '../cards/printed.ts';
import { at, ELIMINATED, IN_PLAY, isFree, NONE, pileAt, templeOf, type P, type Table } from '../table.ts';
import { hasFallen, ODDS, promiseOf, seatStrength, seenBy, shareOf, type Seen } from './evaluate.ts';

const TERMS = [
  'strength',
  'main energy',
  'support energy',
  'temple energy',
  'energy last',
  'energy to win',
  'hand',
  'turn',
  'faith',
  'sealed',
  'about to fall',
  'hand in turn',
  'deck',
  'next hand',
  'this turn',
  'energy log',
  'deck log',
] as const;
const NUMBERS = [
  ['main energy', 26],
  ['support energy', 16],
  ['temple energy', 8],
  ['hand', 8],
  ['faith', 12],
  ['temple', cards.length],
  ['hand in turn', 8],
] as const;
const ZONES = ['god', 'hand', 'cards', 'hand in turn'] as const;
const CLOSE = 18;
const LAST = 6;

/** The God and the Temple a seat has taken: all there is to see before the first turn. */
function readChosen({ table: t }: P, seat: Seat, sheet: Sheet): void {
  if (at(t.godCard, seat) !== NONE) sheet.zone(seat, 0, [at(t.godCard, seat)]);
  if (at(t.temple, seat) !== NONE) sheet.number(seat, 5, at(t.temple, seat));
}

/** A hand that is held for later is another thing than what is left of the hand whose turn it is. */
function readHand({ table: t }: P, seat: Seat, sheet: Sheet): void {
  const hand = pileAt(t.hand, seat);
  const inTurn = seat === t.active && t.phase !== phaseNumber('end');
  sheet.term(seat, inTurn ? 11 : 6, hand.length);
  sheet.number(seat, inTurn ? 6 : 3, hand.length);
  sheet.zone(seat, inTurn ? 3 : 1, hand);
}

/** Strength, and what it is made of: each part may be worth more or less than by hand. Gives back the whole. */
function readStrength(seen: Seen, seat: Seat, { sheet, isMain }: { sheet: Sheet; isMain: boolean }): number {
  const share = shareOf(isMain);
  const promised = promiseOf(seen, seat);
  sheet.term(seat, 12, share * promised.usual);
  sheet.term(seat, 13, share * promised.hand);
  sheet.term(seat, 14, share * promised.turn);
  // Two who wear each other down stand as the products of what they have and what they can do.
  sheet.term(seat, 15, share * Math.log(1 + Math.max(0, at(seen.coming, seat))));
  sheet.term(seat, 16, share * Math.log(0.5 + Math.max(0, promised.usual)));
  return share * seatStrength(seen, seat, promised);
}

function readSeat(
  p: P,
  seat: Seat,
  { sheet, isMain, coming }: { sheet: Sheet; isMain: boolean; coming: number },
): void {
  const t = p.table;
  const energy = Math.max(0, coming);
  const temple = at(t.energy, templeOf(seat));
  sheet.term(seat, isMain ? 1 : 2, energy);
  sheet.term(seat, 3, temple);
  sheet.term(seat, 4, Math.min(LAST, energy));
  if (isFree(t)) sheet.term(seat, 5, Math.max(0, energy - CLOSE));
  if (t.state[seat] !== IN_PLAY) sheet.term(seat, 9, 1);
  if (coming <= 0) sheet.term(seat, 10, 1);
  sheet.number(seat, isMain ? 0 : 1, energy);
  sheet.number(seat, 2, temple);
  readChosen(p, seat, sheet);
  readHand(p, seat, sheet);
  owned.length = 0;
  for (const piles of [t.deck, t.discard, t.play]) for (const card of pileAt(piles, seat)) owned.push(card);
  sheet.zone(seat, 2, owned);
}
/** All cards of a seat but those in hand: one list for all looks. */
const owned: number[] = [];

function read(p: P, sheet: Sheet): void {
  const t = p.table;
  if (t.chaining === 0) {
    for (let seat = 0; seat < t.team.length; seat++) readChosen(p, seat, sheet);
    return;
  }
  // Not as the seat that is asked sees it: then ending a turn would make one's own hand look worth less.
  const seen = seenBy(p, null);
  for (let team = 0; team < t.main.length; team++) {
    const main = at(t.main, team);
    if (t.state[main] === ELIMINATED) sheet.lost(main);
    else if (hasFallen(seen, team)) sheet.term(main, 0, -12);
  }
  for (let seat = 0; seat < t.team.length; seat++) {
    if (t.state[seat] === ELIMINATED) continue;
    const isMain = t.main.includes(seat);
    const team = at(t.team, seat);
    const strength = readStrength(seen, seat, { sheet, isMain });
    if (!hasFallen(seen, team)) sheet.term(seat, 0, strength);
    readSeat(p, seat, { sheet, isMain, coming: at(seen.coming, seat) });
  }
  sheet.term(t.active, 7, 1);
  sheet.term(t.active, 8, t.faith);
  sheet.number(t.active, 4, t.faith);
}

export const judging: Judging<Table> = {
  terms: TERMS,
  byHand: { strength: 1 / ODDS },
  numbers: NUMBERS,
  zones: ZONES,
  faces: cards.length,
  settingUp: ({ table }) => table.chaining === 0,
  // What waits to be answered is told badly: an Attack that may still be defended against, or fall on somebody else.
  isQuiet: ({ table }) => table.moments.length === 0,
  read,
};
