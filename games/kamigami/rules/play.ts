import { faceOf, keptBy, message, type Message, question, type Seat, type Why } from '@arenarium/engine';
import {
  abilities as all,
  actsOf,
  colourOf,
  type Compiled,
  isWarrior,
  reactsOf,
  standingActs,
} from '../cards/printed.ts';
import { nameOfFace } from '../cards/text.ts';
import { colours, phases } from '../cards/words.ts';
import { at, NONE, of, type P, pileAt, type Table, templeOf } from '../table.ts';
import { canPay, spentBit } from './costs.ts';
import { recruiting, type RecruitOption } from './hall.ts';
import { isRepeated } from './piles.ts';
import { explained, refusal, refuse, UNPAID, type Refusal } from './refusals.ts';

/** An Act of God or Temple. */
export interface ActOption {
  readonly do: 'act';
  readonly ability: number;
}
/** A card played for one of its Acts. */
export interface PlayOption {
  readonly do: 'play';
  readonly ability: number;
  readonly card: number;
}
/** Go on to the next phase. */
export const GO_ON = { do: 'goOn' } as const;
export type GoOnOption = typeof GO_ON;
const actOptions: readonly ActOption[] = all.map(({ number }) => ({ do: 'act', ability: number }));
/** By ability, then by card. */
const playOptions = all.map(({ number: ability }) => keptBy((card): PlayOption => ({ do: 'play', ability, card })));
const playing = ({ number }: Compiled, card: number): PlayOption => of(playOptions, number)(card);

/** KB-3.3: null when this Act of God or Temple may be used now, or what stands against it. */
function whyNotAct(t: Table, seat: Seat, ability: Compiled): Refusal | null {
  if ((t.spent & spentBit(seat, ability)) !== 0) return ACT_SPENT;
  return canPay(t, seat, ability) ? null : UNPAID;
}
const ACT_SPENT = refusal('KB-3.3', 'why.actSpent');

/** The options of a question in the making, and whom to tell of what is refused. */
interface Offering {
  readonly options: { do: string }[];
  readonly why: Why<ActOption> | undefined;
}
/** KB-3.3: the Acts of God and Temple, offered in every phase (KB-R25). */
export function offerActs(t: Table, seat: Seat, offering: Offering): void {
  for (const ability of standingActs(at(t.god, seat))) offerAct(t, ability, offering);
  if (at(t.energy, templeOf(seat)) > 0)
    for (const ability of standingActs(at(t.temple, seat))) offerAct(t, ability, offering);
}
function offerAct(t: Table, ability: Compiled, { options, why }: Offering): void {
  const option = of(actOptions, ability.number);
  const against = whyNotAct(t, t.active, ability);
  if (against === null) options.push(option);
  else if (why !== undefined) refuse(why, option, explained(t, t.active, { ability, against }));
}
export function hasAct(t: Table, seat: Seat): boolean {
  for (const ability of standingActs(at(t.god, seat))) if (whyNotAct(t, seat, ability) === null) return true;
  if (at(t.energy, templeOf(seat)) === 0) return false;
  for (const ability of standingActs(at(t.temple, seat))) if (whyNotAct(t, seat, ability) === null) return true;
  return false;
}

/**
 * What a person may press besides what is offered: the cards in hand, the Hall, the Reacts of God and Temple. Whoever asks
 * why not is told of these too, though the question could never be answered by them.
 */
