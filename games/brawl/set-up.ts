/** SFB chapter 2 and SFB-16.6, SFB-16.7: from the box to the first turn. */
import {
  ask,
  done,
  drawLot,
  inOrder,
  message,
  question,
  rules,
  shuffle,
  step,
  type Flow,
  type Layout,
  type Message,
  type Option,
  type Seat,
  type Setup,
} from '@arenarium/engine';
import { TRACK, TRAPS } from './arena.ts';
import { CORE } from './cards/index.ts';
import { CHALLENGES } from './challenges.ts';
import { draft } from './draft.ts';
import { told } from './happenings.ts';
import { CARD, discard, DONE, drawCards, type CardOption, type DoneOption } from './hand.ts';
import { deploymentHexes, NOWHERE, printedTrapHexes, type Hex } from './hexes.ts';
import { put, toEach, type ToOption } from './movement.ts';
import { FIRST_CHALLENGE, FIRST_TRAP, printedCards } from './printed.ts';
import { handSize, round, slotValues, turnUp } from './round.ts';
import { fighter, isFree, player, sideOf, trapAt, type ChampionId, type P, type Table } from './table.ts';
import { LAY, layFromSupply, type LayOption } from './traps.ts';

const ACTIONS = printedCards.length;
const TRAP_COUNT = TRAPS.reduce((n, { copies }) => n + copies, 0);

/** Where each side takes its own, the box holds a copy for each. */
export const copiesIn = ({ settings, seats }: Setup): number =>
  settings['draft'] === 'casual' && !(seats === 4 && settings['duplicates'] === 'yes') ? 1 : 2;

/** The ids of a Champion's six cards; each side takes its own copy if there are two. */
export const cardIds = (t: Table, kind: number, side: number): number[] => {
  const first = (t.copies === 2 ? side * ACTIONS : 0) + kind * 6;
  return [0, 1, 2, 3, 4, 5].map((i) => first + i);
};
const trapIds = (copies: number): number[] => Array.from({ length: TRAP_COUNT }, (_, i) => copies * ACTIONS + i);
const challengeIds = (copies: number): number[] => CHALLENGES.map((_, i) => copies * ACTIONS + TRAP_COUNT + i);

/** The face printed on each id before anything is shuffled, with one copy of the box and with two. */
const facesOf = [1, 2].map((copies) => [
  ...Array.from({ length: copies * ACTIONS }, (_, id) => id % ACTIONS),
  ...TRAPS.flatMap((trap, kind) => Array.from({ length: trap.copies }, () => FIRST_TRAP + kind)),
  ...CHALLENGES.map((_, i) => FIRST_CHALLENGE + i),
]);
export const printedFaces = (copies: number): readonly number[] => facesOf[copies - 1] as readonly number[];

export function refuses({ seats, settings }: Setup): Message | null {
  if (seats === 2 && settings['duplicates'] === 'yes') return message('refuse.duplicates');
  const isShort =
    seats === 4 && settings['box'] === 'core' && settings['draft'] === 'casual' && settings['duplicates'] !== 'yes';
  return isShort ? message('refuse.core', { n: CORE }) : null;
}

export function emptyTable(seats: number, copies: number): Table {
  const players = Array.from({ length: seats }, () => ({ hand: [], deck: [], discard: [], cores: 7 }));
  return {
    round: 0,
    order: players.map((_, seat) => seat),
    active: 0,
    home: [0, 1],
    vp: [0, 0],
    copies,
    draft: null,
    picks: players.map(() => []),
    champions: [],
    players,
    traps: [],
    supply: trapIds(copies),
    sprung: -1,
    challengeDeck: challengeIds(copies),
    track: (TRACK[seats] ?? []).map(() => -1),
    challengeDiscard: [],
    lasting: [],
    used: 0,
    action: null,
  };
}
export function layOut(setup: Setup): Layout<Table> {
  const copies = copiesIn(setup);
  return { table: emptyTable(setup.seats, copies), faces: printedFaces(copies), first: step(setUp.begin, {}) };
}
/** The cards of Champions that nobody plays. */
export function boxedCards(t: Table): number[] {
  const taken = new Set(t.champions.flatMap(({ kind, seat }) => cardIds(t, kind, sideOf(seat))));
  return Array.from({ length: t.copies * ACTIONS }, (_, id) => id).filter((id) => !taken.has(id));
}

