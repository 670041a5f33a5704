import {
  ask,
  askTogether,
  done,
  drawLot,
  faceOf,
  type Flow,
  type Frame,
  inOrder,
  type Layout,
  type Message,
  message,
  pickSecretly,
  pluck,
  question,
  reveal,
  rules,
  type Seat,
  seatNamed,
  type Setup,
  show,
  shuffle,
  step,
  type Why,
} from '@arenarium/engine';
import { cardOf, discipleFaces, godFaces, KINDS, templeFaces, templesFor, warriorFaces } from '../cards/printed.ts';
import { nameOfFace } from '../cards/text.ts';
import { type CardSet, pantheons, sets } from '../cards/words.ts';
import { logOf } from '../happenings.ts';
import {
  at,
  emptyTable,
  formOf,
  forms,
  isFree,
  of,
  type P,
  pileAt,
  seatsOf,
  type Table,
  teamsOf,
  templeOf,
} from '../table.ts';
import { combining } from './combining.ts';
import { refill } from './hall.ts';
import { draw, putOnDeck } from './piles.ts';
import { HAND_SIZE, turn } from './turn.ts';

/** KB-1.4 */
const COPIES = 5;
/** KB-2.8, KB-14.2 */
const STARTING_DECK = [8, 2, 0] as const;
/** KB-2.5, KB-10.5 */
export const ENERGY = { free: 15, main: 20, support: 10, temple: 5 } as const;

/** The settings: the form of match, with or without Temples, and which cards (KB-14.1). */
export const settings = [
  { id: 'form', values: forms, normal: 'free' },
  { id: 'temples', values: ['without', 'with'], normal: 'with' },
  { id: 'cards', values: ['nine-realms', 'drawn', 'chosen'], normal: 'nine-realms' },
] as const;

/** KB-2.1, KB-10.1 */
export function refuses(setup: Setup): Message | null {
  const allowed = seatsOf(formOf(setup));
  return allowed.includes(setup.seats)
    ? null
    : message('refuse.seats', { form: message(`setup.form.${formOf(setup)}`), seats: allowed });
}
export const sides = (setup: Setup): readonly number[] => teamsOf(formOf(setup), setup.seats);

const box = boxOf(['nine-realms']);
const bothBoxes = boxOf(sets);

/** Everything lies in the box, face up; the first steps take it out. */
export function layOut(setup: Setup): Layout<Table> {
  const { faces, ids } = setup.settings['cards'] === 'nine-realms' ? box : bothBoxes;
  return {
    table: emptyTable(setup, { box: ids.slice(), kinds: KINDS }),
    faces,
    first: step(setUp.begin, { cards: setup.settings['cards'] ?? 'nine-realms' }),
  };
}
/** The faces of all cards in a box, and their ids. */
function boxOf(sets: readonly CardSet[]): { readonly faces: readonly number[]; readonly ids: readonly number[] } {
  const kinds = [...discipleFaces, ...warriorFaces].filter((face) => sets.includes(cardOf(face).set));
  const faces = [...kinds.flatMap((face) => Array.from({ length: copiesOf(face) }, () => face)), ...godFaces];
  return { faces, ids: faces.map((_, id) => id) };
}
function copiesOf(face: number): number {
  const card = cardOf(face);
  return card.type === 'disciple' ? card.copies : COPIES;
}

export interface MainOption {
  readonly do: 'main';
  readonly seat: Seat;
}
export const whichMain = question('kamigami/mainGod', {
  rule: 'KB-10.2',
  options: (p: P, { team }: { readonly team: number }, _, why?: Why<MainOption>): readonly MainOption[] =>
    p.table.team.flatMap((of, seat) => {
      const option: MainOption = { do: 'main', seat };
      if (of === team) return [option];
      why?.(option, 'KB-10.2', message('why.otherTeam', { seat: seatNamed(seat) }));
      return [];
    }),
});

export interface GodCardOption {
  readonly do: 'chooseGod';
  readonly card: number;
}
export const whichGodCard = question('kamigami/godCard', {
  rule: 'KB-2.2',
  secret: true,
  options: (p: P, _: object, seat): readonly GodCardOption[] =>
    pileAt(p.table.godChoices, at(p.table.team, seat)).map((card) => ({ do: 'chooseGod', card })),
});

