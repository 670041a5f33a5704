import { at, type Seat } from '@arenarium/engine';
import { CARDS_TO_WIN } from '../rules/banishing.ts';
import { LAST_ROUND } from '../rules/deck.ts';
import { countOfColour, levelOf, mostAlike, tally } from '../cards/printed.ts';
import { promised } from './promises.ts';
import { NONE, topOf, type P, type Player } from '../table.ts';
import { harmOf, spacesOf } from '../rules/void.ts';
import { weights as w } from './weights.ts';
import { health, stamina } from '../rules/wounds.ts';

const BLUE = 2;

/**
 * How good things look, the same for every seat: how far the Banishing is, how near its next cards, how much strength
 * is left, how dark the Void, and what the ability being used still promises. Between 0 and 1.
 */
export function evaluate(p: P, _seat: Seat): number {
  const t = p.table;
  let value = w.start + (w.banished * t.banishing.length) / CARDS_TO_WIN - w.round * (t.round - 1);
  const harm = leastHarm(p);
  for (const player of t.players) {
    if (player.character === NONE) return w.start;
    value += promiseOf(p, player) - troubleOf(p, player, harm);
  }
  value -= w.undead * darkness(p);
  value += promised(p);
  if (t.round === LAST_ROUND) value -= w.hurry / (t.deck.length + 3);
  return Math.max(0.001, Math.min(0.999, value));
}

/** The least damage that any line of the Void does. */
function leastHarm(p: P): number {
  let least = Infinity;
  for (let line = 0; line < spacesOf.length; line++) least = Math.min(least, harmOf(p, line));
  return least;
}

/** What the wounds of a player weigh: little at first, more and more near exhaustion and death. */
function troubleOf(p: P, player: Player, harm: number): number {
  const ratio = player.damage / health(player);
  let trouble = w.damage * player.damage + w.nearDeath * ratio * ratio * ratio;
  if (player.exhausted) trouble += w.exhausted;
  else if (player.damage + harm >= stamina(p.table, player)) trouble += w.nextExhausts;
  if (player.shield === NONE && !player.guarded && player.damage + harm >= health(player)) trouble += w.nextKills;
  return trouble;
}

/** What the hand, the items and the servant of a player promise. */
function promiseOf(p: P, player: Player): number {
  const counts = tally(p, player.hand);
  const wand = player.wand === NONE ? 0 : 1;
  let promise = w.wand * wand;
  if (player.shield !== NONE) promise += w.shield;
  if (player.armour !== NONE) promise += w.armour;
  if (player.guarded) promise += w.guarded;
  if (player.servant !== NONE) promise += w.servant * levelOf(p, player.servant);
  let sets = 0;
  for (let colour = 0; colour <= BLUE; colour++) {
    const alike = Math.min(3, mostAlike(counts, colour) + wand);
    const together = Math.min(3, countOfColour(counts, colour) + wand);
    sets += (colour === BLUE ? w.blueSet : w.set) * at(w.nearSet, alike);
    sets += w.colourSet * at(w.nearSet, together);
  }
  return promise + (player.exhausted ? sets * w.whileExhausted : sets);
}

/** The levels that show in the Void. */
function darkness(p: P): number {
  let levels = 0;
  for (let space = 0; space < 9; space++) {
    const top = topOf(p.table, space);
    if (top !== NONE) levels += levelOf(p, top);
  }
  return levels;
}
