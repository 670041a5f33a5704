/** HB-10.3: the instructions of an Ability, followed in order. One case for each word a Hero is written in. */
import {
  ask,
  done,
  drawLot,
  faceOf,
  inOrder,
  message,
  pickSecretly,
  question,
  rules,
  show,
  step,
  type Flow,
  type Frame,
  type Seat,
} from '@arenarium/engine';
import { attack, heal, lay } from './attack.ts';
import { basicCards } from './basic-cards.ts';
import { circle, distance, reaches } from './circle.ts';
import { draw, hand } from './hand.ts';
import { logOf } from './happenings.ts';
import { gainMana, hitFortress } from './mana.ts';
import { PASS, playOption, type Plain, type PlayCard } from './options.ts';
import {
  abilityAt,
  ABILITIES_EACH,
  faceNamed,
  heroAt,
  moreDamageOf,
  moreReachOf,
  reachOf,
  scripts,
  sourceOfAbility,
  usesOf,
} from './printed.ts';
import { block } from './reactions.ts';
import { hasAim } from './resolving.ts';
import { scrolls } from './scrolls.ts';
import {
  ANY,
  areAllies,
  areEnemies,
  at,
  enemyTeamOf,
  fighterOf,
  isAlive,
  playAt,
  teamOf,
  topPlay,
  type P,
  type Play,
  type Table,
} from './table.ts';
import type { Effect, Group, Who } from './words.ts';

const isOfSide = (by: Seat, seat: Seat, side: Group['each']): boolean => {
  switch (side) {
    case 'enemy':
      return areEnemies(by, seat);
    case 'ally':
      return areAllies(by, seat);
    case 'allyOrYou':
      return !areEnemies(by, seat);
  }
};

/** The living of a side within reach of you, or of the target (HB-9.1), in turn order from you on. */
export function membersOf(
  t: Table,
  { by, targets }: Pick<Play, 'by' | 'targets'>,
  { each, within, of }: Group,
): Seat[] {
  const reach = reachOf(within);
  const found: Seat[] = [];
  for (let k = 0; k < t.players; k++) {
    const seat = (by + k) % t.players;
    if (!isAlive(t, seat) || !isOfSide(by, seat, each)) continue;
    const near =
      of === 'you'
        ? seat === by || reaches(t, by, { seat, within: reach })
        : !targets.includes(seat) && targets.some((target) => distance(t, target, seat) <= reach);
    if (near) found.push(seat);
  }
  return found;
}

function whom(t: Table, play: Play, who: Who | Group): readonly Seat[] {
  if (typeof who === 'object') return membersOf(t, play, who);
  switch (who) {
    case 'you':
      return [play.by];
    case 'target':
    case 'attacked':
      return play.targets.slice();
    case 'attacker':
    case 'mover':
      return [play.foe];
  }
}

/** Do one instruction; what it leaves to be asked or resolved comes back as steps. */
function perform(p: P, effect: Effect): readonly Frame[] {
  const t = p.table;
  const play = topPlay(t);
  const { by } = play;
  switch (effect.do) {
    case 'damage': {
      const targets = whom(t, play, effect.to).filter((seat) => isAlive(t, seat));
      lay(t, { by, source: play.source, reach: ANY, foe: play.foe });
      topPlay(t).targets.push(...targets);
      return [step(attack.strike, { n: effect.n }), step(attack.finish, {})];
    }
    case 'heal':
      for (const seat of whom(t, play, effect.who)) heal(p, seat, effect.n);
      return [];
    case 'loseHp': {
      const f = fighterOf(t, by);
      f.hp -= effect.n;
      logOf(p)?.push({ did: 'lostHp', seat: by, n: effect.n, hp: f.hp });
      return [];
    }
    case 'draw':
      for (const seat of whom(t, play, effect.who)) draw(p, seat, effect.n);
      return [];
    case 'drawToPlay':
      return [step(follow.drawToPlay, { seat: by, as: faceNamed(effect.card) })];
    case 'gainMana':
      gainMana(p, teamOf(by), effect.n);
      return [];
    case 'gainActions':
      t.actions += effect.n;
      logOf(p)?.push({ did: 'gainedActions', seat: by, n: effect.n });
      return [];
    case 'slow':
      for (const seat of whom(t, play, effect.who)) {
        fighterOf(t, seat).debt += effect.n;
        logOf(p)?.push({ did: 'slowed', seat, n: effect.n });
      }
      return [];
    case 'ward':
      for (const seat of whom(t, play, effect.who)) {
        fighterOf(t, seat).wards += effect.n;
        logOf(p)?.push({ did: 'warded', seat, n: effect.n });
      }
      return [];
    case 'discard':
      return whom(t, play, effect.who).map((seat) =>
        step(hand.giveUp, { seat, left: Math.min(effect.n, fighterOf(t, seat).hand.length), least: 0 }),
      );
    case 'steal':
      for (const seat of whom(t, play, effect.from)) steal(p, by, seat);
      return [];
    case 'move':
      return whom(t, play, effect.who).map((who) =>
        step(circle.move, { who, by, to: effect.to, may: effect.may === true ? 1 : 0 }),
      );
    case 'resurrect':
      for (const seat of whom(t, play, effect.who)) rise(p, seat);
      return [];
    case 'regroup':
      return [step(basicCards.regroup, { seat: by })];
    case 'assault':
      hitFortress(p, enemyTeamOf(by), effect.n);
      return [];
    case 'seeFurther':
      fighterOf(t, by).vision = 1;
      return [];
    case 'wisdom':
      return [step(scrolls.wisdom, { seat: by, cards: effect.cards })];
    case 'block':
      block(p, { play: play.answers, at: play.at }, { n: effect.n, by });
      return [];
    case 'strikeBack': {
      // HB-R8: any enemy in reach, not only the attacker.
      const f = fighterOf(t, by);
      const within = effect.within + moreReachOf(f.hero, play.source);
      lay(t, { by, source: play.source, reach: within, foe: play.foe });
      return [
        step(attack.aim, { aimed: 'enemy', within, upTo: 1 }),
        step(attack.strike, { n: effect.n + moreDamageOf(f, play.source) }),
        step(attack.finish, {}),
      ];
    }
    case 'stop':
      // Read where a move or a Scroll is answered: nothing is left to do here.
      return [];
    case 'takeInstead': {
      const answered = playAt(t, play.answers);
      logOf(p)?.push({ did: 'stoodIn', seat: by, forSeat: at(answered.targets, play.at) });
      answered.targets[play.at] = by;
      answered.standIn = by;
      return [];
    }
    case 'shroud':
      fighterOf(t, by).shadow = 1;
      logOf(p)?.push({ did: 'shrouded', seat: by });
      return [];
  }
}

