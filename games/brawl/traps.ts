/** SFB chapter 14: traps spring, hurt, and are replaced. */
import {
  ask,
  done,
  faceOf,
  inOrder,
  message,
  question,
  reveal,
  rules,
  shuffle,
  step,
  type Flow,
  type Option,
  type Seat,
  type Why,
} from '@arenarium/engine';
import { told } from './happenings.ts';
import { stun } from './hand.ts';
import { besides, HEXES, isStatue, printedTrapHexes, type Hex } from './hexes.ts';
import { harm, victory } from './out-of-action.ts';
import { trapOn } from './printed.ts';
import {
  championAt,
  fighter,
  hasAbility,
  isFree,
  isInArena,
  isTrapHex,
  NOBODY,
  trapAt,
  type ChampionId,
  type P,
  type Table,
} from './table.ts';

export interface LayOption extends Option {
  readonly do: 'lay';
  readonly hex: Hex;
}
export const LAY: readonly LayOption[] = Array.from({ length: HEXES }, (_, hex) => ({ do: 'lay', hex }));

/** SFB-2.5, SFB-14.3: printed trap hexes that hold neither trap nor Champion. `but`: not this one. */
export function freeTrapHexes(t: Table, but: Hex): Hex[] {
  return printedTrapHexes.filter((hex) => hex !== but && isFree(t, hex) && trapAt(t, hex) === null);
}
/** SFB-14.4: with every trap hex held, any hex beside one which holds neither Champion nor Statue nor trap. */
function hexesBesideTrapHexes(t: Table, but: Hex): Hex[] {
  const hexes: Hex[] = [];
  for (let hex = 0; hex < HEXES; hex++) {
    if (hex === but || isStatue(hex) || !isFree(t, hex) || trapAt(t, hex) !== null) continue;
    if ((besides[hex] as readonly Hex[]).some((other) => isTrapHex(t, other))) hexes.push(hex);
  }
  return hexes;
}

export const lay = question('brawl/lay', {
  rule: 'SFB-14.3',
  options(p: P, { but }: { but: Hex }, _seat: Seat, why?: Why<LayOption>): readonly LayOption[] {
    const t = p.table;
    const free = freeTrapHexes(t, but);
    const hexes = free.length > 0 ? free : hexesBesideTrapHexes(t, but);
    if (why !== undefined) explainLaying(t, { hexes, but, why });
    return hexes.map((hex) => LAY[hex] as LayOption);
  },
});
function explainLaying(t: Table, { hexes, but, why }: { hexes: readonly Hex[]; but: Hex; why: Why<LayOption> }): void {
  for (const option of LAY) {
    if (hexes.includes(option.hex)) continue;
    if (option.hex === but) why(option, 'SFB-14.3', message('why.sameTrapHex'));
    else if (isTrapHex(t, option.hex)) why(option, 'SFB-14.3', message('why.trapHexHeld'));
    else why(option, 'SFB-14.3', message('why.noTrapHex'));
  }
}

/** A trap that would spring if this Champion stood in the hex. */
export const wouldSpring = (t: Table, id: ChampionId, hex: Hex): boolean =>
  trapAt(t, hex) !== null && !hasAbility(fighter(t, id), 'disarms');

export const traps = rules('brawl/traps', {
  /** SFB-14.1: the trap in the Champion's hex is turned up and applied; then it is replaced. */
  spring(p: P, { id, by }: { id: ChampionId; by: ChampionId }): Flow {
    const t = p.table;
    const f = fighter(t, id);
    const trap = trapAt(t, f.at);
    if (trap === null || !wouldSpring(t, id, f.at)) return done();
    const { hex } = trap;
    reveal(p, trap.id);
    t.traps = t.traps.filter((other) => other !== trap);
    t.sprung = trap.id;
    const face = faceOf(p, trap.id);
    p.log?.push(told({ did: 'sprung', champion: f.kind, owner: f.seat, face, hex, cards: [trap.id] }));
    const { name, damage } = trapOn(face);
    const replace = step(traps.replace, { seat: f.seat, hex });
    if (name === 'trap.stun') return inOrder(step(stun.suffer, { id }), replace);
    if (name === 'trap.root') root(p, id);
    harm(p, { to: id, n: damage, by });
    return victory(p) ?? inOrder(replace);
  },
  /** SFB-14.3: the player whose Champion sprang it lays an unseen one from the supply elsewhere. */
  replace(_p: P, { seat, hex }: { seat: Seat; hex: Hex }): Flow {
    return ask(seat, lay, { but: hex }).then(traps.replaced, { seat });
  },
  replaced(p: P, { seat }: { seat: Seat }, { hex }: LayOption): Flow {
    const t = p.table;
    layFromSupply(p, hex);
    p.log?.push(told({ did: 'trapLaid', seat, hex }));
    t.supply.push(t.sprung);
    t.sprung = -1;
    shuffle(p, t.supply);
    return done();
  },
});

export function layFromSupply(p: P, hex: Hex): void {
  const t = p.table;
  const id = t.supply.pop();
  if (id === undefined) throw new Error('the supply of traps is empty');
  t.traps.push({ id, hex });
}

/** SFB-17.16: no more movement for this Champion until the turn ends. */
export function root(p: P, id: ChampionId): void {
  if (!isInArena(p.table, id)) return;
  const f = fighter(p.table, id);
  f.rooted = 1;
  p.log?.push(told({ did: 'rooted', champion: f.kind, owner: f.seat }));
}

export const isBlocked = (t: Table, hex: Hex): boolean => isStatue(hex) || championAt(t, hex) !== NOBODY;
