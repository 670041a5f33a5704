/**
 * The rules of the duel over plain objects (or immer's drafts of them). The same functions serve the framework-free
 * version and boardgame.io's, so the difference between those two is the framework's own cost.
 */
import { CARDS, DECK, LIMITS, type DuelCard, type Kind } from './duel-cards.ts';

interface Creature {
  readonly id: number;
  readonly card: number;
  readonly attack: number;
  health: number;
  ready: boolean;
}
interface Half {
  health: number;
  mana: number;
  maxMana: number;
  fatigue: number;
  deckCount: number;
  handCount: number;
  board: Creature[];
  discard: number[];
}
/** What was declared and may still be reacted to. */
interface Pending {
  readonly kind: 'attack' | 'spell';
  readonly by: number;
  readonly source: number;
  readonly target: number;
  readonly card: number;
}
/** The shape boardgame.io's STRIP_SECRETS knows: `secret` for nobody, `players` each for its own. */
export interface Duel {
  secret: { decks: [number[], number[]] };
  players: Record<string, { hand: number[] }>;
  table: [Half, Half];
  nextId: number;
  turn: number;
  pending: Pending | null;
  /** −1: still playing; 2: nobody. */
  winner: number;
}

/** One legal move. Target −1 is the opponent. */
export type DuelMove =
  | readonly ['play', number, number]
  | readonly ['attack', number, number]
  | readonly ['react', number]
  | readonly ['endTurn'];

const cardOf = (index: number): DuelCard => CARDS[index] as DuelCard;
const half = (d: Duel, player: number): Half => d.table[player] as Half;
const handOf = (d: Duel, player: number): number[] => (d.players[player] as { hand: number[] }).hand;
const creatureAt = (d: Duel, player: number, at: number): Creature | undefined => half(d, player).board[at];

export function newDuel(shuffle: (deck: number[]) => number[]): Duel {
  const empty = (): Half => ({
    health: LIMITS.health,
    mana: 0,
    maxMana: 0,
    fatigue: 0,
    deckCount: DECK.length,
    handCount: 0,
    board: [],
    discard: [],
  });
  const duel: Duel = {
    secret: { decks: [shuffle(DECK.slice()), shuffle(DECK.slice())] },
    players: { 0: { hand: [] }, 1: { hand: [] } },
    table: [empty(), empty()],
    nextId: 1,
    turn: 0,
    pending: null,
    winner: -1,
  };
  for (let player = 0; player < 2; player++) for (let i = 0; i < LIMITS.opening; i++) draw(duel, player);
  return duel;
}

function draw(d: Duel, player: number): void {
  const mine = half(d, player);
  const deck = d.secret.decks[player] as number[];
  const card = deck.pop();
  if (card === undefined) {
    mine.fatigue++;
    hurtPlayer(d, player, mine.fatigue);
    return;
  }
  mine.deckCount = deck.length;
  const hand = handOf(d, player);
  if (hand.length >= LIMITS.hand) {
    mine.discard.push(card);
    return;
  }
  hand.push(card);
  mine.handCount = hand.length;
}

function hurtPlayer(d: Duel, player: number, n: number): void {
  const theirs = half(d, player);
  theirs.health -= n;
  if (theirs.health <= 0 && d.winner < 0) d.winner = 1 - player;
}

function hurtCreature(d: Duel, player: number, { at, n }: { at: number; n: number }): void {
  const creature = creatureAt(d, player, at);
  if (creature !== undefined) creature.health -= n;
}

function buryTheDead(d: Duel): void {
  for (const { board, discard } of d.table) {
    for (let i = board.length - 1; i >= 0; i--) {
      const creature = board[i] as Creature;
      if (creature.health > 0) continue;
      discard.push(creature.card);
      board.splice(i, 1);
    }
  }
}

export function startTurn(d: Duel, player: number): void {
  d.turn++;
  const mine = half(d, player);
  if (mine.maxMana < LIMITS.mana) mine.maxMana++;
  mine.mana = mine.maxMana;
  for (const creature of mine.board) creature.ready = true;
  draw(d, player);
  if (d.turn > LIMITS.turns && d.winner < 0) d.winner = 2;
}

const answers = (kind: Kind, pending: Pending): boolean =>
  pending.kind === 'attack' ? kind === 'block' || kind === 'riposte' : kind === 'counter';

function canReact(d: Duel, player: number, pending: Pending): boolean {
  const { mana } = half(d, player);
  for (const index of handOf(d, player)) {
    const { cost, kind } = cardOf(index);
    if (cost <= mana && answers(kind, pending)) return true;
  }
  return false;
}

