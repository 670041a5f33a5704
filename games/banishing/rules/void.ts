import {
  ask,
  at,
  done,
  faceOf,
  inOrder,
  message,
  question,
  rules,
  setQuestion,
  step,
  type Flow,
  type Message,
  type Why,
} from '@arenarium/engine';
import { drawCard, symbolsIn } from './deck.ts';
import { isSymbol, isUndead, levelOf, takeOut, tally } from '../cards/printed.ts';
import { faceName } from '../cards/names.ts';
import { logOf } from '../happenings.ts';
import { receive } from './items.ts';
import { COLUMNS, LINES, ROWS, SPACES, type CardOption, type LineOption, type SpaceOption } from './options.ts';
import { NONE, playerAt, stackAt, takeFrom, topOf, type P, type Share, type Table } from '../table.ts';
import { enterService, wounds } from './wounds.ts';

/** TB-2.5: the spaces of each line; 0–2 the rows from the top, 3–5 the columns from the left. */
export const spacesOf: readonly (readonly number[])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
];
const EVERYWHERE = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
/** No undead is above this level: "any". */
export const ANY_LEVEL = 5;

/** The damage that the undead showing in a line would do. */
export function harmOf(p: P, line: number): number {
  let harm = 0;
  for (const space of at(spacesOf, line)) {
    const top = topOf(p.table, space);
    if (top !== NONE) harm += levelOf(p, top);
  }
  return harm;
}

/** TB-4.3, TB-9.1: empty spaces are filled from the Deck, left to right, top to bottom. */
export function fill(p: P): void {
  const filled: number[] | null = p.log === null ? null : [];
  for (let space = 0; space < SPACES.length; space++) {
    const stack = stackAt(p.table, space);
    if (stack.length > 0) continue;
    const id = drawCard(p);
    if (id === NONE) break;
    stack.push(id);
    filled?.push(id);
  }
  if (filled !== null && filled.length > 0) logOf(p)?.push({ did: 'filled', cards: filled });
}

/** TB-9.2: only the top card of a stack is ever taken. */
function takeTop(p: P, space: number): number {
  return takeFrom(stackAt(p.table, space));
}

/** Where an undead up to a level shows. */
function undeadUpTo(p: P, level: number, { rule, why }: Refusing): SpaceOption[] {
  const options: SpaceOption[] = [];
  for (let space = 0; space < SPACES.length; space++) {
    const top = topOf(p.table, space);
    if (top === NONE) continue;
    const found = levelOf(p, top);
    if (found > 0 && found <= level) options.push(at(SPACES, space));
    else why?.(at(SPACES, space), rule, found === 0 ? notAn('undead', p, top) : message('why.level', { found, level }));
  }
  return options;
}
interface Refusing {
  readonly rule: string;
  readonly why: Why<SpaceOption> | undefined;
}
/** A card of another kind is showing. */
const notAn = (wanted: 'undead' | 'symbol', p: P, id: number): Message =>
  message(`why.not.${wanted}`, { card: faceName(faceOf(p, id)) });
export function showsUndead(p: P, level: number): boolean {
  for (let space = 0; space < SPACES.length; space++) {
    const top = topOf(p.table, space);
    if (top === NONE) continue;
    const found = levelOf(p, top);
    if (found > 0 && found <= level) return true;
  }
  return false;
}

/** Where a symbol card shows. */
function symbolsShowing(p: P, { rule, why }: Refusing): SpaceOption[] {
  const options: SpaceOption[] = [];
  for (let space = 0; space < SPACES.length; space++) {
    const top = topOf(p.table, space);
    if (top === NONE) continue;
    if (isSymbol(p, top)) options.push(at(SPACES, space));
    else why?.(at(SPACES, space), rule, notAn('symbol', p, top));
  }
  return options;
}
export function showsSymbol(p: P): boolean {
  for (let space = 0; space < SPACES.length; space++) {
    const top = topOf(p.table, space);
    if (top !== NONE && isSymbol(p, top)) return true;
  }
  return false;
}

const undeadOf = (name: string, rule: string) =>
  question(`banishing/${name}`, {
    rule,
    options: (p: P, { level }: { level: number }, _seat, why): readonly SpaceOption[] =>
      undeadUpTo(p, level, { rule, why }),
  });
