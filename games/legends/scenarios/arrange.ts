/** Positions for scenarios, from a short description in card names. */
import { NAMES, pin, say, scenariosFor, step, type Arranged, type Frame, type Name } from '@arenarium/engine';
import { TOKENS_EACH } from '../rules/banes.ts';
import { setUp } from '../rules/set-up.ts';
import { en } from '../languages/en.ts';
import { legends } from '../index.ts';
import { abilities, heroAt, printedHeroes, FIRST_LEGEND, sphereAt, IDS, BOX } from '../cards/printed.ts';
import { emptyTable, heroesFrom, NONE, pileOf, supportsOf, type CardId, type Table } from '../table.ts';
import { MYTH_POINTS, turn } from '../rules/turn.ts';
import { types, type Type } from '../cards/words.ts';

const names = [...printedHeroes, ...BOX.spheres.map(sphereAt)].map(({ name }) => name);

/** The id of a card; in scenarios every card lies where its face says. */
export function id(name: string): CardId {
  const found = names.indexOf(name);
  if (found < 0) throw new Error(`there is no card called "${name}"`);
  return found;
}
export const nameOf = (card: CardId): string => names[card] ?? 'nobody';

/** The label of the option that uses an ability: `use('Hellhound', 'champion')`, `use('The Obelisk', 'support2')`. */
export function use(name: string, part: string): string {
  const slug = printedHeroes[id(name)]?.slug;
  const found = abilities.find((ability) => ability.id === `${slug}.${part}`);
  if (found === undefined) throw new Error(`${name} has no ability "${part}"`);
  return `${name}: ${say(en, found.text)}`;
}

export interface HeroSpec {
  readonly is: string;
  readonly damage?: number;
  readonly banes?: readonly Type[];
  /** Strength gained this turn; and whether it has used its ability. */
  readonly gained?: number;
  readonly used?: true;
}
type InPlay = string | HeroSpec;
export interface TeamSpec {
  readonly legend?: string;
  readonly champion?: InPlay;
  readonly supports?: readonly InPlay[];
  readonly deck?: readonly string[];
  readonly graveyard?: readonly string[];
  readonly mp?: number;
  readonly out?: true;
}
export interface Spec {
  readonly Ann?: TeamSpec;
  readonly Bob?: TeamSpec;
  readonly Cid?: TeamSpec;
  readonly Dot?: TeamSpec;
  readonly Eve?: TeamSpec;
  readonly sphere?: string;
  readonly sphereDeck?: readonly string[];
  readonly round?: number;
  /** Whose turn it is; Ann's unless given. Those before have had theirs. */
  readonly turn?: Name;
  /** Where it begins: in the Action phase, at the start of the turn or of the round, or before the decks are built. */
  readonly at?: 'action' | 'turn' | 'round' | 'setUp';
  readonly seats?: number;
  readonly draft?: true;
}

/** Teams nobody says anything about: their abilities do not interfere. */
const QUIET: readonly { readonly legend: string; readonly champion: string }[] = [
  { legend: 'Naga The Serpentine', champion: 'Three-Eyed Fox' },
  { legend: 'Nyxia, Queen of the Night', champion: 'Oracle of the Depths' },
  { legend: 'Lightbringer Ethyrios', champion: 'Luminous Lion' },
  { legend: 'Herkul The Mountain', champion: 'Adroit Goblin' },
  { legend: 'The Obelisk', champion: 'Cryptic Wispwalker' },
];
const QUIET_SPHERES = ['Drowned Crossing', 'Weightless Dark', 'Dawn Cloister'] as const;

const asSpec = (hero: InPlay): HeroSpec => (typeof hero === 'string' ? { is: hero } : hero);

function seatTeam(t: Table, seat: number, team: TeamSpec): void {
  const quiet = QUIET[seat] as (typeof QUIET)[number];
  const legend = id(team.legend ?? quiet.legend);
  const standing = [asSpec(team.champion ?? quiet.champion), ...(team.supports ?? []).map(asSpec)];
  t.legend[seat] = legend;
  t.tokens[seat] = TOKENS_EACH;
  t.mp[seat] = team.mp ?? MYTH_POINTS;
  t.owner[legend] = seat;
  t.deck[seat] = (team.deck ?? []).map(id).reverse();
  t.graveyard[seat] = (team.graveyard ?? []).map(id);
  const inPlay = standing.map(({ is }) => id(is));
  for (const card of [...inPlay, ...pileOf(t.deck, seat), ...pileOf(t.graveyard, seat)]) t.owner[card] = seat;
  if (inPlay.includes(legend)) t.entered[seat] = 1;
  if (team.out === true) {
    t.out[seat] = 1;
    return;
  }
  t.champion[seat] = inPlay[0] ?? NONE;
  t.supports[seat] = inPlay.slice(1);
  for (const { is, damage, gained, used } of standing) {
    t.damage[id(is)] = damage ?? 0;
    t.gained[id(is)] = gained ?? 0;
    if (used === true) t.used[id(is)] = isLeading(t, id(is)) ? 1 : 2;
  }
}
const isLeading = (t: Table, card: CardId): boolean => t.champion.includes(card);

