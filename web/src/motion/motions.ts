/** The one table from what happened to how it looks and sounds. Boards add nothing to it. */
import type { Shown } from '@arenarium/protocol';
import type { Voice } from './sound.ts';

type Motion = Shown[0];

/** What is seen: the thing flies from where it came, shakes under a number, is lit, or fades. */
export interface Seen {
  /** How the things it was done to move. */
  readonly does: 'fly' | 'shake' | 'pulse' | 'tumble' | 'sink' | 'glow';
  /** Who acts leans towards the first of them. */
  readonly strikes?: boolean;
  /** A number that flies up from each: its sign. */
  readonly number?: '−' | '+';
  readonly ms: number;
  readonly sounds: Voice;
}

const FLY = 420;
const MOVE = 260;

export const seenAs: Readonly<Record<Motion, Seen>> = {
  deal: { does: 'fly', ms: FLY, sounds: 'flick' },
  draw: { does: 'fly', ms: FLY, sounds: 'flick' },
  play: { does: 'fly', ms: FLY, sounds: 'slap' },
  discard: { does: 'fly', ms: MOVE, sounds: 'slide' },
  move: { does: 'fly', ms: MOVE, sounds: 'slide' },
  push: { does: 'fly', ms: MOVE, sounds: 'slide' },
  hit: { does: 'shake', strikes: true, number: '−', ms: FLY, sounds: 'thump' },
  heal: { does: 'pulse', number: '+', ms: FLY, sounds: 'rise' },
  gain: { does: 'pulse', number: '+', ms: MOVE, sounds: 'coin' },
  lose: { does: 'shake', number: '−', ms: MOVE, sounds: 'fall' },
  fall: { does: 'sink', ms: 700, sounds: 'drum' },
  rise: { does: 'pulse', ms: FLY, sounds: 'rise' },
  score: { does: 'pulse', number: '+', ms: 700, sounds: 'crowd' },
  phase: { does: 'glow', ms: 120, sounds: 'tick' },
  dice: { does: 'tumble', ms: 500, sounds: 'rattle' },
  reveal: { does: 'glow', ms: FLY, sounds: 'bell' },
  shuffle: { does: 'tumble', ms: FLY, sounds: 'riffle' },
};