const whichToSlay = undeadOf('slay', 'TB-R18');
const whichToSuffer = undeadOf('suffer', 'TB-12.6');
const whichToBind = undeadOf('bind', 'TB-12.8');
const whichToCover = undeadOf('cover', 'TB-12.11');
export const whichUndeadToBanish = undeadOf('banishUndead', 'TB-10.1');

const symbolOf = (name: string, rule: string) =>
  question(`banishing/${name}`, {
    rule,
    options: (p: P, _: object, _seat, why): readonly SpaceOption[] => symbolsShowing(p, { rule, why }),
  });
const whichToTake = symbolOf('takeSymbol', 'TB-R20');
export const whichSymbolToBanish = symbolOf('banishSymbol', 'TB-10.1');

const whichCover = question('banishing/coverWith', {
  rule: 'TB-12.11',
  options: (p: P): readonly CardOption[] => symbolsIn(p, p.table.discard),
});

/** TB-6.2: two cards of the Void. */
const whichToSwap = setQuestion('banishing/swap', {
  rule: 'TB-6.2',
  options(p: P, _: object, _seat, why?: Why<SpaceOption>): readonly SpaceOption[] {
    for (const option of SPACES) {
      if (topOf(p.table, option.space) === NONE) why?.(option, 'TB-R17', message('why.emptySpace'));
    }
    return SPACES.filter(({ space }) => topOf(p.table, space) !== NONE);
  },
  size: () => ({ min: 2, max: 2 }),
});

interface Slaying extends Share {
  readonly level: number;
}
type Discarding = Readonly<{ what: 'undead' | 'cards'; level: number }>;

