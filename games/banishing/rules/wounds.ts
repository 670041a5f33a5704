import {
  ask,
  at,
  done,
  message,
  numberIn,
  over,
  question,
  rules,
  seatNamed,
  type Flow,
  type Result,
  type Seat,
} from '@arenarium/engine';
import { faceOfLevel, healthOf, levelOf, staminaOf } from '../cards/printed.ts';
import { faceName } from '../cards/names.ts';
import { logOf } from '../happenings.ts';
import { spend } from './items.ts';
import { KEEP, SHIELDS, WOUNDS, type PlainOption, type ShieldOption, type WoundOption } from './options.ts';
import { NONE, playerAt, type P, type Player, type Share, type Table } from '../table.ts';

/** TB-11.7, TB-12.10. */
export const stamina = (t: Table, player: Player): number =>
  numberIn(staminaOf, player.character) + (player.armour === NONE ? 0 : 1) + t.inspiration;
export const health = (player: Player): number => numberIn(healthOf, player.character);

/** TB-1.1: all win or lose together. */
export const sharedResult = (t: Table, reward: 0 | 1, { rule, because }: Omit<Result, 'rewards'>): Result => ({
  rewards: t.players.map(() => reward),
  rule,
  because,
});
export const everybody = (p: P, reward: 0 | 1, why: Omit<Result, 'rewards'>): Flow<never> =>
  over(sharedResult(p.table, reward, why));

/** TB-7.2, TB-7.3, TB-R8: sheets are turned; then a death loses, then the exhaustion of all. */
export function reckon(p: P): Flow {
  const t = p.table;
  let standing = 0;
  let dead = NONE;
  for (let seat = 0; seat < t.players.length; seat++) {
    const player = playerAt(t, seat);
    const exhausted = player.damage >= stamina(t, player);
    if (exhausted !== player.exhausted) {
      player.exhausted = exhausted;
      logOf(p)?.push({ did: exhausted ? 'exhausted' : 'recovered', seat });
    }
    if (!exhausted) standing++;
    if (player.damage >= health(player)) dead = seat;
  }
  if (dead !== NONE) {
    return everybody(p, 0, { rule: 'TB-7.4', because: message('lost.death', { seat: seatNamed(dead) }) });
  }
  if (standing === 0) return everybody(p, 0, { rule: 'TB-10.3', because: message('lost.exhaustion') });
  return done();
}

/** The levels among the wounds from `first` on, as a set of bits. */
function levelsAmong(p: P, wounds: readonly number[], first: number): number {
  let levels = 0;
  for (let i = first; i < wounds.length; i++) levels |= 1 << levelOf(p, numberIn(wounds, i));
  return levels;
}
function eachLevel<O>(levels: number, options: readonly O[]): O[] {
  const found: O[] = [];
  for (let level = 1; level < options.length; level++) {
    if ((levels & (1 << level)) !== 0) found.push(at(options, level));
  }
  return found;
}

/** TB-R15: of several wounds of a level, the one that has lain there longest. */
function loseWound(p: P, player: Player, { level, first = 0 }: { level: number; first?: number }): number {
  for (let i = first; i < player.wounds.length; i++) {
    const id = numberIn(player.wounds, i);
    if (levelOf(p, id) !== level) continue;
    player.wounds.splice(i, 1);
    player.damage -= level;
    return id;
  }
  throw new Error(`no wound of level ${level}`);
}

/** The undead taken just now: the wounds from `first` on. */
interface JustTaken {
  readonly seat: Seat;
  readonly first: number;
}

const whichToTurnAway = question('banishing/guard', {
  rule: 'TB-12.9',
  options: (p: P, { first }: { first: number }, seat): readonly WoundOption[] =>
    eachLevel(levelsAmong(p, playerAt(p.table, seat).wounds, first), WOUNDS),
});

const whichToShield = question('banishing/shield', {
  rule: 'TB-11.4',
  options(p: P, { first }: { first: number }, seat, why): readonly (ShieldOption | PlainOption)[] {
    const { wounds } = playerAt(p.table, seat);
    const fresh = levelsAmong(p, wounds, first);
    if (why !== undefined) {
      const old = levelsAmong(p, wounds.slice(0, first), 0) & ~fresh;
      for (const option of eachLevel(old, SHIELDS))
        why(option, 'TB-11.5', message('why.oldWound', { card: faceName(faceOfLevel(option.level)) }));
    }
    const options: (ShieldOption | PlainOption)[] = eachLevel(fresh, SHIELDS);
    options.push(KEEP);
    return options;
  },
});

export const whichWound = question('banishing/wound', {
  rule: 'TB-R20',
  options: (p: P, { of }: { of: Seat }): readonly WoundOption[] =>
    eachLevel(levelsAmong(p, playerAt(p.table, of).wounds, 0), WOUNDS),
});

/** TB-12.9, TB-11.4: may anybody say something about the undead just taken? */
export const isAnswerable = ({ guarded, shield, wounds: lying }: Player, first: number): boolean =>
  lying.length > first && (guarded || shield !== NONE);

