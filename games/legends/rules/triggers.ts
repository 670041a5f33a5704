/** Triggered abilities: who may use what when something happens, in which order (EL-11.1, EL-R1). */
import {
  ask,
  at,
  done,
  faceOf,
  inOrder,
  question,
  rules,
  step,
  type Flow,
  type Seat,
  type Why,
} from '@arenarium/engine';
import { abilitiesFor, whyNotUse, type Use } from './abilities.ts';
import { aboutCard } from './refusals.ts';
import { effects } from '../cards/effects.ts';
import { abilityAt, cardOf } from '../cards/printed.ts';
import { lentAbility } from './spheres.ts';
import {
  championOf,
  hasEntered,
  leftOf,
  NONE,
  ownerOf,
  seatsOf,
  supportsOf,
  teamOf,
  type AbilityId,
  type CardId,
  type P,
  type Waiting,
} from '../table.ts';
import type { Trigger } from '../cards/words.ts';

export interface UseOption {
  readonly do: 'use';
  readonly hero: CardId;
  readonly ability: AbilityId;
  readonly about: CardId;
}
export interface PassOption {
  readonly do: 'pass';
}
const PASS: PassOption = { do: 'pass' };

/** What happened, and to whom: abilities are looked for that start with "When" this. */
export interface Moments {
  /** The moments, as bits. */
  readonly is: number;
  readonly subject: CardId;
  /** EL-R2: of attack abilities, only those that do not speak of the target, or only those that do. */
  readonly only?: 'beforeTargets' | 'atTargets';
}

/** Let everything wait that one seat may use, now that this has happened to one of its Heroes. */
export function gather(p: P, seat: Seat, moments: Moments): void {
  const t = p.table;
  const { is, subject } = moments;
  const isTheirChampion = championOf(t, seat) === subject;
  const card = cardOf(p, subject);
  const answers = isTheirChampion ? card.championMoments : card.supportMoments;
  if ((answers & is) !== 0) gatherFrom(p, subject, { moments, who: 'self' });
  const lent = lentAbility(p, subject);
  if (lent >= 0) consider(p, { ability: lent, source: subject, subject }, { moments, who: 'self' });
  if (isTheirChampion) {
    for (const support of supportsOf(t, seat)) {
      if ((cardOf(p, support).supportMoments & is) !== 0) gatherFrom(p, support, { moments, who: 'yourChampion' });
    }
  }
  const legend = at(t.legend, seat);
  if (legend === NONE || hasEntered(t, seat)) return;
  const { team } = cardOf(p, legend);
  const { who, moment } = abilityAt(team);
  if ((moment & is) === 0) return;
  if (who === 'yourHero' || isTheirChampion) consider(p, { ability: team, source: legend, subject }, { moments, who });
}

interface Sought {
  readonly moments: Moments;
  readonly who: Trigger['who'] | null;
}

function gatherFrom(p: P, source: CardId, sought: Sought): void {
  const { subject } = sought.moments;
  for (const ability of abilitiesFor(p, source)) consider(p, { ability, source, subject }, sought);
}
function consider(p: P, waiting: Waiting, { moments, who }: Sought): void {
  const ability = abilityAt(waiting.ability);
  if ((ability.moment & moments.is) === 0 || ability.who !== who) return;
  if (moments.only !== undefined && ability.aboutTarget !== (moments.only === 'atTargets')) return;
  p.table.waiting.push(waiting);
}

/** EL-R1: the next seat, clockwise from the one whose turn it is, that can use something that waits; −1 if none. */
export function nextToDecide(p: P): Seat {
  const t = p.table;
  if (t.waiting.length === 0) return NONE;
  for (let i = 0, seat = t.active; i < seatsOf(t); i++, seat = leftOf(t, seat)) {
    for (const use of t.waiting) if (ownerOf(t, use.source) === seat && whyNotUse(p, use) === null) return seat;
  }
  return NONE;
}

const asOption = ({ source, ability, subject }: Waiting): UseOption => ({
  do: 'use',
  hero: source,
  ability,
  about: subject,
});

const notTriggered = aboutCard('EL-11.1', 'why.notTriggered');
const notNow = aboutCard('EL-11.2', 'why.functional');
const holdsAlways = aboutCard('EL-11.3', 'why.continuous');
/** What somebody may press on besides: abilities that do not wait. */
function explainTheRest(p: P, seat: Seat, why: Why<UseOption | PassOption>): void {
  for (const hero of teamOf(p.table, seat)) {
    for (const ability of abilitiesFor(p, hero)) {
      if (p.table.waiting.some((use) => use.source === hero && use.ability === ability)) continue;
      const refusal = { triggered: notTriggered, functional: notNow, continuous: holdsAlways }[abilityAt(ability).kind];
      const { rule, because } = refusal(faceOf(p, hero));
      why({ do: 'use', hero, ability, about: hero }, rule, because);
    }
  }
}

export const whichTrigger = question('legends/trigger', {
  rule: 'EL-11.1',
  options(p: P, _: object, seat, why?: Why<UseOption | PassOption>): readonly (UseOption | PassOption)[] {
    const options: (UseOption | PassOption)[] = [];
    for (const use of p.table.waiting) {
      if (ownerOf(p.table, use.source) !== seat) continue;
      const refused = whyNotUse(p, use);
      if (refused === null) options.push(asOption(use));
      else why?.(asOption(use), refused.rule, refused.because);
    }
    if (why !== undefined) explainTheRest(p, seat, why);
    options.push(PASS);
    return options;
  },
});

export const triggers = rules('legends/triggers', {
  /** EL-8.2: everybody who can, decides; when nobody is left to, the moment has passed. */
  offer(p: P): Flow {
    const seat = nextToDecide(p);
    if (seat !== NONE) return ask(seat, whichTrigger, {}).then(triggers.decide, { seat });
    p.table.waiting = [];
    return done();
  },
  /** EL-11.1: use it or lose it; then the others are asked. */
  decide(p: P, { seat }: { seat: Seat }, chosen: UseOption | PassOption): Flow {
    return inOrder(...decided(p, seat, chosen), OFFER);
  },
});
const OFFER = step(triggers.offer, {});

/** EL-11.1: an ability that is used no longer waits; whoever passes loses all that waited. */
export function decided(p: P, seat: Seat, chosen: UseOption | PassOption) {
  const t = p.table;
  if (chosen.do === 'pass') {
    t.waiting = t.waiting.filter(({ source }) => ownerOf(t, source) !== seat);
    return [];
  }
  const use: Use = { source: chosen.hero, ability: chosen.ability, subject: chosen.about };
  t.waiting = t.waiting.filter(
    ({ source, ability, subject }) => source !== use.source || ability !== use.ability || subject !== use.subject,
  );
  return [step(effects.use, use)];
}