export interface SeatOption extends Option {
  readonly do: 'seat';
  readonly seat: Seat;
}
export interface HomeOption extends Option {
  readonly do: 'home';
  readonly home: number;
}
export const naming = question('brawl/first', {
  rule: 'SFB-16.6',
  options: (_p: P, { side }: { side: number }): readonly SeatOption[] =>
    [side, side + 2].map((seat) => ({ do: 'seat', seat })),
});
export const homing = question('brawl/home', {
  rule: 'SFB-2.1',
  options: (_p: P): readonly HomeOption[] => [0, 1].map((home) => ({ do: 'home', home })),
});
export const layFirst = question('brawl/lay-first', {
  rule: 'SFB-2.5',
  options(p: P, { after, left }: { after: Hex; left: number }): readonly LayOption[] {
    const free = printedTrapHexes.filter((hex) => hex > after && trapAt(p.table, hex) === null);
    return free.slice(0, free.length - (left - 1)).map((hex) => LAY[hex] as LayOption);
  },
});
export const exchange = question('brawl/exchange', {
  rule: 'SFB-2.6',
  options: (p: P, { after }: { after: number }, seat: Seat): readonly (CardOption | DoneOption)[] => [
    ...player(p.table, seat)
      .hand.slice(after)
      .map((card) => CARD[card] as CardOption),
    DONE,
  ],
});
export const deploying = question('brawl/deploy', {
  rule: 'SFB-2.7',
  options(p: P, _about: { id: ChampionId }, seat: Seat): readonly ToOption[] {
    const hexes = deploymentHexes[p.table.home[sideOf(seat)]] as readonly Hex[];
    return toEach(hexes.filter((hex) => isFree(p.table, hex)));
  },
  prompt: (p: P, { id }: { id: ChampionId }) =>
    message('ask.brawl/deploy', { champion: message(`champion.${fighter(p.table, id).kind}`) }),
});

