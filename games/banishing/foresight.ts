/**
 * What an option would do, read from what lies open: the most that an ability can send to the Banishing, the undead it
 * can remove, whom it relieves of how much; what a wound less or a line more means for a player.
 */
import { asSeen, at, type Seat, type View } from '@arenarium/engine';
import { amountOf } from './cards/effects.ts';
import { characters, sharedAbilities } from './cards/index.ts';
import { isSymbol, levelOf } from './cards/printed.ts';
import type { Amount, Effect } from './cards/words.ts';
import { banishing } from './index.ts';
import { CARDS_TO_WIN } from './rules/banishing.ts';
import type { AbilityOption, ShieldOption, WoundOption } from './rules/options.ts';
import { ANY_LEVEL, harmOf, spacesOf } from './rules/void.ts';
import { health, stamina } from './rules/wounds.ts';
import { NONE, playerAt, topOf, type P, type Table } from './table.ts';

type Seen = View<Table>;

/** The position as this seat sees it; what it has not seen is not asked for. */
const positionOf = (seen: Seen): P => asSeen(banishing, seen);

/** What taking a line would do to a player, before guard and Shield (TB-4.2, TB-7.1). */
export interface Forecast {
  readonly cards: readonly number[];
  readonly damage: number;
  readonly exhausts: boolean;
  readonly kills: boolean;
  /** TB-12.9, TB-11.4: what could still turn one of the undead away. */
  readonly guarded: boolean;
  readonly shielded: boolean;
}
export function lineWould(seen: Seen, line: number, seat: Seat): Forecast {
  const t = seen.table;
  const player = playerAt(t, seat);
  const damage = harmOf(positionOf(seen), line);
  return {
    cards: at(spacesOf, line)
      .map((space) => topOf(t, space))
      .filter((id) => id !== NONE),
    damage,
    exhausts: player.damage + damage >= stamina(t, player),
    kills: player.damage + damage >= health(player),
    guarded: damage > 0 && player.guarded,
    shielded: damage > 0 && player.shield !== NONE,
  };
}

/** A space of the Void that is chosen: what comes of it there, and for the two lines it lies in. */
export interface Opening {
  /** What shows there afterwards; NONE where the Deck or a further choice decides. */
  readonly then: number;
  /** Row and column: the damage they would do, now and afterwards; what nobody knows yet may add to it. */
  readonly lines: readonly { readonly line: number; readonly damage: readonly [before: number, after: number] }[];
  /** TB-12.6: the wound that whoever chooses would take, before guard and Shield; null where nobody takes it. */
  readonly wound: {
    readonly damage: readonly [before: number, after: number];
    readonly exhausts: boolean;
    readonly kills: boolean;
  } | null;
  /** TB-10.1: cards in the Banishing, now and afterwards. */
  readonly banished: readonly [before: number, after: number];
  readonly wins: boolean;
}
/** TB-R18, TB-12.8, TB-10.1: the card goes. TB-12.11: another is laid on it. */
const REMOVING: readonly string[] = ['slay', 'suffer', 'bind', 'takeSymbol', 'banishUndead', 'banishSymbol'];
const BANISHING: readonly string[] = ['banishUndead', 'banishSymbol'];

export interface SpaceChoice {
  /** As the decision names it: `banishing/slay`. */
  readonly question: string;
  readonly space: number;
}
/** What choosing a space would do; null where the question asks for no such thing. */
export function spaceWould(seen: Seen, seat: Seat, { question, space }: SpaceChoice): Opening | null {
  const p = positionOf(seen);
  const t = p.table;
  const asked = question.slice('banishing/'.length);
  const card = topOf(t, space);
  if (card === NONE || (asked !== 'cover' && !REMOVING.includes(asked))) return null;
  const then = asked === 'cover' ? NONE : (at(t.void, space).at(-2) ?? NONE);
  // Only what is seen to lie there counts.
  const change = (then === NONE ? 0 : levelOf(p, then)) - levelOf(p, card);
  const before = t.banishing.length;
  const after = before + (BANISHING.includes(asked) ? 1 : 0);
  return {
    then,
    lines: spacesOf.flatMap((spaces, line) => {
      const harm = harmOf(p, line);
      return spaces.includes(space) ? [{ line, damage: [harm, harm + change] as const }] : [];
    }),
    wound: asked === 'suffer' ? woundMore(p, seat, card) : null,
    banished: [before, after],
    wins: before < CARDS_TO_WIN && after >= CARDS_TO_WIN,
  };
}
function woundMore(p: P, seat: Seat, card: number): Opening['wound'] {
  const player = playerAt(p.table, seat);
  const after = player.damage + levelOf(p, card);
  return {
    damage: [player.damage, after],
    exhausts: !player.exhausted && after >= stamina(p.table, player),
    kills: after >= health(player),
  };
}

