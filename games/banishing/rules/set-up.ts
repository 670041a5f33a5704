import {
  ask,
  at,
  done,
  drawLot,
  inOrder,
  message,
  question,
  reveal,
  rules,
  seatNamed,
  show,
  shuffle,
  step,
  type Flow,
  type Layout,
  type Seat,
  type Setting,
  type Setup,
} from '@arenarium/engine';
import { characters, deckFaces, type Printed } from '../cards/index.ts';
import { shuffleDeck } from './deck.ts';
import { isUndead, printedFaces } from '../cards/printed.ts';
import { logOf } from '../happenings.ts';
import { CHARACTERS, type CharacterOption } from './options.ts';
import { emptyTable, NONE, playerAt, takeFrom, seatsFrom, type P, type Table } from '../table.ts';
import { turn } from './turn.ts';

/** TB-2.3: how many items join the Deck. */
const itemsIn: Readonly<Record<string, number>> = { friendly: 6, normal: 4, challenge: 2 };
/** The characters recommended for a first game, in the order in which players join. */
const FIRST_GAME = ['fighter', 'healer', 'thief', 'sorcerer', 'witch'] as const;

export const settings: readonly Setting[] = [
  { id: 'difficulty', values: ['friendly', 'normal', 'challenge'], normal: 'normal' },
  { id: 'characters', values: ['chosen', 'byLot', 'firstGame'], normal: 'chosen' },
];

const CARDS_DEALT = 3;
/** TB-2.5. */
const TOO_MANY_UNDEAD = 6;
/** TB-2.4: the highest level that is in the Deck from the beginning. */
const FIRST_ROUND_LEVEL = 3;

/** The cards by kind, while everything still lies sorted: their ids. */
const idsOf = (belongs: (printed: Printed) => boolean): readonly number[] =>
  printedFaces.flatMap((face, id) => (belongs(at(deckFaces, face)) ? [id] : []));
const allCards = idsOf(() => true);
const symbolCards = idsOf(({ kind }) => kind === 'symbol');
const itemCards = idsOf(({ kind }) => kind === 'item');
const firstUndead = idsOf((printed) => printed.kind === 'undead' && printed.level <= FIRST_ROUND_LEVEL);
const laterUndead = idsOf((printed) => printed.kind === 'undead' && printed.level > FIRST_ROUND_LEVEL);

/** Everything lies sorted beside the table; the first steps shuffle and deal. */
export const layOut = ({ seats }: Setup): Layout<Table> => ({
  table: emptyTable(seats, allCards),
  faces: printedFaces,
  first: BEGIN,
});

/** TB-2.1: a sheet that nobody has yet. */
const whichCharacter = question('banishing/character', {
  rule: 'TB-2.1',
  options(p: P, _: object, _seat, why): readonly CharacterOption[] {
    const options: CharacterOption[] = [];
    const taken = charactersTaken(p);
    for (const option of CHARACTERS) {
      if ((taken & (1 << option.character)) === 0) options.push(option);
      else why?.(option, 'TB-2.1', message('why.characterTaken', { seat: seatNamed(holderOf(p, option.character)) }));
    }
    return options;
  },
});
const holderOf = (p: P, character: number): Seat =>
  p.table.players.findIndex((player) => player.character === character);
/** A bit for each character that somebody has. */
function charactersTaken(p: P): number {
  let taken = 0;
  for (const { character } of p.table.players) if (character !== NONE) taken |= 1 << character;
  return taken;
}

export const setUp = rules('banishing/setUp', {
  /** TB-R16: the first player is drawn by lot; characters come before cards. */
  begin(p: P): Flow {
    const t = p.table;
    t.active = drawLot(p, t.players.length);
    logOf(p)?.push({ did: 'first', seat: t.active });
    const choosing = seatsFrom(t, t.active).map((seat) => step(setUp.character, { seat }));
    return inOrder(...choosing, ...DEALING);
  },
  /** TB-2.1. */
  character(p: P, { seat }: { seat: Seat }): Flow {
    switch (p.setup.settings['characters']) {
      case 'byLot': {
        const taken = charactersTaken(p);
        const free = CHARACTERS.filter(({ character }) => (taken & (1 << character)) === 0);
        return setUp.chosen(p, { seat }, at(free, drawLot(p, free.length)));
      }
      case 'firstGame': {
        const character = characters.findIndex(({ id }) => id === FIRST_GAME[seat]);
        return setUp.chosen(p, { seat }, at(CHARACTERS, character));
      }
      default:
        return ask(seat, whichCharacter, {}).then(setUp.chosen, { seat });
    }
  },
  /** TB-2.1. */
  chosen(p: P, { seat }: { seat: Seat }, { character }: CharacterOption): Flow {
    playerAt(p.table, seat).character = character;
    logOf(p)?.push({ did: 'chose', seat, character });
    return done();
  },
  /** TB-2.2: three symbol cards each. */
  deal(p: P): Flow {
    const t = p.table;
    t.deck = symbolCards.slice();
    shuffleDeck(p);
    for (let seat = 0; seat < t.players.length; seat++) {
      const { hand } = playerAt(t, seat);
      for (let n = 0; n < CARDS_DEALT; n++) {
        const id = takeFrom(t.deck);
        hand.push(id);
        show(p, seat, id);
      }
    }
    return done();
  },
  /** TB-2.3: shuffled and drawn unseen. The others stay in the box, and nobody looks at them. */
  items(p: P): Flow {
    const t = p.table;
    const drawn = itemsIn[p.setup.settings['difficulty'] ?? ''] ?? itemCards.length;
    if (drawn < itemCards.length) shuffle(p, itemCards);
    t.deck.push(...itemCards.slice(0, drawn));
    t.box = itemCards.slice(drawn);
    return done();
  },
  /** TB-2.4: levels 1 to 3 into the Deck, levels 4 and 5 beside it. */
  undead(p: P): Flow {
    const t = p.table;
    for (const id of firstUndead) t.deck.push(id);
    t.aside = laterUndead.slice();
    shuffleDeck(p);
    return done();
  },
  /** TB-2.5: dealt again while six or more of the nine are undead. */
  dealVoid(p: P): Flow {
    const t = p.table;
    let undead = 0;
    for (const stack of t.void) {
      const id = takeFrom(t.deck);
      reveal(p, id);
      if (isUndead(p, id)) undead++;
      stack.push(id);
    }
    logOf(p)?.push({ did: undead < TOO_MANY_UNDEAD ? 'dealt' : 'redealt', cards: t.void.flat() });
    if (undead < TOO_MANY_UNDEAD) return done();
    for (const stack of t.void) t.deck.push(takeFrom(stack));
    shuffleDeck(p);
    return setUp.dealVoid(p);
  },
});

const BEGIN = step(setUp.begin, {});
const DEALING = [
  step(setUp.deal, {}),
  step(setUp.items, {}),
  step(setUp.undead, {}),
  step(setUp.dealVoid, {}),
  step(turn.begin, {}),
];