export const setUp = rules('brawl/set-up', {
  begin(p: P): Flow {
    const lot = drawLot(p, 2);
    const order = p.seats === 4 ? step(setUp.nameFirst, { side: lot }) : step(setUp.orderIs, { order: [lot, 1 - lot] });
    return inOrder(order, step(setUp.chooseHome, {}), step(draft.begin, {}), step(setUp.deal, {}));
  },
  orderIs(p: P, { order }: { order: readonly Seat[] }): Flow {
    p.table.order = order;
    p.table.active = order[0] as Seat;
    p.log?.push(told({ did: 'first', seat: p.table.active }));
    return done();
  },
  /** SFB-16.6, SFB-R25: the team found by lot names the first player, the other the second. */
  nameFirst(_p: P, { side }: { side: number }): Flow {
    return ask(side, naming, { side }).then(setUp.nameSecond, { side });
  },
  nameSecond(_p: P, { side }: { side: number }, { seat }: SeatOption): Flow {
    return ask(1 - side, naming, { side: 1 - side }).then(setUp.named, { first: seat });
  },
  named(p: P, { first }: { first: Seat }, { seat: second }: SeatOption): Flow {
    return setUp.orderIs(p, { order: [first, second, (first + 2) % 4, (second + 2) % 4] });
  },
  /** SFB-2.1. */
  chooseHome(p: P): Flow {
    return ask(p.table.active, homing, {}).then(setUp.homeChosen, { side: sideOf(p.table.active) });
  },
  homeChosen(p: P, { side }: { side: number }, { home }: HomeOption): Flow {
    p.table.home = side === 0 ? [home, 1 - home] : [1 - home, home];
    p.log?.push(told({ did: 'homeChosen', seat: p.table.active, home }));
    return done();
  },
  /** SFB-2.2 … SFB-2.7, each in player order. */
  deal(p: P): Flow {
    const t = p.table;
    t.champions = t.picks.flatMap((kinds, seat) =>
      kinds.map((kind) => ({ kind, seat, at: NOWHERE, damage: 0, levelled: 0 as const, rooted: 0 as const })),
    );
    t.players.forEach((mine, seat) => {
      mine.deck = (t.picks[seat] ?? []).flatMap((kind) => cardIds(t, kind, sideOf(seat)));
      shuffle(p, mine.deck);
    });
    shuffle(p, t.challengeDeck);
    shuffle(p, t.supply);
    turnUpFirst(p);
    const { order } = t;
    return inOrder(
      ...order.map((seat) => step(setUp.lay, { seat, after: -1, left: p.seats === 4 ? 1 : 2 })),
      ...order.map((seat) => step(setUp.draw, { seat })),
      ...order.map((seat) => step(setUp.deploy, { seat, i: 0 })),
      step(round.play, {}),
    );
  },
  /** SFB-2.5, SFB-16.7: unseen, and so in either order the same. */
  lay(_p: P, { seat, after, left }: { seat: Seat; after: Hex; left: number }): Flow {
    return left === 0 ? done() : ask(seat, layFirst, { after, left }).then(setUp.laid, { seat, left });
  },
  laid(p: P, { seat, left }: { seat: Seat; left: number }, { hex }: LayOption): Flow {
    layFromSupply(p, hex);
    p.log?.push(told({ did: 'trapLaid', seat, hex }));
    return inOrder(step(setUp.lay, { seat, after: hex, left: left - 1 }));
  },
  /** SFB-2.6: a hand, and one exchange of any of it. */
  draw(p: P, { seat }: { seat: Seat }): Flow {
    drawCards(p, seat, handSize(p.table));
    return inOrder(step(setUp.exchange, { seat, after: 0 }));
  },
  exchange(p: P, { seat, after }: { seat: Seat; after: number }): Flow {
    if (after >= player(p.table, seat).hand.length) return setUp.exchanged(p, { seat });
    return ask(seat, exchange, { after }).then(setUp.gaveBack, { seat });
  },
  gaveBack(p: P, { seat }: { seat: Seat }, option: CardOption | DoneOption): Flow {
    if (option.do === 'done') return setUp.exchanged(p, { seat });
    const after = player(p.table, seat).hand.indexOf(option.card);
    discard(p, seat, option.card);
    return setUp.exchange(p, { seat, after });
  },
  exchanged(p: P, { seat }: { seat: Seat }): Flow {
    const mine = player(p.table, seat);
    const n = mine.discard.length;
    if (n === 0) return done();
    p.log?.push(told({ did: 'exchanged', seat, n, cards: mine.discard.slice() }));
    drawCards(p, seat, n);
    mine.deck.push(...mine.discard);
    mine.discard = [];
    shuffle(p, mine.deck);
    return done();
  },
  /** SFB-2.7. */
  deploy(p: P, { seat, i }: { seat: Seat; i: number }): Flow {
    const own = p.table.champions.flatMap((f, id) => (f.seat === seat ? [id] : []));
    const id = own[i];
    return id === undefined ? done() : ask(seat, deploying, { id }).then(setUp.deployed, { seat, i, id });
  },
  deployed(p: P, { seat, i, id }: { seat: Seat; i: number; id: ChampionId }, { hex }: ToOption): Flow {
    put(p, { id, to: hex, how: 'deploy' });
    return inOrder(step(setUp.deploy, { seat, i: i + 1 }));
  },
});
/** SFB-2.4, SFB-R1; SFB-16.4: the first slot worth anything as well, and every slot that cannot be scored. */
function turnUpFirst(p: P): void {
  const unscored = slotValues(p.table).filter((value) => value === 0).length;
  for (let slot = p.seats === 4 ? unscored : unscored - 1; slot >= 0; slot--) turnUp(p, slot);
}
