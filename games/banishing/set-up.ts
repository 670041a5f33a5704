import {
  ask,
  done,
  drawLot,
  inOrder,
  message,
  question,
  reveal,
  rules,
  show,
  step,
  type Flow,
  type Layout,
  type Seat,
  type Setup,
  type SetupChoice,
} from '@arenarium/engine';
import { characters } from './cards/index.ts';
import { shuffleDeck } from './deck.ts';
import { isSymbol, isUndead, levelOf, printedFaces } from './faces.ts';
import { told } from './happenings.ts';
import { CHARACTERS, type CharacterOption } from './options.ts';
import { emptyPlayer, NONE, playerAt, seatsFrom, type P, type Table } from './table.ts';
import { turn } from './turn.ts';

/** TB-2.3: how many items join the Deck. */
const itemsIn: Readonly<Record<string, number>> = { friendly: 6, normal: 4, challenge: 2 };
/** The characters recommended for a first game, in the order in which players join. */
const FIRST_GAME = ['fighter', 'healer', 'thief', 'sorcerer', 'witch'] as const;

export const setupChoices: readonly SetupChoice[] = [
  { id: 'difficulty', values: ['friendly', 'normal', 'challenge'], normal: 'normal' },
  { id: 'characters', values: ['chosen', 'byLot', 'firstGame'], normal: 'chosen' },
];

const CARDS_DEALT = 3;
const SPACES = 9;
/** TB-2.5. */
const TOO_MANY_UNDEAD = 6;
/** TB-2.4: the highest level that is in the Deck from the beginning. */
const FIRST_ROUND_LEVEL = 3;

/** Everything lies sorted beside the table; the first steps shuffle and deal. */
export function layOut({ seats }: Setup): Layout<Table> {
  const table: Table = {
    round: 1,
    active: 0,
    players: Array.from({ length: seats }, emptyPlayer),
    deck: [],
    discard: [],
    aside: [],
    box: printedFaces.map((_, id) => id),
    void: Array.from({ length: SPACES }, () => []),
    banishing: [],
    set: [],
    chosen: NONE,
    inspiration: 0,
    inspirer: NONE,
  };
  return { table, faces: printedFaces, first: step(setUp.begin, {}) };
}

/** TB-2.1: a sheet that nobody has yet. */
const whichCharacter = question('banishing/character', {
  rule: 'TB-2.1',
  options(p: P, _: object, _seat, why): readonly CharacterOption[] {
    const options: CharacterOption[] = [];
    for (const option of CHARACTERS) {
      if (isFree(p, option.character)) options.push(option);
      else why?.(option, 'TB-2.1', message('why.characterTaken'));
    }
    return options;
  },
});
const isFree = (p: P, character: number): boolean => p.table.players.every((player) => player.character !== character);

export const setUp = rules('banishing/setUp', {
  /** TB-R16: the first player is drawn by lot; characters come before cards. */
  begin(p: P): Flow {
    const t = p.table;
    t.active = drawLot(p, t.players.length);
    p.log?.push(told({ did: 'first', seat: t.active }));
    const choosing = seatsFrom(t, t.active).map((seat) => step(setUp.character, { seat }));
    return inOrder(
      ...choosing,
      step(setUp.deal, {}),
      step(setUp.items, {}),
      step(setUp.undead, {}),
      step(setUp.dealVoid, {}),
      step(turn.begin, {}),
    );
  },
  /** TB-2.1. */
  character(p: P, { seat }: { seat: Seat }): Flow {
    switch (p.setup.options['characters']) {
      case 'byLot': {
        const free = CHARACTERS.filter(({ character }) => isFree(p, character));
        return setUp.chosen(p, { seat }, free[drawLot(p, free.length)] as CharacterOption);
      }
      case 'firstGame': {
        const character = characters.findIndex(({ id }) => id === FIRST_GAME[seat]);
        return setUp.chosen(p, { seat }, CHARACTERS[character] as CharacterOption);
      }
      default:
        return ask(seat, whichCharacter, {}).then(setUp.chosen, { seat });
    }
  },
  chosen(p: P, { seat }: { seat: Seat }, { character }: CharacterOption): Flow {
    playerAt(p.table, seat).character = character;
    p.log?.push(told({ did: 'chose', seat, character }));
    return done();
  },
  /** TB-2.2: three symbol cards each. */
  deal(p: P): Flow {
    const t = p.table;
    t.deck = t.box.filter((id) => isSymbol(p, id));
    t.box = t.box.filter((id) => !isSymbol(p, id));
    shuffleDeck(p);
    t.players.forEach((player, seat) => {
      player.hand = t.deck.splice(-CARDS_DEALT).toReversed();
      for (const id of player.hand) show(p, seat, id);
    });
    return done();
  },
  /** TB-2.3: drawn openly, so that everybody knows what can come. */
  items(p: P): Flow {
    const t = p.table;
    const items = t.box.filter((id) => !isUndead(p, id));
    const left = items.length - (itemsIn[p.setup.options['difficulty'] ?? ''] ?? items.length);
    for (let n = 0; n < left; n++) items.splice(drawLot(p, items.length), 1);
    t.box = t.box.filter((id) => !items.includes(id));
    t.deck.push(...items);
    return done();
  },
  /** TB-2.4: levels 1 to 3 into the Deck, levels 4 and 5 beside it. */
  undead(p: P): Flow {
    const t = p.table;
    for (const id of t.box.filter((card) => isUndead(p, card))) {
      (levelOf(p, id) <= FIRST_ROUND_LEVEL ? t.deck : t.aside).push(id);
    }
    t.box = t.box.filter((id) => !isUndead(p, id));
    shuffleDeck(p);
    return done();
  },
  /** TB-2.5: dealt again while six or more of the nine are undead. */
  dealVoid(p: P): Flow {
    const t = p.table;
    const dealt = t.deck.splice(-SPACES).toReversed();
    for (const id of dealt) reveal(p, id);
    if (dealt.filter((id) => isUndead(p, id)).length >= TOO_MANY_UNDEAD) {
      p.log?.push(told({ did: 'redealt', cards: dealt }));
      t.deck.push(...dealt);
      shuffleDeck(p);
      return setUp.dealVoid(p);
    }
    t.void = dealt.map((id) => [id]);
    p.log?.push(told({ did: 'dealt', cards: dealt }));
    return done();
  },
});
