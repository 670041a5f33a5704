/** Building the decks and setting up (EL-2, EL-3), and the drafting game (EL-14). */
import {
  ask,
  askTogether,
  done,
  faceOf,
  inOrder,
  keptBy,
  pickSecretly,
  question,
  setQuestion,
  reveal,
  roll,
  rules,
  show,
  shuffle,
  step,
  type Flow,
  type Layout,
  type Seat,
  type Setting,
  type Setup,
} from '@arenarium/engine';
import { TOKENS_EACH } from './banes.ts';
import { logOf } from '../happenings.ts';
import { among, BOX, cardOf, IDS, kindOf } from '../cards/printed.ts';
import { shuffleDeck, takesSphere, type SphereOption } from './spheres.ts';
import { emptyTable, leftOf, pileOf, seatsOf, topOf, type CardId, type P, type Table } from '../table.ts';
import { MYTH_POINTS, turn } from './turn.ts';

export const settings: readonly Setting[] = [{ id: 'decks', values: ['standard', 'draft'], normal: 'standard' }];

const TEAM = 6;
const SPHERES_EACH = 3;
const IN_PLAY = 3;

export interface LegendOption {
  readonly do: 'legend';
  readonly card: CardId;
}
export interface KeepOption {
  readonly do: 'keep';
  readonly card: CardId;
}
export interface LeadOption {
  readonly do: 'lead';
  readonly card: CardId;
}

const takesLegend = keptBy((card): LegendOption => ({ do: 'legend', card }));
const keeps = keptBy((card): KeepOption => ({ do: 'keep', card }));
const leads = keptBy((card): LeadOption => ({ do: 'lead', card }));

const isDraft = (p: P): boolean => p.setup.settings['decks'] === 'draft';
const seatsIn = (t: Table): Seat[] => IDS.slice(0, seatsOf(t));
const without = (pile: readonly CardId[], gone: CardId): CardId[] => pile.filter((card) => card !== gone);

/** In the order of the faces, so that where a card lies in the hand says nothing. */
function byFace(p: P, cards: readonly CardId[]): CardId[] {
  const sorted: CardId[] = [];
  for (const card of cards) {
    let place = sorted.length;
    while (place > 0 && faceOf(p, sorted[place - 1] ?? card) > faceOf(p, card)) place--;
    sorted.splice(place, 0, card);
  }
  return sorted;
}

export const whichLegend = question('legends/legend', {
  rule: 'EL-2.1',
  options: (p: P): readonly LegendOption[] => among(takesLegend, p.table.legendsLeft),
});
export const whichTeam = setQuestion('legends/team', {
  rule: 'EL-2.2',
  secret: true,
  options: (p: P, _: object, seat): readonly KeepOption[] => among(keeps, byFace(p, pileOf(p.table.hand, seat))),
  size: () => ({ min: TEAM, max: TEAM }),
});
export const whichDrafted = question('legends/drafted', {
  rule: 'EL-14.2',
  options: (p: P, _: object, seat): readonly KeepOption[] => among(keeps, pileOf(p.table.hand, seat)),
});
interface SpherePicks {
  readonly seat: Seat;
  readonly turns: number;
}
export const whichSpheres = setQuestion('legends/sphere', {
  rule: 'EL-2.3',
  secret: true,
  options: (p: P): readonly SphereOption[] => among(takesSphere, byFace(p, p.table.spheresLeft)),
  size: () => ({ min: SPHERES_EACH, max: SPHERES_EACH }),
});
export const whichOpenSphere = question('legends/openSphere', {
  rule: 'EL-14.3',
  options: (p: P): readonly SphereOption[] => among(takesSphere, p.table.spheresLeft),
});
export const whichChampion = question('legends/champion', {
  rule: 'EL-3.2',
  options: (p: P, _: object, seat): readonly LeadOption[] => among(leads, topOf(pileOf(p.table.deck, seat), IN_PLAY)),
});

/** EL-3.4, EL-R20: everybody rolls, the highest wins, ties roll again. */
function rollOff(p: P): Seat {
  const t = p.table;
  t.dice.fill(0);
  let rolling = seatsIn(t);
  while (rolling.length > 1) {
    for (const seat of rolling) {
      const die = roll(p, 6);
      t.dice[seat] = die;
      logOf(p)?.push({ did: 'rolled', seat, n: die });
    }
    const highest = Math.max(...rolling.map((seat) => t.dice[seat] ?? 0));
    rolling = rolling.filter((seat) => t.dice[seat] === highest);
  }
  return rolling[0] ?? 0;
}

