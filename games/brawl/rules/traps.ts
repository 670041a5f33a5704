/** SFB chapter 14: traps spring, hurt, and are replaced. */
import {
  ask,
  at,
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
import { allHexes, beside, isStatue, nameOfHex, printedTrapHexes, type Hex } from '../arena/hexes.ts';
import { trapOn } from '../cards/printed.ts';
import { logOf, suffering } from '../happenings.ts';
import { hexPoint, seatPoint, SUPPLY } from '../points.ts';
import {
  championAt,
  championOf,
  hasAbility,
  isFree,
  isInArena,
  isTrapHex,
  NONE,
  trapAt,
  type ChampionId,
  type P,
  type Table,
} from '../table.ts';
import { stun } from './hand.ts';
import { harm, victory } from './out-of-action.ts';

export interface LayOption extends Option {
  readonly do: 'lay';
  readonly hex: Hex;
}
const LAY: readonly LayOption[] = allHexes.map((hex) => ({ do: 'lay', hex }));
export const layOn = (hexes: readonly Hex[]): LayOption[] => hexes.map((hex) => at(LAY, hex));

/** SFB-2.5, SFB-14.3: printed trap hexes that hold neither trap nor Champion. `but`: not this one. */
export function freeTrapHexes(t: Table, but: Hex): Hex[] {
  return printedTrapHexes.filter((hex) => hex !== but && isFree(t, hex) && trapAt(t, hex) === null);
}
/** SFB-14.4: with every trap hex held, any hex beside one which holds neither Champion nor Statue nor trap. */
const hexesBesideTrapHexes = (t: Table, but: Hex): Hex[] =>
  allHexes.filter(
    (hex) =>
      hex !== but &&
      !isStatue(hex) &&
      isFree(t, hex) &&
      trapAt(t, hex) === null &&
      beside(hex).some((other) => isTrapHex(t, other)),
  );

const whichTrapHex = question('brawl/lay', {
  rule: 'SFB-14.3',
  options(p: P, { but }: { but: Hex }, _seat: Seat, why?: Why<LayOption>): readonly LayOption[] {
    const t = p.table;
    const free = freeTrapHexes(t, but);
    const hexes = free.length > 0 ? free : hexesBesideTrapHexes(t, but);
    if (why !== undefined) explainLaying(t, { hexes, but, why });
    return layOn(hexes);
  },
});
function explainLaying(t: Table, { hexes, but, why }: { hexes: readonly Hex[]; but: Hex; why: Why<LayOption> }): void {
  for (const option of LAY) {
    if (hexes.includes(option.hex)) continue;
    const hex = nameOfHex(option.hex);
    if (option.hex === but) why(option, 'SFB-14.3', message('why.sameTrapHex', { hex }));
    else if (isTrapHex(t, option.hex)) why(option, 'SFB-14.3', message('why.trapHexHeld', { hex }));
    else why(option, 'SFB-14.3', message('why.noTrapHex', { hex }));
  }
}

/** A trap that would spring if this Champion stood in the hex. */
export const wouldSpring = (t: Table, id: ChampionId, hex: Hex): boolean =>
  trapAt(t, hex) !== null && !hasAbility(championOf(t, id), 'disarms');

export const traps = rules('brawl/traps', {
  /** SFB-14.1: the trap in the Champion's hex is turned up and applied; then it is replaced. */
  spring(p: P, { id, by }: { id: ChampionId; by: ChampionId }): Flow {
    const t = p.table;
    const { at: hex, seat } = championOf(t, id);
    const trap = trapAt(t, hex);
    if (trap === null || !wouldSpring(t, id, hex)) return done();
    reveal(p, trap.id);
    t.traps = t.traps.filter((other) => other !== trap);
    t.sprung = trap.id;
    const face = faceOf(p, trap.id);
    logOf(p)?.push({
      did: 'sprung',
      motion: 'reveal',
      ...suffering(t, id),
      face,
      hex,
      from: hexPoint(hex),
      cards: [trap.id],
    });
    const { name, damage } = trapOn(face);
    const replace = step(traps.replace, { seat, hex });
    if (name === 'trap.stun') return inOrder(step(stun.suffer, { id }), replace);
    if (name === 'trap.root') root(p, id);
    harm(p, { to: id, n: damage, by });
    return victory(p) ?? inOrder(replace);
  },
  /** SFB-14.3: the player whose Champion sprang it lays an unseen one from the supply elsewhere. */
  replace(_p: P, { seat, hex }: { seat: Seat; hex: Hex }): Flow {
    return ask(seat, whichTrapHex, { but: hex }).then(traps.replaced, { seat });
  },
  /** SFB-14.3: then the old one is shuffled into the supply. */
  replaced(p: P, { seat }: { seat: Seat }, { hex }: LayOption): Flow {
    const t = p.table;
    layFromSupply(p, seat, hex);
    t.supply.push(t.sprung);
    t.sprung = NONE;
    shuffle(p, t.supply);
    return done();
  },
});

/** SFB-2.5, SFB-14.3: unseen, from the top of the supply. */
export function layFromSupply(p: P, seat: Seat, hex: Hex): void {
  const t = p.table;
  const id = t.supply.pop();
  if (id === undefined) throw new Error('the supply of traps is empty');
  t.traps.push({ id, hex });
  logOf(p)?.push({
    did: 'trapLaid',
    motion: 'deal',
    seat,
    hex,
    by: seatPoint(seat),
    from: SUPPLY,
    to: [hexPoint(hex)],
  });
}

/** SFB-17.16: no more movement for this Champion until the turn ends. */
function root(p: P, id: ChampionId): void {
  if (!isInArena(p.table, id)) return;
  championOf(p.table, id).rooted = 1;
  logOf(p)?.push({ did: 'rooted', motion: 'lose', ...suffering(p.table, id) });
}

/** SFB-7.2: no movement ends on a Statue or on another Champion. */
export const isBlocked = (t: Table, hex: Hex): boolean => isStatue(hex) || championAt(t, hex) !== NONE;
