/** HB-10.3: the instructions of an Ability, followed in order. One case for each word a Hero is written in. */
import {
  ahead,
  ask,
  done,
  drawLot,
  faceOf,
  type Flow,
  type Frame,
  inOrder,
  message,
  oneByOne,
  pickSecretly,
  pluck,
  question,
  rules,
  type Seat,
  show,
  step,
} from '@arenarium/engine';
import { logOf } from '../happenings.ts';
import { attack } from '../rules/attack.ts';
import { circle } from '../rules/circle.ts';
import { draw, hand } from '../rules/hand.ts';
import { gainMana, hitFortress } from '../rules/mana.ts';
import { PASS, type PlainOption, playOption, type PlayOption } from '../rules/options.ts';
import { block, type Following, heal, lay, layPart, plays, type Reading, rise, type Waiting } from '../rules/plays.ts';
import { sharing } from '../rules/sharing.ts';
import { hasAim, whom } from '../rules/targets.ts';
import {
  ANY,
  at,
  enemyTeamOf,
  heroOf,
  isAlive,
  NONE,
  type P,
  type Play,
  playAt,
  type Table,
  teamOf,
  topPlay,
} from '../table.ts';
import {
  ABILITIES_EACH,
  abilityAt,
  faceNamed,
  moreDamageOf,
  moreReachOf,
  scriptAt,
  sourceOfAbility,
  usesOf,
} from './printed.ts';
import type { Effect } from './words.ts';

type Does = Effect['do'];
type Doing<D extends Does> = Extract<Effect, { readonly do: D }>;
const NOTHING_LEFT: readonly Frame[] = [];

/** What each word does to the play on top; what it leaves to be asked or resolved comes back as steps. */
const performed: { readonly [D in Does]: (p: P, effect: Doing<D>, play: Play) => readonly Frame[] } = {
  damage(p, { n, to }, play) {
    const t = p.table;
    const targets = whom(t, play, to).filter((seat) => isAlive(t, seat));
    layPart(t, { by: play.by, source: play.source, reach: ANY, foe: play.foe });
    topPlay(t).targets.push(...targets);
    return [step(attack.strike, { n }), step(plays.finishPart, {})];
  },
  heal(p, { n, who }, play) {
    for (const seat of whom(p.table, play, who)) heal(p, seat, n);
    return NOTHING_LEFT;
  },
  loseHp(p, { n }, { by }) {
    const f = heroOf(p.table, by);
    f.hp -= n;
    logOf(p)?.push({ did: 'lostHp', seat: by, n, hp: f.hp });
    return NOTHING_LEFT;
  },
  draw(p, { n, who }, play) {
    for (const seat of whom(p.table, play, who)) draw(p, seat, n);
    return NOTHING_LEFT;
  },
  drawToPlay: (_, { card }, { by }) => [step(effects.drawToPlay, { seat: by, as: faceNamed(card) })],
  gainMana(p, { n }, { by }) {
    gainMana(p, teamOf(by), n);
    return NOTHING_LEFT;
  },
  gainActions(p, { n }, { by }) {
    p.table.actions += n;
    logOf(p)?.push({ did: 'gainedActions', seat: by, n });
    return NOTHING_LEFT;
  },
  slow(p, { n, who }, play) {
    for (const seat of whom(p.table, play, who)) {
      heroOf(p.table, seat).debt += n;
      logOf(p)?.push({ did: 'slowed', seat, n });
    }
    return NOTHING_LEFT;
  },
  ward(p, { n, who }, play) {
    for (const seat of whom(p.table, play, who)) {
      heroOf(p.table, seat).wards += n;
      logOf(p)?.push({ did: 'warded', seat, n });
    }
    return NOTHING_LEFT;
  },
  discard: (p, { n, who }, play) =>
    whom(p.table, play, who).map((seat) =>
      step(hand.giveUp, { seat, left: Math.min(n, heroOf(p.table, seat).hand.length) }),
    ),
  steal(p, { from }, play) {
    for (const seat of whom(p.table, play, from)) steal(p, play.by, seat);
    return NOTHING_LEFT;
  },
  move: (p, { who, to, may }, play) =>
    whom(p.table, play, who).map((seat) =>
      step(circle.move, { who: seat, by: play.by, to, may: may === true ? 1 : 0 }),
    ),
  resurrect(p, { who }, play) {
    for (const seat of whom(p.table, play, who)) rise(p, seat);
    return NOTHING_LEFT;
  },
  regroup: (_, __, { by }) => [step(sharing.regroup, { seat: by })],
  assault(p, { n }, { by }) {
    hitFortress(p, enemyTeamOf(by), n);
    return NOTHING_LEFT;
  },
  seeFurther(p, _, { by }) {
    heroOf(p.table, by).vision = 1;
    return NOTHING_LEFT;
  },
  wisdom: (_, { cards }, { by }) => [step(sharing.wisdom, { seat: by, cards })],
  block(p, { n }, { by, answers, at: place }) {
    block(p, { play: answers, at: place }, { n, by });
    return NOTHING_LEFT;
  },
  strikeBack(p, { n, within: printed }, { by, source, foe }) {
    // HB-R8: any enemy in reach, not only the attacker.
    const f = heroOf(p.table, by);
    const within = printed + moreReachOf(f.hero, source);
    layPart(p.table, { by, source, reach: within, foe });
    return [
      step(attack.aim, { aimed: 'enemy', within, upTo: 1 }),
      step(attack.strike, { n: n + moreDamageOf(f, source) }),
      step(plays.finishPart, {}),
    ];
  },
  // Read where a move or a Scroll is answered: nothing is left to do here.
  stop: () => NOTHING_LEFT,
  takeInstead(p, _, { by, answers, at: place }) {
    const answered = playAt(p.table, answers);
    logOf(p)?.push({ did: 'stoodIn', seat: by, forSeat: at(answered.targets, place) });
    answered.targets[place] = by;
    answered.standIn = by;
    return NOTHING_LEFT;
  },
  shroud(p, _, { by }) {
    heroOf(p.table, by).shadow = 1;
    logOf(p)?.push({ did: 'shrouded', seat: by });
    return NOTHING_LEFT;
  },
};