export interface TempleOption {
  readonly do: 'temple';
  readonly temple: number;
}
const templeOptions = new Map<number, TempleOption>(templeFaces.map((temple) => [temple, { do: 'temple', temple }]));
export const whichTemple = question('kamigami/temple', {
  rule: 'KB-2.4',
  options(p: P, _: object, seat, why?: Why<TempleOption>): readonly TempleOption[] {
    const { temple: taken, god } = p.table;
    const options: TempleOption[] = [];
    for (const face of templeFaces) {
      const option = templeOptions.get(face) ?? { do: 'temple', temple: face };
      if (taken.includes(face))
        why?.(
          option,
          'KB-2.4',
          message('why.taken', { temple: nameOfFace(face), seat: seatNamed(taken.indexOf(face)) }),
        );
      else if (of(templesFor, at(god, seat)).includes(face)) options.push(option);
      else why?.(option, 'KB-2.4', sphereWords(face, at(god, seat)));
    }
    return options;
  },
});

/** “Temple of War is of War; Apollo has Sun, Life and Peace.” */
function sphereWords(temple: number, god: number): Message {
  const [shrine, owner] = [cardOf(temple), cardOf(god)];
  return message('why.sphere', {
    temple: nameOfFace(temple),
    sphere: shrine.type === 'temple' ? message(`sphere.${shrine.sphere}`) : '',
    god: nameOfFace(god),
    spheres: owner.type === 'god' ? owner.spheres.map((sphere) => message(`sphere.${sphere}`)) : [],
  });
}