export const wounds = rules('banishing/wounds', {
  /** TB-7.1, TB-R8: undead were taken; guard and Shield, then exhaustion and death. */
  taken(p: P, { seat, first }: JustTaken): Flow {
    const player = playerAt(p.table, seat);
    if (!player.guarded || player.wounds.length === first) return wounds.mayShield(p, { seat, first });
    player.guarded = false;
    return ask(seat, whichToTurnAway, { first }).then(wounds.turnAway, { seat, first });
  },
  /** TB-12.9: the guard turns one of them away. */
  turnAway(p: P, { seat, first }: JustTaken, { level }: WoundOption): Flow {
    const id = loseWound(p, playerAt(p.table, seat), { level, first });
    p.table.discard.push(id);
    logOf(p)?.push({ did: 'turnedAway', seat, cards: [id] });
    return wounds.mayShield(p, { seat, first });
  },
  /** TB-11.4. */
  mayShield(p: P, { seat, first }: JustTaken): Flow {
    const player = playerAt(p.table, seat);
    if (player.shield === NONE || player.wounds.length === first) return reckon(p);
    return ask(seat, whichToShield, { first }).then(wounds.shielded, { seat, first });
  },
  /** TB-11.4, TB-11.3. */
  shielded(p: P, { seat, first }: JustTaken, chosen: ShieldOption | PlainOption): Flow {
    if (chosen.do !== 'shield') return reckon(p);
    const player = playerAt(p.table, seat);
    const id = loseWound(p, player, { level: chosen.level, first });
    p.table.discard.push(id);
    logOf(p)?.push({ did: 'shielded', seat, cards: [id, player.shield] });
    spend(p, player, 'shield');
    return reckon(p);
  },

  /** TB-R20: discard wounds, one after another, each of one's own choice. */
  heal(p: P, { seat, left }: Share): Flow {
    if (left === 0 || playerAt(p.table, seat).wounds.length === 0) return reckon(p);
    return ask(seat, whichWound, { of: seat }).then(wounds.healed, { seat, left });
  },
  /** TB-R20. */
  healed(p: P, { seat, left }: Share, { level }: WoundOption): Flow {
    discardWound(p, seat, level);
    return wounds.heal(p, { seat, left: left - 1 });
  },

  /** TB-12.12: which wound of the other player moves to the one who uses the ability? */
  bear(p: P, { from, left }: { from: Seat; left: number }): Flow {
    if (left === 0 || playerAt(p.table, from).wounds.length === 0) return reckon(p);
    return ask(p.table.active, whichWound, { of: from }).then(wounds.borne, { from, left });
  },
  /** TB-R19. */
  borne(p: P, { from, left }: { from: Seat; left: number }, { level }: WoundOption): Flow {
    const t = p.table;
    const id = loseWound(p, playerAt(t, from), { level });
    const player = playerAt(t, t.active);
    player.wounds.push(id);
    player.damage += level;
    logOf(p)?.push({ did: 'bore', seat: t.active, other: from, cards: [id] });
    return wounds.bear(p, { from, left: left - 1 });
  },

  /** TB-12.8: a wound enters the service of the one who uses the ability. */
  bindWound(p: P, { of }: { of: Seat }): Flow {
    if (playerAt(p.table, of).wounds.length === 0) return done();
    return ask(p.table.active, whichWound, { of }).then(wounds.boundWound, { of });
  },
  /** TB-12.8. */
  boundWound(p: P, { of }: { of: Seat }, { level }: WoundOption): Flow {
    enterService(p, loseWound(p, playerAt(p.table, of), { level }));
    return reckon(p);
  },
});

function discardWound(p: P, seat: Seat, level: number): void {
  const id = loseWound(p, playerAt(p.table, seat), { level });
  p.table.discard.push(id);
  logOf(p)?.push({ did: 'healed', seat, cards: [id] });
}

/** A wound leaves its owner; the caller says where it goes. */
export const takeWound = (p: P, seat: Seat, level: number): number => loseWound(p, playerAt(p.table, seat), { level });

/** TB-6.4: the least wound goes. */
export function rest(p: P, seat: Seat): Flow {
  const player = playerAt(p.table, seat);
  if (player.wounds.length === 0) return done();
  discardWound(p, seat, leastLevel(p, player));
  return reckon(p);
}
/** The lowest bit among the levels. */
const leastLevel = (p: P, player: Player): number => {
  const levels = levelsAmong(p, player.wounds, 0);
  return 31 - Math.clz32(levels & -levels);
};

/** TB-12.8: a new servant sends the old one to the Discard. */
export function enterService(p: P, id: number): void {
  const { active, discard } = p.table;
  const player = playerAt(p.table, active);
  if (player.servant !== NONE) {
    discard.push(player.servant);
    logOf(p)?.push({ did: 'released', seat: active, cards: [player.servant] });
  }
  player.servant = id;
  logOf(p)?.push({ did: 'bound', seat: active, cards: [id] });
}