/** Declare something; true if the opponent may react first. */
function declare(d: Duel, pending: Pending): boolean {
  d.pending = pending;
  if (canReact(d, 1 - pending.by, pending)) return true;
  resolve(d, pending);
  return false;
}

function resolve(d: Duel, { kind, by, source, target, card }: Pending): void {
  d.pending = null;
  const other = 1 - by;
  if (kind === 'attack') {
    const attacker = creatureAt(d, by, source);
    if (attacker !== undefined && attacker.health > 0) {
      const defender = creatureAt(d, other, target);
      if (target < 0 || defender === undefined) hurtPlayer(d, other, attacker.attack);
      else {
        defender.health -= attacker.attack;
        attacker.health -= defender.attack;
      }
    }
  } else {
    castSpell(d, { by, target, spell: cardOf(card) });
  }
  buryTheDead(d);
}

function castSpell(d: Duel, { by, target, spell }: { by: number; target: number; spell: DuelCard }): void {
  if (spell.kind === 'harm') {
    if (target < 0) hurtPlayer(d, 1 - by, spell.strength);
    else hurtCreature(d, 1 - by, { at: target, n: spell.strength });
  } else if (spell.kind === 'draw') {
    for (let i = 0; i < spell.strength; i++) draw(d, by);
  } else {
    const mine = half(d, by);
    mine.health = Math.min(LIMITS.health, mine.health + spell.strength);
  }
}

/** Take a card from the hand and pay for it. */
function spend(d: Duel, player: number, at: number): number {
  const hand = handOf(d, player);
  const mine = half(d, player);
  const index = hand[at] as number;
  mine.mana -= cardOf(index).cost;
  hand.splice(at, 1);
  mine.handCount = hand.length;
  return index;
}

/** Play a card; true if the opponent may react. */
export function play(d: Duel, player: number, { at, target }: { at: number; target: number }): boolean {
  const index = spend(d, player, at);
  const { kind, strength, health } = cardOf(index);
  const mine = half(d, player);
  if (kind === 'creature') {
    mine.board.push({ id: d.nextId++, card: index, attack: strength, health, ready: false });
    return false;
  }
  mine.discard.push(index);
  return declare(d, { kind: 'spell', by: player, source: -1, target, card: index });
}

/** Attack; true if the opponent may react. */
export function attack(d: Duel, player: number, { source, target }: { source: number; target: number }): boolean {
  const attacker = creatureAt(d, player, source);
  if (attacker !== undefined) attacker.ready = false;
  return declare(d, { kind: 'attack', by: player, source, target, card: -1 });
}

/** React with a card of the hand, or (−1) let it happen. */
export function react(d: Duel, player: number, at: number): void {
  const { pending } = d;
  if (pending === null) return;
  if (at < 0) {
    resolve(d, pending);
    return;
  }
  const index = spend(d, player, at);
  half(d, player).discard.push(index);
  const { kind, strength } = cardOf(index);
  if (kind === 'riposte') {
    hurtCreature(d, pending.by, { at: pending.source, n: strength });
    resolve(d, pending);
    return;
  }
  d.pending = null;
  buryTheDead(d);
}

const PASS: DuelMove = ['react', -1];
const END_TURN: DuelMove = ['endTurn'];

/** Every legal move of a player. */
export function movesOf(d: Duel, player: number): DuelMove[] {
  const hand = handOf(d, player);
  const mine = half(d, player);
  const targets = half(d, 1 - player).board.length;
  const moves: DuelMove[] = [];
  if (d.pending !== null) {
    moves.push(PASS);
    for (let i = 0; i < hand.length; i++) {
      const { cost, kind } = cardOf(hand[i] as number);
      if (cost <= mine.mana && answers(kind, d.pending)) moves.push(['react', i]);
    }
    return moves;
  }
  for (let i = 0; i < hand.length; i++) {
    const { cost, kind } = cardOf(hand[i] as number);
    if (cost > mine.mana) continue;
    if (kind === 'creature' && mine.board.length >= LIMITS.board) continue;
    if (kind === 'block' || kind === 'counter' || kind === 'riposte') continue;
    moves.push(['play', i, -1]);
    if (kind === 'harm') for (let j = 0; j < targets; j++) moves.push(['play', i, j]);
  }
  for (let i = 0; i < mine.board.length; i++) {
    if (!(mine.board[i] as Creature).ready) continue;
    for (let j = -1; j < targets; j++) moves.push(['attack', i, j]);
  }
  moves.push(END_TURN);
  return moves;
}
