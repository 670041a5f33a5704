/** SFB chapter 2 and SFB-16.6, SFB-16.7: from the box to the first turn. */
import {
  ask,
  at,
  done,
  drawLot,
  inOrder,
  message,
  question,
  rules,
  setQuestion,
  shuffle,
  step,
  type Flow,
  type Layout,
  type Message,
  type Option,
  type Seat,
  type Setting,
  type Setup,
} from '@arenarium/engine';
import { deploymentHexes, NONE, printedTrapHexes } from '../arena/hexes.ts';
import { CORE } from '../cards/index.ts';
import { championName } from '../cards/names.ts';
import { actionIds, cardIds, printedFaces } from '../cards/printed.ts';
import { logOf } from '../happenings.ts';
import { pilePoint, seatPoint } from '../points.ts';
import {
  championIds,
  championOf,
  emptyTable,
  isFree,
  playerAt,
  sideOf,
  trapAt,
  type ChampionId,
  type P,
  type Table,
} from '../table.ts';
import { draft } from './draft.ts';
import { cardOption, discard, drawCards, type CardOption } from './hand.ts';
import { put, toEach, type ToOption } from './movement.ts';
import { turnUp, unscoredSlots } from './track.ts';
import { layFromSupply, layOn, type LayOption } from './traps.ts';
import { handSize, turn } from './turn.ts';

export const settings: readonly Setting[] = [
  { id: 'draft', values: ['casual', 'free', 'competitive'], normal: 'casual' },
  { id: 'box', values: ['all', 'core'], normal: 'all' },
  { id: 'duplicates', values: ['no', 'yes'], normal: 'no' },
];

/** Where each side takes its own, the box holds a copy for each. */
export const copiesIn = ({ settings, seats }: Setup): number =>
  settings['draft'] === 'casual' && !(seats === 4 && settings['duplicates'] === 'yes') ? 1 : 2;

export function refuses({ seats, settings }: Setup): Message | null {
  if (seats === 2 && settings['duplicates'] === 'yes') return message('refuse.duplicates');
  const isShort =
    seats === 4 && settings['box'] === 'core' && settings['draft'] === 'casual' && settings['duplicates'] !== 'yes';
  return isShort ? message('refuse.core', { n: CORE }) : null;
}

export function layOut(setup: Setup): Layout<Table> {
  const copies = copiesIn(setup);
  return { table: emptyTable(setup.seats, copies), faces: printedFaces(copies), first: step(setUp.begin, {}) };
}
/** The cards of Champions that nobody plays. */
export function boxedCards(t: Table): number[] {
  const taken = new Set(t.champions.flatMap(({ kind, seat }) => cardIds(t, kind, sideOf(seat))));
  return actionIds(t.copies).filter((id) => !taken.has(id));
}

export interface SeatOption extends Option {
  readonly do: 'seat';
  readonly seat: Seat;
}
export interface HomeOption extends Option {
  readonly do: 'home';
  readonly home: number;
}
const whichFirst = question('brawl/first', {
  rule: 'SFB-16.6',
  options: (_p: P, { side }: { side: number }): readonly SeatOption[] =>
    [side, side + 2].map((seat) => ({ do: 'seat', seat })),
});
const whichHome = question('brawl/home', {
  rule: 'SFB-2.1',
  options: (_p: P): readonly HomeOption[] => [0, 1].map((home) => ({ do: 'home', home })),
});
const whichTrapHexes = setQuestion('brawl/layFirst', {
  rule: 'SFB-2.5',
  options: (p: P): readonly LayOption[] => layOn(printedTrapHexes.filter((hex) => trapAt(p.table, hex) === null)),
  size: (_p: P, { n }: { n: number }) => ({ min: n, max: n }),
  prompt: (_p: P, { n }: { n: number }) => message('ask.brawl/layFirst', { n }),
});
const whichExchange = setQuestion('brawl/exchange', {
  rule: 'SFB-2.6',
  options: (p: P, _about: object, seat: Seat): readonly CardOption[] => playerAt(p.table, seat).hand.map(cardOption),
  size: (p: P, _about: object, seat: Seat) => ({ min: 0, max: playerAt(p.table, seat).hand.length }),
});
const whichDeployment = question('brawl/deploy', {
  rule: 'SFB-2.7',
  options(p: P, _about: { id: ChampionId }, seat: Seat): readonly ToOption[] {
    const hexes = deploymentHexes(p.table.home[sideOf(seat)]);
    return toEach(hexes.filter((hex) => isFree(p.table, hex)));
  },
  prompt: (p: P, { id }: { id: ChampionId }) =>
    message('ask.brawl/deploy', { champion: championName(championOf(p.table, id).kind) }),
});

