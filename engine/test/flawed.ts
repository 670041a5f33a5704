/**
 * The sixth game with one flaw at a time, to try the laws on. The game knows nothing of its flaws: each is a part of the
 * contract or a step that takes the place of the sound one.
 */
import {
  ask,
  askTogether,
  at,
  faceOf,
  inOrder,
  question,
  reveal,
  rules,
  step,
  type Flow,
  type Game,
  type Seat,
  type Why,
} from '../src/index.ts';
import { canSteal } from './tricks/cards/printed.ts';
import { tricks } from './tricks/index.ts';
import { setUp, type LayOption } from './tricks/rules/set-up.ts';
import { turn, whichCard, whichThief, type PlayOption, type StealOption } from './tricks/rules/turn.ts';
import { copyTable, handOf, type P, type Table } from './tricks/table.ts';

const sound = { turn: { ...turn }, setUp: { ...setUp } };
interface Asked {
  readonly seat: Seat;
}

const whichTwice = question('flawed/twice', {
  rule: 'TR-2.2',
  secret: true,
  options(p: P, about: object, seat: Seat): readonly PlayOption[] {
    const options = whichCard.options(p, about, seat);
    return [...options, at(options, 0)];
  },
});
const whichUnruled = question('flawed/unruled', {
  rule: 'TR-2.2',
  secret: true,
  options(p: P, about: object, seat: Seat, why?: Why<PlayOption>): readonly PlayOption[] {
    return whichCard.options(p, about, seat, why && ((option, _, because) => why(option, 'TR-9.9', because)));
  },
});
const whichThiefOpenly = question('flawed/openly', {
  rule: 'TR-2.4',
  options: (p: P, about: object, seat: Seat): readonly StealOption[] => whichThief.options(p, about, seat),
});
const whichThiefOrNone = question('flawed/none', {
  rule: 'TR-2.4',
  secret: true,
  options(p: P, about: object, seat: Seat): readonly StealOption[] {
    const options = whichThief.options(p, about, seat);
    return options.length === 1 ? [] : options;
  },
});

/** The trick begins with another question. */
function beginWith(p: P, which: typeof whichCard): Flow {
  const flow = sound.turn.begin(p);
  if (flow.do !== 'together') return flow;
  const seats = flow.asks.map(({ seat }) => seat);
  return askTogether(seats, which, {}).then(turn.compare, { seats });
}
/** Put aside as it should be, and then something of the first card. */
function putAsideAnd(p: P, chosen: readonly (readonly LayOption[])[], then: (card: number) => void): Flow {
  const flow = sound.setUp.putAside(p, {}, chosen);
  then(at(at(p.table.aside, 0), 0));
  return flow;
}
let outside = 0;

const amiss = rules('flawed/amiss', {
  losesACard(p: P): Flow {
    p.table.played.pop();
    return sound.turn.score(p);
  },
  doublesACard(p: P): Flow {
    p.table.played.push(at(p.table.played, 0));
    return sound.turn.score(p);
  },
  cannotBeSaved(p: P): Flow {
    if (p.table.round === 1) p.table.points[0] = Infinity;
    return sound.turn.score(p);
  },
  remembersOutside(p: P): Flow {
    p.table.prize += outside++ % 2;
    return sound.turn.score(p);
  },
  neverEnds(p: P): Flow {
    const t = p.table;
    t.deck.push(...t.pile.splice(0), ...t.hands.flatMap((hand) => hand.splice(0)));
    t.deck.push(...t.aside.flatMap((cards) => cards.splice(0)));
    t.round = 0;
    return inOrder(step(setUp.deal, {}));
  },
  offersTwice: (p: P): Flow => beginWith(p, whichTwice),
  refusesWithoutARule: (p: P): Flow => beginWith(p, whichUnruled),
  tellsAFace(p: P, asked: { seats: readonly Seat[] }, plays: readonly PlayOption[]): Flow {
    const flow = sound.turn.compare(p, asked, plays);
    p.table.points[0] = faceOf(p, p.table.hands[0]?.[0] ?? 0);
    return flow;
  },
  skipsTheWindow(p: P, { seat }: Asked): Flow {
    const isThief = handOf(p.table, seat).some((card) => canSteal(faceOf(p, card)));
    return isThief ? sound.turn.maySteal(p, { seat }) : turn.stolen(p, { seat }, { do: 'pass' });
  },
  isForcedBySecrets: (_p: P, { seat }: Asked): Flow => ask(seat, whichThiefOpenly, {}).then(turn.stolen, { seat }),
  comesToADeadEnd: (_p: P, { seat }: Asked): Flow => ask(seat, whichThiefOrNone, {}).then(turn.stolen, { seat }),
  capturesAFace(p: P, { seat }: Asked): Flow {
    const captured = { seat, face: faceOf(p, at(handOf(p.table, seat), 0)) };
    return ask(seat, whichThief, {}).then(turn.stolen, captured);
  },
  letsTheFirstCopyGo(p: P, { seat }: Asked, option: StealOption): Flow {
    if (option.do === 'steal') {
      const hand = handOf(p.table, seat);
      p.table.pile.push(...hand.splice(hand.indexOf(option.card), 1));
      reveal(p, option.card);
      p.table.winner = seat;
    }
    return sound.turn.stolen(p, { seat }, { do: 'pass' });
  },
  movesPlainly(p: P, _about: object, chosen: readonly (readonly LayOption[])[]): Flow {
    p.table.hands.forEach((hand, seat) => {
      for (const { card } of at(chosen, seat)) at(p.table.aside, seat).push(...hand.splice(hand.indexOf(card), 1));
    });
    return inOrder(step(turn.begin, {}));
  },
  publishesWhatIsHidden: (p: P, _about: object, chosen: readonly (readonly LayOption[])[]): Flow =>
    putAsideAnd(p, chosen, (card) => (p.table.points[0] = faceOf(p, card))),
  namesAHiddenFace: (p: P, _about: object, chosen: readonly (readonly LayOption[])[]): Flow =>
    putAsideAnd(p, chosen, (card) => p.log?.push({ did: 'laid', seat: 0, cards: [card], n: faceOf(p, card) })),
  tellsOfSome: (p: P, _about: object, chosen: readonly (readonly LayOption[])[]): Flow =>
    putAsideAnd(p, chosen, (card) => faceOf(p, card) === 1 || p.log?.push({ did: 'laid', seat: 0, cards: [card] })),
  showsWhatIsHidden: (p: P, _about: object, chosen: readonly (readonly LayOption[])[]): Flow =>
    putAsideAnd(p, chosen, (card) => {
      reveal(p, card);
    }),
});

