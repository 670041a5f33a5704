/** SFB chapter 12: the Challenge Track, and when a Challenge is met. */
import { at, faceOf, reveal, shuffle } from '@arenarium/engine';
import { areaOf, deploymentHexes, distance, statueHexes, type Hex } from '../arena/hexes.ts';
import { TRACK, type Challenge } from '../cards/challenges.ts';
import { challengeOn } from '../cards/printed.ts';
import { COLOURS, type Colour } from '../cards/words.ts';
import { logOf } from '../happenings.ts';
import { cardPoint, CHALLENGE_DECK, CHALLENGE_DISCARD, slotPoint } from '../points.ts';
import { isBloodied, isTrapHex, NONE, sideOf, type Champion, type P, type Table } from '../table.ts';

/** SFB-R2, SFB-16.4: what each slot is worth; those that cannot be scored, nothing. */
export const slotValues = (t: Table): readonly number[] => TRACK[t.players.length] ?? [];
/** How many slots cannot be scored: so far Challenges move, and so many new ones come. */
export const unscoredSlots = (t: Table): number => {
  let unscored = 0;
  for (const value of slotValues(t)) if (value === 0) unscored++;
  return unscored;
};

/** SFB-17.2: more Champions in the area than the other side. */
function controls(t: Table, side: number, area: number): boolean {
  let lead = 0;
  for (const { at: hex, seat } of t.champions)
    if (hex >= 0 && areaOf(hex) === area) lead += sideOf(seat) === side ? 1 : -1;
  return lead > 0;
}
const count = (t: Table, side: number, counts: (champion: Champion) => boolean): number => {
  let n = 0;
  for (const champion of t.champions) if (sideOf(champion.seat) === side && champion.at >= 0 && counts(champion)) n++;
  return n;
};
const isBeside = (hex: Hex, statue: Colour): boolean => distance(hex, at(statueHexes, COLOURS.indexOf(statue))) === 1;

/** SFB-12.3, SFB-16.5: whether a side meets a Challenge now. */
export function isMet(t: Table, challenge: Challenge, side: number): boolean {
  switch (challenge.ask) {
    case 'controlArea':
      return controls(t, side, COLOURS.indexOf(challenge.area));
    case 'controlAreas':
      return COLOURS.filter((_, area) => controls(t, side, area)).length >= challenge.n;
    case 'besideStatue':
      return count(t, side, ({ at: hex }) => isBeside(hex, challenge.statue)) >= challenge.n;
    case 'besideEachStatue':
      return COLOURS.every((colour) => count(t, side, ({ at: hex }) => isBeside(hex, colour)) > 0);
    case 'inEnemyDeployment': {
      const enemyHome = deploymentHexes(t.home[side === 0 ? 1 : 0]);
      return count(t, side, ({ at: hex }) => enemyHome.includes(hex)) >= challenge.n;
    }
    case 'enemiesHurt':
      return (
        t.champions.filter((one) => sideOf(one.seat) !== side && (one.at < 0 || isBloodied(one))).length >= challenge.n
      );
    case 'onTrapHexes':
      return count(t, side, ({ at: hex }) => isTrapHex(t, hex)) >= challenge.n;
  }
}

/** SFB-12.2: a deck that is empty is made anew, if there is anything to make it of. */
function renewDeck(p: P): void {
  const t = p.table;
  if (t.challengeDeck.length > 0) return;
  t.challengeDeck = t.challengeDiscard;
  t.challengeDiscard = [];
  shuffle(p, t.challengeDeck);
}
/** A new Challenge is turned up; if it was the last, the deck is made anew at once (SFB-12.2). */
export function turnUp(p: P, slot: number): void {
  const t = p.table;
  renewDeck(p);
  const id = t.challengeDeck.pop();
  if (id === undefined) return;
  reveal(p, id);
  t.track[slot] = id;
  const to = [slotPoint(slot)];
  logOf(p)?.push({
    did: 'turned',
    motion: 'reveal',
    face: faceOf(p, id),
    cards: [id],
    by: cardPoint(id),
    from: CHALLENGE_DECK,
    to,
  });
  renewDeck(p);
}

/** SFB-6.2: every Challenge that is met is worth its slot to a side, and leaves the track. */
export function scoreTrack(p: P, seat: number): void {
  const t = p.table;
  const side = sideOf(seat);
  slotValues(t).forEach((value, slot) => {
    const id = at(t.track, slot);
    if (id < 0 || value === 0 || !isMet(t, challengeOn(faceOf(p, id)), side)) return;
    t.vp[side] += value;
    t.track[slot] = NONE;
    t.challengeDiscard.push(id);
    const to = [CHALLENGE_DISCARD];
    logOf(p)?.push({
      did: 'scored',
      motion: 'score',
      seat,
      face: faceOf(p, id),
      n: value,
      cards: [id],
      by: cardPoint(id),
      from: slotPoint(slot),
      to,
    });
  });
}

/** SFB-12.1, SFB-16.4: Challenges move on, new ones come. */
export function advanceTrack(p: P): void {
  const t = p.table;
  const by = unscoredSlots(t);
  for (let slot = t.track.length - 1; slot >= 0; slot--) {
    const id = at(t.track, slot);
    t.track[slot] = NONE;
    if (id < 0) continue;
    if (slot + by < t.track.length) t.track[slot + by] = id;
    else pass(p, slot, id);
  }
  for (let slot = by - 1; slot >= 0; slot--) turnUp(p, slot);
}
/** SFB-12.1: from the last slot to the discard pile. */
function pass(p: P, slot: number, id: number): void {
  p.table.challengeDiscard.push(id);
  logOf(p)?.push({
    did: 'passed',
    motion: 'discard',
    face: faceOf(p, id),
    cards: [id],
    by: cardPoint(id),
    from: slotPoint(slot),
    to: [CHALLENGE_DISCARD],
  });
}
