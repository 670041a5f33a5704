/** SFB-6.3: the Activation Phase: Action cards and Standard Actions (SFB chapter 10). */
import {
  ask,
  done,
  faceOf,
  inOrder,
  message,
  question,
  reveal,
  rules,
  step,
  type Flow,
  type Option,
  type Seat,
  type Why,
} from '@arenarium/engine';
import { attack, skill } from './attack.ts';
import { effects } from './effects.ts';
import { told } from './happenings.ts';
import { hand, MOST_CARDS } from './hand.ts';
import { movement } from './movement.ts';
import { harm, levelUp, victory } from './out-of-action.ts';
import { printedOn } from './printed.ts';
import { canEnter } from './reach.ts';
import { movementOf, stillActs } from './strength.ts';
import {
  actionOf,
  fighter,
  NOBODY,
  ownChampion,
  player,
  type Action,
  type ChampionId,
  type P,
  type Table,
} from './table.ts';
import { aim, canBeAimed, type Aimed } from './targets.ts';

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

const PLAY: readonly PlayOption[] = Array.from({ length: MOST_CARDS }, (_, card) => ({ do: 'play', card }));
const END: EndOption = { do: 'end' };
/** By Champion: every Standard Action with every Core that may pay for it. */
const STANDARDS: readonly (readonly StandardOption[])[] = Array.from({ length: 8 }, (_, champion) =>
  STANDARD.flatMap(({ cores }, action) => cores.map((core) => ({ do: 'standard', action, champion, core }) as const)),
);

export const act = question('brawl/act', {
  rule: 'SFB-6.3',
  secret: true,
  options(
    p: P,
    _about: object,
    seat: Seat,
    why?: Why<PlayOption | StandardOption>,
  ): readonly (PlayOption | StandardOption | EndOption)[] {
    const t = p.table;
    const options: (PlayOption | StandardOption | EndOption)[] = [];
    for (const card of player(t, seat).hand) {
      const option = PLAY[card] as PlayOption;
      const rule = cardHindrance(p, seat, card);
      if (rule === null) options.push(option);
      else why?.(option, rule, message(`why.${rule}`));
    }
    for (let champion = 0; champion < t.champions.length; champion++) {
      if (fighter(t, champion).seat !== seat) continue;
      for (const option of STANDARDS[champion] as readonly StandardOption[]) {
        const rule = standardHindrance(t, seat, option);
        if (rule === null) options.push(option);
        else why?.(option, rule, message(`why.${rule}`));
      }
    }
    options.push(END);
    return options;
  },
});

/** The rule that keeps a card from being played now, or null. */
function cardHindrance(p: P, seat: Seat, card: number): string | null {
  const t = p.table;
  const { kind, core, move, champion } = printedOn(faceOf(p, card));
  if (kind === 'reaction') return 'SFB-11.1';
  if ((player(t, seat).cores & core) === 0) return 'SFB-5.3';
  return gateHindrance(t, ownChampion(t, seat, champion), move);
}
function standardHindrance(t: Table, seat: Seat, { action, champion, core }: StandardOption): string | null {
  if ((t.used >> action) & 1) return 'SFB-10.2';
  if ((player(t, seat).cores & core) === 0) return 'SFB-5.3';
  return gateHindrance(t, champion, 1);
}
function gateHindrance(t: Table, id: ChampionId, move: number): string | null {
  if (fighter(t, id).at >= 0) return null;
  if (move === 0) return 'SFB-13.4';
  return canEnter(t, id) ? null : 'SFB-R29';
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
    chosen: NOBODY,
    left: -1,
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
    return player(p.table, seat).cores === 0 ? done() : ask(seat, act, {}).then(activation.chosen, { seat });
  },
  chosen(p: P, { seat }: { seat: Seat }, option: PlayOption | StandardOption | EndOption): Flow {
    if (option.do === 'end') return done();
    const first = option.do === 'play' ? play(p, seat, option.card) : standardAction(p, seat, option);
    return inOrder(first, step(activation.finish, {}), step(activation.choose, { seat }));
  },
  /** SFB-13.7: fully resolved: cards are discarded, and whoever earned it levels up. */
  finish(p: P): Flow {
    const t = p.table;
    const { seat, card, reaction, rising } = actionOf(t);
    t.action = null;
    if (card >= 0) player(t, seat).discard.push(card);
    if (reaction !== null) player(t, reaction.seat).discard.push(reaction.card);
    levelUp(p, rising);
    return done();
  },
  /** SFB-R22: move, then the second part. */
  standard(p: P): Flow {
    const { champion: id, standard } = actionOf(p.table);
    const left = movementOf(p.table, id, (STANDARD[standard] as (typeof STANDARD)[number]).move);
    return inOrder(step(movement.move, { id, left }), step(activation.secondPart, {}));
  },
  secondPart(p: P): Flow {
    const t = p.table;
    if (!stillActs(t)) return done();
    const { seat, champion, standard } = actionOf(t);
    switch ((STANDARD[standard] as (typeof STANDARD)[number]).id) {
      case 'plan':
        return hand.plan(p, { seat, left: 1 });
      case 'heal':
        return effects.heal(p, { id: champion, n: 1, seat });
      case 'strike':
        return canBeAimed(t) ? ask(seat, aim, {}).then(activation.struck, {}) : done();
      case 'move':
        return done();
    }
  },
  /** SFB-10.5: damage, not strength: defence does not help. */
  struck(p: P, _: object, option: Aimed): Flow {
    if (option.do !== 'target') return done();
    harm(p, { to: option.champion, n: 1, by: actionOf(p.table).champion });
    return victory(p) ?? done();
  },
});

function play(p: P, seat: Seat, card: number): ReturnType<typeof step> {
  const t = p.table;
  const mine = player(t, seat);
  mine.hand.splice(mine.hand.indexOf(card), 1);
  reveal(p, card);
  const face = faceOf(p, card);
  const { core, kind, champion, id } = printedOn(face);
  mine.cores &= ~core;
  const who = ownChampion(t, seat, champion);
  t.action = newAction(seat, who, { card, face, standard: -1 });
  p.log?.push(told({ did: 'played', seat, champion, owner: seat, face, cards: [card], ability: id }));
  return kind === 'attack' ? step(attack.begin, {}) : step(skill.begin, {});
}
function standardAction(p: P, seat: Seat, { action, champion, core }: StandardOption): ReturnType<typeof step> {
  const t = p.table;
  player(t, seat).cores &= ~core;
  t.used |= 1 << action;
  t.action = newAction(seat, champion, { card: -1, face: -1, standard: action });
  p.log?.push(told({ did: 'standard', seat, champion: fighter(t, champion).kind, owner: seat, action, core }));
  return step(activation.standard, {});
}