export const theVoid = rules('banishing/void', {
  /** TB-R18: undead are discarded one after another. */
  slay(p: P, { seat, left, level }: Slaying): Flow {
    if (left === 0 || !showsUndead(p, level)) return done();
    return ask(seat, whichToSlay, { level }).then(theVoid.slain, { seat, left, level });
  },
  /** TB-R18: the space is filled before the next is picked. */
  slain(p: P, { seat, left, level }: Slaying, { space }: SpaceOption): Flow {
    const id = takeTop(p, space);
    p.table.discard.push(id);
    logOf(p)?.push({ did: 'slew', seat, cards: [id] });
    fill(p);
    return theVoid.slay(p, { seat, left: left - 1, level });
  },

  /** TB-R18: symbol cards from the Void to the hand, one after another. */
  take(p: P, { seat, left }: Share): Flow {
    if (left === 0 || !showsSymbol(p)) return done();
    return ask(seat, whichToTake, {}).then(theVoid.taken, { seat, left });
  },
  /** TB-R18. */
  taken(p: P, { seat, left }: Share, { space }: SpaceOption): Flow {
    const id = takeTop(p, space);
    playerAt(p.table, seat).hand.push(id);
    logOf(p)?.push({ did: 'tookSymbol', seat, cards: [id] });
    fill(p);
    return theVoid.take(p, { seat, left: left - 1 });
  },

  /** TB-12.6: a price in undead, each taken like any other. */
  suffer(p: P, { left }: { left: number }): Flow {
    if (left === 0 || !showsUndead(p, ANY_LEVEL)) return done();
    return ask(p.table.active, whichToSuffer, { level: ANY_LEVEL }).then(theVoid.suffered, { left });
  },
  /** TB-12.6, TB-7.1. */
  suffered(p: P, { left }: { left: number }, { space }: SpaceOption): Flow {
    const seat = p.table.active;
    const first = playerAt(p.table, seat).wounds.length;
    const id = takeTop(p, space);
    logOf(p)?.push({ did: 'suffered', seat, cards: [id] });
    receive(p, seat, id);
    return inOrder(
      step(wounds.taken, { seat, first }),
      step(theVoid.refill, {}),
      step(theVoid.suffer, { left: left - 1 }),
    );
  },
  /** TB-9.1. */
  refill(p: P): Flow {
    fill(p);
    return done();
  },

  /** TB-12.8. */
  bind(p: P, { level }: { level: number }): Flow {
    if (!showsUndead(p, level)) return done();
    return ask(p.table.active, whichToBind, { level }).then(theVoid.bound, {});
  },
  /** TB-12.8. */
  bound(p: P, _: object, { space }: SpaceOption): Flow {
    enterService(p, takeTop(p, space));
    fill(p);
    return done();
  },

  /** TB-12.11: first the undead, then the card that is laid on it. */
  cover(p: P, { left }: { left: number }): Flow {
    if (left === 0 || !showsUndead(p, ANY_LEVEL) || tally(p, p.table.discard) === 0) return done();
    return ask(p.table.active, whichToCover, { level: ANY_LEVEL }).then(theVoid.coverThis, { left });
  },
  /** TB-12.11. */
  coverThis(p: P, { left }: { left: number }, { space }: SpaceOption): Flow {
    return ask(p.table.active, whichCover, {}).then(theVoid.covered, { left, space });
  },
  /** TB-12.11. */
  covered(p: P, { left, space }: { left: number; space: number }, { face }: CardOption): Flow {
    const t = p.table;
    const id = takeOut(p, t.discard, face);
    logOf(p)?.push({ did: 'covered', seat: t.active, cards: [topOf(t, space), id] });
    stackAt(t, space).push(id);
    return theVoid.cover(p, { left: left - 1 });
  },

  /** TB-6.2. */
  swap(p: P, { left }: { left: number }): Flow {
    if (left === 0 || cardsShowing(p.table) < 2) return done();
    return ask(p.table.active, whichToSwap, {}).then(theVoid.swapped, { left });
  },
  /** TB-R9: only the top cards move. */
  swapped(p: P, { left }: { left: number }, [one, other]: readonly SpaceOption[]): Flow {
    if (one === undefined || other === undefined) throw new Error('a swap needs two cards');
    const t = p.table;
    const here = takeTop(p, one.space);
    const there = takeTop(p, other.space);
    stackAt(t, one.space).push(there);
    stackAt(t, other.space).push(here);
    logOf(p)?.push({ did: 'swapped', seat: t.active, cards: [here, there] });
    return theVoid.swap(p, { left: left - 1 });
  },

  /** TB-9.3: discard from one line, once it is chosen. */
  sweptLine(p: P, discarding: Discarding, { line }: LineOption): Flow {
    sweepSpaces(p, at(spacesOf, line), discarding);
    return done();
  },
  /** TB-R18: a row and a column are discarded together. */
  chosenRow(p: P, { what, level }: Discarding, { line: row }: LineOption): Flow {
    return ask(p.table.active, whichColumn, {}).then(theVoid.sweptCross, { what, level, row });
  },
  /** TB-R18. */
  sweptCross(p: P, { what, level, row }: Discarding & { row: number }, { line: column }: LineOption): Flow {
    const spaces = EVERYWHERE.filter((space) => isIn(space, row) || isIn(space, column));
    sweepSpaces(p, spaces, { what, level });
    return done();
  },
  /** TB-9.3: first it is chosen where. */
  sweep(p: P, { lines, what, level }: Discarding & { lines: 'line' | 'rowAndColumn' }): Flow {
    return lines === 'line'
      ? ask(p.table.active, whichLineToSweep, {}).then(theVoid.sweptLine, { what, level })
      : ask(p.table.active, whichRow, {}).then(theVoid.chosenRow, { what, level });
  },
});

const lineAmong = (name: string, lines: readonly LineOption[]) =>
  question<Table, object, LineOption>(`banishing/${name}`, { rule: 'TB-9.3', options: () => lines });
const whichLineToSweep = lineAmong('sweep', LINES);
const whichRow = lineAmong('sweepRow', ROWS);
const whichColumn = lineAmong('sweepColumn', COLUMNS);

function cardsShowing(t: Table): number {
  let cards = 0;
  for (const stack of t.void) if (stack.length > 0) cards++;
  return cards;
}

const isIn = (space: number, line: number): boolean => at(spacesOf, line).includes(space);

/** TB-9.3: whole stacks; TB-R18: everything is discarded together, then filled together. */
export function sweepSpaces(p: P, spaces: readonly number[], { what, level }: Discarding): void {
  const t = p.table;
  const swept: number[] = [];
  for (const space of spaces) {
    const kept: number[] = [];
    for (const id of stackAt(t, space)) {
      const goes = what === 'cards' || (isUndead(p, id) && levelOf(p, id) <= level);
      (goes ? swept : kept).push(id);
    }
    t.void[space] = kept;
  }
  for (const id of swept) t.discard.push(id);
  logOf(p)?.push({ did: 'swept', seat: t.active, cards: swept });
  fill(p);
}

/** Every undead of the Void up to a level. */
export const purge = (p: P, level: number): void => sweepSpaces(p, EVERYWHERE, { what: 'undead', level });
