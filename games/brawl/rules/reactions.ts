/** SFB chapter 11: Reactions. */
import {
  ask,
  at,
  done,
  faceOf,
  type Flow,
  inOrder,
  message,
  type Option,
  pluck,
  question,
  reveal,
  rules,
  type Seat,
  step,
  type Why,
} from '@arenarium/engine';
import { distance } from '../arena/hexes.ts';
import { effects } from '../cards/effects.ts';
import { cardName, championName, coreName } from '../cards/names.ts';
import { printedOn, reactionsOf } from '../cards/printed.ts';
import { logOf, suffering } from '../happenings.ts';
import { cardPoint } from '../points.ts';
import {
  actionOf,
  championIds,
  championOf,
  hasAbility,
  isEnemy,
  isInArena,
  NONE,
  opponentsOf,
  ownChampion,
  playerAt,
  sideOf,
  sideOfChampion,
  type ChampionId,
  type P,
  type Reaction,
  type Table,
} from '../table.ts';
import { sceneOf, traitOf, type Scene } from './strength.ts';

export interface ReactOption extends Option {
  readonly do: 'react';
  readonly card: number;
  readonly on: ChampionId;
}
export interface PassOption extends Option {
  readonly do: 'pass';
}
const PASS: PassOption = { do: 'pass' };

/** Levelled Nevamor: Enemies beside him cannot be chosen for Reactions. */
const isShrouded = (t: Table, id: ChampionId): boolean =>
  championIds(t).some((other) => {
    const shroud = championOf(t, other);
    return (
      shroud.levelled === 1 &&
      shroud.at >= 0 &&
      hasAbility(shroud, 'shrouds') &&
      isEnemy(t, other, id) &&
      distance(shroud.at, championOf(t, id).at) === 1
    );
  });

/** SFB-11.2, SFB-16.1: the targeted Champions of this side on which a Reaction can be played. */
const defended = (t: Table, seat: Seat): ChampionId[] =>
  actionOf(t).targets.filter((id) => isInArena(t, id) && sideOfChampion(t, id) === sideOf(seat) && !isShrouded(t, id));

/** Whether this seat could hold a Reaction it can pay for, for all that lies in the open. */
function couldReact(p: P, seat: Seat): boolean {
  const t = p.table;
  const mine = playerAt(t, seat);
  if (mine.hand.length === 0 || mine.cores === 0) return false;
  return t.champions.some(
    (champion) =>
      champion.seat === seat &&
      reactionsOf(champion.kind).some(
        ({ core, face }) => (mine.cores & core) !== 0 && !mine.discard.some((card) => faceOf(p, card) === face),
      ),
  );
}

const whichReaction = question('brawl/react', {
  rule: 'SFB-11.1',
  secret: true,
  options(p: P, _about: object, seat: Seat, why?: Why<ReactOption>): readonly (ReactOption | PassOption)[] {
    const t = p.table;
    const { cores, hand } = playerAt(t, seat);
    const options: (ReactOption | PassOption)[] = [];
    const targets = defended(t, seat);
    for (const card of hand) {
      const face = faceOf(p, card);
      const { kind, core } = printedOn(face);
      const on = targets[0] ?? NONE;
      if (kind !== 'reaction')
        why?.({ do: 'react', card, on }, 'SFB-11.1', message('why.noReaction', { card: cardName(face) }));
      else if ((cores & core) === 0)
        why?.({ do: 'react', card, on }, 'SFB-5.3', message('why.noCore', { core: coreName(core) }));
      else for (const target of targets) options.push({ do: 'react', card, on: target });
    }
    options.push(PASS);
    return options;
  },
  prompt(p: P) {
    const { face, champion } = actionOf(p.table);
    return message('ask.brawl/react', {
      card: cardName(face),
      champion: championName(championOf(p.table, champion).kind),
    });
  },
});

const sceneFor = (t: Table, { seat, face, on }: Reaction): Scene => ({
  seat,
  self: on,
  holder: ownChampion(t, seat, printedOn(face).champion),
  attacker: actionOf(t).champion,
  target: NONE,
});

export const reactions = rules('brawl/reactions', {
  /** SFB-11.1, SFB-R24: every defender may react, in player order, until one does. */
  window(p: P): Flow {
    const t = p.table;
    const { targets, seat } = actionOf(t);
    const [first] = targets;
    if (first === undefined || traitOf(t, 'noReactions', { scene: sceneOf(t), target: first }) > 0) return done();
    const seats = opponentsOf(t, seat);
    return seats.length === 1
      ? reactions.may(p, { seat: at(seats, 0) })
      : inOrder(...seats.map((other) => step(reactions.may, { seat: other })));
  },
  /** SFB-11.3: only one Reaction is played per attack. Who is asked follows from what lies in the open. */
  may(p: P, { seat }: { seat: Seat }): Flow {
    const t = p.table;
    if (actionOf(t).reaction !== null || defended(t, seat).length === 0 || !couldReact(p, seat)) return done();
    return ask(seat, whichReaction, {}).then(reactions.answered, { seat });
  },
  /** SFB-11.1, SFB-11.2: its Core is exhausted, and what it does at once is done. */
  answered(p: P, { seat }: { seat: Seat }, option: ReactOption | PassOption): Flow {
    if (option.do === 'pass') return done();
    const t = p.table;
    const mine = playerAt(t, seat);
    pluck(mine.hand, option.card);
    reveal(p, option.card);
    const face = faceOf(p, option.card);
    const { core, text, id } = printedOn(face);
    mine.cores &= ~core;
    const reaction = { card: option.card, face, seat, on: option.on };
    actionOf(t).reaction = reaction;
    logOf(p)?.push({
      did: 'reacted',
      motion: 'play',
      seat,
      ...suffering(t, option.on),
      face,
      cards: [option.card],
      by: cardPoint(option.card),
      ability: id,
    });
    return effects.run(p, { program: text, i: 0, scene: sceneFor(t, reaction) });
  },
  /** SFB-8.6: after the damage, unless the Champion it was played on is out of action. */
  afterwards(p: P): Flow {
    const t = p.table;
    const { reaction } = actionOf(t);
    if (reaction === null || !isInArena(t, reaction.on)) return done();
    return effects.run(p, { program: printedOn(reaction.face).post, i: 0, scene: sceneFor(t, reaction) });
  },
});
