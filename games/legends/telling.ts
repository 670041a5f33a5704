/** Options, happenings and facts as messages. */
import {
  faceFor,
  message,
  seatNamed,
  type Described,
  type Fact,
  type Message,
  type Option,
  type Seat,
} from '@arenarium/engine';
import { usedAs } from './abilities.ts';
import { KINDS, tokensOn } from './banes.ts';
import type { Act, Action } from './actions.ts';
import type { Copy, Target } from './attack.ts';
import type { Keep, Lead, TakeLegend } from './decks.ts';
import type { ChooseAmount, ChooseHero, ChoosePlayer, Enough } from './effects.ts';
import type { LegendsHappening } from './happenings.ts';
import { abilityAt, fighters, FIRST_SPHERE, sphere, sets } from './printed.ts';
import type { TakeSphere } from './spheres.ts';
import { at, championOf, isOut, NOBODY, seatsOf, supportsOf, type CardId, type P, type Table } from './table.ts';
import { typeName } from './text.ts';
import type { Pass } from './triggers.ts';

type LegendsOption =
  | TakeLegend
  | Keep
  | Lead
  | TakeSphere
  | Act
  | Pass
  | ChooseHero
  | ChoosePlayer
  | ChooseAmount
  | Enough
  | Target
  | Copy;

const UNKNOWN = message('card.unknown');
export const nameOfFace = (face: number): Message =>
  face < 0
    ? UNKNOWN
    : message('card', { name: face < FIRST_SPHERE ? (fighters[face]?.name ?? '') : sphere(face).name });

const kindName = (kind: number): Message => typeName(sets[kind]?.legend.type ?? 'unknown');

const ACTION_RULES = {
  addBane: 'EL-6.2',
  removeBane: 'EL-6.3',
  mend: 'EL-6.4',
  switch: 'EL-6.5',
  return: 'EL-6.6',
} as const satisfies Record<Action, string>;

export function describe(p: P, raw: Option, seat: Seat): Described {
  const option = raw as LegendsOption;
  const card = (id: CardId): Message => nameOfFace(faceFor(p, seat, id));
  const about = (id: CardId, label: Message): Described => ({ label, points: [`card:${id}`] });
  switch (option.do) {
    case 'legend':
    case 'keep':
    case 'sphere':
    case 'lead':
      return about(option.card, message(`option.${option.do}`, { card: card(option.card) }));
    case 'addBane':
    case 'mend':
    case 'switch':
    case 'return':
      return {
        label: message(`option.${option.do}`, { card: card(option.hero) }),
        points: [`action:${option.do}`, `card:${option.hero}`],
        rule: ACTION_RULES[option.do],
      };
    case 'removeBane': {
      const label = message('option.removeBane', { kind: kindName(option.kind), card: card(option.hero) });
      const points = ['action:removeBane', `card:${option.hero}`, `bane:${option.hero}.${option.kind}`];
      return { label, points, rule: ACTION_RULES.removeBane };
    }
    case 'use':
      return describeUse(p, option, card);
    case 'attack':
      return {
        label: message(`option.attack.${option.kind}`),
        points: [`attack:${option.kind}`, `card:${championOf(p.table, p.table.active)}`],
        rule: option.kind === 'precise' ? 'EL-7.1' : 'EL-7.3',
      };
    case 'choose':
    case 'target':
      return about(option.hero, message(`option.${option.do}`, { card: card(option.hero) }));
    case 'copy':
      return about(option.hero, message('option.copy', { card: card(option.hero), n: option.strength }));
    case 'player':
      return { label: message('option.player', { seat: seatNamed(option.seat) }), points: [`seat:${option.seat}`] };
    case 'amount':
      return { label: message('option.amount', { n: option.n }), points: [`amount:${option.n}`] };
    case 'endTurn':
      return { label: message('option.endTurn'), points: ['action:endTurn'], rule: 'EL-5.7' };
    case 'pass':
    case 'enough':
      return { label: message(`option.${option.do}`), points: [`action:${option.do}`] };
  }
}

