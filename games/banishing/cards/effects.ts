import {
  ask,
  at,
  done,
  inOrder,
  message,
  question,
  rules,
  seatNamed,
  step,
  type Flow,
  type Seat,
  type Why,
} from '@arenarium/engine';
import { banishing } from '../rules/banishing.ts';
import { deck } from '../rules/deck.ts';
import { levelOf, tally } from './printed.ts';
import { discardHand, hand } from '../rules/hand.ts';
import { logOf } from '../happenings.ts';
import { PLAYERS, type PlayerOption } from '../rules/options.ts';
import { activePlayer, NONE, playerAt, seatsFrom, type P } from '../table.ts';
import { ANY_LEVEL, purge, showsSymbol, theVoid } from '../rules/void.ts';
import { reckon, rest, wounds } from '../rules/wounds.ts';
import { colours, type Amount, type Effect, type Who } from './words.ts';

/** The sentences that say who: the others concern the one who uses the ability, or nobody. */
type ForPlayers = Extract<Effect, { readonly who: Who }>;
type ForNobody = Exclude<Effect, ForPlayers>;

/** TB-R24: what a printed or growing number comes to now. */
export function amountOf(p: P, n: Amount): number {
  if (typeof n === 'number') return n;
  const { wounds: own, servant } = activePlayer(p.table);
  const grown = n.per === 'wound' ? own.length : servant === NONE ? 0 : levelOf(p, servant);
  return n.base + Math.floor(grown / (n.every ?? 1));
}
const upTo = (p: P, level: Amount | undefined): number => (level === undefined ? ANY_LEVEL : amountOf(p, level));

/** TB-R20: could the sentence do anything for this player? */
function helps(p: P, effect: ForPlayers, seat: Seat): boolean {
  const player = playerAt(p.table, seat);
  switch (effect.do) {
    case 'heal':
    case 'rest':
    case 'bear':
    case 'bind':
      return player.wounds.length > 0;
    case 'guard':
      return !player.guarded;
    case 'take':
      return showsSymbol(p);
    case 'recall':
      return tally(p, p.table.discard) > 0;
    case 'banish':
      return player.hand.length > 0;
    case 'trade':
      return player.hand.length > 0 && activePlayer(p.table).hand.length > 0;
    case 'slay':
    case 'draw':
      return true;
  }
}

/** A sentence, and what the ability goes on to do for the same player. */
interface Sentence<E extends Effect = Effect> {
  readonly effect: E;
  readonly rest: readonly ForPlayers[];
}
export const isForThatPlayer = (effect: Effect): effect is ForPlayers => 'who' in effect && effect.who === 'thatPlayer';

/** TB-R20: whom the sentence helps; if it helps nobody, whom the rest of the ability does (TB-5.5). */
function whoCouldBe(p: P, { effect, rest }: Sentence<ForPlayers>, why?: Why<PlayerOption>): PlayerOption[] {
  const helped = whomHelps(p, effect.who, [effect]);
  const options = helped.length > 0 ? helped : whomHelps(p, effect.who, rest);
  for (const option of why === undefined ? [] : PLAYERS.slice(0, p.table.players.length)) {
    if (options.includes(option)) continue;
    const isUser = option.seat === p.table.active && effect.who === 'anotherPlayer';
    why?.(
      option,
      'TB-R20',
      message(isUser ? 'why.another' : `why.helpsNot.${effect.do}`, { seat: seatNamed(option.seat) }),
    );
  }
  return options;
}
function whomHelps(p: P, who: Who, effects: readonly ForPlayers[]): PlayerOption[] {
  const { active, players } = p.table;
  const options: PlayerOption[] = [];
  for (let i = who === 'anotherPlayer' ? 1 : 0; i < players.length; i++) {
    const seat = (active + i) % players.length;
    if (effects.some((effect) => helps(p, effect, seat))) options.push(at(PLAYERS, seat));
  }
  return options;
}

const whichPlayer = question('banishing/player', {
  rule: 'TB-R20',
  options: (p: P, sentence: Sentence<ForPlayers>, _seat, why): readonly PlayerOption[] => whoCouldBe(p, sentence, why),
});

interface Done {
  readonly seat: Seat;
  readonly effect: ForPlayers;
}