export const setUp = rules('brawl/setUp', {
  /** SFB-2.1, SFB-16.6: the first player is found by lot. */
  begin(p: P): Flow {
    const lot = drawLot(p, 2);
    const order = p.seats === 4 ? step(setUp.nameFirst, { side: lot }) : step(setUp.orderIs, { order: [lot, 1 - lot] });
    return inOrder(order, step(setUp.chooseHome, {}), step(draft.begin, {}), step(setUp.deal, {}));
  },
  /** SFB-2.1, SFB-16.6. */
  orderIs(p: P, { order }: { order: readonly Seat[] }): Flow {
    p.table.order = order;
    p.table.active = at(order, 0);
    logOf(p)?.push({ did: 'first', motion: 'phase', seat: p.table.active, by: seatPoint(p.table.active) });
    return done();
  },
  /** SFB-16.6, SFB-R25: the team found by lot names the first player, the other the second. */
  nameFirst(_p: P, { side }: { side: number }): Flow {
    return ask(side, whichFirst, { side }).then(setUp.nameSecond, { side });
  },
  /** SFB-16.6. */
  nameSecond(_p: P, { side }: { side: number }, { seat }: SeatOption): Flow {
    return ask(1 - side, whichFirst, { side: 1 - side }).then(setUp.named, { first: seat });
  },
  /** SFB-16.6: their teammates are third and fourth. */
  named(p: P, { first }: { first: Seat }, { seat: second }: SeatOption): Flow {
    return setUp.orderIs(p, { order: [first, second, (first + 2) % 4, (second + 2) % 4] });
  },
  /** SFB-2.1. */
  chooseHome(p: P): Flow {
    return ask(p.table.active, whichHome, {}).then(setUp.homeChosen, { side: sideOf(p.table.active) });
  },
  /** SFB-2.1. */
  homeChosen(p: P, { side }: { side: number }, { home }: HomeOption): Flow {
    p.table.home = side === 0 ? [home, 1 - home] : [1 - home, home];
    logOf(p)?.push({ did: 'homeChosen', seat: p.table.active, home, by: seatPoint(p.table.active) });
    return done();
  },
  /** SFB-2.2 … SFB-2.7, each in player order. */
  deal(p: P): Flow {
    const t = p.table;
    t.champions = t.picks.flatMap((kinds, seat) =>
      kinds.map((kind) => ({ kind, seat, at: NONE, damage: 0, levelled: 0 as const, rooted: 0 as const })),
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
      ...order.map((seat) => step(setUp.lay, { seat })),
      ...order.map((seat) => step(setUp.draw, { seat })),
      ...order.map((seat) => step(setUp.deploy, { seat, i: 0 })),
      step(turn.round, {}),
    );
  },
  /** SFB-2.5, SFB-16.7: unseen, and so in any order the same. */
  lay(p: P, { seat }: { seat: Seat }): Flow {
    return ask(seat, whichTrapHexes, { n: p.seats === 4 ? 1 : 2 }).then(setUp.laid, { seat });
  },
  /** SFB-2.5. */
  laid(p: P, { seat }: { seat: Seat }, hexes: readonly LayOption[]): Flow {
    for (const { hex } of hexes) layFromSupply(p, seat, hex);
    return done();
  },
  /** SFB-2.6: a hand, and one exchange of any of it. */
  draw(p: P, { seat }: { seat: Seat }): Flow {
    drawCards(p, seat, handSize(p.table));
    return ask(seat, whichExchange, {}).then(setUp.gaveBack, { seat });
  },
  /** SFB-2.6, SFB-R15: what is given back is seen by all. */
  gaveBack(p: P, { seat }: { seat: Seat }, cards: readonly CardOption[]): Flow {
    for (const { card } of cards) discard(p, seat, card);
    return setUp.exchanged(p, { seat });
  },
  /** SFB-2.6: as many are drawn again; then what was discarded is shuffled back. */
  exchanged(p: P, { seat }: { seat: Seat }): Flow {
    const mine = playerAt(p.table, seat);
    const n = mine.discard.length;
    if (n === 0) return done();
    const to = [pilePoint('deck', seat)];
    logOf(p)?.push({ did: 'exchanged', motion: 'discard', seat, n, cards: mine.discard.slice(), to });
    drawCards(p, seat, n);
    mine.deck.push(...mine.discard);
    mine.discard = [];
    shuffle(p, mine.deck);
    return done();
  },
  /** SFB-2.7. */
  deploy(p: P, { seat, i }: { seat: Seat; i: number }): Flow {
    const own = championIds(p.table).filter((id) => championOf(p.table, id).seat === seat);
    const id = own[i];
    return id === undefined ? done() : ask(seat, whichDeployment, { id }).then(setUp.deployed, { seat, i, id });
  },
  /** SFB-2.7. */
  deployed(p: P, { seat, i, id }: { seat: Seat; i: number; id: ChampionId }, { hex }: ToOption): Flow {
    put(p, { id, to: hex, how: 'deploy' });
    return inOrder(step(setUp.deploy, { seat, i: i + 1 }));
  },
});
/** SFB-2.4, SFB-R1; SFB-16.4: the first slot worth anything as well, and every slot that cannot be scored. */
function turnUpFirst(p: P): void {
  const unscored = unscoredSlots(p.table);
  for (let slot = p.seats === 4 ? unscored : unscored - 1; slot >= 0; slot--) turnUp(p, slot);
}
