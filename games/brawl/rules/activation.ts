/** SFB-6.3: the Activation Phase: Action cards and Standard Actions (SFB chapter 10). */
import {
  ask,
  at,
  done,
  faceOf,
  type Flow,
  type Frame,
  inOrder,
  type Option,
  pluck,
  question,
  reveal,
  rules,
  type Seat,
  step,
  type Why,
} from '@arenarium/engine';
import { effects } from '../cards/effects.ts';
import { cardName, championName, coreName } from '../cards/names.ts';
import { MOST_IDS, printedOn } from '../cards/printed.ts';
import { COLOURS } from '../cards/words.ts';
import { doing, logOf } from '../happenings.ts';
import { cardPoint } from '../points.ts';
import {
  actionOf,
  championIds,
  championOf,
  everyChampion,
  NONE,
  ownChampion,
  playerAt,
  type Action,
  type ChampionId,
  type P,
  type Table,
} from '../table.ts';
import { attack, skill } from './attack.ts';
import { hand } from './hand.ts';
import { movement } from './movement.ts';
import { harm, levelUp, victory } from './out-of-action.ts';
import { canEnter } from './reach.ts';
import { becauseOf, refusal, type Refusal } from './refusals.ts';
import { movementOf, stillActs } from './strength.ts';
import { canBeAimed, whichTarget, type AimOption } from './targets.ts';

export interface PlayOption extends Option {
  readonly do: 'play';
  readonly card: number;
}
export interface StandardOption extends Option {
  readonly do: 'standard';
  readonly action: number;
  readonly champion: ChampionId;
  /** The Core that pays, as a bit. */
  readonly core: number;
}
export interface EndOption extends Option {
  readonly do: 'end';
}
/** SFB-10.3 … SFB-10.6. */
export const STANDARD = [
  { id: 'plan', rule: 'SFB-10.3', cores: [4], move: 1 },
  { id: 'heal', rule: 'SFB-10.4', cores: [2], move: 1 },
  { id: 'strike', rule: 'SFB-10.5', cores: [1], move: 1 },
  { id: 'move', rule: 'SFB-10.6', cores: [1, 2, 4], move: 2 },
] as const;

export type StandardAction = (typeof STANDARD)[number];
export const standardAction = (action: number): StandardAction => at(STANDARD, action);

const PLAY: readonly PlayOption[] = Array.from({ length: MOST_IDS }, (_, card) => ({ do: 'play', card }));
const END: EndOption = { do: 'end' };
/** By Champion: every Standard Action with every Core that may pay for it. */
const STANDARDS: readonly (readonly StandardOption[])[] = everyChampion.map((champion) =>
  STANDARD.flatMap(({ cores }, action) => cores.map((core) => ({ do: 'standard', action, champion, core }) as const)),
);

type ActOption = PlayOption | StandardOption | EndOption;
const whichAction = question('brawl/act', {
  rule: 'SFB-6.3',
  secret: true,
  options(p: P, _about: object, seat: Seat, why?: Why<ActOption>): readonly ActOption[] {
    const t = p.table;
    const options: ActOption[] = [];
    for (const card of playerAt(t, seat).hand) {
      const refused = whyNotPlay(p, seat, card);
      if (refused === null) options.push(PLAY[card] as PlayOption);
      else why?.(at(PLAY, card), refused.rule, becauseOf(refused));
    }
    for (const champion of championIds(t)) {
      if (championOf(t, champion).seat !== seat) continue;
      for (const option of STANDARDS[champion] as readonly StandardOption[]) {
        const refused = whyNotStandard(t, seat, option);
        if (refused === null) options.push(option);
        else why?.(option, refused.rule, becauseOf(refused));
      }
    }
    options.push(END);
    return options;
  },
});

/** Refusals that need no more than a name are made once: options are listed far more often than anybody asks why. */
const EXHAUSTED = COLOURS.map((_, i) => refusal('SFB-5.3', 'exhausted', { core: coreName(1 << i) }));
const USED = STANDARD.map(({ id }) => refusal('SFB-10.2', 'used', { action: { id: `standard.${id}` } }));
const NOT_YET = refusal('SFB-11.1', 'notYet');
const exhausted = (core: number): Refusal => EXHAUSTED[core >> 1] as Refusal;

