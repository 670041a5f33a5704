import {
  ask,
  at,
  done,
  message,
  question,
  reveal,
  rules,
  takeOpenly,
  type Flow,
  type Seat,
  type Why,
} from '@arenarium/engine';
import { colourOf, countIn, isSymbol, SYMBOL_FACES, takeOut, tally } from '../cards/printed.ts';
import { faceName } from '../cards/names.ts';
import { colours } from '../cards/words.ts';
import { logOf } from '../happenings.ts';
import {
  CARDS,
  DONE,
  LINES,
  type CardOption,
  type LineOption,
  type PlainOption,
  type SpaceOption,
  type WoundOption,
} from './options.ts';
import { activePlayer, NONE, playerAt, takeFrom, topOf, type P, type Table } from '../table.ts';
import {
  ANY_LEVEL,
  whichSymbolToBanish,
  whichUndeadToBanish,
  fill,
  showsSymbol,
  showsUndead,
  spacesOf,
} from './void.ts';
import { everybody, whichWound, reckon, takeWound } from './wounds.ts';

/** TB-10.2. */
export const CARDS_TO_WIN = 10;

/** TB-10.1: cards are played to the Banishing, one by one; the tenth wins at once (TB-R22). */
function banish(p: P, seat: Seat, id: number): void {
  const { banishing: pile } = p.table;
  reveal(p, id);
  pile.push(id);
  logOf(p)?.push({ did: 'banished', seat, cards: [id], count: pile.length });
}
const isComplete = (p: P): boolean => p.table.banishing.length >= CARDS_TO_WIN;
const won = (p: P): Flow => everybody(p, 1, { rule: 'TB-10.2', because: message('won') });

/** Which card of the set goes to the Banishing? Only a level 1 set can hold different ones. */
const whichOfSet = question('banishing/banishSet', {
  rule: 'TB-10.1',
  options: (p: P, { kept }: { kept: number }): readonly CardOption[] => facesAmong(tally(p, p.table.set.slice(kept))),
});

interface FromHand {
  readonly seat: Seat;
  readonly left: number;
  /** A colour by its number, or NONE for any. */
  readonly colour: number;
  readonly may: boolean;
}

const whichOfHand = question('banishing/banishHand', {
  rule: 'TB-10.1',
  secret: true,
  options(
    p: P,
    { colour, may }: Pick<FromHand, 'colour' | 'may'>,
    seat,
    why?: Why<CardOption | PlainOption>,
  ): readonly (CardOption | PlainOption)[] {
    const all = facesAmong(tally(p, playerAt(p.table, seat).hand));
    const fits = ({ face }: CardOption): boolean => colour === NONE || colourOf(face) === colour;
    const options: (CardOption | PlainOption)[] = all.filter(fits);
    if (may || options.length === 0) options.push(DONE);
    if (why !== undefined)
      refuseColours(
        colour,
        all.filter((option) => !fits(option)),
        why,
      );
    return options;
  },
});
function refuseColours(colour: number, options: readonly CardOption[], why: Why<CardOption | PlainOption>): void {
  const wanted = message(`colour.${colours[colour]}`);
  for (const option of options) why(option, 'TB-10.1', message('why.colour', { card: faceName(option.face), wanted }));
}

const whichLine = question<Table, object, LineOption>('banishing/banishLine', {
  rule: 'TB-10.1',
  options: () => LINES,
});

function facesAmong(counts: number): CardOption[] {
  const options: CardOption[] = [];
  for (let face = 0; face < SYMBOL_FACES; face++) {
    if (countIn(counts, face) > 0) options.push(at(CARDS, face));
  }
  return options;
}

