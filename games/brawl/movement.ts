/** SFB chapter 7 and the movements among the keywords: move, Dash, Jump, Swoop, Place. */
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
  type Why,
} from '@arenarium/engine';
import { told, type Movement } from './happenings.ts';
import { besides, directionTo, distance, HEXES, rays, type Hex } from './hexes.ts';
import { harm, victory } from './out-of-action.ts';
import { abilityOf, championCardId } from './printed.ts';
import { dashReach, forceReach, jumpReach, moveReach, swoopReach, trampleReach } from './reach.ts';
import { championAt, fighter, hasAbility, isEnemy, isInArena, NOBODY, type ChampionId, type P } from './table.ts';
import { isBlocked, traps, wouldSpring } from './traps.ts';

export interface ToOption extends Option {
  readonly do: 'to';
  readonly hex: Hex;
}
export interface StayOption extends Option {
  readonly do: 'stay';
}
export interface TrampleOption extends Option {
  readonly do: 'trample';
  readonly hex: Hex;
  readonly across: readonly ChampionId[];
  readonly cost: number;
}
export interface KickOption extends Option {
  readonly do: 'kick';
  readonly champion: ChampionId;
}
export const TO: readonly ToOption[] = Array.from({ length: HEXES }, (_, hex) => ({ do: 'to', hex }));
export const STAY: StayOption = { do: 'stay' };
const KICK: readonly KickOption[] = Array.from({ length: 8 }, (_, champion) => ({ do: 'kick', champion }));
export const toEach = (hexes: readonly Hex[]): ToOption[] => hexes.map((hex) => TO[hex] as ToOption);

type Ways = 'move' | 'force' | 'dash' | 'jump' | 'swoop';
/** One movement: whose, how far, and, after a trap on a Dash, in which direction. */
interface Going {
  readonly id: ChampionId;
  readonly how: Ways;
  readonly left: number;
  readonly direction: number;
}
function goals(p: P, { id, how, left, direction }: Going): readonly Hex[] {
  const t = p.table;
  switch (how) {
    case 'move':
      return moveReach(t, id, left).hexes;
    case 'force':
      return forceReach(t, id, left).hexes;
    case 'dash':
      return dashReach(t, id, { n: left, only: direction });
    case 'jump':
      return jumpReach(t, id, left);
    case 'swoop':
      return swoopReach(t, id, left);
  }
}
const ruleFor: Readonly<Record<Ways, string>> = {
  move: 'SFB-7.1',
  force: 'SFB-17.7',
  dash: 'SFB-17.3',
  jump: 'SFB-17.9',
  swoop: 'SFB-17.18',
};

/** One question per stretch: a hex that can be reached without springing a trap, a trap that then springs, or stay. */
export const go = question('brawl/go', {
  rule: 'SFB-7.1',
  options(p: P, going: Going, _seat: Seat, why?: Why<ToOption>): readonly (ToOption | StayOption | KickOption)[] {
    const hexes = goals(p, going);
    const options: (ToOption | StayOption | KickOption)[] = toEach(hexes);
    if (going.how === 'dash' && going.direction < 0) options.push(...kicks(p, going.id));
    if (fighter(p.table, going.id).at >= 0) options.push(STAY);
    if (why !== undefined) explainWay(p, going, { hexes, why });
    return options;
  },
  prompt: (p: P, { id, how, left }: Going) =>
    message('ask.brawl/go', {
      how: message(`way.${how}`),
      n: left,
      champion: message(`champion.${fighter(p.table, id).kind}`),
    }),
});
function explainWay(
  p: P,
  { how, id, left }: Going,
  { hexes, why }: { hexes: readonly Hex[]; why: Why<ToOption> },
): void {
  for (const option of TO) {
    if (hexes.includes(option.hex) || option.hex === fighter(p.table, id).at) continue;
    if (isBlocked(p.table, option.hex)) why(option, 'SFB-7.2', message('why.held'));
    else why(option, ruleFor[how], message(`why.${how}`, { n: left }));
  }
}
/** Taze's levelled side: instead of a Dash, an adjacent Enemy may be hurt. */
function kicks(p: P, id: ChampionId): KickOption[] {
  const t = p.table;
  const f = fighter(t, id);
  if (!hasAbility(f, 'kicks')) return [];
  return KICK.filter(
    ({ champion }) =>
      champion < t.champions.length &&
      isInArena(t, champion) &&
      isEnemy(t, champion, id) &&
      distance(fighter(t, champion).at, f.at) === 1,
  );
}

export const trampling = question('brawl/trample', {
  rule: 'SFB-5.1',
  options(p: P, { id, left }: { id: ChampionId; left: number }): readonly (TrampleOption | StayOption)[] {
    const ends = trampleReach(p.table, id, left).map(
      ({ to, across, cost }) => ({ do: 'trample', hex: to, across, cost }) as const,
    );
    return fighter(p.table, id).at >= 0 ? [...ends, STAY] : ends;
  },
});

export const placing = question('brawl/place', {
  rule: 'SFB-17.11',
  options: (_p: P, { hexes }: { id: ChampionId; hexes: readonly Hex[] }): readonly ToOption[] => toEach(hexes),
  prompt: (p: P, { id }: { id: ChampionId; hexes: readonly Hex[] }) =>
    message('ask.brawl/place', { champion: message(`champion.${fighter(p.table, id).kind}`) }),
});

