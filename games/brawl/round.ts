/** SFB chapters 6 and 12: rounds, turns and the Challenge Track. */
import { done, faceOf, inOrder, reveal, rules, shuffle, step, type Flow, type Seat } from '@arenarium/engine';
import { activation } from './activation.ts';
import { TRACK } from './arena.ts';
import { COLOURS, type Colour } from './words.ts';
import type { Challenge } from './challenges.ts';
import { told } from './happenings.ts';
import { drawCards } from './hand.ts';
import { areaOf, deploymentHexes, distance, statueHexes, type Hex } from './hexes.ts';
import { victory } from './out-of-action.ts';
import { abilityOf, challengeOn } from './printed.ts';
import { hasAbility, isBloodied, isTrapHex, player, sideOf, type Fighter, type P, type Table } from './table.ts';

/** SFB-2.6, SFB-16.2. */
export const handSize = (t: Table): number => (t.players.length === 4 ? 4 : 5);
export const slotValues = (t: Table): readonly number[] => TRACK[t.players.length] ?? [];

/** SFB-17.2: more Champions in the area than the other side. */
function controls(t: Table, side: number, area: number): boolean {
  let lead = 0;
  for (const { at, seat } of t.champions) if (at >= 0 && areaOf[at] === area) lead += sideOf(seat) === side ? 1 : -1;
  return lead > 0;
}
const count = (t: Table, side: number, counts: (f: Fighter) => boolean): number => {
  let n = 0;
  for (const f of t.champions) if (sideOf(f.seat) === side && f.at >= 0 && counts(f)) n++;
  return n;
};
const isBeside = (at: Hex, statue: Colour): boolean => distance(at, statueHexes[COLOURS.indexOf(statue)] as Hex) === 1;

/** SFB-12.3, SFB-16.5: whether a side meets a Challenge now. */
export function isMet(t: Table, challenge: Challenge, side: number): boolean {
  switch (challenge.ask) {
    case 'controlArea':
      return controls(t, side, COLOURS.indexOf(challenge.area));
    case 'controlAreas':
      return COLOURS.filter((_, area) => controls(t, side, area)).length >= challenge.n;
    case 'besideStatue':
      return count(t, side, ({ at }) => isBeside(at, challenge.statue)) >= challenge.n;
    case 'besideEachStatue':
      return COLOURS.every((colour) => count(t, side, ({ at }) => isBeside(at, colour)) > 0);
    case 'inEnemyDeployment': {
      const enemyHome = deploymentHexes[t.home[side === 0 ? 1 : 0]] as readonly Hex[];
      return count(t, side, ({ at }) => enemyHome.includes(at)) >= challenge.n;
    }
    case 'enemiesHurt':
      return t.champions.filter((f) => sideOf(f.seat) !== side && (f.at < 0 || isBloodied(f))).length >= challenge.n;
    case 'onTrapHexes':
      return count(t, side, ({ at }) => isTrapHex(t, at)) >= challenge.n;
  }
}

/** A new Challenge is turned up, from a deck made anew if need be (SFB-12.2). */
export function turnUp(p: P, slot: number): void {
  const t = p.table;
  if (t.challengeDeck.length === 0) {
    t.challengeDeck = t.challengeDiscard;
    t.challengeDiscard = [];
    shuffle(p, t.challengeDeck);
  }
  const id = t.challengeDeck.pop();
  if (id === undefined) return;
  reveal(p, id);
  t.track[slot] = id;
  p.log?.push(told({ did: 'turned', face: faceOf(p, id), cards: [id] }));
}

export const round = rules('brawl/round', {
  /** SFB-6.1, SFB-16.6: everybody's turn in player order, then the track. */
  play(p: P): Flow {
    const t = p.table;
    t.round++;
    p.log?.push(told({ did: 'round', round: t.round }));
    return round.from(p, { place: 0 });
  },
  from(p: P, { place }: { place: number }): Flow {
    const turns = p.table.order.slice(place).map((seat) => step(round.turn, { seat }));
    return inOrder(...turns, step(round.advance, {}), step(round.play, {}));
  },
  turn(p: P, { seat }: { seat: Seat }): Flow {
    p.table.active = seat;
    p.table.used = 0;
    p.log?.push(told({ did: 'turn', seat }));
    return inOrder(step(round.scoreboard, { seat }), step(activation.choose, { seat }), step(round.upkeep, { seat }));
  },
  /** SFB-6.2: every Challenge that is met, all at once; none in the first round. */
  scoreboard(p: P, { seat }: { seat: Seat }): Flow {
    const t = p.table;
    if (t.round === 1) return done();
    const side = sideOf(seat);
    const values = slotValues(t);
    for (let slot = 0; slot < t.track.length; slot++) {
      const id = t.track[slot] as number;
      const value = values[slot] as number;
      if (id < 0 || value === 0 || !isMet(t, challengeOn(faceOf(p, id)), side)) continue;
      t.vp[side] += value;
      t.track[slot] = -1;
      t.challengeDiscard.push(id);
      p.log?.push(told({ did: 'scored', seat, face: faceOf(p, id), n: value, cards: [id] }));
    }
    return victory(p) ?? done();
  },
  /** SFB-6.4: Cores, hand, and everything that lasted until the end of the turn. */
  upkeep(p: P, { seat }: { seat: Seat }): Flow {
    const t = p.table;
    const mine = player(t, seat);
    mine.cores = 7;
    for (const card of mine.hand) reveal(p, card);
    mine.discard.push(...mine.hand);
    mine.hand = [];
    drawCards(p, seat, handSize(t) + moreCards(t, seat));
    t.lasting = [];
    for (const f of t.champions) f.rooted = 0;
    p.log?.push(told({ did: 'ended', seat }));
    return done();
  },
  /** SFB-12.1, SFB-16.4: Challenges move on, new ones come. */
  advance(p: P): Flow {
    const t = p.table;
    const by = slotValues(t).filter((value) => value === 0).length;
    for (let slot = t.track.length - 1; slot >= 0; slot--) {
      const id = t.track[slot] as number;
      t.track[slot] = -1;
      if (id < 0) continue;
      if (slot + by < t.track.length) {
        t.track[slot + by] = id;
        continue;
      }
      t.challengeDiscard.push(id);
      p.log?.push(told({ did: 'passed', face: faceOf(p, id), cards: [id] }));
    }
    for (let slot = by - 1; slot >= 0; slot--) turnUp(p, slot);
    return done();
  },
});
/** A levelled side may let its player draw more. */
const moreCards = (t: Table, seat: Seat): number =>
  t.champions.reduce(
    (n, f) =>
      n + (f.seat === seat && f.at >= 0 && hasAbility(f, 'drawsMore') ? (abilityOf(f.kind, 'drawsMore')?.n ?? 0) : 0),
    0,
  );
