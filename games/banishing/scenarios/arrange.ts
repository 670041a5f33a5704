import { at, faceOf, NAMES, pin, scenariosFor, step, type Arranged, type Name } from '@arenarium/engine';
import { characters, deckFaces } from '../cards/index.ts';
import { healthOf, staminaOf } from '../cards/printed.ts';
import { banishing } from '../index.ts';
import { layOut } from '../rules/set-up.ts';
import { NONE, type P, type Player, type Table } from '../table.ts';
import { turn } from '../rules/turn.ts';
import { stamina } from '../rules/wounds.ts';

/**
 * A position in a few words. Cards are written short: `rs` a red square, `gt` a green triangle, `bc` a blue circle;
 * `1` to `5` the undead; `S`, `W` and `A` Shield, Wand and Armour. In the Void `1+rs` is a stack, its top card last.
 */
interface Spec {
  readonly players?: Readonly<Partial<Record<Name, PlayerSpec>>>;
  /** Three rows of three. */
  readonly void?: readonly [string, string, string];
  /** The top card first. If left out: all symbol cards that lie nowhere else. */
  readonly deck?: string;
  readonly discard?: string;
  readonly banishing?: string;
  readonly round?: number;
  /** Whose turn it is; Ann’s unless given. */
  readonly turn?: Name;
  readonly inspired?: { readonly by: Name; readonly n: number };
  /** What is about to be done: take a line, or use an ability. */
  readonly at?: 'line' | 'ability';
}
interface PlayerSpec {
  readonly is?: string;
  readonly hand?: string;
  readonly wounds?: string;
  readonly items?: string;
  readonly servant?: string;
  readonly guarded?: true;
}

/** Who plays what, where a scenario does not say. */
const usual: Readonly<Partial<Record<Name, string>>> = {
  Ann: 'fighter',
  Bob: 'healer',
  Cid: 'thief',
  Dot: 'bard',
  Eve: 'witch',
};
const usualVoid = ['rs rt rc', 'gs gt gc', 'bs bt bc'] as const;

const shortName = deckFaces.map((printed) => {
  switch (printed.kind) {
    case 'symbol':
      return `${printed.colour.charAt(0)}${printed.symbol.charAt(0)}`;
    case 'undead':
      return String(printed.level);
    case 'item':
      return printed.item.charAt(0).toUpperCase();
  }
});
/** The faces of cards written short, for shuffles that are given. */
export const faces = (cards: string): number[] => written(cards).map((name) => shortName.indexOf(name));
/** Cards as they are written in a scenario. */
export const short = (p: P, cards: readonly number[]): string => cards.map((id) => shortName[faceOf(p, id)]).join(' ');
/** The same by name: a hand has no order (TB-R26). */
export const sorted = (p: P, cards: readonly number[]): string => short(p, cards).split(' ').toSorted().join(' ');
const written = (cards: string): string[] => cards.split(' ').filter((name) => name !== '');

function arrange(spec: Spec): Arranged<Table> {
  const names = NAMES.filter((name, i) => i < 3 || spec.players?.[name] !== undefined);
  const { table: t, faces: printed } = layOut({ seats: names.length, settings: {} });
  const pool = t.box;
  const nameOf = (id: number): string => at(shortName, at(printed, id));
  const pick = (name: string): number => {
    const place = pool.findIndex((id) => nameOf(id) === name);
    if (place < 0) throw new Error(`there is no further card "${name}"`);
    return at(pool.splice(place, 1), 0);
  };
  const pickAll = (cards = ''): number[] => written(cards).map(pick);

  t.round = spec.round ?? 1;
  t.active = NAMES.indexOf(spec.turn ?? 'Ann');
  t.players = names.map((name) => arrangePlayer({ is: usual[name] ?? 'fighter', ...spec.players?.[name] }, pickAll));
  t.void = (spec.void ?? usualVoid).flatMap((row) => written(row).map((stack) => stack.split('+').map(pick)));
  t.discard = pickAll(spec.discard);
  t.banishing = pickAll(spec.banishing);
  t.deck = pickAll(spec.deck);
  if (spec.deck === undefined) t.deck = pool.filter((id) => isSymbolName(nameOf(id)));
  t.deck.reverse();
  const later = (id: number) => ['4', '5'].includes(nameOf(id));
  t.aside = spec.round === 3 ? [] : pool.filter((id) => later(id) && !t.deck.includes(id));
  t.box = pool.filter((id) => !t.deck.includes(id) && !t.aside.includes(id));
  if (spec.inspired !== undefined) {
    t.inspiration = spec.inspired.n;
    t.inspirer = NAMES.indexOf(spec.inspired.by);
  }
  for (const player of t.players) {
    player.damage = player.wounds.reduce((sum, id) => sum + Number(nameOf(id)), 0);
    player.exhausted = player.damage >= stamina(t, player);
  }
  return {
    seats: names.length,
    settings: { difficulty: 'normal', characters: 'chosen' },
    table: t,
    faces: printed,
    seenBy(id) {
      const owner = t.players.findIndex((player) => player.hand.includes(id));
      if (owner >= 0) return [owner];
      return t.deck.includes(id) ? [] : 'all';
    },
    first: spec.at === 'line' ? step(turn.begin, {}) : step(turn.ability, {}),
  };
}
const isSymbolName = (name: string): boolean => /^[rgb]/.test(name);

function arrangePlayer(spec: PlayerSpec, pickAll: (cards?: string) => number[]): Player {
  const [hand, wounds, servant] = [pickAll(spec.hand), pickAll(spec.wounds), pickAll(spec.servant)];
  const slot = (name: string): number => (written(spec.items ?? '').includes(name) ? (pickAll(name)[0] ?? NONE) : NONE);
  return {
    character: characters.findIndex(({ id }) => id === spec.is),
    exhausted: false,
    hand,
    wounds,
    damage: 0,
    shield: slot('S'),
    wand: slot('W'),
    armour: slot('A'),
    servant: servant[0] ?? NONE,
    guarded: spec.guarded ?? false,
  };
}

/** Stamina and health of a character. */
export const scenario = scenariosFor(
  () => banishing,
  arrange,
  (name, { stamina: tires, health: dies }) => {
    const sheet = characters.findIndex(({ id }) => id === name);
    const back = [
      pin(staminaOf, tires === undefined ? {} : { [sheet]: tires }),
      pin(healthOf, dies === undefined ? {} : { [sheet]: dies }),
    ];
    return () => {
      for (const putBack of back) putBack();
    };
  },
);

/** A match from its very beginning: the set-up itself is what is shown. */
interface Beginning {
  readonly seats: number;
  readonly difficulty?: string;
  readonly characters?: string;
}
export const fromTheBeginning = scenariosFor(
  () => banishing,
  ({ seats, difficulty = 'friendly', characters: chosen = 'chosen' }: Beginning): Arranged<Table> => {
    const settings = { difficulty, characters: chosen };
    const { table, faces: printed, first } = layOut({ seats, settings });
    return { seats, settings, table, faces: printed, seenBy: () => 'all', first };
  },
);