/** Do one instruction; what it leaves to be asked or resolved comes back as steps. */
function perform(p: P, effect: Effect): readonly Frame[] {
  const doing = performed[effect.do] as (p: P, effect: Effect, play: Play) => readonly Frame[];
  return doing(p, effect, topPlay(p.table));
}

/** A card by lot, taken face down: only thief and victim learn which. */
function steal(p: P, thief: Seat, victim: Seat): void {
  const from = heroOf(p.table, victim).hand;
  if (from.length === 0) return;
  const lot = at(from, drawLot(p, from.length));
  const card = at(pickSecretly(p, victim, from, [lot]), 0);
  pluck(from, card);
  heroOf(p.table, thief).hand.push(card);
  show(p, thief, card);
  logOf(p)?.push({ did: 'stole', seat: thief, victim, cards: [card] });
}

interface Drawn {
  readonly card: number;
  readonly as: number;
}

/** May the card just drawn be played at once? Asked whatever it is, so that the asking tells nothing. */
export const whetherToPlay = question('basicverse/playDrawn', {
  rule: 'HB-10.3',
  secret: true,
  options(p: P, { card, as }: Drawn, seat): readonly (PlayOption | PlainOption<'pass'>)[] {
    const fits = usesOf(heroOf(p.table, seat).hero, faceOf(p, card)).includes(as);
    return fits ? [playOption(card, as), PASS] : [PASS];
  },
  prompt: (_: P, { as }) => message('ask.basicverse/playDrawn', { card: message('card', { face: as }) }),
});

/** A card that was just drawn is played like any other. */
const playCard = ahead<Table, Reading>('basicverse/basicCards.play');

export const effects = rules('basicverse/effects', {
  /** HB-10.3: one instruction after another, each on the table as it is then. */
  next(p: P, following: Following): Flow {
    if (following.script === NONE) return done();
    return oneByOne(p, following, { effects: scriptAt(following.script), perform, next: effects.next });
  },

  /** HB-10.4: a Passive does what it has been waiting to do. */
  passive(p: P, { seat, script, ...context }: Waiting): Flow {
    const ability = heroOf(p.table, seat).hero * ABILITIES_EACH;
    lay(p.table, { by: seat, source: sourceOfAbility(ability), reach: 0, ...context });
    logOf(p)?.push({ did: 'used', seat, power: ability, ability: abilityAt(ability).id, cards: [] });
    return inOrder(step(effects.next, { script, i: 0 }), step(plays.finish, {}));
  },

  /** HB-10.3: draw a card; if it is the right one it may be played alone, at no Action. */
  drawToPlay(p: P, { seat, as }: { readonly seat: Seat; readonly as: number }): Flow {
    if (draw(p, seat, 1) === 0) return done();
    const { hand: cards } = heroOf(p.table, seat);
    if (!hasAim(p.table, seat, as)) return done();
    const card = at(cards, cards.length - 1);
    return ask(seat, whetherToPlay, { card, as }).then(effects.playedDrawn, { seat });
  },
  /** HB-10.3: played, or kept. */
  playedDrawn(p: P, { seat }: { readonly seat: Seat }, option: PlayOption | PlainOption<'pass'>): Flow {
    return option.do === 'pass' ? done() : playCard(p, { seat, card: option.card, as: option.as });
  },
});
