/** What a step, a Push or a Pull would come to, before it is chosen: for boards, from the rules themselves. */
import type { Message } from '@arenarium/engine';
import { directionTo, NONE, type Hex } from './arena/hexes.ts';
import { championName } from './cards/names.ts';
import { printedOn } from './cards/printed.ts';
import { isSpared, slideOf } from './rules/displacement.ts';
import { couldHit } from './rules/targets.ts';
import { wouldSpring } from './rules/traps.ts';
import { championIds, championOf, copyTable, isEnemy, isInArena, type ChampionId, type Table } from './table.ts';

/** The Champion a question of movement names: of two alike, the one the Action is about. */
export function moverOf(t: Table, { champion }: Message): ChampionId {
  const name = typeof champion === 'object' && champion !== null && 'id' in champion ? champion.id : undefined;
  const alike = championIds(t).filter((id) => championName(championOf(t, id).kind).id === name);
  const { action } = t;
  const about = action === null ? [] : [action.champion, action.chosen, ...action.targets];
  return alike.find((id) => about.includes(id)) ?? alike[0] ?? NONE;
}

/** What a Champion would find on a hex. */
export interface Arrival {
  /** SFB-14.1: a trap that springs. */
  readonly springs: boolean;
  /** Whether the card under way is aimed at all. */
  readonly aims: boolean;
  /** The Enemies it could be aimed at from there. */
  readonly inReach: readonly ChampionId[];
}
export function arrivalAt(table: Table, id: ChampionId, hex: Hex): Arrival {
  const { action } = table;
  const card = action === null || action.face < 0 || action.champion !== id ? null : printedOn(action.face).card;
  const target = card === null || card.kind === 'reaction' ? undefined : card.target;
  const t = copyTable(table);
  championOf(t, id).at = hex;
  const canHit = (other: ChampionId): boolean =>
    target !== undefined && isEnemy(t, other, id) && couldHit(t, id, { target, from: hex, other });
  return {
    springs: wouldSpring(table, id, hex),
    aims: target !== undefined,
    inReach: championIds(t).filter(canHit),
  };
}

/** Where a Push or Pull ends, and SFB-15.2: the damage of what is left of it. */
export interface Slide {
  readonly target: ChampionId;
  readonly how: 'push' | 'pull';
  readonly to: Hex;
  readonly hurt: number;
}
/** What the card under way would do to the places of these targets, if it hits and nobody answers. */
export function slidesOf(t: Table, targets: readonly ChampionId[]): readonly Slide[] {
  const { action } = t;
  if (action === null || action.face < 0 || !isInArena(t, action.champion)) return [];
  const { card } = printedOn(action.face);
  const words = card.kind === 'attack' ? (card.post ?? []) : card.kind === 'skill' ? card.text : [];
  const by = action.champion;
  const from = championOf(t, by).at;
  return words.flatMap((word) => {
    if ((word.do !== 'push' && word.do !== 'pull') || word.who !== 'target') return [];
    const { do: how, n } = word;
    return targets.flatMap((target): Slide[] => {
      const { at } = championOf(t, target);
      if (at < 0 || isSpared(t, { how, n, id: target, by, seat: action.seat })) return [];
      const direction = how === 'push' ? directionTo(from, at) : directionTo(at, from);
      if (direction < 0) return [];
      const { to, left } = slideOf(t, { id: target, direction, left: n });
      // A trap on the way stops it; what comes after is not known yet.
      return [{ target, how, to, hurt: wouldSpring(t, target, to) ? 0 : left }];
    });
  });
}
