import type { Seat } from '@arenarium/engine';
import { CARDS_TO_WIN } from './banishing.ts';
import { LAST_ROUND } from './deck.ts';
import { countIn, levelOf, tally } from './faces.ts';
import { NONE, topOf, type P, type Player } from './table.ts';
import { health, stamina } from './wounds.ts';

const BLUE = 6;
const FACES_OF_A_COLOUR = 3;

/**
 * How good things look, the same for every seat: how far the Banishing is, how near the next cards of it, how much
 * strength is left, and how dark the Void. Between 0 and 1; the weights are from self-play.
 */
export function evaluate(p: P, _seat: Seat): number {
  const t = p.table;
  let strength = 0;
  let promise = 0;
  for (const player of t.players) {
    strength += strengthOf(p, player);
    promise += promiseOf(p, player);
  }
  const n = t.players.length;
  const done = t.banishing.length / CARDS_TO_WIN;
  const left = (LAST_ROUND - t.round) / LAST_ROUND;
  const value = 0.05 + 0.5 * done + 0.2 * (strength / n) + 0.12 * (promise / n) + 0.03 * left - 0.1 * darkness(p);
  return Math.max(0.01, Math.min(0.99, value));
}

/** 1 unhurt … below 0 close to death. */
function strengthOf(p: P, player: Player): number {
  const toLive = health(player) - player.damage;
  const exhausted = player.exhausted ? 0.6 : 0;
  const near = player.damage / stamina(p.table, player);
  const mortal = toLive <= 3 ? (4 - toLive) * 0.25 : 0;
  return 1 - 0.5 * near - exhausted - mortal;
}

/** How near a hand is to sets: 1 for a full blue set of one symbol, less for the others. */
function promiseOf(p: P, player: Player): number {
  const counts = tally(p, player.hand);
  const wand = player.wand === NONE ? 0 : 1;
  let promise = 0.1 * wand;
  for (let colour = 0; colour < 3; colour++) {
    let best = 0;
    let all = 0;
    for (let symbol = 0; symbol < FACES_OF_A_COLOUR; symbol++) {
      const count = countIn(counts, FACES_OF_A_COLOUR * colour + symbol);
      all += count;
      if (count > best) best = count;
    }
    const alike = Math.min(3, best + wand) / 3;
    const together = Math.min(3, all + wand) / 3;
    promise += colour * FACES_OF_A_COLOUR === BLUE ? 0.6 * alike * alike + 0.1 * together : 0.1 * alike * alike + 0.05 * together;
  }
  return player.exhausted ? 0.5 * promise : promise;
}

/** 0 an empty Void … 1 nine of the strongest. */
function darkness(p: P): number {
  let levels = 0;
  for (let space = 0; space < 9; space++) {
    const top = topOf(p.table, space);
    if (top !== NONE) levels += levelOf(p, top);
  }
  return levels / 45;
}
