/** SFB chapter 7 and the movements among the keywords: move, Dash, Jump, Swoop, Place. */
import {
  ask,
  at,
  done,
  inOrder,
  message,
  question,
  rules,
  step,
  type Flow,
  type Option,
  type Question,
  type Seat,
  type Why,
} from '@arenarium/engine';
import { allHexes, beside, directionTo, distance, isStatue, nameOfHex, rayFrom, type Hex } from '../arena/hexes.ts';
import { championName } from '../cards/names.ts';
import { abilityOf, championCardId } from '../cards/printed.ts';
import { doing, logOf, motionOf, type Movement } from '../happenings.ts';
import { hexPoint } from '../points.ts';
import {
  championAt,
  championIds,
  championOf,
  everyChampion,
  hasAbility,
  isEnemy,
  isInArena,
  NONE,
  type ChampionId,
  type P,
  type Table,
} from '../table.ts';
import { harm, victory } from './out-of-action.ts';
import { dashReach, FAR, forceReach, jumpReach, moveReach, swoopReach, trampleReach } from './reach.ts';
import { becauseOf, refusal, type Refusal } from './refusals.ts';
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
const TO: readonly ToOption[] = allHexes.map((hex) => ({ do: 'to', hex }));
const STAY: StayOption = { do: 'stay' };
const KICK: readonly KickOption[] = everyChampion.map((champion) => ({ do: 'kick', champion }));
export const toEach = (hexes: readonly Hex[]): ToOption[] => hexes.map((hex) => TO[hex] as ToOption);

export type Way = 'move' | 'force' | 'dash' | 'jump' | 'swoop';
/** One movement: whose, how far, and, after a trap on a Dash, in which direction. */
export interface Going {
  readonly id: ChampionId;
  readonly left: number;
  readonly direction: number;
}
type GoOption = ToOption | StayOption | KickOption;