function describeUse(
  p: P,
  { hero, ability, about }: Extract<Act, { do: 'use' }>,
  card: (id: CardId) => Message,
): Described {
  const printed = abilityAt(ability);
  const { text, kind } = printed;
  const points = [`card:${hero}`, `ability:${usedAs(p, hero, printed)}`];
  const rule = kind === 'functional' ? 'EL-11.2' : 'EL-11.1';
  // A Team ability may wait for several Heroes at once: then the label says for which.
  const several = p.table.waiting.filter((each) => each.ability === ability).length > 1;
  const label = several
    ? message('option.useAbout', { card: card(hero), about: card(about), text })
    : message('option.use', { card: card(hero), text });
  return { label, points: several ? [...points, `card:${about}`] : points, rule };
}

export function tell(raw: { readonly did: string }, face: (id: number) => number): Message {
  const told = raw as LegendsHappening;
  const card = (id: CardId | undefined): Message => nameOfFace(id === undefined ? -1 : face(id));
  const cards = 'cards' in told ? told.cards : [];
  const first = card(cards[0]);
  const seat = seatNamed(told.seat ?? 0);
  switch (told.did) {
    case 'placed':
      return message('did.placed', { seat, card: first, others: cards.slice(1).map(card) });
    case 'drafted':
      return message('did.drafted', { left: told.left });
    case 'rolled':
      return message('did.rolled', { seat, die: told.die });
    case 'turnBegan':
      return message('did.turnBegan', { seat, round: told.round });
    case 'rearranged':
      return message('did.rearranged', { seat, n: told.n });
    case 'baned':
    case 'unbaned':
      return message(`did.${told.did}`, { card: first, kind: kindName(told.kind) });
    case 'baneHurt':
      return message('did.baneHurt', { card: first, n: told.n, kind: kindName(told.kind) });
    case 'hurt':
    case 'mended':
    case 'gained':
    case 'reduced':
      return message(`did.${told.did}`, { card: first, n: told.n });
    case 'moved':
    case 'copied':
      return message(`did.${told.did}`, { card: first, other: card(cards[1]), n: told.n });
    case 'switched':
      return message('did.switched', { card: first, other: card(cards[1]) });
    case 'declared':
      return message(`did.declared.${told.kind}`, { card: first });
    case 'targeted':
      return message('did.targeted', { targets: cards.map(card), n: told.n });
    case 'won':
    case 'drawn':
      return message(`did.${told.did}`, { seats: told.seats.map(seatNamed) });
    case 'spheresShuffled':
      return message('did.spheresShuffled');
    case 'held':
    case 'condemned':
    case 'fell':
    case 'buried':
    case 'toDeck':
    case 'promoted':
    case 'arrived':
    case 'legendEntered':
    case 'reversed':
    case 'sphereTurned':
      return message(`did.${told.did}`, { card: first });
    case 'legendTaken':
    case 'sphereTaken':
    case 'returned':
    case 'used':
      return message(`did.${told.did}`, { seat, card: first });
    case 'teamBuilt':
    case 'spheresTaken':
    case 'goesFirst':
    case 'doubled':
    case 'heldFast':
    case 'banesInstead':
    case 'attackSkipped':
    case 'anotherTurn':
    case 'out':
      return message(`did.${told.did}`, { seat });
  }
}

/** What a Hero bears: counters on it, counters beside it, tokens. */
function bears(t: Table, id: CardId): Message {
  const banes: Message[] = [];
  for (let kind = 0; kind < KINDS; kind++) {
    const n = tokensOn(t, id, kind);
    if (n > 0) banes.push(message('fact.bane', { kind: kindName(kind), n }));
  }
  return message('fact.bears', { damage: at(t.damage, id), beside: at(t.beside, id), gained: at(t.gained, id), banes });
}

export function factsOf(t: Table): readonly Fact[] {
  const facts: Fact[] = [
    { seat: null, name: message('fact.round'), value: t.round },
    { seat: null, name: message('fact.turn'), value: seatNamed(t.active) },
  ];
  for (let seat = 0; seat < seatsOf(t); seat++) {
    if (isOut(t, seat)) {
      facts.push({ seat, name: message('fact.out'), value: message('fact.yes') });
      continue;
    }
    facts.push({ seat, name: message('fact.mp'), value: at(t.mp, seat) });
    facts.push({ seat, name: message('fact.tokens'), value: at(t.tokens, seat) });
    if (championOf(t, seat) !== NOBODY) {
      facts.push({ seat, name: message('fact.champion'), value: bears(t, championOf(t, seat)) });
    }
    for (const id of supportsOf(t, seat)) facts.push({ seat, name: message('fact.support'), value: bears(t, id) });
  }
  return facts;
}