/** What stands in for the sound parts. */
interface Flawed {
  readonly game?: (game: Game<Table>) => Game<Table>;
  readonly turn?: Partial<typeof turn>;
  readonly setUp?: Partial<typeof setUp>;
}
const withoutWordsFor = (word: string, { languages: { en } }: Game<Table>): Game['languages'] => ({
  en: Object.fromEntries(Object.entries(en).filter(([id]) => id !== word)),
});
const flaws = {
  none: {},
  'loses a card': { turn: { score: amiss.losesACard } },
  'doubles a card': { turn: { score: amiss.doublesACard } },
  'cannot be saved': { turn: { score: amiss.cannotBeSaved } },
  'remembers outside': { turn: { score: amiss.remembersOutside } },
  // Without a rule for the bound, so that what never ends shows.
  'never ends': { turn: { end: amiss.neverEnds }, game: ({ atBound: _, ...game }) => game },
  'offers twice': { turn: { begin: amiss.offersTwice } },
  'refuses without a rule': { turn: { begin: amiss.refusesWithoutARule } },
  'tells a face': { turn: { compare: amiss.tellsAFace } },
  'skips the window': { turn: { maySteal: amiss.skipsTheWindow } },
  'is forced by secrets': { turn: { maySteal: amiss.isForcedBySecrets } },
  'comes to a dead end': { turn: { maySteal: amiss.comesToADeadEnd } },
  'captures a face': { turn: { maySteal: amiss.capturesAFace } },
  'lets the first copy go': { turn: { stolen: amiss.letsTheFirstCopyGo } },
  'moves plainly': { setUp: { putAside: amiss.movesPlainly } },
  'publishes what is hidden': { setUp: { putAside: amiss.publishesWhatIsHidden } },
  'names a hidden face': { setUp: { putAside: amiss.namesAHiddenFace } },
  'tells of some': { setUp: { putAside: amiss.tellsOfSome } },
  'shows what is hidden': { setUp: { putAside: amiss.showsWhatIsHidden } },
  'shares its hands': { game: (game) => ({ ...game, copy: (t) => ({ ...copyTable(t), hands: t.hands }) }) },
  'has no words': { game: (game) => ({ ...game, languages: withoutWordsFor('steal', game) }) },
  'overrates itself': { game: (game) => ({ ...game, evaluate: () => 2 }) },
  'excludes the true face': {
    game: (game) => ({ ...game, kinds: ({ deck }) => [{ cards: deck, fits: (face) => face < 8 }] }),
  },
} as const satisfies Record<string, Flawed>;
export type Flaw = keyof typeof flaws;

const asked = { 'ask.flawed/twice': '?', 'ask.flawed/unruled': '?', 'ask.flawed/openly': '?', 'ask.flawed/none': '?' };

/** The sixth game with this flaw, until it is asked for with another, or with none. */
export function flawed(flaw: Flaw): Game<Table> {
  const { turn: trick = {}, setUp: dealing = {}, game = (one) => one }: Flawed = flaws[flaw];
  Object.assign(turn, sound.turn, trick);
  Object.assign(setUp, sound.setUp, dealing);
  return game({ ...tricks, languages: { en: { ...tricks.languages.en, ...asked } } });
}