export const setUp = rules('legends/setUp', {
  /** EL-2.1, EL-R31: Legends first, then the Team decks, the Spheres, the first Heroes, the first player. */
  build(p: P): Flow {
    const legends = seatsIn(p.table).map((seat) => step(setUp.takeLegend, { seat }));
    const teams = isDraft(p) ? step(setUp.deal, {}) : step(setUp.handOut, {});
    return inOrder(
      ...legends,
      teams,
      step(setUp.rollForSpheres, {}),
      step(setUp.lookAtThree, {}),
      step(setUp.rollForFirst, {}),
    );
  },
  /** EL-2.1: out of those nobody has taken. */
  takeLegend: (_p: P, { seat }: { seat: Seat }): Flow => ask(seat, whichLegend, {}).then(setUp.legendTaken, { seat }),
  /** EL-3.3: with the Legend come its tokens, and the Myth Points. */
  legendTaken(p: P, { seat }: { seat: Seat }, { card }: LegendOption): Flow {
    const t = p.table;
    t.legendsLeft = without(t.legendsLeft, card);
    t.legend[seat] = card;
    t.owner[card] = seat;
    t.tokens[seat] = TOKENS_EACH;
    t.mp[seat] = MYTH_POINTS;
    logOf(p)?.push({ did: 'legendTaken', seat, cards: [card] });
    return done();
  },

  /** EL-2.2: every player is given the ten Heroes of their type. */
  handOut(p: P): Flow {
    const t = p.table;
    t.box.push(...t.legendsLeft);
    t.legendsLeft = [];
    for (const seat of seatsIn(t)) {
      const type = kindOf(t, seat);
      const isTheirs = (card: CardId): boolean => !cardOf(p, card).isLegend && cardOf(p, card).type === type;
      t.hand[seat] = t.box.filter(isTheirs);
      t.box = t.box.filter((card) => !isTheirs(card));
    }
    return askTogether(seatsIn(t), whichTeam, {}).then(setUp.keepTeams, {});
  },
  /** EL-2.2: all at the same time, and unseen. */
  keepTeams(p: P, _: object, teams: readonly (readonly KeepOption[])[]): Flow {
    teams.forEach((team, seat) => keep(p, seat, team));
    return inOrder(step(setUp.shuffleTeams, {}));
  },

  /** EL-14.1: six of all fifty Heroes for each player. */
  deal(p: P): Flow {
    const t = p.table;
    shuffle(p, t.box);
    for (const seat of seatsIn(t)) {
      t.hand[seat] = t.box.splice(0, TEAM);
      for (const card of pileOf(t.hand, seat)) show(p, seat, card);
    }
    t.box.push(...t.legendsLeft);
    t.legendsLeft = [];
    return inOrder(step(setUp.draft, {}));
  },
  /** EL-14.2: as long as there are cards to pass on. */
  draft(p: P): Flow {
    if (pileOf(p.table.hand, 0).length === 0) return inOrder(step(setUp.shuffleTeams, {}));
    return askTogether(seatsIn(p.table), whichDrafted, {}).then(setUp.passOn, {});
  },
  /** EL-14.2: keep one, pass the others to the left. */
  passOn(p: P, _: object, kept: readonly KeepOption[]): Flow {
    const t = p.table;
    kept.forEach((option, seat) => keep(p, seat, [option]));
    const passed = t.hand;
    t.hand = seatsIn(t).map(() => []);
    passed.forEach((hand, seat) => {
      const left = leftOf(t, seat);
      t.hand[left] = hand;
      for (const card of hand) show(p, left, card);
    });
    logOf(p)?.push({ did: 'drafted', n: pileOf(t.hand, 0).length });
    return inOrder(step(setUp.draft, {}));
  },

  /** EL-3.1: the six are shuffled; what is left goes back into the box unseen. */
  shuffleTeams(p: P): Flow {
    const t = p.table;
    for (const seat of seatsIn(t)) {
      t.box.push(...pileOf(t.hand, seat));
      t.hand[seat] = [];
      t.deck[seat] = pileOf(t.kept, seat).toReversed();
      t.kept[seat] = [];
      for (const card of pileOf(t.deck, seat)) t.owner[card] = seat;
      shuffleDeck(p, pileOf(t.deck, seat));
      logOf(p)?.push({ did: 'teamBuilt', seat });
    }
    return done();
  },

  /** EL-R19, EL-14.3: a roll of the die decides who chooses Spheres first. */
  rollForSpheres(p: P): Flow {
    const seat = rollOff(p);
    if (isDraft(p)) return inOrder(step(setUp.openSphere, { seat, turns: SPHERES_EACH * seatsOf(p.table) }));
    return inOrder(step(setUp.secretSpheres, { seat, turns: seatsOf(p.table) }));
  },
  /** EL-14.3. */
  openSphere(_p: P, picks: SpherePicks): Flow {
    if (picks.turns === 0) return inOrder(step(setUp.shuffleSpheres, {}));
    return ask(picks.seat, whichOpenSphere, picks).then(setUp.openSphereTaken, picks);
  },
  /** EL-14.3: then the next player clockwise chooses. */
  openSphereTaken(p: P, { seat, turns }: SpherePicks, { card }: SphereOption): Flow {
    const t = p.table;
    t.spheresLeft = without(t.spheresLeft, card);
    t.sphereDeck.push(card);
    logOf(p)?.push({ did: 'sphereTaken', seat, cards: [card] });
    return inOrder(step(setUp.openSphere, { seat: leftOf(t, seat), turns: turns - 1 }));
  },
  /** EL-2.3, EL-R19: three at a time, out of what is left, which only the chooser sees. */
  secretSpheres(p: P, picks: SpherePicks): Flow {
    if (picks.turns === 0) return inOrder(step(setUp.shuffleSpheres, {}));
    for (const card of p.table.spheresLeft) show(p, picks.seat, card);
    return ask(picks.seat, whichSpheres, {}).then(setUp.secretSpheresTaken, picks);
  },
  /** EL-R19: nobody else learns which one it was. */
  secretSpheresTaken(p: P, { seat, turns }: SpherePicks, chosen: readonly SphereOption[]): Flow {
    const t = p.table;
    const picked = pickSecretly(
      p,
      seat,
      t.spheresLeft,
      chosen.map(({ card }) => card),
    );
    t.spheresLeft = t.spheresLeft.filter((card) => !picked.includes(card));
    t.sphereDeck.push(...picked);
    logOf(p)?.push({ did: 'spheresTaken', seat });
    return inOrder(step(setUp.secretSpheres, { seat: leftOf(t, seat), turns: turns - 1 }));
  },
  /** EL-2.3: what nobody chose goes back into the box. */
  shuffleSpheres(p: P): Flow {
    const t = p.table;
    t.box.push(...t.spheresLeft);
    t.spheresLeft = [];
    t.sphereDeck.reverse();
    shuffleDeck(p, t.sphereDeck);
    return done();
  },

  /** EL-3.2: Champions are chosen in secret, and turned over together with their Supports. */
  lookAtThree(p: P): Flow {
    const t = p.table;
    for (const seat of seatsIn(t)) for (const card of topOf(pileOf(t.deck, seat), IN_PLAY)) show(p, seat, card);
    return askTogether(seatsIn(t), whichChampion, {}).then(setUp.turnUp, {});
  },
  /** EL-3.2: all at once. */
  turnUp(p: P, _: object, leads: readonly LeadOption[]): Flow {
    const t = p.table;
    leads.forEach(({ card }, seat) => {
      const three = pileOf(t.deck, seat).splice(-IN_PLAY).reverse();
      t.champion[seat] = card;
      t.supports[seat] = without(three, card);
      for (const each of three) reveal(p, each);
      logOf(p)?.push({ did: 'placed', seat, cards: [card, ...without(three, card)] });
    });
    return done();
  },

  /** EL-3.4. */
  rollForFirst(p: P): Flow {
    p.table.first = rollOff(p);
    logOf(p)?.push({ did: 'goesFirst', seat: p.table.first });
    return inOrder(step(turn.beginRound, {}));
  },
});

/** Nothing is dealt yet: every card lies in the box, open to all. */
export const layOut = ({ seats }: Setup): Layout<Table> => ({
  table: emptyTable(seats, BOX),
  faces: IDS,
  first: step(setUp.build, {}),
});

/** Cards are kept face down: nobody else may learn from their ids which ones they were. */
function keep(p: P, seat: Seat, chosen: readonly KeepOption[]): void {
  const t = p.table;
  const hand = pileOf(t.hand, seat);
  const picked = pickSecretly(
    p,
    seat,
    hand,
    chosen.map(({ card }) => card),
  );
  t.hand[seat] = hand.filter((card) => !picked.includes(card));
  pileOf(t.kept, seat).push(...picked);
}