/** How a player's damage would change. */
export interface Relief {
  readonly seat: Seat;
  readonly damage: readonly [before: number, after: number];
  /** TB-7.2, TB-7.3: it would stand up again. */
  readonly recovers: boolean;
}
const reliefOf = (t: Table, seat: Seat, healed: number): Relief => {
  const player = playerAt(t, seat);
  const after = Math.max(0, player.damage - healed);
  return { seat, damage: [player.damage, after], recovers: player.exhausted && after < stamina(t, player) };
};

/** A wound that is discarded, or kept off by a Shield. */
export const woundLess = ({ table }: Seen, seat: Seat, { level }: WoundOption | ShieldOption): Relief =>
  reliefOf(table, seat, level);

export interface Prospect {
  /** Cards in the Banishing now, and at most afterwards. */
  readonly banished: readonly [before: number, after: number];
  /** TB-10.1: that would be enough. */
  readonly wins: boolean;
  /** Spaces of the Void whose undead it may remove, and how many of them at most. */
  readonly undead: { readonly spaces: readonly number[]; readonly most: number };
  /** Symbol cards it may bring into hands. */
  readonly cards: number;
  /** Who could be relieved of wounds, each as far as it goes; one of them, unless it helps all. */
  readonly relief: readonly Relief[];
  readonly guards: boolean;
  /** Stamina that everybody gains (TB-12.10). */
  readonly inspires: number;
  /** Prices: undead to be taken, cards to be dropped. */
  readonly suffers: number;
  readonly drops: number;
}
const NOTHING: Omit<Prospect, 'banished' | 'wins'> = {
  undead: { spaces: [], most: 0 },
  cards: 0,
  relief: [],
  guards: false,
  inspires: 0,
  suffers: 0,
  drops: 0,
};

/** TB-5, TB-6: an ability of the player whose turn it is. */
export function abilityWould(seen: Seen, seat: Seat, option: AbilityOption): Prospect {
  const p = positionOf(seen);
  const effects = effectsOf(p.table, seat, option);
  const told = effects.reduce((sum, effect) => ({ ...sum, ...toldBy(p, effect, { seat, sum }) }), NOTHING);
  const before = p.table.banishing.length;
  const after = before + effects.reduce((n, effect) => n + banishedBy(p, effect, seat), 0);
  return { ...told, banished: [before, after], wins: before < CARDS_TO_WIN && after >= CARDS_TO_WIN };
}
function effectsOf(t: Table, seat: Seat, option: AbilityOption): readonly Effect[] {
  if (option.do === 'use') return characters[playerAt(t, seat).character]?.abilities[option.ability]?.effects ?? [];
  return sharedAbilities.find(({ id }) => id === option.do)?.effects ?? [];
}

/** The spaces where something shows that is asked for. */
const showing = (p: P, isMeant: (id: number) => boolean): readonly number[] =>
  p.table.void.flatMap((_, space) => {
    const top = topOf(p.table, space);
    return top !== NONE && isMeant(top) ? [space] : [];
  });
const undeadUpTo = (p: P, level: Amount | undefined): readonly number[] => {
  const most = level === undefined ? ANY_LEVEL : amountOf(p, level);
  return showing(p, (id) => levelOf(p, id) > 0 && levelOf(p, id) <= most);
};

