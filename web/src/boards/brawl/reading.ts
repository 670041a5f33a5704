/** Small readings of the table that several parts of the board share. */
import { hitsOf } from '@arenarium/brawl/attack.ts';
import { directionTo, distance, hexNamed, nameOfHex, neighbour, type Hex } from '@arenarium/brawl/hexes.ts';
import { printedOn, type PrintedCard } from '@arenarium/brawl/printed.ts';
import { moveReach, type Reach } from '@arenarium/brawl/reach.ts';
import { movementOf, rangeOf } from '@arenarium/brawl/strength.ts';
import {
  copy,
  hitpointsOf,
  isEnemy,
  nameOf,
  ownChampion,
  type ChampionId,
  type Fighter,
  type Table,
} from '@arenarium/brawl/table.ts';
import { targetsOf, type AreaOption, type TargetOption } from '@arenarium/brawl/targets.ts';
import type { BoardProps } from '../board.ts';

export type Props = BoardProps<Table>;

/** The side that is drawn at the lower edge: one's own, or the second for those who look on. */
export const frontSide = ({ mine }: Props): number => (mine[0] ?? 1) % 2;

export const printedAt = ({ view }: Props, id: number): PrintedCard | null => {
  const face = view.faces[id] ?? -1;
  return face < 0 ? null : printedOn(face);
};

/** How a Champion fares, in words. */
export function spokenFighter({ names }: Props, f: Fighter): string {
  const parts = [`${nameOf(f.kind)} of ${names[f.seat] ?? ''}`, `${f.damage} of ${hitpointsOf(f)} damage`];
  if (f.levelled === 1) parts.push('levelled up');
  if (f.rooted === 1) parts.push('rooted');
  return parts.join(', ');
}

/** What each target of an attack under way would suffer, before any Reaction: by Champion. */
export function foretold({ view, decision }: Props): ReadonlyMap<ChampionId, number> {
  const told = new Map<ChampionId, number>();
  const { action } = view.table;
  if (decision?.question !== 'brawl/target' || action === null || action.face < 0) return told;
  if (printedOn(action.face).kind !== 'attack') return told;
  for (const { option } of decision.options) {
    if (option.do !== 'target' && option.do !== 'area') continue;
    const t = copy(view.table);
    const targets = targetsOf(t, action.champion, option as TargetOption | AreaOption);
    if (t.action !== null) t.action.targets = targets;
    hitsOf(t, targets).forEach((n, i) => told.set(targets[i] ?? -1, n));
  }
  return told;
}

/** Where a card in hand could take its Champion, and whom it could then be aimed at. */
export interface Preview {
  readonly champion: ChampionId;
  readonly reach: ReadonlySet<Hex>;
  readonly range: ReadonlySet<Hex>;
}
export function previewOf({ view }: Props, { seat, card }: { seat: number; card: PrintedCard }): Preview | null {
  const t = view.table;
  const champion = ownChampion(t, seat, card.champion);
  const f = t.champions[champion];
  if (f === undefined || card.kind === 'reaction') return null;
  const left = movementOf(t, champion, card.move);
  if (f.at < 0 && left === 0) return null;
  const reach = new Set(left > 0 ? moveReach(t, champion, left).hexes : []);
  const from = f.at < 0 ? [...reach] : [...reach, f.at];
  const range = new Set(
    t.champions.flatMap((other, id) =>
      other.at >= 0 && isEnemy(t, id, champion) && from.some((hex) => hits(t, { champion, card, hex, to: other.at }))
        ? [other.at]
        : [],
    ),
  );
  return { champion, reach, range };
}
function hits(
  t: Table,
  { champion, card, hex, to }: { champion: ChampionId; card: PrintedCard; hex: Hex; to: Hex },
): boolean {
  const target = card.card.kind === 'reaction' ? undefined : card.card.target;
  if (target === undefined) return false;
  const away = distance(hex, to);
  if (target.aim === 'melee' || target.aim === 'area') return away === 1;
  const { min, max } = rangeOf(t, champion, target);
  return away >= min && away <= max && (target.aim === 'indirect' || directionTo(hex, to) >= 0);
}

/** The hexes on the way to one that movement can reach, from where the Champion stands. */
export function pathTo(t: Table, { champion, left, to }: { champion: ChampionId; left: number; to: Hex }): Hex[] {
  const { hexes, cost }: Reach = moveReach(t, champion, left);
  if (!hexes.includes(to)) return [];
  const path = [to];
  for (let hex = to, n = cost[to] ?? 0; n > 1; n--) {
    const before = Array.from({ length: 6 }, (_, d) => neighbour[hex * 6 + d] ?? -1).find(
      (next) => next >= 0 && cost[next] === n - 1,
    );
    if (before === undefined) return path;
    path.unshift(before);
    hex = before;
  }
  return path;
}

/** The hex a point names, or −1. */
export const hexOfPoint = (point: string): Hex =>
  point.startsWith('hex:') ? hexNamed(point.slice('hex:'.length)) : -1;
export const pointOfHex = (hex: Hex): string => `hex:${nameOfHex(hex)}`;
