/** What cards say, carried out word by word (SFB-5.5, SFB-7.1). */
import {
  ask,
  at,
  done,
  inOrder,
  message,
  question,
  rules,
  show,
  step,
  type Flow,
  type Option,
  type Seat,
} from '@arenarium/engine';
import type { Hex } from '../arena/hexes.ts';
import { logOf, suffering } from '../happenings.ts';
import { hexPoint } from '../points.ts';
import { displacement } from '../rules/displacement.ts';
import { DONE, hand, mend, stun, whichHeal, type AmountOption, type DoneOption } from '../rules/hand.ts';
import {
  crossed,
  freeBeside,
  movement,
  put,
  whichPlace,
  whichWay,
  type KickOption,
  type StayOption,
  type ToOption,
} from '../rules/movement.ts';
import { harm, victory } from '../rules/out-of-action.ts';
import { hitOn, holds, membersOf, stillActs, whereIs, whoIs, type Scene } from '../rules/strength.ts';
import { freeTrapHexes, isBlocked, layOn, traps, type LayOption } from '../rules/traps.ts';
import {
  actionOf,
  championOf,
  everyChampion,
  isEnemy,
  isInArena,
  NONE,
  type ChampionId,
  type Lasting,
  type P,
} from '../table.ts';
import { programOf, type Op, type Program } from './printed.ts';
import type { Amount, Named, Placing } from './words.ts';

/** One word of a card, and from whose point of view it is read. */
interface Word {
  readonly program: Program;
  readonly i: number;
  readonly scene: Scene;
}
export interface ChampionOption extends Option {
  readonly do: 'champion';
  readonly champion: ChampionId;
}
export interface TrapOption extends Option {
  readonly do: 'trap';
  readonly hex: Hex;
}
const CHAMPION: readonly ChampionOption[] = everyChampion.map((champion) => ({ do: 'champion', champion }));

const whichChampion = question('brawl/champion', {
  rule: 'SFB-R20',
  options: (_p: P, { ids }: { ids: readonly ChampionId[]; for: Op['do'] }): readonly ChampionOption[] =>
    ids.map((id) => at(CHAMPION, id)),
  prompt: (_p: P, about: { ids: readonly ChampionId[]; for: Op['do'] }) =>
    message('ask.brawl/champion', { for: message(`for.${about.for}`) }),
});
const whichTrap = question('brawl/trap', {
  rule: 'SFB-5.8',
  options: (p: P): readonly (TrapOption | DoneOption)[] => [
    ...p.table.traps.map(({ hex }) => ({ do: 'trap', hex }) as const),
    DONE,
  ],
});
const whichTrapHex = question('brawl/moveTrap', {
  rule: 'SFB-17.11',
  options: (p: P): readonly (LayOption | DoneOption)[] => [...layOn(freeTrapHexes(p.table, NONE)), DONE],
});

const wordAt = ({ program, i }: Word): Op => at(programOf(program), i);

/** The Champions a word is about, when nobody has to choose. */
function named(p: P, some: Named, scene: Scene): ChampionId[] {
  const t = p.table;
  if (typeof some === 'object') return membersOf(t, some.each, scene);
  const ids = some === 'target' && scene.attacker === NONE ? actionOf(t).targets : [whoIs(t, some, scene)];
  return ids.filter((id) => isInArena(t, id));
}
function amountOf(p: P, n: Amount, { id, scene }: { id: ChampionId; scene: Scene }): number {
  if (typeof n === 'number') return n;
  if (n === 'untilBloodied') return Math.max(0, 3 - championOf(p.table, id).damage);
  return scene.attacker === NONE ? (actionOf(p.table).hits[0] ?? 0) : hitOn(p.table, scene.self);
}
function last(p: P, lasting: Lasting): void {
  p.table.lasting.push(lasting);
  logOf(p)?.push({
    did: 'gained',
    motion: 'gain',
    ...suffering(p.table, lasting.on),
    what: lasting.kind,
    n: lasting.n,
  });
}

/** Words that need no answer from anybody are carried out on the spot. */
const AT_ONCE = ['grant', 'mark', 'quarry', 'unerring', 'ignore', 'endLasting'] as const;
type AtOnce = Extract<Op, { do: (typeof AT_ONCE)[number] }>;
const isAtOnce = (op: Op): op is AtOnce => (AT_ONCE as readonly string[]).includes(op.do);