/** Why a card cannot be played now, or null if it can. */
function whyNotPlay(p: P, seat: Seat, card: number): Refusal | null {
  const t = p.table;
  const face = faceOf(p, card);
  const { kind, core, move, champion } = printedOn(face);
  if (kind === 'reaction') return NOT_YET;
  if ((playerAt(t, seat).cores & core) === 0) return exhausted(core);
  const id = ownChampion(t, seat, champion);
  if (championOf(t, id).at < 0 && move === 0)
    return refusal('SFB-13.4', 'noMovement', { champion: championName(champion), card: cardName(face) });
  return whyNotEnter(t, id);
}
function whyNotStandard(t: Table, seat: Seat, { action, champion, core }: StandardOption): Refusal | null {
  if ((t.used >> action) & 1) return USED[action] as Refusal;
  if ((playerAt(t, seat).cores & core) === 0) return exhausted(core);
  return whyNotEnter(t, champion);
}
/** SFB-R29: whoever is at the Gate needs a free hex to enter by. */
function whyNotEnter(t: Table, id: ChampionId): Refusal | null {
  const { at: hex, kind } = championOf(t, id);
  return hex >= 0 || canEnter(t, id) ? null : refusal('SFB-R29', 'noEntrance', { champion: championName(kind) });
}

function newAction(
  seat: Seat,
  champion: ChampionId,
  { card, face, standard }: { card: number; face: number; standard: number },
): Action {
  return {
    seat,
    champion,
    card,
    face,
    standard,
    targets: [],
    hits: [],
    fell: [],
    reaction: null,
    rising: [],
    chosen: NONE,
    left: NONE,
    dashed: 0,
    dealt: 0,
    pushHurt: 0,
    noDisplacement: 0,
    noPost: 0,
  };
}

export const activation = rules('brawl/activation', {
  /** SFB-6.3: one Action after another, until there is no Core to pay with or the player has had enough. */
  choose(p: P, { seat }: { seat: Seat }): Flow {
    return playerAt(p.table, seat).cores === 0 ? done() : ask(seat, whichAction, {}).then(activation.chosen, { seat });
  },
  /** SFB-6.3: one is finished before the next begins. */
  chosen(p: P, { seat }: { seat: Seat }, option: ActOption): Flow {
    if (option.do === 'end') return done();
    const first = option.do === 'play' ? play(p, seat, option.card) : useStandard(p, seat, option);
    return inOrder(first, step(activation.finish, {}), step(activation.choose, { seat }));
  },
  /** SFB-13.7: fully resolved: cards are discarded, and whoever earned it levels up. */
  finish(p: P): Flow {
    const t = p.table;
    const { seat, card, reaction, rising } = actionOf(t);
    t.action = null;
    if (card >= 0) playerAt(t, seat).discard.push(card);
    if (reaction !== null) playerAt(t, reaction.seat).discard.push(reaction.card);
    levelUp(p, rising);
    return done();
  },
  /** SFB-R22: move, then the second part. */
  standard(p: P): Flow {
    const { champion: id, standard } = actionOf(p.table);
    const left = movementOf(p.table, id, standardAction(standard).move);
    return inOrder(step(movement.move, { id, left }), step(activation.secondPart, {}));
  },
  /** SFB-10.3 … SFB-10.6: what comes after the movement. */
  secondPart(p: P): Flow {
    const t = p.table;
    if (!stillActs(t)) return done();
    const { seat, champion, standard } = actionOf(t);
    switch (standardAction(standard).id) {
      case 'plan':
        return hand.plan(p, { seat, left: 1 });
      case 'heal':
        return effects.heal(p, { id: champion, n: 1, seat });
      case 'strike':
        return canBeAimed(t) ? ask(seat, whichTarget.standard, {}).then(activation.struck, {}) : done();
      case 'move':
        return done();
    }
  },
  /** SFB-10.5: damage, not strength: defence does not help. */
  struck(p: P, _: object, option: AimOption): Flow {
    if (option.do !== 'target') return done();
    harm(p, { to: option.champion, n: 1, by: actionOf(p.table).champion });
    return victory(p) ?? done();
  },
});

/** SFB-5.3: the card is shown, its Core exhausted. */
function play(p: P, seat: Seat, card: number): Frame {
  const t = p.table;
  const mine = playerAt(t, seat);
  pluck(mine.hand, card);
  reveal(p, card);
  const face = faceOf(p, card);
  const { core, kind, champion, id: ability } = printedOn(face);
  mine.cores &= ~core;
  const id = ownChampion(t, seat, champion);
  t.action = newAction(seat, id, { card, face, standard: NONE });
  logOf(p)?.push({
    did: 'played',
    motion: 'play',
    seat,
    ...doing(t, id),
    face,
    cards: [card],
    to: [cardPoint(card)],
    ability,
  });
  return kind === 'attack' ? step(attack.begin, {}) : step(skill.begin, {});
}
/** SFB-5.3, SFB-10.2. */
function useStandard(p: P, seat: Seat, { action, champion, core }: StandardOption): Frame {
  const t = p.table;
  playerAt(t, seat).cores &= ~core;
  t.used |= 1 << action;
  t.action = newAction(seat, champion, { card: NONE, face: NONE, standard: action });
  logOf(p)?.push({ did: 'standard', motion: 'play', seat, ...doing(t, champion), action, core });
  return step(activation.standard, {});
}
