/** SFB chapter 15: Push, Pull, Fear and Force. */
import { ask, done, inOrder, message, question, rules, step, type Flow, type Seat } from '@arenarium/engine';
import { told } from './happenings.ts';
import { directionTo, rays, stepFrom, type Hex } from './hexes.ts';
import { movement, put, toEach, type ToOption } from './movement.ts';
import { harm, victory } from './out-of-action.ts';
import { abilityOf, championCardId } from './printed.ts';
import { fearReach } from './reach.ts';
import { actionOf, fighter, hasAbility, isInArena, NOBODY, type ChampionId, type P, type Table } from './table.ts';
import { isBlocked, traps, wouldSpring } from './traps.ts';
import type { Displacement } from './words.ts';

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

export const fleeing = question('brawl/flee', {
  rule: 'SFB-17.6',
  options(p: P, { id, from, n }: { id: ChampionId; from: Hex; n: number }): readonly ToOption[] {
    const { at } = fighter(p.table, id);
    return toEach(
      fearReach(p.table, id, { n, from }).map(
        ({ direction, length }) =>
          ((rays[at] as readonly (readonly Hex[])[])[direction] as readonly Hex[])[length - 1] as Hex,
      ),
    );
  },
  prompt: (p: P, { id }: { id: ChampionId; from: Hex; n: number }) =>
    message('ask.brawl/flee', { champion: message(`champion.${fighter(p.table, id).kind}`) }),
});

/** SFB-15.1: a Reaction that cancels displacement cancels that of the attack; some are never pushed. */
function isSpared(t: Table, { how, id, by }: Displaced): boolean {
  const action = actionOf(t);
  if (action.noDisplacement === 1 && by === action.champion) return true;
  const f = fighter(t, id);
  return hasAbility(f, 'immune') && abilityOf(f.kind, 'immune')?.to === how;
}

export const displacement = rules('brawl/displacement', {
  suffer(p: P, displaced: Displaced): Flow {
    const t = p.table;
    const { how, n, id, by, seat } = displaced;
    if (!isInArena(t, id) || !isInArena(t, by)) return done();
    const f = fighter(t, id);
    if (isSpared(t, displaced)) {
      const own = f.levelled === 1 ? { ability: championCardId(f.kind) } : {};
      p.log?.push(told({ did: 'unmoved', champion: f.kind, owner: f.seat, ...own }));
      return done();
    }
    switch (how) {
      case 'push':
        return displacement.slide(p, { how, id, by, direction: directionTo(fighter(t, by).at, f.at), left: n });
      case 'pull':
        return displacement.slide(p, { how, id, by, direction: directionTo(f.at, fighter(t, by).at), left: n });
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
    const from = fighter(t, id).at;
    let { left } = sliding;
    let at = from;
    while (left > 0 && fighter(t, id).rooted === 0) {
      const next = stepFrom(at, direction);
      if (next < 0 || isBlocked(t, next)) break;
      at = next;
      left--;
      if (wouldSpring(t, id, at)) break;
    }
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
    const f = fighter(t, id);
    const from = fighter(t, by).at;
    if (f.rooted === 1 || fearReach(t, id, { n, from }).length === 0) return done();
    return ask(f.seat, fleeing, { id, from, n }).then(displacement.fled, { id, by });
  },
  fled(p: P, { id, by }: { id: ChampionId; by: ChampionId }, { hex }: ToOption): Flow {
    return displacement.run(p, { id, by, to: hex });
  },
  /** Along the row to the end of the Dash, springing every trap on the way. */
  run(p: P, { id, by, to }: { id: ChampionId; by: ChampionId; to: Hex }): Flow {
    const t = p.table;
    const f = fighter(t, id);
    if (f.at < 0 || f.rooted === 1 || f.at === to) return done();
    const direction = directionTo(f.at, to);
    let at = stepFrom(f.at, direction);
    while (at !== to && !(wouldSpring(t, id, at) && !isBlocked(t, at))) at = stepFrom(at, direction);
    put(p, { id, to: at, how: 'fear' });
    return inOrder(step(traps.spring, { id, by }), step(displacement.run, { id, by, to }));
  },
  /** SFB-17.7, SFB-R6: the player of the card moves the target; Root lets nobody be moved. */
  force(p: P, { id, by, seat, n }: { id: ChampionId; by: ChampionId; seat: Seat; n: number }): Flow {
    actionOf(p.table).left = fighter(p.table, id).at;
    return movement.further(p, { id, seat, by, how: 'force', left: n, direction: NOBODY });
  },
});