function carryOut(p: P, op: AtOnce, scene: Scene): void {
  const action = actionOf(p.table);
  const by = scene.self;
  switch (op.do) {
    case 'grant':
      for (const on of named(p, op.who, scene)) {
        if (op.strength !== undefined) last(p, { kind: 'strength', on, by, n: op.strength });
        if (op.movement !== undefined) last(p, { kind: 'movement', on, by, n: op.movement });
        if (op.defence !== undefined) last(p, { kind: 'defence', on, by, n: op.defence });
      }
      return;
    case 'mark':
    case 'quarry':
      for (const on of named(p, 'target', scene)) last(p, { kind: op.do, on, by, n: op.n });
      return;
    case 'unerring':
      last(p, { kind: 'unerring', on: by, by, n: 0 });
      return;
    case 'ignore':
      if (op.what === 'displacement') action.noDisplacement = 1;
      else action.noPost = 1;
      return;
    case 'endLasting':
      p.table.lasting = [];
      logOf(p)?.push({ did: 'endedLasting', motion: 'lose' });
  }
}

export const effects = rules('brawl/effects', {
  /** SFB-7.1, SFB-R16: from top to bottom, for as long as the activated Champion is in action. */
  run(p: P, { program, i, scene }: Word): Flow {
    const ops = programOf(program);
    for (let place = i; place < ops.length; place++) {
      if (scene.attacker === NONE && !stillActs(p.table)) return done();
      const op = at(ops, place);
      if (isAtOnce(op)) {
        carryOut(p, op, scene);
        continue;
      }
      const word = step(effects.word, { program, i: place, scene });
      const rest = step(effects.run, { program, i: place + 1, scene });
      return place + 1 === ops.length ? inOrder(word) : inOrder(word, rest);
    }
    return done();
  },
  /** SFB-5.5: one word of the card, as far as it can be carried out. */
  word(p: P, word: Word): Flow {
    const op = wordAt(word);
    const { scene } = word;
    switch (op.do) {
      case 'if':
        return effects.run(p, { program: holds(p.table, op.when, scene) ? op.then : op.otherwise, i: 0, scene });
      case 'draw':
        return hand.draw(p, { seat: scene.seat, n: amountOf(p, op.n, { id: scene.self, scene }) });
      case 'plan':
        return hand.plan(p, { seat: scene.seat, left: op.n });
      case 'discardToHeal':
        return hand.discardToHeal(p, { seat: scene.seat, n: op.n });
      case 'heal':
        return effects.heal(p, { id: whoIs(p.table, op.who, scene), n: op.n, seat: scene.seat });
      case 'swoop':
        return effects.swoop(p, word);
      case 'moveTrap':
        return p.table.traps.length === 0
          ? done()
          : ask(scene.seat, whichTrap, {}).then(effects.trapSeen, { seat: scene.seat });
      case 'swap':
        return choose(p, word, membersOf(p.table, op.with, scene));
      case 'damage':
        return typeof op.to === 'object' && 'one' in op.to
          ? choose(p, word, membersOf(p.table, op.to.one, scene))
          : effects.deal(p, word);
      case 'dash':
      case 'jump':
      case 'push':
      case 'pull':
      case 'force':
      case 'fear':
      case 'stun':
      case 'place':
        if (typeof op.who === 'object' && 'one' in op.who)
          return choose(p, word, membersOf(p.table, op.who.one, scene));
        actionOf(p.table).pushHurt = 0;
        return effects.each(p, { ...word, ids: named(p, op.who, scene) });
      case 'grant':
      case 'mark':
      case 'quarry':
      case 'unerring':
      case 'ignore':
      case 'endLasting':
        carryOut(p, op, scene);
        return done();
    }
  },
  /** SFB-R20: several Champions one after another, in the order of whoever plays the card; Fear in the victims' own. */
  each(p: P, { program, i, scene, ids }: Word & { readonly ids: readonly ChampionId[] }): Flow {
    const [first] = ids;
    if (first === undefined) return done();
    const op = wordAt({ program, i, scene });
    const seat = op.do === 'fear' ? championOf(p.table, first).seat : scene.seat;
    const asked = op.do === 'fear' ? ids.filter((id) => championOf(p.table, id).seat === seat) : ids;
    return ask(seat, whichChampion, { ids: asked, for: op.do }).then(effects.next, { program, i, scene, ids });
  },
  /** SFB-R20: the one named now, then the others. */
  next(
    _p: P,
    { program, i, scene, ids }: Word & { readonly ids: readonly ChampionId[] },
    { champion }: ChampionOption,
  ): Flow {
    const rest = ids.filter((id) => id !== champion);
    const now = step(effects.one, { program, i, scene, id: champion });
    return rest.length === 0 ? inOrder(now) : inOrder(now, step(effects.each, { program, i, scene, ids: rest }));
  },
  /** SFB-5.7: what this card says of “it” from here on is said of this one. */
  chosen(p: P, word: Word, { champion }: ChampionOption): Flow {
    actionOf(p.table).chosen = champion;
    return effects.one(p, { ...word, id: champion });
  },
  /** SFB-5.5: one word for one Champion. */
  one(p: P, { program, i, scene, id }: Word & { readonly id: ChampionId }): Flow {
    const op = wordAt({ program, i, scene });
    const { seat, self: by } = scene;
    if (!isInArena(p.table, id)) return done();
    switch (op.do) {
      case 'damage':
        return dealTo(p, [id], { n: op.n, scene });
      case 'dash':
      case 'jump':
        return movement.further(p, { id, seat, by, how: op.do, left: op.n, direction: NONE });
      case 'push':
      case 'pull':
      case 'force':
      case 'fear':
        return displacement.suffer(p, { how: op.do, n: op.n, id, by, seat });
      case 'stun':
        return stun.suffer(p, { id });
      case 'place':
        return placeSomewhere(p, op.at, { id, scene });
      case 'swap':
        return swapped(p, { a: whoIs(p.table, op.who, scene), b: id, by });
      case 'if':
      case 'draw':
      case 'plan':
      case 'heal':
      case 'swoop':
      case 'grant':
      case 'mark':
      case 'quarry':
      case 'unerring':
      case 'ignore':
      case 'endLasting':
      case 'discardToHeal':
      case 'moveTrap':
        throw new Error(`“${op.do}” is not done to one Champion after another`);
    }
  },
  /** SFB-5.4: damage, which no defence reduces. */
  deal(p: P, { program, i, scene }: Word): Flow {
    const op = wordAt({ program, i, scene });
    if (op.do !== 'damage' || (typeof op.to === 'object' && 'one' in op.to)) return done();
    return dealTo(p, named(p, op.to, scene), { n: op.n, scene });
  },
  /** SFB-17.8. */
  heal(p: P, { id, n, seat }: { id: ChampionId; n: number; seat: Seat }): Flow {
    if (!isInArena(p.table, id)) return done();
    const most = Math.min(n, championOf(p.table, id).damage);
    return most === 0 ? done() : ask(seat, whichHeal, { n: most, id }).then(effects.healed, { id });
  },
  /** SFB-17.8: as much as was said. */
  healed(p: P, { id }: { id: ChampionId }, { n }: AmountOption): Flow {
    mend(p, id, n);
    return done();
  },
  /** SFB-17.18: and what the card does to those who were crossed. */
  swoop(p: P, word: Word): Flow {
    const op = wordAt(word);
    const { self: id, seat } = word.scene;
    if (op.do !== 'swoop' || championOf(p.table, id).rooted === 1) return done();
    return ask(seat, whichWay.swoop, { id, left: op.n, direction: NONE }).then(effects.swooped, word);
  },
  /** SFB-17.18, SFB-14.1: a trap springs only where it ends. */
  swooped(p: P, word: Word, option: ToOption | StayOption | KickOption): Flow {
    const op = wordAt(word);
    if (option.do !== 'to' || op.do !== 'swoop') return done();
    const { self: id, seat } = word.scene;
    const under = crossed(p.table, championOf(p.table, id).at, option.hex).filter((other) =>
      isEnemy(p.table, other, id),
    );
    put(p, { id, to: option.hex, how: 'swoop' });
    for (const other of under) harm(p, { to: other, n: op.crossed?.damage ?? 0, by: id });
    const fear = op.crossed?.fear ?? 0;
    const spring = step(traps.spring, { id, by: id });
    return (
      victory(p) ??
      inOrder(spring, ...(fear > 0 ? [step(effects.frighten, { ids: under, by: id, n: fear, seat })] : []))
    );
  },
  /** SFB-R20: the victims' player orders their Fears. */
  frighten(p: P, { ids, by, n, seat }: Fright): Flow {
    const left = ids.filter((id) => isInArena(p.table, id));
    const [first] = left;
    if (first === undefined) return done();
    const owner = championOf(p.table, first).seat;
    const own = left.filter((id) => championOf(p.table, id).seat === owner);
    return ask(owner, whichChampion, { ids: own, for: 'fear' }).then(effects.frightened, { ids: left, by, n, seat });
  },
  /** SFB-17.6. */
  frightened(_p: P, { ids, by, n, seat }: Fright, { champion }: ChampionOption): Flow {
    const rest = ids.filter((id) => id !== champion);
    return inOrder(
      step(displacement.suffer, { how: 'fear', n, id: champion, by, seat }),
      step(effects.frighten, { ids: rest, by, n, seat }),
    );
  },
  /** SFB-5.8: looked at by this player only. */
  trapSeen(p: P, { seat }: { seat: Seat }, option: TrapOption | DoneOption): Flow {
    if (option.do === 'done') return done();
    const trap = p.table.traps.find(({ hex }) => hex === option.hex);
    if (trap === undefined) return done();
    show(p, seat, trap.id);
    logOf(p)?.push({ did: 'trapSeen', seat, hex: trap.hex, cards: [trap.id], to: [hexPoint(trap.hex)] });
    if (freeTrapHexes(p.table, NONE).length === 0) return done();
    return ask(seat, whichTrapHex, {}).then(effects.trapMoved, { seat, from: trap.hex });
  },
  /** SFB-17.11: a trap is placed, not moved: nothing springs. */
  trapMoved(p: P, { seat, from }: { seat: Seat; from: Hex }, option: LayOption | DoneOption): Flow {
    if (option.do === 'done') return done();
    p.table.traps = p.table.traps.map((trap) => (trap.hex === from ? { id: trap.id, hex: option.hex } : trap));
    const to = [hexPoint(option.hex)];
    logOf(p)?.push({ did: 'trapMoved', motion: 'move', seat, hex: option.hex, from: hexPoint(from), to });
    return done();
  },
});
interface Fright {
  readonly ids: readonly ChampionId[];
  readonly by: ChampionId;
  readonly n: number;
  readonly seat: Seat;
}