type Pressed = ActOption | PlayOption | RecruitOption | GoOnOption;
const phaseWords = (t: Table): Message => message(`phase.${of(phases, t.phase)}`);
/** KB-5.2: a React of one’s God or Temple is used at its moment, not by itself. */
function refuseReacts(t: Table, seat: Seat, why: Why<Pressed>): void {
  for (const face of [at(t.god, seat), at(t.temple, seat)])
    for (const ability of face === NONE ? [] : of(reactsOf, face)) {
      const { rule, because } = explained(t, seat, { ability, against: NOT_BY_ITSELF });
      why(of(actOptions, ability.number), rule, because);
    }
}
const NOT_BY_ITSELF = refusal('KB-5.2', 'why.notNow');
/** KB-5.1: cards in hand are played in the Play Phase. */
export function refuseHand(p: P, seat: Seat, asked: Why<never>): void {
  const why = asked as Why<Pressed>;
  for (const card of pileAt(p.table.hand, seat)) {
    const ability = of(actsOf, faceOf(p, card))[0];
    if (ability === undefined) continue;
    const values = { card: nameOfFace(faceOf(p, card)), phase: phaseWords(p.table) };
    why(playing(ability, card), 'KB-5.1', message('why.playPhase', values));
  }
  refuseReacts(p.table, seat, why);
}
/** KB-7.1: the Hall and the piles are recruited from in the Recruit Phase. */
export function refuseHall(p: P, seat: Seat, asked: Why<never>): void {
  const why = asked as Why<Pressed>;
  for (const pile of [...p.table.hall, ...p.table.piles]) {
    const card = pile[pile.length - 1];
    if (card === undefined) continue;
    const values = { card: nameOfFace(faceOf(p, card)), phase: phaseWords(p.table) };
    why(recruiting(card), 'KB-7.1', message('why.recruitPhase', values));
  }
  refuseReacts(p.table, seat, why);
}

/** An Act of God or Temple outside the Play and Recruit Phases. */
export const whichAct = question('kamigami/act', {
  rule: 'KB-3.3',
  options(p: P, _: object, seat, why?: Why<ActOption | GoOnOption>): readonly (ActOption | GoOnOption)[] {
    const options: (ActOption | GoOnOption)[] = [];
    offerActs(p.table, seat, { options, why });
    if (why !== undefined) {
      refuseHand(p, seat, why);
      refuseHall(p, seat, why);
    }
    options.push(GO_ON);
    return options;
  },
});

/** KB-4.3: null when a Warrior’s colour fits the Chain. */
function whyNotChain(t: Table, face: number): Refusal | null {
  if (!isWarrior(face) || (at(colourOf, face) & t.chaining) !== 0) return null;
  return WRONG_COLOUR;
}
const WRONG_COLOUR = refusal('KB-4.3', 'why.colour');
/** “Leo is red; Cancer before it chains to red and white.” */
function explainColour(p: P, face: number): Refusal {
  const { chain, chaining } = p.table;
  const inWords = (bits: number): Message[] =>
    colours.flatMap((colour, i) => (((bits >> i) & 1) === 1 ? [message(`colour.${colour}`)] : []));
  const before = chain[chain.length - 1];
  const values = {
    card: nameOfFace(face),
    colour: inWords(at(colourOf, face)),
    before: nameOfFace(before === undefined ? NONE : faceOf(p, before)),
    chains: inWords(chaining),
  };
  return { rule: WRONG_COLOUR.rule, because: message('why.colour', values) };
}

export const whichPlay = question('kamigami/play', {
  rule: 'KB-4.1',
  secret: true,
  options(
    p: P,
    _: object,
    seat,
    why?: Why<ActOption | PlayOption | GoOnOption>,
  ): readonly (ActOption | PlayOption | GoOnOption)[] {
    const t = p.table;
    const options: (ActOption | PlayOption | GoOnOption)[] = [];
    const hand = pileAt(t.hand, seat);
    for (let i = 0; i < hand.length; i++) {
      if (isRepeated(p, hand, i)) continue;
      const card = at(hand, i);
      const face = faceOf(p, card);
      const chain = whyNotChain(t, face);
      for (const ability of of(actsOf, face)) {
        const against = chain ?? (canPay(t, seat, ability) ? null : UNPAID);
        if (against === null) options.push(playing(ability, card));
        else if (why !== undefined)
          refuse(
            why,
            playing(ability, card),
            chain === null ? explained(t, seat, { ability, against }) : explainColour(p, face),
          );
      }
    }
    offerActs(t, seat, { options, why });
    if (why !== undefined) refuseHall(p, seat, why);
    options.push(GO_ON);
    return options;
  },
});