interface Telling {
  readonly seat: Seat;
  readonly sum: Omit<Prospect, 'banished' | 'wins'>;
}
/** What one sentence adds to what is told. */
function toldBy(p: P, effect: Effect, { seat, sum }: Telling): Partial<Prospect> {
  switch (effect.do) {
    case 'slay':
    case 'purge':
    case 'sweep':
      return { undead: removedBy(p, effect) };
    case 'heal':
    case 'rest':
      return { relief: healedBy(p, effect, seat) };
    case 'take':
      return { cards: sum.cards + Math.min(amountOf(p, effect.n), showing(p, (id) => isSymbol(p, id)).length) };
    case 'draw':
    case 'recall':
      return { cards: sum.cards + effect.n };
    case 'guard':
      return { guards: true };
    case 'inspire':
      return { inspires: effect.n };
    case 'suffer':
      return { suffers: effect.n };
    case 'drop':
      return { drops: effect.n === 'all' ? playerAt(p.table, seat).hand.length : effect.n };
    default:
      return {};
  }
}

/** TB-R18: the undead one after another; of a line or two; or all up to a level. */
function removedBy(p: P, effect: Extract<Effect, { do: 'slay' | 'purge' | 'sweep' }>): Prospect['undead'] {
  const spaces =
    effect.do === 'sweep' && effect.what === 'cards'
      ? showing(p, (id) => levelOf(p, id) > 0)
      : undeadUpTo(p, effect.level);
  if (effect.do === 'purge') return { spaces, most: spaces.length };
  if (effect.do === 'slay') {
    const each = amountOf(p, effect.n);
    const players =
      effect.who === 'eachPlayer'
        ? p.table.players.length
        : effect.who === 'eachOtherPlayer'
          ? p.table.players.length - 1
          : 1;
    return { spaces, most: Math.min(spaces.length, each * players) };
  }
  const inLines = spacesOf.map((line) => line.filter((space) => spaces.includes(space)).length);
  const rows = inLines.slice(0, 3);
  const most =
    effect.lines === 'line'
      ? Math.max(...inLines)
      : Math.min(spaces.length, Math.max(...rows) + Math.max(...inLines.slice(3)));
  return { spaces, most };
}

/** TB-R20, TB-6.4: the heaviest wounds first; whoever rests loses the lightest. */
function healedBy(p: P, effect: Extract<Effect, { do: 'heal' | 'rest' }>, seat: Seat): readonly Relief[] {
  const { table: t } = p;
  const seats = t.players
    .map((_, other) => other)
    .filter((other) =>
      effect.who === 'you'
        ? other === seat
        : effect.who === 'anotherPlayer' || effect.who === 'eachOtherPlayer'
          ? other !== seat
          : true,
    );
  return seats.flatMap((other) => {
    const levels = playerAt(t, other)
      .wounds.map((id) => levelOf(p, id))
      .toSorted((a, b) => b - a);
    if (levels.length === 0) return [];
    const n = effect.do === 'rest' ? 1 : effect.n === 'all' ? levels.length : amountOf(p, effect.n);
    const gone = effect.do === 'rest' ? levels.slice(-1) : levels.slice(0, n);
    return [
      reliefOf(
        t,
        other,
        gone.reduce((sum, level) => sum + level, 0),
      ),
    ];
  });
}

/** TB-8: the most cards one sentence can send to the Banishing. */
function banishedBy(p: P, effect: Effect, seat: Seat): number {
  if (effect.do !== 'banish') return 0;
  const player = playerAt(p.table, seat);
  switch (effect.from) {
    case 'set':
      return effect.n;
    case 'hand':
      return (
        effect.n *
        (effect.who === 'eachPlayer'
          ? p.table.players.length
          : effect.who === 'eachOtherPlayer'
            ? p.table.players.length - 1
            : 1)
      );
    case 'void': {
      const there = effect.what === 'undead' ? undeadUpTo(p, undefined) : showing(p, (id) => isSymbol(p, id));
      return Math.min(amountOf(p, effect.n), there.length);
    }
    case 'line':
      return Math.max(...spacesOf.map((line) => line.filter((space) => topOf(p.table, space) !== NONE).length));
    case 'wounds':
      return Math.min(amountOf(p, effect.n), player.wounds.length);
    case 'servant':
      return player.servant === NONE ? 0 : 1;
  }
}