function choose(p: P, word: Word, ids: readonly ChampionId[]): Flow {
  actionOf(p.table).chosen = NONE;
  const op = wordAt(word);
  if (op.do === 'damage') actionOf(p.table).dealt = 0;
  if (ids.length === 0 || (op.do === 'swap' && !isInArena(p.table, whoIs(p.table, op.who, word.scene)))) return done();
  return ask(word.scene.seat, whichChampion, { ids, for: op.do }).then(effects.chosen, word);
}
/** Damage by a card, to all of them at once. */
function dealTo(p: P, ids: readonly ChampionId[], { n, scene }: { n: Amount; scene: Scene }): Flow {
  let dealt = false;
  for (const id of ids) dealt = harm(p, { to: id, n: amountOf(p, n, { id, scene }), by: scene.self }) || dealt;
  if (dealt) actionOf(p.table).dealt = 1;
  return victory(p) ?? done();
}
function placesFor(p: P, where: Placing, scene: Scene): Hex[] {
  const t = p.table;
  if ('hexLeftBy' in where) {
    const { left } = actionOf(t);
    return left >= 0 && !isBlocked(t, left) ? [left] : [];
  }
  const { nextTo } = where;
  const centres =
    typeof nextTo === 'object'
      ? membersOf(t, nextTo.any, scene).map((id) => championOf(t, id).at)
      : [whereIs(t, nextTo, scene)];
  return freeBeside(t, centres);
}
/** SFB-R26: it must be placed if it can be. */
function placeSomewhere(p: P, where: Placing, { id, scene }: { id: ChampionId; scene: Scene }): Flow {
  const hexes = placesFor(p, where, scene);
  if (hexes.length === 0) return done();
  return ask(scene.seat, whichPlace, { id, hexes }).then(movement.placed, { id, by: scene.self });
}
function swapped(p: P, { a, b, by }: { a: ChampionId; b: ChampionId; by: ChampionId }): Flow {
  const [from, to] = [championOf(p.table, a).at, championOf(p.table, b).at];
  put(p, { id: a, to, how: 'place' });
  put(p, { id: b, to: from, how: 'place' });
  return inOrder(step(traps.spring, { id: a, by }), step(traps.spring, { id: b, by }));
}
