/** SFB chapter 11: Reactions. */
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
import { effects } from './effects.ts';
import { told } from './happenings.ts';
import { distance } from './hexes.ts';
import { printedOn, reactionsOf, type PrintedCard } from './printed.ts';
import { sceneOf, traitOf, type Scene } from './strength.ts';
import {
  actionOf,
  fighter,
  hasAbility,
  isEnemy,
  isInArena,
  NOBODY,
  opponentsOf,
  ownChampion,
  player,
  sideOf,
  sideOfChampion,
  type ChampionId,
  type P,
  type Reaction,
  type Table,
} from './table.ts';

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
  t.champions.some(
    (f, other) =>
      f.levelled === 1 &&
      f.at >= 0 &&
      hasAbility(f, 'shrouds') &&
      isEnemy(t, other, id) &&
      distance(f.at, fighter(t, id).at) === 1,
  );

/** SFB-11.2, SFB-16.1: the targeted Champions of this side on which a Reaction can be played. */
const defended = (t: Table, seat: Seat): ChampionId[] =>
  actionOf(t).targets.filter((id) => isInArena(t, id) && sideOfChampion(t, id) === sideOf(seat) && !isShrouded(t, id));

/** Whether this seat could hold a Reaction it can pay for, for all that lies in the open. */
function couldReact(p: P, seat: Seat): boolean {
  const t = p.table;
  const mine = player(t, seat);
  if (mine.hand.length === 0 || mine.cores === 0) return false;
  return t.champions.some(
    (f) =>
      f.seat === seat &&
      (reactionsOf[f.kind] as readonly PrintedCard[]).some(
        ({ core, face }) => (mine.cores & core) !== 0 && !mine.discard.some((card) => faceOf(p, card) === face),
      ),
  );
}

export const react = question('brawl/react', {
  rule: 'SFB-11.1',
  secret: true,
  options(p: P, _about: object, seat: Seat, why?: Why<ReactOption>): readonly (ReactOption | PassOption)[] {
    const t = p.table;
    const { cores, hand } = player(t, seat);
    const options: (ReactOption | PassOption)[] = [];
    const targets = defended(t, seat);
    for (const card of hand) {
      const { kind, core } = printedOn(faceOf(p, card));
      if (kind !== 'reaction')
        why?.({ do: 'react', card, on: targets[0] ?? NOBODY }, 'SFB-11.1', message('why.noReaction'));
      else if ((cores & core) === 0)
        why?.({ do: 'react', card, on: targets[0] ?? NOBODY }, 'SFB-5.3', message('why.noCore'));
      else for (const on of targets) options.push({ do: 'react', card, on });
    }
    options.push(PASS);
    return options;
  },
  prompt(p: P) {
    const { face, champion } = actionOf(p.table);
    return message('ask.brawl/react', {
      card: message(`card.${face}`),
      champion: message(`champion.${fighter(p.table, champion).kind}`),
    });
  },
});

const sceneFor = (t: Table, { seat, face, on }: Reaction): Scene => ({
  seat,
  self: on,
  holder: ownChampion(t, seat, printedOn(face).champion),
  attacker: actionOf(t).champion,
  target: NOBODY,
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
      ? reactions.may(p, { seat: seats[0] as Seat })
      : inOrder(...seats.map((other) => step(reactions.may, { seat: other })));
  },
  may(p: P, { seat }: { seat: Seat }): Flow {
    const t = p.table;
    if (actionOf(t).reaction !== null || defended(t, seat).length === 0 || !couldReact(p, seat)) return done();
    return ask(seat, react, {}).then(reactions.answered, { seat });
  },
  answered(p: P, { seat }: { seat: Seat }, option: ReactOption | PassOption): Flow {
    if (option.do === 'pass') return done();
    const t = p.table;
    const mine = player(t, seat);
    mine.hand.splice(mine.hand.indexOf(option.card), 1);
    reveal(p, option.card);
    const face = faceOf(p, option.card);
    const { core, text, id } = printedOn(face);
    mine.cores &= ~core;
    const reaction = { card: option.card, face, seat, on: option.on };
    actionOf(t).reaction = reaction;
    const on = fighter(t, option.on);
    p.log?.push(
      told({ did: 'reacted', seat, face, champion: on.kind, owner: on.seat, cards: [option.card], ability: id }),
    );
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