/** Put a Champion somewhere else; what lies there is another step's business. */
export function put(p: P, { id, to, how }: { id: ChampionId; to: Hex; how: Movement }): void {
  const f = fighter(p.table, id);
  p.log?.push(told({ did: 'moved', champion: f.kind, owner: f.seat, how, start: f.at, end: to }));
  f.at = to;
}
/** Free hexes beside any of these. */
export function freeBeside(p: P, centres: readonly Hex[]): Hex[] {
  const hexes: Hex[] = [];
  for (let hex = 0; hex < HEXES; hex++) {
    if (!isBlocked(p.table, hex) && (besides[hex] as readonly Hex[]).some((other) => centres.includes(other)))
      hexes.push(hex);
  }
  return hexes;
}

/** `by`: who answers for a trap sprung on the way; `seat`: who decides. */
interface Moving {
  readonly id: ChampionId;
  readonly seat: Seat;
  readonly by: ChampionId;
  readonly how: Ways;
  readonly left: number;
  readonly direction: number;
}
export const movement = rules('brawl/movement', {
  /** SFB-7.1, SFB-13.3: printed movement, which also brings a Champion back from its Gate. */
  move(p: P, { id, left }: { id: ChampionId; left: number }): Flow {
    const f = fighter(p.table, id);
    if (left <= 0 || f.rooted === 1) return done();
    return ask(f.seat, go, { id, how: 'move', left, direction: -1 }).then(movement.moved, {
      id,
      seat: f.seat,
      by: id,
      how: 'move',
      left,
      direction: -1,
    });
  },
  /** Any movement within the arena: it ends where there is nothing left of it, or the Champion cannot move. */
  further(p: P, moving: Moving): Flow {
    const f = fighter(p.table, moving.id);
    if (f.at < 0 || f.rooted === 1 || moving.left <= 0) return done();
    const { id, how, left, direction } = moving;
    return ask(moving.seat, go, { id, how, left, direction }).then(movement.moved, moving);
  },
  moved(p: P, moving: Moving, option: ToOption | StayOption | KickOption): Flow {
    if (option.do === 'stay') return done();
    if (option.do === 'kick') return kick(p, moving.id, option.champion);
    const t = p.table;
    const { id, how, left } = moving;
    const { at } = fighter(t, id);
    const springs = wouldSpring(t, id, option.hex);
    const used =
      springs && (how === 'move' || how === 'force')
        ? costTo(p, moving, option.hex)
        : at < 0
          ? left
          : distance(at, option.hex);
    if (how === 'dash' && t.action?.champion === id) t.action.dashed += used;
    put(p, { id, to: option.hex, how: at < 0 ? 'enter' : how });
    if (!springs) return done();
    // A Jump or Swoop that ends on a trap is over.
    const rest = how === 'jump' || how === 'swoop' ? 0 : left - used;
    const direction = how === 'dash' ? directionTo(at, option.hex) : -1;
    return inOrder(
      step(traps.spring, { id, by: moving.by }),
      step(movement.further, { ...moving, left: rest, direction }),
    );
  },
  /** SFB-5.1: a card may let its movement cross Enemies, and hurts each. */
  trample(p: P, { id, left, n }: { id: ChampionId; left: number; n: number }): Flow {
    const f = fighter(p.table, id);
    if (left <= 0 || f.rooted === 1) return done();
    return ask(f.seat, trampling, { id, left }).then(movement.trampled, { id, left, n });
  },
  trampled(
    p: P,
    { id, left, n }: { id: ChampionId; left: number; n: number },
    option: TrampleOption | StayOption,
  ): Flow {
    if (option.do === 'stay') return done();
    put(p, { id, to: option.hex, how: fighter(p.table, id).at < 0 ? 'enter' : 'move' });
    for (const enemy of option.across) harm(p, { to: enemy, n, by: id });
    const end = victory(p);
    if (end !== null || !wouldSpring(p.table, id, option.hex)) return end ?? done();
    return inOrder(step(traps.spring, { id, by: id }), step(movement.trampleOn, { id, left: left - option.cost, n }));
  },
  trampleOn(p: P, rest: { id: ChampionId; left: number; n: number }): Flow {
    return isInArena(p.table, rest.id) ? movement.trample(p, rest) : done();
  },
  /** SFB-17.11, SFB-R4: a Champion is placed, and springs what lies there. */
  placed(p: P, { id, by }: { id: ChampionId; by: ChampionId }, { hex }: ToOption): Flow {
    put(p, { id, to: hex, how: 'place' });
    return wouldSpring(p.table, id, hex) ? inOrder(step(traps.spring, { id, by })) : done();
  },
});
function costTo(p: P, { id, how, left }: Moving, hex: Hex): number {
  const { cost } = how === 'move' ? moveReach(p.table, id, left) : forceReach(p.table, id, left);
  return cost[hex] as number;
}
function kick(p: P, id: ChampionId, champion: ChampionId): Flow {
  const { kind, seat } = fighter(p.table, id);
  p.log?.push(told({ did: 'kicked', champion: kind, owner: seat, ability: championCardId(kind) }));
  harm(p, { to: champion, n: abilityOf(kind, 'kicks')?.n ?? 0, by: id });
  return victory(p) ?? done();
}

/** The Champions standing between two hexes of one row. */
export function crossed(p: P, from: Hex, to: Hex): ChampionId[] {
  const ray = (rays[from] as readonly (readonly Hex[])[])[directionTo(from, to)] ?? [];
  return ray.slice(0, distance(from, to) - 1).flatMap((hex) => {
    const id = championAt(p.table, hex);
    return id === NOBODY ? [] : [id];
  });
}