/** A card by lot, taken face down: only thief and victim learn which. */
function steal(p: P, thief: Seat, victim: Seat): void {
  const from = fighterOf(p.table, victim).hand;
  if (from.length === 0) return;
  const lot = at(from, drawLot(p, from.length));
  const card = at(pickSecretly(p, victim, from, [lot]), 0);
  from.splice(from.indexOf(card), 1);
  fighterOf(p.table, thief).hand.push(card);
  show(p, thief, card);
  logOf(p)?.push({ did: 'stole', seat: thief, from: victim, cards: [card] });
}

/** HB-7.6: back from the dead. */
export function rise(p: P, seat: Seat): void {
  const f = fighterOf(p.table, seat);
  if (!f.dead) return;
  f.dead = false;
  f.hp = heroAt(f.hero).ankh;
  logOf(p)?.push({ did: 'resurrected', seat, hp: f.hp });
}

interface Drawn {
  readonly card: number;
  readonly as: number;
}

/** May the card just drawn be played at once? Asked whatever it is, so that the asking tells nothing. */
export const playDrawnQuestion = question('basicverse/playDrawn', {
  rule: 'HB-10.3',
  secret: true,
  options(p: P, { card, as }: Drawn, seat): readonly (PlayCard | Plain<'pass'>)[] {
    const fits = usesOf(fighterOf(p.table, seat).hero, faceOf(p, card)).includes(as);
    return fits ? [playOption(card, as), PASS] : [PASS];
  },
  prompt: (_: P, { as }) => message('ask.basicverse/playDrawn', { card: message('card', { face: as }) }),
});

export const follow = rules('basicverse/follow', {
  /** One instruction after another, each on the table as it is then. */
  next(p: P, { script, i }: { readonly script: number; readonly i: number }): Flow {
    const effects = scripts[script];
    if (effects === undefined) return done();
    for (let k = i; k < effects.length; k++) {
      const frames = perform(p, effects[k] as Effect);
      if (frames.length > 0) return inOrder(...frames, step(follow.next, { script, i: k + 1 }));
    }
    return done();
  },

  /** HB-10.4: a Passive does what it has been waiting to do. */
  passive(
    p: P,
    {
      seat,
      script,
      ...context
    }: {
      readonly seat: Seat;
      readonly script: number;
      readonly foe?: Seat;
      readonly answers?: number;
      readonly at?: number;
    },
  ): Flow {
    const ability = fighterOf(p.table, seat).hero * ABILITIES_EACH;
    lay(p.table, { by: seat, source: sourceOfAbility(ability), reach: 0, ...context });
    logOf(p)?.push({ did: 'used', seat, power: ability, ability: abilityAt(ability).id, cards: [] });
    return inOrder(step(follow.next, { script, i: 0 }), step(attack.finish, {}));
  },

  /** Draw a card; if it is the right one it may be played alone, at no Action. */
  drawToPlay(p: P, { seat, as }: { readonly seat: Seat; readonly as: number }): Flow {
    if (draw(p, seat, 1) === 0) return done();
    const { hand: cards } = fighterOf(p.table, seat);
    if (!hasAim(p.table, seat, as)) return done();
    const card = at(cards, cards.length - 1);
    return ask(seat, playDrawnQuestion, { card, as }).then(follow.playedDrawn, { seat });
  },
  playedDrawn(p: P, { seat }: { readonly seat: Seat }, option: PlayCard | Plain<'pass'>): Flow {
    return option.do === 'pass' ? done() : basicCards.play(p, { seat, card: option.card, as: option.as });
  },
});