/** Tokens come out of their owners' five. */
function laySpecifiedBanes(t: Table, team: TeamSpec): void {
  for (const hero of [team.champion, ...(team.supports ?? [])]) {
    if (hero === undefined || typeof hero === 'string') continue;
    for (const type of hero.banes ?? []) {
      const kind = types.indexOf(type);
      t.banes[id(hero.is)] = (t.banes[id(hero.is)] ?? 0) + (1 << (3 * kind));
      const owner = t.legend.indexOf(FIRST_LEGEND + kind);
      if (owner >= 0) t.tokens[owner] = (t.tokens[owner] ?? 0) - 1;
    }
  }
}

const firstStep = (spec: Spec): Frame => {
  switch (spec.at ?? 'action') {
    case 'action':
      return step(turn.act, {});
    case 'turn':
      return step(turn.begin, {});
    case 'round':
      return step(turn.beginRound, {});
    case 'setUp':
      return step(setUp.build, {});
  }
};

function arrange(spec: Spec): Arranged<Table> {
  const teams = NAMES.slice(0, 5).map((name) => spec[name as keyof Spec] as TeamSpec | undefined);
  const seats = spec.seats ?? Math.max(2, teams.findLastIndex((team) => team !== undefined) + 1);
  const t = emptyTable(seats, BOX);
  const settings = { decks: spec.draft === true ? 'draft' : 'standard' };
  const faces = IDS;
  if (spec.at === 'setUp') return { seats, settings, table: t, faces, seenBy: () => 'all', first: firstStep(spec) };
  for (let seat = 0; seat < seats; seat++) seatTeam(t, seat, teams[seat] ?? {});
  for (const team of teams) laySpecifiedBanes(t, team ?? {});
  t.spheresUp = spec.sphere === undefined ? [] : [id(spec.sphere)];
  t.sphereDeck = (spec.sphereDeck ?? QUIET_SPHERES)
    .map(id)
    .filter((card) => !t.spheresUp.includes(card))
    .reverse();
  t.round = spec.round ?? 1;
  t.active = NAMES.indexOf(spec.turn ?? 'Ann');
  t.taken.fill(1, 0, t.active + 1);
  if (spec.at === 'round') t.taken.fill(1);
  const placed = [
    ...heroesFrom(t, 0),
    ...t.deck.flat(),
    ...t.graveyard.flat(),
    ...t.spheresUp,
    ...t.sphereDeck,
    ...t.legend,
  ];
  const twice = placed.find((card, i) => placed.indexOf(card) !== i && card < FIRST_LEGEND);
  if (twice !== undefined) throw new Error(`${nameOf(twice)} lies in two places`);
  const gone = t.legend.filter((_, seat) => t.out[seat] === 1);
  t.box = [...faces.filter((card) => !placed.includes(card)), ...gone];
  t.legendsLeft = [];
  t.spheresLeft = [];
  const hidden = [...t.deck.flat(), ...t.sphereDeck];
  return {
    seats,
    settings,
    table: t,
    faces,
    seenBy: (card) => (hidden.includes(card) ? [] : 'all'),
    // Each Team deck by itself; the Spheres are one.
    heapOf: (card) => t.deck.findIndex((deck) => deck.includes(card)) + 1,
    first: firstStep(spec),
  };
}

/** Strength and Max HP of a Hero or a Legend. */
export const scenario = scenariosFor<Table, Spec>(
  () => legends,
  arrange,
  (name, numbers) => pin(heroAt(id(name)), numbers),
);

/** The counters on every Hero in play that has any: `{ Hellhound: 2 }`. */
export function counters(t: Table): Record<string, number> {
  const found: Record<string, number> = {};
  for (const card of heroesFrom(t, 0)) if ((t.damage[card] ?? 0) > 0) found[nameOf(card)] = t.damage[card] ?? 0;
  return found;
}
/** The tokens on every Hero in play that has any: `{ Hellhound: 'water water' }`. */
export function banes(t: Table): Record<string, string> {
  const found: Record<string, string> = {};
  for (const card of heroesFrom(t, 0)) {
    const kinds = types.flatMap((type, kind) =>
      Array.from({ length: ((t.banes[card] ?? 0) >> (3 * kind)) & 7 }, () => type),
    );
    if (kinds.length > 0) found[nameOf(card)] = kinds.join(' ');
  }
  return found;
}
/** A team as it stands: Champion, then Supports. */
export const team = (t: Table, who: Name): readonly string[] => {
  const seat = NAMES.indexOf(who);
  return [nameOf(t.champion[seat] ?? -1), ...supportsOf(t, seat).map(nameOf)];
};
