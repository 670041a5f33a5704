/**
 * The duel in boardgame.io's own idiom: moves, turn hooks, a reaction stage, secrets stripped from views. Played through
 * its reducer, without client or transport: the fastest way it offers.
 */
import { createRequire } from 'node:module';
import { at, below, seeded, type Random } from '@arenarium/engine';
import type { Game, State } from 'boardgame.io';
import { attack, movesOf, newDuel, play, react, startTurn, type Duel, type DuelMove } from './duel-rules.ts';
import type { Played } from './contenders.ts';

// The package has no ESM entry points that Node can load.
const require = createRequire(import.meta.url);
const { PlayerView, TurnOrder } = require('boardgame.io/core') as typeof import('boardgame.io/core');
const { CreateGameReducer, InitializeGame, ProcessGameConfig } =
  require('boardgame.io/internal') as typeof import('boardgame.io/internal');

const REACT = { others: { stage: 'react' }, minMoves: 1, maxMoves: 1, revert: true } as const;

export const duelGame: Game<Duel> = {
  name: 'duel',
  minPlayers: 2,
  maxPlayers: 2,
  setup: ({ random }) => newDuel((deck) => random.Shuffle(deck)),
  playerView: PlayerView.STRIP_SECRETS as NonNullable<Game<Duel>['playerView']>,
  turn: {
    order: TurnOrder.DEFAULT,
    onBegin: ({ G, ctx }) => startTurn(G, Number(ctx.currentPlayer)),
    stages: {
      react: {
        moves: {
          react: {
            client: false,
            move: ({ G, playerID }, at: number) => react(G, Number(playerID), at),
          },
        },
      },
    },
  },
  moves: {
    play: {
      client: false,
      move: ({ G, playerID, events }, at: number, target: number) => {
        if (play(G, Number(playerID), { at, target })) events.setActivePlayers(REACT);
      },
    },
    attack: {
      client: false,
      move: ({ G, playerID, events }, source: number, target: number) => {
        if (attack(G, Number(playerID), { source, target })) events.setActivePlayers(REACT);
      },
    },
  },
  // In the words its own bot understands.
  endIf: ({ G }) => (G.winner < 0 ? undefined : G.winner > 1 ? { draw: true } : { winner: String(G.winner) }),
};

export const processed = ProcessGameConfig(duelGame);
const reduce = CreateGameReducer({ game: processed });

/** The player who is to choose: in the reaction stage, the other one. */
export const playerOf = ({ ctx }: State<Duel>): string => Object.keys(ctx.activePlayers ?? {})[0] ?? ctx.currentPlayer;

function after(state: State<Duel>, player: string, move: DuelMove): State<Duel> {
  const [type, ...args] = move;
  const payload = { type, args, playerID: player };
  return reduce(state, { type: type === 'endTurn' ? 'GAME_EVENT' : 'MAKE_MOVE', payload } as never) as State<Duel>;
}

function anyMove(state: State<Duel>, player: string, random: Random): { move: DuelMove; options: number } {
  const moves = movesOf(state.G, Number(player));
  return { move: at(moves, below(random, moves.length)), options: moves.length };
}

const newMatch = (match: number): State<Duel> =>
  InitializeGame({ game: { ...processed, seed: match }, numPlayers: 2 }) as State<Duel>;

export function playBoardgameIoDuel(match: number): Played {
  return playOut(newMatch(match), seeded(`duel/${match}`), () => undefined);
}

/** The state after half of a random match. */
export function duelInTheMiddle(match: number): State<Duel> {
  const states: State<Duel>[] = [];
  playOut(newMatch(match), seeded(`duel/${match}`), (state) => states.push(state));
  return at(states, Math.floor(states.length / 2));
}

function playOut(from: State<Duel>, random: Random, onState: (state: State<Duel>) => void): Played {
  let state = from;
  let decisions = 0;
  let options = 0;
  while (state.ctx.gameover === undefined) {
    onState(state);
    const player = playerOf(state);
    const { move, options: offered } = anyMove(state, player, random);
    const next = after(state, player, move);
    if (next._stateID === state._stateID) throw new Error(`boardgame.io refused ${JSON.stringify(move)}`);
    state = next;
    decisions++;
    options += offered;
  }
  return { decisions, options };
}
