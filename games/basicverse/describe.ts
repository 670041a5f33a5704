/** What options and happenings say, and what they point at. */
import {
  faceOf,
  message,
  seatNamed,
  type Described,
  type Fact,
  type Happening,
  type Message,
  type Option,
  type Seat,
  type Zone,
} from '@arenarium/engine';
import type { Happened } from './happenings.ts';
import type { Answer } from './options.ts';
import { abilityAt } from './printed.ts';
import { sourceMessage } from './reactions.ts';
import { at, BLUE, fighterOf, killWorth, RED, teamOf, type P, type Table } from './table.ts';

const card = (face: number): Message => message('card', { face });
const hero = (t: Table, seat: Seat): Message => message('hero', { hero: fighterOf(t, seat).hero });
const ability = (id: number): Message => message(`ability.${abilityAt(id).id}`);

/** Whoever stands in the Circle: a Hero or a Neutral Field. */
const standing = (t: Table, who: number): Message =>
  who < t.players ? hero(t, who) : message('field', { field: who - t.players + 1 });

/** The place after somebody lies before whoever is next, the one who moves not counted. */
function between(p: P, after: number, moving: Seat): readonly [number, number] {
  const { circle } = p.table;
  const place = circle.indexOf(after);
  const next = at(circle, (place + 1) % circle.length);
  return [after, next === moving ? at(circle, (place + 2) % circle.length) : next];
}

/** Who is being moved: the question knows. */
const movingIn = (p: P): Seat => (p.now?.about as { readonly who?: Seat } | undefined)?.who ?? p.table.active;

const pointsAt = (who: number, t: Table): string => (who < t.players ? `seat:${who}` : `field:${who - t.players}`);

export function describe(p: P, given: Option): Described {
  const option = given as Answer;
  const t = p.table;
  switch (option.do) {
    case 'play': {
      const face = faceOf(p, option.card);
      const label =
        face === option.as
          ? message('do.play', { card: card(face) })
          : message('do.playAs', { card: card(face), as: card(option.as) });
      return { label, points: [`card:${option.card}`] };
    }
    case 'use':
      return {
        label: message('do.use', { ability: ability(option.ability), card: card(faceOf(p, option.card)) }),
        points: [`ability:${abilityAt(option.ability).id}`, `card:${option.card}`],
      };
    case 'call':
      return { label: message('do.call', { ally: hero(t, option.ally) }), points: [`seat:${option.ally}`] };
    case 'target':
      return { label: message('do.target', { hero: hero(t, option.seat) }), points: [`seat:${option.seat}`] };
    case 'place': {
      const [one, other] = between(p, option.after, movingIn(p));
      return {
        label: message('do.place', { one: standing(t, one), other: standing(t, other) }),
        points: [`gap:${option.after}`, pointsAt(one, t), pointsAt(other, t)],
      };
    }
    case 'discard':
    case 'donate':
      return {
        label: message(`do.${option.do}`, { card: card(faceOf(p, option.card)) }),
        points: [`card:${option.card}`],
      };
    case 'hand':
      return {
        label: message('do.hand', { card: card(faceOf(p, option.card)), hero: hero(t, option.to) }),
        points: [`card:${option.card}`, `seat:${option.to}`],
      };
    case 'share':
      return { label: message('do.share', { hero: hero(t, option.seat) }), points: [`seat:${option.seat}`] };
    case 'pick':
      return { label: message('hero', { hero: option.hero }), points: [`hero:${option.hero}`] };
    case 'name':
      return { label: ability(option.ability), points: [`ability:${abilityAt(option.ability).id}`] };
    case 'buyHp':
    case 'buyCards':
      return { label: message(`do.${option.do}`, { n: option.n }), points: [`buy:${option.n}`] };
    case 'train':
    case 'reconstitute':
    case 'hop':
    case 'end':
    case 'pass':
    case 'enough':
    case 'stay':
    case 'decline':
    case 'mana':
    case 'cards':
      return { label: message(`do.${option.do}`), points: [`do:${option.do}`] };
  }
}

type FaceOf = (id: number) => number;
const cardsOf = (ids: readonly number[], face: FaceOf): Message[] =>
  ids.map((id) => (face(id) < 0 ? message('card.unknown') : card(face(id))));

