/** Chapters 12 and 13: choosing Heroes, the first Circle, and starting hands. */
import {
  ask,
  done,
  drawLot,
  faceOf,
  type Flow,
  inOrder,
  type Layout,
  message,
  question,
  rules,
  type Seat,
  seatNamed,
  type Setting,
  type Setup,
  shuffle,
  step,
  type Why,
} from '@arenarium/engine';
import { heroCards } from '../cards/index.ts';
import { ABILITIES_EACH, abilityAt, deckFaces, faceNamed, maxHp } from '../cards/printed.ts';
import { logOf } from '../happenings.ts';
import { at, BLUE, emptyTable, heroOf, type P, RED, seatAfter, type Table } from '../table.ts';
import { draw } from './hand.ts';
import type { HeroOption, NameOption } from './options.ts';
import { refusal, type Refusal, refuse } from './refusals.ts';
import { turn } from './turn.ts';

export const settings: readonly Setting[] = [
  { id: 'heroes', values: ['draft', 'choose', 'dealt'], normal: 'draft' },
  { id: 'circle', values: ['team', 'brawl'], normal: 'team' },
  { id: 'fortress', values: ['20', '15', '12', '10'], normal: '15' },
];

/** HB-13.6, HB-13.7. */
const STARTING_HAND = 3;
const SMALLEST = 4;

/** HB-12.1: Blue one, then two each in turn, and the last one: the seats in the order in which they pick. */
export function draftOrder(players: number): readonly Seat[] {
  const order: Seat[] = [];
  const picked = [0, 0];
  for (let i = 0; i < players; i++) {
    const team = Math.floor((i + 1) / 2) % 2 === 0 ? BLUE : RED;
    order.push(2 * at(picked, team) + team);
    picked[team] = at(picked, team) + 1;
  }
  return order;
}

const IS_TAKEN = refusal('HB-2.2', 'why.hero.taken');
const NO_SUPPORTS = refusal('HB-13.5', 'why.hero.support');
/** HB-2.2, HB-13.5: what keeps a Hero from being chosen, or null. */
function whyNotHero(t: Table, hero: number): Refusal | null {
  if (t.heroes.some((f) => f.hero === hero)) return IS_TAKEN;
  return t.players === SMALLEST && heroCards[hero]?.class === 'support' ? NO_SUPPORTS : null;
}

export const whichHero = question('basicverse/hero', {
  rule: 'HB-12.3',
  options(p: P, _: object, __: Seat, why?: Why<HeroOption>): readonly HeroOption[] {
    const options: HeroOption[] = [];
    for (let hero = 0; hero < heroCards.length; hero++) {
      const against = whyNotHero(p.table, hero);
      if (against === null) options.push({ do: 'pick', hero });
      else if (why !== undefined)
        refuse(why, { do: 'pick', hero }, against).with({
          hero: message('hero', { hero }),
          seat: seatNamed(p.table.heroes.findIndex((f) => f.hero === hero)),
        });
    }
    return options;
  },
});

export const whichOpening = question('basicverse/opening', {
  rule: 'HB-13.6',
  options: (p: P, _: object, seat): readonly NameOption[] =>
    Array.from({ length: ABILITIES_EACH }, (__, i) => ({
      do: 'name',
      ability: heroOf(p.table, seat).hero * ABILITIES_EACH + i,
    })),
});

/** HB-13.1 to HB-13.3. */
function firstCircle(players: number, formation: string | undefined): number[] {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const order =
    formation === 'brawl' ? seats : [...seats.filter((s) => s % 2 === RED), ...seats.filter((s) => s % 2 === BLUE)];
  if (players > SMALLEST) return order;
  return [...order.slice(0, 2), players, ...order.slice(2), players + 1];
}

const take = (p: P, seat: Seat, hero: number): void => {
  const f = heroOf(p.table, seat);
  f.hero = hero;
  f.hp = maxHp(f);
  logOf(p)?.push({ did: 'picked', seat, hero });
};

export const setUp = rules('basicverse/setUp', {
  /** HB-12.1, HB-12.2, HB-R27: drafted, chosen in turn order, or dealt. */
  heroes(p: P): Flow {
    const how = p.setup.settings['heroes'];
    const seats = p.table.heroes.map((_, seat) => seat);
    const order = how === 'draft' ? draftOrder(p.table.players) : seats;
    const choosing = order.map((seat) => (how === 'dealt' ? step(setUp.deal, { seat }) : step(setUp.choose, { seat })));
    return inOrder(
      ...choosing,
      ...seats.map((seat) => step(setUp.open, { seat })),
      step(setUp.hands, {}),
      step(turn.begin, { seat: 0 }),
    );
  },
  /** HB-12.1, HB-12.2: the player picks. */
  choose(_: P, { seat }: { readonly seat: Seat }): Flow {
    return ask(seat, whichHero, {}).then(setUp.chosen, { seat });
  },
  /** HB-2.1, HB-12.3: the Hero is theirs. */
  chosen(p: P, { seat }: { readonly seat: Seat }, { hero }: HeroOption): Flow {
    take(p, seat, hero);
    return done();
  },
  /** HB-R27: or the lot does. */
  deal(p: P, { seat }: { readonly seat: Seat }): Flow {
    const left = heroCards.map((_, hero) => hero).filter((hero) => whyNotHero(p.table, hero) === null);
    take(p, seat, at(left, drawLot(p, left.length)));
    return done();
  },

  /** HB-13.6: an Ability is named, and its cards are handed out. */
  open(_: P, { seat }: { readonly seat: Seat }): Flow {
    return ask(seat, whichOpening, {}).then(setUp.opened, { seat });
  },
  /** HB-13.6, HB-R12: the cards of the Ability are handed out, as far as there are copies. */
  opened(p: P, { seat }: { readonly seat: Seat }, { ability }: NameOption): Flow {
    const named = abilityAt(ability);
    const t = p.table;
    const { hand } = heroOf(t, seat);
    for (const name of named.kind === 'passive' ? [] : named.cards) {
      // The deck is still open and in order, so looking for a card tells nothing: HB-R12.
      const place = t.deck.findIndex((card) => faceOf(p, card) === faceNamed(name));
      if (place >= 0) hand.push(...t.deck.splice(place, 1));
    }
    logOf(p)?.push({ did: 'named', seat, power: ability, cards: hand.slice() });
    return done();
  },
  /** HB-13.7: the deck is shuffled, and hands are filled up in turn order. */
  hands(p: P): Flow {
    const t = p.table;
    shuffle(p, t.deck);
    for (let k = 0; k < t.players; k++) {
      const seat = seatAfter(t, 0, k);
      draw(p, seat, STARTING_HAND - heroOf(t, seat).hand.length);
    }
    return done();
  },
});

export function layOut({ seats, settings }: Setup): Layout<Table> {
  const table = emptyTable(seats, { cards: deckFaces.length, fortress: Number(settings['fortress']) });
  table.circle = firstCircle(seats, settings['circle']);
  return { table, faces: deckFaces, first: step(setUp.heroes, {}) };
}