export const effects = rules('banishing/effects', {
  /** TB-5.5: one sentence of an ability, as far as it can be carried out. */
  carryOut(p: P, { effect, rest }: Sentence): Flow {
    if (!('who' in effect)) return concerningNobody(p, effect);
    const t = p.table;
    switch (effect.who) {
      case 'you':
        return effects.forOne(p, { seat: t.active, effect });
      case 'thatPlayer':
        return t.chosen === NONE ? done() : effects.forOne(p, { seat: t.chosen, effect });
      case 'anyPlayer':
      case 'anotherPlayer':
        t.chosen = NONE;
        if (whoCouldBe(p, { effect, rest }).length === 0) return done();
        return ask(t.active, whichPlayer, { effect, rest }).then(effects.chosen, { effect });
      case 'eachPlayer':
      case 'eachOtherPlayer': {
        const seats = seatsFrom(t, t.active);
        const concerned = effect.who === 'eachPlayer' ? seats : seats.slice(1);
        return inOrder(...concerned.map((seat) => step(effects.forOne, { seat, effect })));
      }
    }
  },
  /** TB-R20: whoever uses the ability chooses. */
  chosen(p: P, { effect }: { effect: ForPlayers }, { seat }: PlayerOption): Flow {
    p.table.chosen = seat;
    return helps(p, effect, seat) ? effects.forOne(p, { seat, effect }) : done();
  },
  /** TB-5.6: the sentence for one of the players it names. */
  forOne(p: P, { seat, effect }: Done): Flow {
    switch (effect.do) {
      case 'slay':
        return theVoid.slay(p, { seat, left: amountOf(p, effect.n), level: upTo(p, effect.level) });
      case 'heal': {
        const left = effect.n === 'all' ? playerAt(p.table, seat).wounds.length : amountOf(p, effect.n);
        return wounds.heal(p, { seat, left });
      }
      case 'rest':
        return rest(p, seat);
      case 'bear':
        return wounds.bear(p, { from: seat, left: effect.n });
      case 'guard':
        playerAt(p.table, seat).guarded = true;
        logOf(p)?.push({ did: 'wasGuarded', seat });
        return done();
      case 'take':
        return theVoid.take(p, { seat, left: amountOf(p, effect.n) });
      case 'draw':
        return deck.draw(p, { seat, left: effect.n });
      case 'trade':
        return hand.trade(p, { other: seat });
      case 'recall':
        return deck.recall(p, { seat, left: effect.n });
      case 'bind':
        return wounds.bindWound(p, { of: seat });
      case 'banish': {
        const colour = effect.colour === undefined ? NONE : colours.indexOf(effect.colour);
        return banishing.fromHand(p, { seat, left: effect.n, colour, may: effect.may ?? false });
      }
    }
  },
});

function concerningNobody(p: P, effect: ForNobody): Flow {
  const seat = p.table.active;
  switch (effect.do) {
    case 'sweep':
      return theVoid.sweep(p, { lines: effect.lines, what: effect.what, level: upTo(p, effect.level) });
    case 'purge':
      purge(p, upTo(p, effect.level));
      return done();
    case 'inspire':
      return inspire(p, effect.n);
    case 'swap':
      return theVoid.swap(p, { left: effect.n });
    case 'cover':
      return theVoid.cover(p, { left: effect.n });
    case 'look':
      return deck.look(p, { seat, left: effect.n });
    case 'suffer':
      return theVoid.suffer(p, { left: effect.n });
    case 'drop':
      if (effect.n !== 'all') return hand.discard(p, { n: effect.n, as: 'price' });
      discardHand(p);
      return done();
    case 'bind':
      return theVoid.bind(p, { level: upTo(p, effect.level) });
    case 'banish':
      return banish(p, effect);
  }
}

function banish(p: P, effect: ForNobody & { readonly do: 'banish' }): Flow {
  switch (effect.from) {
    case 'set':
      return banishing.fromSet(p);
    case 'void': {
      const left = amountOf(p, effect.n);
      return effect.what === 'undead' ? banishing.undead(p, { left }) : banishing.symbols(p, { left });
    }
    case 'line':
      return banishing.line(p);
    case 'wounds':
      return banishing.fromWounds(p, { left: amountOf(p, effect.n) });
    case 'servant':
      return banishing.servant(p);
  }
}

/** TB-12.10: it lasts until the next turn of the one who inspires. */
function inspire(p: P, n: number): Flow {
  const t = p.table;
  t.inspiration = n;
  t.inspirer = t.active;
  logOf(p)?.push({ did: 'inspired', seat: t.active, n });
  return reckon(p);
}

/** The turn of the one who inspired the others has come. */
export function endInspiration(p: P): Flow {
  const t = p.table;
  logOf(p)?.push({ did: 'inspirationEnded', seat: t.inspirer });
  t.inspiration = 0;
  t.inspirer = NONE;
  return reckon(p);
}