function goals(t: Table, how: Way, { id, left, direction }: Going): readonly Hex[] {
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

/** One question per stretch: a hex that can be reached without springing a trap, a trap that then springs, or stay. */
const whichHex = (how: Way, rule: string): Question<Table, Going, GoOption> =>
  question(`brawl/${how}`, {
    rule,
    options(p: P, going: Going, _seat: Seat, why?: Why<GoOption>): readonly GoOption[] {
      const hexes = goals(p.table, how, going);
      const options: GoOption[] = toEach(hexes);
      if (how === 'dash' && going.direction < 0) options.push(...kicks(p.table, going.id));
      if (championOf(p.table, going.id).at >= 0) options.push(STAY);
      if (why !== undefined) explainWay(p.table, { ...going, how, rule }, { hexes, why });
      return options;
    },
    prompt: (p: P, { id, left }: Going) =>
      message(`ask.brawl/${how}`, { n: left, champion: championName(championOf(p.table, id).kind) }),
  });
/** Each way of moving is asked under its own rule. */
export const whichWay: Readonly<Record<Way, Question<Table, Going, GoOption>>> = {
  move: whichHex('move', 'SFB-7.1'),
  force: whichHex('force', 'SFB-17.7'),
  dash: whichHex('dash', 'SFB-17.3'),
  jump: whichHex('jump', 'SFB-17.9'),
  swoop: whichHex('swoop', 'SFB-17.18'),
};
interface Explained extends Going {
  readonly how: Way;
  readonly rule: string;
}
function explainWay(t: Table, going: Explained, { hexes, why }: { hexes: readonly Hex[]; why: Why<ToOption> }): void {
  for (const option of TO) {
    if (hexes.includes(option.hex) || option.hex === championOf(t, going.id).at) continue;
    const refused = whyNotThere(t, going, option.hex);
    why(option, refused.rule, becauseOf(refused));
  }
}
/** What stands there, or how far it is. */
function whyNotThere(t: Table, { id, how, rule, left }: Explained, to: Hex): Refusal {
  const hex = nameOfHex(to);
  if (isStatue(to)) return refusal('SFB-7.2', 'statue', { hex });
  const other = championAt(t, to);
  if (other !== NONE) return refusal('SFB-7.2', 'held', { hex, champion: championName(championOf(t, other).kind) });
  const { at: start } = championOf(t, id);
  switch (how) {
    case 'move':
    case 'force': {
      const needs = at((how === 'move' ? moveReach : forceReach)(t, id, FAR - 1).cost, to);
      return needs < FAR ? refusal(rule, 'tooFar', { hex, needs, n: left }) : refusal('SFB-7.2', 'noWay', { hex });
    }
    case 'dash':
    case 'swoop':
      if (directionTo(start, to) < 0) return refusal(rule, 'notStraight', { hex });
      if (distance(start, to) > left) return refusal(rule, 'tooFar', { hex, needs: distance(start, to), n: left });
      return refusal('SFB-7.2', 'wayClosed', { hex });
    case 'jump':
      return refusal(rule, 'tooFar', { hex, needs: distance(start, to), n: left });
  }
}
/** Taze's levelled side: instead of a Dash, an adjacent Enemy may be hurt. */
function kicks(t: Table, id: ChampionId): KickOption[] {
  const champion = championOf(t, id);
  if (!hasAbility(champion, 'kicks')) return [];
  return championIds(t)
    .filter(
      (other) => isInArena(t, other) && isEnemy(t, other, id) && distance(championOf(t, other).at, champion.at) === 1,
    )
    .map((other) => at(KICK, other));
}

const whichTrample = question('brawl/trample', {
  rule: 'SFB-5.1',
  options(p: P, { id, left }: { id: ChampionId; left: number }): readonly (TrampleOption | StayOption)[] {
    const ends = trampleReach(p.table, id, left).map(
      ({ to, across, cost }) => ({ do: 'trample', hex: to, across, cost }) as const,
    );
    return championOf(p.table, id).at >= 0 ? [...ends, STAY] : ends;
  },
});

export const whichPlace = question('brawl/place', {
  rule: 'SFB-17.11',
  options: (_p: P, { hexes }: { id: ChampionId; hexes: readonly Hex[] }): readonly ToOption[] => toEach(hexes),
  prompt: (p: P, { id }: { id: ChampionId; hexes: readonly Hex[] }) =>
    message('ask.brawl/place', { champion: championName(championOf(p.table, id).kind) }),
});

/** Put a Champion somewhere else; what lies there is another step's business. */
export function put(p: P, { id, to, how }: { id: ChampionId; to: Hex; how: Movement }): void {
  const champion = championOf(p.table, id);
  const { at: start } = champion;
  logOf(p)?.push({
    did: 'moved',
    motion: motionOf(how),
    ...doing(p.table, id),
    how,
    start,
    end: to,
    from: hexPoint(start),
    to: [hexPoint(to)],
  });
  champion.at = to;
}
/** Free hexes beside any of these. */
export const freeBeside = (t: Table, centres: readonly Hex[]): Hex[] =>
  allHexes.filter((hex) => !isBlocked(t, hex) && beside(hex).some((other) => centres.includes(other)));

/** `by`: who answers for a trap sprung on the way; `seat`: who decides. */
interface Moving extends Going {
  readonly seat: Seat;
  readonly by: ChampionId;
  readonly how: Way;
}
interface Trampling {
  readonly id: ChampionId;
  readonly left: number;
  /** The damage to each Enemy that is crossed. */
  readonly n: number;
}
export const movement = rules('brawl/movement', {
  /** SFB-7.1, SFB-13.3: printed movement, which also brings a Champion back from its Gate. */
  move(p: P, { id, left }: { id: ChampionId; left: number }): Flow {
    const { seat, rooted } = championOf(p.table, id);
    if (left <= 0 || rooted === 1) return done();
    const going = { id, left, direction: NONE };
    const moving = { id, left, direction: NONE, seat, by: id, how: 'move' } as const;
    return ask(seat, whichWay.move, going).then(movement.moved, moving);
  },
  /** SFB-7.1, SFB-17.16: any movement within the arena, for as long as some of it is left and the Champion can move. */
  further(p: P, moving: Moving): Flow {
    const { at: start, rooted } = championOf(p.table, moving.id);
    if (start < 0 || rooted === 1 || moving.left <= 0) return done();
    const { id, how, left, direction } = moving;
    return ask(moving.seat, whichWay[how], { id, left, direction }).then(movement.moved, moving);
  },
  /** SFB-14.1: a trap on the way springs; then the rest of the movement may be used. */
  moved(p: P, moving: Moving, option: GoOption): Flow {
    if (option.do === 'stay') return done();
    if (option.do === 'kick') return kick(p, moving, option.champion);
    const t = p.table;
    const { id, how, left } = moving;
    const { at: start } = championOf(t, id);
    const springs = wouldSpring(t, id, option.hex);
    const used = springs ? costTo(t, moving, option.hex) : start < 0 ? left : distance(start, option.hex);
    if (how === 'dash' && t.action?.champion === id) t.action.dashed += used;
    put(p, { id, to: option.hex, how: start < 0 ? 'enter' : how });
    if (!springs) return done();
    // A Jump or Swoop that ends on a trap is over.
    const rest = how === 'jump' || how === 'swoop' ? 0 : left - used;
    const direction = how === 'dash' ? directionTo(start, option.hex) : NONE;
    return inOrder(
      step(traps.spring, { id, by: moving.by }),
      step(movement.further, { ...moving, left: rest, direction }),
    );
  },
  /** SFB-5.1: a card may let its movement cross Enemies, and hurts each. */
  trample(p: P, { id, left, n }: Trampling): Flow {
    const { seat, rooted } = championOf(p.table, id);
    if (left <= 0 || rooted === 1) return done();
    return ask(seat, whichTrample, { id, left }).then(movement.trampled, { id, left, n });
  },
  /** SFB-5.1, SFB-14.1. */
  trampled(p: P, { id, left, n }: Trampling, option: TrampleOption | StayOption): Flow {
    if (option.do === 'stay') return done();
    put(p, { id, to: option.hex, how: championOf(p.table, id).at < 0 ? 'enter' : 'move' });
    for (const enemy of option.across) harm(p, { to: enemy, n, by: id });
    const end = victory(p);
    if (end !== null || !wouldSpring(p.table, id, option.hex)) return end ?? done();
    return inOrder(step(traps.spring, { id, by: id }), step(movement.trampleOn, { id, left: left - option.cost, n }));
  },
  /** SFB-14.1: whoever survived the trap goes on. */
  trampleOn(p: P, rest: Trampling): Flow {
    return isInArena(p.table, rest.id) ? movement.trample(p, rest) : done();
  },
  /** SFB-17.11, SFB-R4: a Champion is placed, and springs what lies there. */
  placed(p: P, { id, by }: { id: ChampionId; by: ChampionId }, { hex }: ToOption): Flow {
    put(p, { id, to: hex, how: 'place' });
    return wouldSpring(p.table, id, hex) ? inOrder(step(traps.spring, { id, by })) : done();
  },
});
/** How much of the movement it takes to come to a trap. */
function costTo(t: Table, { id, how, left }: Moving, hex: Hex): number {
  switch (how) {
    case 'move':
      return at(moveReach(t, id, left).cost, hex);
    case 'force':
      return at(forceReach(t, id, left).cost, hex);
    case 'dash':
    case 'jump':
    case 'swoop':
      return distance(championOf(t, id).at, hex);
  }
}
/** SFB-R32: on behalf of whoever lets it dash. */
function kick(p: P, { id, by }: Moving, other: ChampionId): Flow {
  const { kind } = championOf(p.table, id);
  logOf(p)?.push({ did: 'kicked', ...doing(p.table, id), ability: championCardId(kind) });
  harm(p, { to: other, n: abilityOf(kind, 'kicks')?.n ?? 0, by });
  return victory(p) ?? done();
}

/** The Champions standing between two hexes of one row. */
export function crossed(t: Table, from: Hex, to: Hex): ChampionId[] {
  const between = rayFrom(from, directionTo(from, to)).slice(0, distance(from, to) - 1);
  return between.map((hex) => championAt(t, hex)).filter((id) => id !== NONE);
}
