/** Positions for scenarios, from a short description: who plays whom, who holds what, who stands where. */
import { type Arranged, type Frame, type Name, NAMES, pin, scenariosFor, type Seat, step } from '@arenarium/engine';
import { heroCards } from '../cards/index.ts';
import { deckFaces, faceNamed, heroCardAt, maxHp } from '../cards/printed.ts';
import type { BasicName } from '../cards/words.ts';
import { basicverse } from '../index.ts';
import { layOut } from '../rules/set-up.ts';
import { turn } from '../rules/turn.ts';
import { emptyTable, heroOf, type Table } from '../table.ts';

interface Seated {
  readonly hero?: string;
  readonly hand?: readonly BasicName[];
  readonly hp?: number;
  readonly dead?: true;
  readonly slot?: BasicName;
  readonly vision?: 1;
  readonly wards?: number;
  readonly debt?: number;
}

/** A game in play. Whoever is not described has a Hero, full HP and no cards. */
export type Spec = { readonly [name in Name]?: Seated } & {
  readonly players?: 4 | 6 | 8 | 10;
  /** Clockwise; `one` and `two` are the Neutral Fields. Turn order unless given. */
  readonly circle?: readonly (Name | 'one' | 'two')[];
  /** Whose turn it is, in the middle of it; Ann's unless given. */
  readonly turn?: Name;
  readonly actions?: number;
  /** Whose turn is about to begin, instead. */
  readonly begins?: Name;
  readonly mana?: readonly [red: number, blue: number];
  readonly fortress?: readonly [red: number, blue: number];
  readonly deaths?: number;
  readonly round?: number;
  readonly horseshoe?: Name;
  readonly answer?: 1 | 2;
  /** What lies on top of the deck, the top card first. */
  readonly deck?: readonly BasicName[];
  /** Where the rest of the cards lies: under those in the deck unless given. */
  readonly rest?: 'deck' | 'discard';
};
/** A match from its very beginning. */
export interface FromSetUp {
  readonly setUp: { readonly seats: 4 | 6 | 8 | 10; readonly settings?: Readonly<Record<string, string>> };
}

const SETTINGS = { heroes: 'draft', circle: 'team', fortress: '15' } as const;
const CAST: readonly string[] = [
  'bark',
  'juno',
  'mac',
  'freya',
  'jacques',
  'xarius',
  'granite',
  'ember',
  'morus',
  'donna',
];
const seatOf = (name: Name): Seat => NAMES.indexOf(name);
const heroNamed = (id: string): number => heroCards.findIndex((hero) => hero.id === id);

/** Who is not described plays the Hero that always sits there, or one of the others if somebody else plays that. */
function castFor(spec: Spec, players: number): readonly string[] {
  const named = NAMES.slice(0, players).map((name) => spec[name]?.hero);
  const spare = heroCards
    .map((hero) => hero.id)
    .filter((id) => !named.includes(id) && !CAST.slice(0, players).includes(id));
  return named.map((id, seat) => {
    const usual = CAST[seat] as string;
    return id ?? (named.includes(usual) ? (spare.shift() as string) : usual);
  });
}

/** Takes cards of a face out of the box, one after another. */
function boxOfCards(): { take(name: BasicName): number; rest(): number[] } {
  const left = deckFaces.map((_, id) => id);
  return {
    take(name) {
      const place = left.findIndex((id) => deckFaces[id] === faceNamed(name));
      if (place < 0) throw new Error(`no ${name} is left in the box`);
      return left.splice(place, 1)[0] as number;
    },
    rest: () => left,
  };
}

function seatAll(t: Table, spec: Spec, box: ReturnType<typeof boxOfCards>): void {
  const cast = castFor(spec, t.players);
  t.heroes.forEach((f, seat) => {
    const { hand = [], hp, dead, slot, vision, wards, debt } = spec[NAMES[seat] as Name] ?? {};
    f.hero = heroNamed(cast[seat] as string);
    f.dead = dead === true;
    f.hp = f.dead ? 0 : (hp ?? maxHp(f));
    f.hand = hand.map((name) => box.take(name));
    f.slot = slot === undefined ? -1 : box.take(slot);
    f.vision = vision ?? 0;
    f.wards = wards ?? 0;
    f.debt = debt ?? 0;
  });
}

function arrangeInPlay(spec: Spec): Arranged<Table> {
  const players = spec.players ?? 6;
  const t = emptyTable(players, { cards: 0, fortress: 15 });
  const box = boxOfCards();
  seatAll(t, spec, box);
  const top = (spec.deck ?? []).map((name) => box.take(name)).toReversed();
  t.deck = spec.rest === 'discard' ? top : [...box.rest(), ...top];
  t.discard = spec.rest === 'discard' ? [...box.rest()] : [];
  t.circle =
    spec.circle?.map((who) => (who === 'one' ? players : who === 'two' ? players + 1 : seatOf(who))) ??
    t.heroes.map((_, seat) => seat);
  t.mana = [...(spec.mana ?? [0, 0])];
  t.fortress = [...(spec.fortress ?? [15, 15])];
  t.deaths = spec.deaths ?? 0;
  t.round = spec.round ?? 1;
  t.horseshoe = spec.horseshoe === undefined ? -1 : seatOf(spec.horseshoe);
  t.answer = spec.answer ?? 0;
  t.active = seatOf(spec.turn ?? 'Ann');
  t.actions = spec.actions ?? 3;
  const first: Frame = spec.begins === undefined ? step(turn.act, {}) : step(turn.begin, { seat: seatOf(spec.begins) });
  const open = new Set([...t.discard, ...t.heroes.map((f) => f.slot)]);
  return {
    seats: players,
    settings: SETTINGS,
    table: t,
    faces: deckFaces,
    seenBy: (id) => (open.has(id) ? 'all' : t.heroes.flatMap((f, seat) => (f.hand.includes(id) ? [seat] : []))),
    first,
  };
}

function arrange(spec: Spec | FromSetUp): Arranged<Table> {
  if (!('setUp' in spec)) return arrangeInPlay(spec);
  const { seats } = spec.setUp;
  const settings = { ...SETTINGS, ...spec.setUp.settings };
  return { ...layOut({ seats, settings }), seats, settings, seenBy: () => 'all' };
}

/** HP of a Hero, whole and beside its ankh. */
export const scenario = scenariosFor(
  () => basicverse,
  arrange,
  (name, numbers) => pin(heroCardAt(heroNamed(name)), numbers),
);

/** The faces of cards, for shuffles to come. */
export const facesOf = (...names: readonly BasicName[]): readonly number[] => names.map(faceNamed);
/** What somebody holds, by name of the seat. */
export const handOf = (t: Table, name: Name): readonly number[] => heroOf(t, seatOf(name)).hand;
export const hpOf = (t: Table, name: Name): number => heroOf(t, seatOf(name)).hp;
/** The HP somebody lacks: what it lost, whatever its maximum. */
export const lostBy = (t: Table, name: Name): number => maxHp(heroOf(t, seatOf(name))) - hpOf(t, name);
/** The Circle by names, clockwise from Ann. */
export function circleOf(t: Table): string {
  const from = t.circle.indexOf(0);
  const round = [...t.circle.slice(from), ...t.circle.slice(0, from)];
  return round.map((who) => (who < t.players ? NAMES[who] : `Field ${who - t.players + 1}`)).join(' ');
}
