import { at, type Frame } from '@arenarium/engine';
import { abilities, effectsOf } from '../rules/abilities.ts';
import { banishing, CARDS_TO_WIN } from '../rules/banishing.ts';
import { deck } from '../rules/deck.ts';
import { amountOf, effects } from '../cards/effects.ts';
import { levelOf } from '../cards/printed.ts';
import { activePlayer, NONE, playerAt, topOf, type P } from '../table.ts';
import { theVoid } from '../rules/void.ts';
import { weights as w } from './weights.ts';
import { stamina, wounds } from '../rules/wounds.ts';
import type { Effect } from '../cards/words.ts';

/**
 * What the ability that is being used will still bring: its sentences that wait, and the rest of the one that is being
 * carried out. An eye that looks one choice ahead would otherwise never begin anything.
 */
export function promised(p: P): number {
  let value = 0;
  for (let i = p.stack.length - 1; i >= 0; i--) {
    const frame = at(p.stack, i);
    if (frame.step === effects.carryOut) value += worthOf(p, (frame.with as { effect: Effect }).effect);
    else if (frame.step === effects.chosen || frame.step === effects.forOne) {
      value += worthForOne(p, (frame.with as { effect: Effect }).effect);
    } else value += worthOfRest(p, frame);
  }
  return value;
}

interface Left {
  readonly left: number;
  readonly level?: number;
}

/** What is left of the sentence being carried out, told by the step that goes on with the answer. */
function worthOfRest(p: P, { step, with: captured }: Frame): number {
  switch (step) {
    case abilities.play:
      return worthOfAbility(p, (captured as { ability: number }).ability);
    case theVoid.slain:
      return slaying(p, (captured as Left).left, (captured as Left).level ?? 0);
    case theVoid.taken:
    case deck.recalled:
      return w.card * (captured as Left).left;
    case wounds.healed:
      return w.damage * 2 * (captured as Left).left;
    case theVoid.swapped:
      return w.swap;
    case banishing.apart:
    case banishing.ofHand:
    case banishing.ofUndead:
    case banishing.ofSymbols:
    case banishing.ofWounds:
      return banishingOf((captured as Left).left);
    case banishing.ofLine:
      return banishingOf(2);
    case theVoid.sweptLine:
    case theVoid.chosenRow:
    case theVoid.sweptCross:
      return slaying(p, 2, 5);
  }
  return 0;
}

/** A set is about to be played: what the ability does, less what the cards were worth. */
function worthOfAbility(p: P, ability: number): number {
  let value = 0;
  for (const effect of effectsOf(activePlayer(p.table), ability)) value += worthOf(p, effect);
  const alike = ability % 2 === 1;
  return value - (ability === 5 ? w.blueSet : alike ? w.set : 0) - w.colourSet;
}

const banishingOf = (n: number): number => (w.banished * n) / CARDS_TO_WIN;

/** The strongest undead that show, as many as are to be slain. */
function slaying(p: P, n: number, level: number): number {
  const levels: number[] = [];
  for (let space = 0; space < 9; space++) {
    const top = topOf(p.table, space);
    const found = top === NONE ? 0 : levelOf(p, top);
    if (found > 0 && found <= level) levels.push(found);
  }
  levels.sort((a, b) => b - a);
  let sum = 0;
  for (let i = 0; i < n && i < levels.length; i++) sum += at(levels, i);
  return w.undead * sum;
}

/** The worst wounds of a player. */
function healing(p: P, seat: number, n: number): number {
  const player = playerAt(p.table, seat);
  const levels = player.wounds.map((id) => levelOf(p, id)).toSorted((a, b) => b - a);
  let sum = 0;
  for (let i = 0; i < n && i < levels.length; i++) sum += at(levels, i);
  const recovers = player.exhausted && player.damage - sum < stamina(p.table, player);
  return w.damage * sum + (recovers ? w.exhausted : 0);
}
const seatsFor = (p: P, who: string): readonly number[] => {
  const { active, players, chosen } = p.table;
  const all = players.map((_, seat) => seat);
  switch (who) {
    case 'you':
      return [active];
    case 'thatPlayer':
      return chosen === NONE ? [] : [chosen];
    case 'eachPlayer':
    case 'anyPlayer':
      return all;
    default:
      return all.filter((seat) => seat !== active);
  }
};
const isOne = (who: string): boolean => who === 'anyPlayer' || who === 'anotherPlayer';

/** A sentence, for all whichPlayer it names; where one is to be chosen, for the one it helps most. */
function worthOf(p: P, effect: Effect): number {
  if (!('who' in effect)) return worthForOne(p, effect);
  const seats = seatsFor(p, effect.who);
  if (effect.do === 'heal' || effect.do === 'rest') {
    const n = effect.do === 'rest' ? 1 : effect.n === 'all' ? 9 : amountOf(p, effect.n);
    const each = seats.map((seat) => healing(p, seat, n));
    return isOne(effect.who) ? Math.max(0, ...each) : each.reduce((sum, x) => sum + x, 0);
  }
  const each = worthForOne(p, effect);
  return isOne(effect.who) ? each : each * seats.length;
}

function worthForOne(p: P, effect: Effect): number {
  const t = p.table;
  switch (effect.do) {
    case 'slay':
      return slaying(p, amountOf(p, effect.n), effect.level === undefined ? 5 : amountOf(p, effect.level));
    case 'sweep':
      return slaying(p, effect.lines === 'line' ? 2 : 4, effect.level === undefined ? 5 : amountOf(p, effect.level));
    case 'purge':
      return slaying(p, 9, effect.level === undefined ? 5 : amountOf(p, effect.level));
    case 'heal':
    case 'rest':
      return w.damage * 2;
    case 'guard':
      return w.guarded;
    case 'inspire':
      return w.guarded * t.players.filter((player) => player.exhausted).length;
    case 'take':
    case 'recall':
      return w.card * amountOf(p, effect.n);
    case 'draw':
      return (w.card * effect.n) / 2;
    case 'cover':
      return slaying(p, effect.n, 5);
    case 'look':
      return w.undead * 3;
    case 'swap':
      return w.swap;
    case 'trade':
    case 'bear':
      return 0;
    case 'suffer':
      return -w.damage * effect.n;
    case 'drop':
      return -w.card * (effect.n === 'all' ? activePlayer(t).hand.length : effect.n);
    case 'bind':
      return w.servant * 3;
    case 'banish':
      return banishingWorth(p, effect);
  }
}

function banishingWorth(p: P, effect: Effect & { readonly do: 'banish' }): number {
  switch (effect.from) {
    case 'set':
    case 'hand':
      return banishingOf(effect.n) * (effect.from === 'hand' && effect.may ? 0.5 : 1);
    case 'void':
    case 'wounds':
      return banishingOf(
        Math.min(amountOf(p, effect.n), effect.from === 'wounds' ? activePlayer(p.table).wounds.length : 9),
      );
    case 'line':
      return banishingOf(2);
    case 'servant':
      return activePlayer(p.table).servant === NONE ? 0 : banishingOf(1);
  }
}
