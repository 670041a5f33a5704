/** The duel on plain mutable objects, without any framework: how fast these rules can go. */
import { at, below, seeded, shuffled } from '@arenarium/engine';
import { attack, movesOf, newDuel, play, react, startTurn } from './duel-rules.ts';
import type { Played } from './contenders.ts';

export function playPlainDuel(match: number): Played {
  const random = seeded(`duel/${match}`);
  const duel = newDuel((deck) => shuffled(random, deck));
  let current = 0;
  let decisions = 0;
  let options = 0;
  startTurn(duel, current);
  while (duel.winner < 0) {
    const player = duel.pending === null ? current : 1 - duel.pending.by;
    const moves = movesOf(duel, player);
    const move = at(moves, below(random, moves.length));
    decisions++;
    options += moves.length;
    switch (move[0]) {
      case 'play':
        play(duel, player, { at: move[1], target: move[2] });
        break;
      case 'attack':
        attack(duel, player, { source: move[1], target: move[2] });
        break;
      case 'react':
        react(duel, player, move[1]);
        break;
      case 'endTurn':
        current = 1 - current;
        startTurn(duel, current);
    }
  }
  return { decisions, options };
}