export function tell(given: Happening, face: FaceOf): Message {
  const told = given as Happened;
  const id = `told.${told.did}`;
  switch (told.did) {
    case 'picked':
      return message(id, { seat: seatNamed(told.seat), hero: message('hero', { hero: told.hero }) });
    case 'named':
      return message(id, {
        seat: seatNamed(told.seat),
        ability: ability(told.power),
        cards: cardsOf(told.cards, face),
        n: told.cards.length,
      });
    case 'used':
      return message(told.cards.length > 0 ? id : 'told.usedPassive', {
        seat: seatNamed(told.seat),
        ability: ability(told.power),
        cards: cardsOf(told.cards, face),
      });
    case 'played': {
      const [id0] = told.cards;
      const own = id0 !== undefined && face(id0) === told.as;
      return message(own ? id : 'told.playedAs', {
        seat: seatNamed(told.seat),
        as: card(told.as),
        cards: cardsOf(told.cards, face),
      });
    }
    case 'took':
      return message(id, {
        seat: seatNamed(told.seat),
        n: told.n,
        by: seatNamed(told.by),
        source: sourceMessage(told.source),
        hp: told.hp,
      });
    case 'missed':
      return message(id, { seat: seatNamed(told.seat), by: seatNamed(told.by), source: sourceMessage(told.source) });
    case 'blocked':
      return message(id, { seat: seatNamed(told.seat), by: seatNamed(told.by), n: told.n });
    case 'began':
      return message(id, { seat: seatNamed(told.seat), actions: told.actions, round: told.round });
    case 'drew':
    case 'reconstituted':
      return message(id, { seat: seatNamed(told.seat), n: told.n, cards: cardsOf(told.cards, face) });
    case 'turnedUp':
    case 'received':
    case 'discarded':
      return message(id, { seat: seatNamed(told.seat), cards: cardsOf(told.cards, face) });
    case 'stoodIn':
      return message(id, { seat: seatNamed(told.seat), ally: seatNamed(told.forSeat) });
    case 'healed':
    case 'lostHp':
      return message(id, { seat: seatNamed(told.seat), n: told.n, hp: told.hp });
    case 'stopped':
      return message(id, { seat: seatNamed(told.seat), mover: seatNamed(told.mover) });
    case 'stoppedScroll':
      return message(id, {
        seat: seatNamed(told.seat),
        reader: seatNamed(told.reader),
        cards: cardsOf(told.cards, face),
      });
    case 'gainedMana':
      return message(id, { team: message(`team.${told.team}`), n: told.n, pool: told.pool });
    case 'fortressHit':
      return message(id, { team: message(`team.${told.team}`), n: told.n, left: told.left });
    case 'called':
      return message(id, { seat: seatNamed(told.seat), ally: seatNamed(told.ally) });
    case 'donated':
      return message(id, { seat: seatNamed(told.seat), to: seatNamed(told.to), cards: cardsOf(told.cards, face) });
    case 'stole':
      return message(id, { seat: seatNamed(told.seat), from: seatNamed(told.from), cards: cardsOf(told.cards, face) });
    case 'gainedActions':
    case 'slowed':
    case 'warded':
      return message(id, { seat: seatNamed(told.seat), n: told.n });
    case 'died':
      return message(id, { seat: seatNamed(told.seat), worth: told.worth });
    case 'resurrected':
      return message(id, { seat: seatNamed(told.seat), hp: told.hp });
    case 'bought':
      return message(`told.bought.${told.what}`, { seat: seatNamed(told.seat), n: told.n });
    case 'moved':
    case 'trained':
    case 'declined':
    case 'shrouded':
    case 'horseshoe':
      return message(id, { seat: seatNamed(told.seat) });
    case 'fields':
    case 'reshuffled':
    case 'answerDue':
      return message(id);
  }
}

export function zones(t: Table): readonly Zone[] {
  const own = t.fighters.flatMap((f, seat): Zone[] => [
    { name: 'hand', seat, cards: f.hand },
    { name: 'slot', seat, cards: f.slot < 0 ? [] : [f.slot] },
  ]);
  return [
    { name: 'deck', seat: null, cards: t.deck },
    { name: 'discard', seat: null, cards: t.discard },
    { name: 'shown', seat: null, cards: t.shown },
    ...own,
  ];
}

export function facts(t: Table): readonly Fact[] {
  const fact = (name: string, value: Fact['value'], seat: Seat | null = null): Fact => ({
    seat,
    name: message(`fact.${name}`),
    value,
  });
  const teams = [RED, BLUE].flatMap((team) => [
    fact(`mana.${team}`, t.mana[team]),
    fact(`fortress.${team}`, t.fortress[team]),
  ]);
  const fighters = t.fighters.flatMap((f, seat): Fact[] => {
    if (f.hero < 0) return [];
    const facts: Fact[] = [fact('hero', hero(t, seat), seat), fact('team', message(`team.${teamOf(seat)}`), seat)];
    facts.push(f.dead ? fact('hp', message('fact.dead'), seat) : fact('hp', f.hp, seat));
    if (f.wards > 0) facts.push(fact('wards', f.wards, seat));
    if (f.debt > 0) facts.push(fact('debt', f.debt, seat));
    if (f.vision > 0) facts.push(fact('vision', f.vision, seat));
    if (f.shadow > 0) facts.push(fact('shadow', f.shadow, seat));
    if (t.horseshoe === seat) facts.push(fact('horseshoe', message('fact.here'), seat));
    if (t.active === seat) facts.push(fact('actions', t.actions, seat));
    return facts;
  });
  const circle = t.fighters.some((f) => f.hero < 0)
    ? []
    : [fact('circle', message('fact.standing', { who: t.circle.map((who) => standing(t, who)) }))];
  return [fact('round', t.round), fact('kill', killWorth(t)), ...teams, ...circle, ...fighters];
}