export const banishing = rules('banishing/banishing', {
  /** TB-5.4: so many cards of the set will go to the Banishing; the others go to the Discard before anything happens. */
  setApart(p: P, { left, kept }: { left: number; kept: number }): Flow {
    const { set, active } = p.table;
    if (left > 0 && kept < set.length) return ask(active, whichOfSet, { kept }).then(banishing.apart, { left, kept });
    p.table.discard.push(...set.splice(kept));
    return done();
  },
  /** TB-R20: those that go are chosen by the one who plays them. */
  apart(p: P, { left, kept }: { left: number; kept: number }, { face }: CardOption): Flow {
    const { set } = p.table;
    const rest = set.splice(kept);
    set.push(takeOut(p, rest, face), ...rest);
    return banishing.setApart(p, { left: left - 1, kept: kept + 1 });
  },
  /** TB-10.1. */
  fromSet(p: P): Flow {
    const { set, active } = p.table;
    while (set.length > 0) {
      banish(p, active, takeFrom(set));
      if (isComplete(p)) return won(p);
    }
    return done();
  },

  /** TB-10.1: whether somebody is asked follows from the number of cards they hold, not from what these are. */
  fromHand(p: P, { seat, left, colour, may }: FromHand): Flow {
    if (left === 0 || playerAt(p.table, seat).hand.length === 0) return done();
    return ask(seat, whichOfHand, { colour, may }).then(banishing.ofHand, { seat, left, colour, may });
  },
  /** TB-10.1. */
  ofHand(p: P, { seat, left, colour, may }: FromHand, chosen: CardOption | PlainOption): Flow {
    if (chosen.do !== 'card') return done();
    for (const id of takeOpenly(p, playerAt(p.table, seat).hand, { seat, faces: [chosen.face] })) banish(p, seat, id);
    return isComplete(p) ? won(p) : banishing.fromHand(p, { seat, left: left - 1, colour, may });
  },

  /** TB-R18: undead of the Void, one after another. */
  undead(p: P, { left }: { left: number }): Flow {
    if (left === 0 || !showsUndead(p, ANY_LEVEL)) return done();
    return ask(p.table.active, whichUndeadToBanish, { level: ANY_LEVEL }).then(banishing.ofUndead, { left });
  },
  /** TB-R18. */
  ofUndead(p: P, { left }: { left: number }, { space }: SpaceOption): Flow {
    banishTop(p, space);
    if (isComplete(p)) return won(p);
    fill(p);
    return banishing.undead(p, { left: left - 1 });
  },

  /** TB-R18: symbol cards of the Void, one after another. */
  symbols(p: P, { left }: { left: number }): Flow {
    if (left === 0 || !showsSymbol(p)) return done();
    return ask(p.table.active, whichSymbolToBanish, {}).then(banishing.ofSymbols, { left });
  },
  /** TB-R18. */
  ofSymbols(p: P, { left }: { left: number }, { space }: SpaceOption): Flow {
    banishTop(p, space);
    if (isComplete(p)) return won(p);
    fill(p);
    return banishing.symbols(p, { left: left - 1 });
  },

  /** TB-10.1: the symbol cards of one line. */
  line(p: P): Flow {
    return ask(p.table.active, whichLine, {}).then(banishing.ofLine, {});
  },
  /** TB-R18: all together. */
  ofLine(p: P, _: object, { line }: LineOption): Flow {
    for (const space of at(spacesOf, line)) {
      const top = topOf(p.table, space);
      if (top !== NONE && isSymbol(p, top)) banishTop(p, space);
      if (isComplete(p)) return won(p);
    }
    fill(p);
    return done();
  },

  /** TB-R25: own wounds. */
  fromWounds(p: P, { left }: { left: number }): Flow {
    const seat = p.table.active;
    if (left === 0 || playerAt(p.table, seat).wounds.length === 0) return reckon(p);
    return ask(seat, whichWound, { of: seat }).then(banishing.ofWounds, { left });
  },
  /** TB-10.1. */
  ofWounds(p: P, { left }: { left: number }, { level }: WoundOption): Flow {
    const seat = p.table.active;
    banish(p, seat, takeWound(p, seat, level));
    return isComplete(p) ? won(p) : banishing.fromWounds(p, { left: left - 1 });
  },

  /** TB-12.8: the servant goes too. */
  servant(p: P): Flow {
    const player = activePlayer(p.table);
    if (player.servant === NONE) return done();
    banish(p, p.table.active, player.servant);
    player.servant = NONE;
    return isComplete(p) ? won(p) : done();
  },
});

function banishTop(p: P, space: number): void {
  banish(p, p.table.active, takeFrom(at(p.table.void, space)));
}