export const setUp = rules('kamigami/setUp', {
  /** KB-2.2 to KB-2.8, KB-10.2 to KB-10.6: the cards, the Gods, the first seat, the Temples, Energy, the Hall and the decks. */
  begin(p: P, { cards }: { readonly cards: string }): Flow {
    const present = [...new Set(p.table.box.map((card) => faceOf(p, card)))];
    const warriors = present.filter((face) => cardOf(face).type === 'warrior');
    const teams = p.table.main.length;
    const mains = isFree(p.table) ? [] : Array.from({ length: teams }, (_, team) => step(setUp.nameMain, { team }));
    return inOrder(
      step(combining.chooseKinds, { warriors, disciples: [], how: cards }),
      ...mains,
      step(setUp.dealGods, {}),
      step(setUp.drawFirst, {}),
      step(setUp.takeTemples, {}),
      step(setUp.dealOut, {}),
      step(turn.begin, {}),
    );
  },

  /** KB-10.2: asked of the first seat of the team. */
  nameMain(p: P, { team }: { readonly team: number }): Flow {
    return ask(p.table.team.indexOf(team), whichMain, { team }).then(setUp.named, { team });
  },
  /** KB-10.2: the others are Support Gods. */
  named(p: P, { team }: { readonly team: number }, { seat }: MainOption): Flow {
    p.table.main[team] = seat;
    logOf(p)?.push({ did: 'named', seat, team });
    return done();
  },

  /** KB-2.2: two Gods for each seat. KB-10.3, KB-R15: a Pantheon for each of two teams; a third takes from the rest. */
  dealGods(p: P): Flow {
    const t = p.table;
    const gods = t.box.filter((card) => cardOf(faceOf(p, card)).type === 'god');
    if (isFree(t)) {
      shuffle(p, gods);
      const teams = t.main.map((_, team) => team);
      for (const team of teams) give(p, team, gods.slice(2 * team, 2 * team + 2));
      return inOrder(step(setUp.chooseGods, { teams, member: 0 }), step(setUp.revealGods, {}));
    }
    const order = byLot(p, t.main.length);
    pantheons.forEach((pantheon, i) => {
      const pile = gods.filter((card) => isOf(faceOf(p, card), pantheon));
      shuffle(p, pile);
      give(p, at(order, i), pile);
    });
    const given = order.slice(0, pantheons.length).sort((a, b) => a - b);
    const frames: Frame[] = [step(setUp.chooseGods, { teams: given, member: 0 })];
    for (const team of order.slice(pantheons.length)) frames.push(step(setUp.giveRest, { team, left: given }));
    return inOrder(...frames, step(setUp.revealGods, {}));
  },
  /** KB-R15: what the others have left goes to the third team, face down: nothing is revealed before it has chosen. */
  giveRest(p: P, { team, left }: { readonly team: number; readonly left: readonly number[] }): Flow {
    const t = p.table;
    const rest = left.flatMap((other) => pileAt(t.godChoices, other).splice(0));
    shuffle(p, rest);
    t.box.push(...rest);
    give(p, team, rest);
    return setUp.chooseGods(p, { teams: [team], member: 0 });
  },

  /** KB-R23: the teams choose at the same time, their members one after the other. */
  chooseGods(p: P, { teams, member }: { readonly teams: readonly number[]; readonly member: number }): Flow {
    const seats = teams.flatMap((team) => membersOf(p.table, team).slice(member, member + 1));
    if (seats.length === 0) return done();
    return askTogether(seats, whichGodCard, {}).then(setUp.choseGods, { teams, member, seats });
  },
  /** KB-2.2, KB-10.3: each God lies face down before its player; only its team knows which of theirs it is. */
  choseGods(
    p: P,
    {
      teams,
      member,
      seats,
    }: { readonly teams: readonly number[]; readonly member: number; readonly seats: readonly Seat[] },
    chosen: readonly GodCardOption[],
  ): Flow {
    const t = p.table;
    seats.forEach((seat, i) => {
      const team = at(t.team, seat);
      const choices = pileAt(t.godChoices, team).slice();
      const card = at(pickSecretly(p, seat, choices, [of(chosen, i).card]), 0);
      for (const mate of membersOf(t, team)) for (const id of choices) show(p, mate, id);
      pluck(pileAt(t.godChoices, team), card);
      t.godCard[seat] = card;
    });
    return setUp.chooseGods(p, { teams, member: member + 1 });
  },
  /** KB-10.3: all are revealed together; the rest are set aside. */
  revealGods(p: P): Flow {
    const t = p.table;
    t.godCard.forEach((card, seat) => {
      reveal(p, card);
      t.god[seat] = faceOf(p, card);
      logOf(p)?.push({ did: 'choseGod', seat, god: faceOf(p, card), cards: [card] });
    });
    for (const pile of t.godChoices) t.box.push(...pile.splice(0));
    return done();
  },

  /** KB-2.3, KB-10.6 */
  drawFirst(p: P): Flow {
    const t = p.table;
    t.first = at(t.main, drawLot(p, t.main.length));
    t.active = t.first;
    logOf(p)?.push({ did: 'begins', seat: t.first });
    return done();
  },

  /** KB-2.4: in turn order. KB-10.4: in a Team Match from a seat drawn by lot. */
  takeTemples(p: P): Flow {
    const t = p.table;
    if (!t.withTemples) return done();
    const seats = t.team.length;
    const from = isFree(t) ? t.first : drawLot(p, seats);
    return inOrder(...t.team.map((_, k) => step(setUp.takeTemple, { seat: (from + k) % seats })));
  },
  /** KB-R17: a God for which no Temple is left plays without one. */
  takeTemple(p: P, { seat }: { readonly seat: Seat }): Flow {
    const { temple, god } = p.table;
    const left = of(templesFor, at(god, seat)).some((face) => !temple.includes(face));
    return left ? ask(seat, whichTemple, {}).then(setUp.tookTemple, { seat }) : done();
  },
  /** KB-2.4: it is taken. */
  tookTemple(p: P, { seat }: { readonly seat: Seat }, { temple }: TempleOption): Flow {
    p.table.temple[seat] = temple;
    logOf(p)?.push({ did: 'tookTemple', seat, temple });
    return done();
  },

  /** KB-2.5 to KB-2.8, KB-10.5 */
  dealOut(p: P): Flow {
    const t = p.table;
    t.team.forEach((team, seat) => {
      t.energy[seat] = isFree(t) ? ENERGY.free : t.main[team] === seat ? ENERGY.main : ENERGY.support;
      if (at(t.temple, seat) >= 0) t.energy[templeOf(seat)] = ENERGY.temple;
    });
    shuffle(p, t.warriorDeck);
    refill(p);
    for (let seat = 0; seat < t.team.length; seat++) {
      STARTING_DECK.forEach((n, level) => {
        for (const card of pileAt(t.piles, level).splice(pileAt(t.piles, level).length - n, n))
          putOnDeck(p, seat, card);
      });
      shuffle(p, pileAt(t.deck, seat));
      draw(p, seat, HAND_SIZE);
    }
    return done();
  },
});

const isOf = (face: number, pantheon: string): boolean => {
  const card = cardOf(face);
  return card.type === 'god' && card.pantheon === pantheon;
};
const membersOf = (t: Table, team: number): Seat[] => t.team.flatMap((of, seat) => (of === team ? [seat] : []));

/** God cards go to a team, and its members look at them. */
function give(p: P, team: number, cards: readonly number[]): void {
  const t = p.table;
  for (const card of cards) {
    pluck(t.box, card);
    pileAt(t.godChoices, team).push(card);
    for (const seat of membersOf(t, team)) show(p, seat, card);
  }
}

/** The numbers below n in an order drawn by lot. */
function byLot(p: P, n: number): number[] {
  const left = Array.from({ length: n }, (_, i) => i);
  const order: number[] = [];
  while (left.length > 1) order.push(...left.splice(drawLot(p, left.length), 1));
  return [...order, ...left];
}
