/** SFB chapter 15: Push, Pull, Fear and Force. */
import {
  ask,
  done,
  inOrder,
  message,
  question,
  rules,
  step,
  type Flow,
  type Option,
  type Seat,
} from '@arenarium/engine';
import { directionTo, distance, rayFrom, stepFrom, type Hex } from '../arena/hexes.ts';
import { championName } from '../cards/names.ts';
import { abilityOf, championCardId } from '../cards/printed.ts';
import type { Displacement } from '../cards/words.ts';
import { logOf, suffering } from '../happenings.ts';
import { actionOf, type ChampionId, championOf, hasAbility, isInArena, NONE, type P, type Table } from '../table.ts';
import { movement, put } from './movement.ts';
import { harm, victory } from './out-of-action.ts';
import { fearReach } from './reach.ts';
import { isBlocked, traps, wouldSpring } from './traps.ts';

/** Who is displaced, how and how far; `by` is the source, `seat` plays the card. */
interface Displaced {
  readonly how: Displacement;
  readonly n: number;
  readonly id: ChampionId;
  readonly by: ChampionId;
  readonly seat: Seat;
}
interface Sliding {
  readonly how: 'push' | 'pull' | 'fear';
  readonly id: ChampionId;
  readonly by: ChampionId;
  readonly direction: number;
  readonly left: number;
}
export interface FleeOption extends Option {
  readonly do: 'flee';
  readonly hex: Hex;
  /** The traps that spring on the way, the last hex included. */
  readonly over: readonly Hex[];
}

const whichFlight = question('brawl/flee', {
  rule: 'SFB-17.6',
  options(p: P, { id, from, n }: { id: ChampionId; from: Hex; n: number }): readonly FleeOption[] {
    return fearReach(p.table, id, { n, from }).map((hex) => ({ do: 'flee', hex, over: trapsTo(p.table, id, hex) }));
  },
  prompt: (p: P, { id }: { id: ChampionId; from: Hex; n: number }) =>
    message('ask.brawl/flee', { champion: championName(championOf(p.table, id).kind) }),
});
/** The traps on the row to a hex that would spring. */
function trapsTo(t: Table, id: ChampionId, hex: Hex): Hex[] {
  const { at } = championOf(t, id);
  return rayFrom(at, directionTo(at, hex))
    .slice(0, distance(at, hex))
    .filter((next) => wouldSpring(t, id, next) && !isBlocked(t, next));
}

/** SFB-15.1: a Reaction that cancels displacement cancels that of the attack; some are never pushed. */
export function isSpared(t: Table, { how, id, by }: Displaced): boolean {
  const action = actionOf(t);
  if (action.noDisplacement === 1 && by === action.champion) return true;
  const champion = championOf(t, id);
  return hasAbility(champion, 'immune') && abilityOf(champion.kind, 'immune')?.to === how;
}

/** How far a straight line takes somebody: to the first trap, an edge or an obstacle; and what is left of it. */
export function slideOf(
  t: Table,
  { id, direction, left }: Pick<Sliding, 'id' | 'direction' | 'left'>,
): { readonly to: Hex; readonly left: number } {
  let { at: to } = championOf(t, id);
  let rest = left;
  while (rest > 0 && championOf(t, id).rooted === 0) {
    const next = stepFrom(to, direction);
    if (next < 0 || isBlocked(t, next)) break;
    to = next;
    rest--;
    if (wouldSpring(t, id, to)) break;
  }
  return { to, left: rest };
}

export const displacement = rules('brawl/displacement', {
  /** SFB-15.1: Push, Pull, Force or Fear, unless it is cancelled. */
  suffer(p: P, displaced: Displaced): Flow {
    const t = p.table;
    const { how, n, id, by, seat } = displaced;
    if (!isInArena(t, id) || !isInArena(t, by)) return done();
    const { at, kind, levelled } = championOf(t, id);
    if (isSpared(t, displaced)) {
      logOf(p)?.push({
        did: 'unmoved',
        ...suffering(t, id),
        ...(levelled === 1 ? { ability: championCardId(kind) } : {}),
      });
      return done();
    }
    switch (how) {
      case 'push':
        return displacement.slide(p, { how, id, by, direction: directionTo(championOf(t, by).at, at), left: n });
      case 'pull':
        return displacement.slide(p, { how, id, by, direction: directionTo(at, championOf(t, by).at), left: n });
      case 'force':
        return displacement.force(p, { id, by, seat, n });
      case 'fear':
        return displacement.flee(p, { id, by, n });
    }
  },
  /** SFB-17.14, SFB-17.15: in a straight line as far as it goes; the rest is damage. Out of line: nothing. */
  slide(p: P, sliding: Sliding): Flow {
    const t = p.table;
    const { id, by, how, direction } = sliding;
    if (direction < 0 || !isInArena(t, id)) return done();
    const from = championOf(t, id).at;
    const { to: at, left } = slideOf(t, sliding);
    if (at !== from) put(p, { id, to: at, how });
    if (at !== from && wouldSpring(t, id, at)) {
      return inOrder(step(traps.spring, { id, by }), step(displacement.slide, { ...sliding, left }));
    }
    // SFB-15.2, SFB-R18: Root hinders the way, not the damage.
    if (left > 0) {
      actionOf(t).pushHurt = 1;
      harm(p, { to: id, n: left, by });
    }
    return victory(p) ?? done();
  },
  /** SFB-17.6: its own player chooses among the longest ways. */
  flee(p: P, { id, by, n }: { id: ChampionId; by: ChampionId; n: number }): Flow {
    const t = p.table;
    const { rooted, seat } = championOf(t, id);
    const from = championOf(t, by).at;
    if (rooted === 1 || fearReach(t, id, { n, from }).length === 0) return done();
    return ask(seat, whichFlight, { id, from, n }).then(displacement.fled, { id, by });
  },
  /** SFB-17.6. */
  fled(p: P, { id, by }: { id: ChampionId; by: ChampionId }, { hex }: FleeOption): Flow {
    return displacement.run(p, { id, by, to: hex });
  },
  /** SFB-17.6, SFB-14.1: along the row to the end of the Dash, springing every trap on the way. */
  run(p: P, { id, by, to }: { id: ChampionId; by: ChampionId; to: Hex }): Flow {
    const t = p.table;
    const { at, rooted } = championOf(t, id);
    if (at < 0 || rooted === 1 || at === to) return done();
    put(p, { id, to: trapsTo(t, id, to)[0] ?? to, how: 'fear' });
    return inOrder(step(traps.spring, { id, by }), step(displacement.run, { id, by, to }));
  },
  /** SFB-17.7, SFB-R6: the player of the card moves the target; Root lets nobody be moved. */
  force(p: P, { id, by, seat, n }: { id: ChampionId; by: ChampionId; seat: Seat; n: number }): Flow {
    actionOf(p.table).left = championOf(p.table, id).at;
    return movement.further(p, { id, seat, by, how: 'force', left: n, direction: NONE });
  },
});
