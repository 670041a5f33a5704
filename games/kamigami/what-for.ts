/** What things on the table are for, and when: told to whoever presses one that the open question does not speak of. */
import { faceOf, message, seatNamed, type Message, type Reason, type Seat, type Value } from '@arenarium/engine';
import { abilities, actsOf, cardOf, costOf, reactsOf } from './cards/printed.ts';
import { abilityName, nameOfFace, whenText } from './cards/text.ts';
import { phases } from './cards/words.ts';
import { zones } from './facts.ts';
import { unitNamed } from './rules/moments.ts';
import { at, ELIMINATED, isTemple, NONE, of, ownerOf, type P, pileAt, SEALED, type Table } from './table.ts';

export { words } from './languages/en-what-for.ts';

type Values = Readonly<Record<string, Value>>;
const reason = (rule: string, id: string, values: Values = {}): Reason => ({
  rule,
  because: message(`what.${id}`, values),
});

/** Whose turn it is, and which phase. */
const turnOf = (t: Table): Message =>
  message('what.turn', { seat: seatNamed(t.active), phase: message(`phase.${of(phases, t.phase)}`) });

/** A card that is pressed: where it lies, and what its presser knows of it. */
interface Pressed {
  readonly t: Table;
  readonly seat: Seat;
  readonly face: number;
  readonly card: Message;
  readonly owner: Seat;
}

/** KB-7.1: what can be recruited, with what it costs. */
const recruited = ({ t, seat, card, face }: Pressed): Reason => {
  const values = { card, n: at(costOf, face), turn: turnOf(t) };
  return t.active === seat
    ? reason('KB-7.1', 'recruit.own', { ...values, has: t.faith })
    : reason('KB-7.1', 'recruit.other', values);
};
/** KB-5.1, KB-5.2: a card in one’s own hand: for its Act, or for its React. */
function held({ t, seat, face, card }: Pressed): Reason {
  const when = of(reactsOf, face)[0]?.when ?? null;
  if (of(actsOf, face).length === 0 && when !== null)
    return reason('KB-5.2', 'hand.react', { card, when: whenText(when) });
  const isNow = t.active === seat && of(phases, t.phase) === 'play';
  return isNow ? reason('KB-4.6', 'hand.now', { card }) : reason('KB-5.1', 'hand.own', { card, turn: turnOf(t) });
}
/** A card, by the zone in which it lies. */
const inZone: Readonly<Record<string, (pressed: Pressed) => Reason>> = {
  hall: recruited,
  disciples: recruited,
  warriorDeck: ({ t }) => reason('KB-7.3', 'warriorDeck', { n: t.warriorDeck.length }),
  god: ({ owner, card }) => reason('KB-1.1', 'godCard', { owner: seatNamed(owner), card }),
  godChoices: ({ card }) => reason('KB-2.2', 'godChoice', { card }),
  hand: (pressed) => (pressed.seat === pressed.owner ? held(pressed) : ofPile(pressed.t, 'hand', pressed.owner)),
  play: ({ owner, card }) => reason('KB-8.1', 'played', { owner: seatNamed(owner), card }),
  deck: ({ t, owner }) => ofPile(t, 'deck', owner),
  discard: ({ owner, card }) => reason('KB-8.4', 'discarded', { owner: seatNamed(owner), card }),
  aside: ({ card }) => reason('KB-5.6', 'adjudicated', { card }),
  netherworld: ({ card }) => reason('KB-5.7', 'banished', { card }),
  box: ({ card }) => reason('KB-14.1', 'box', { card }),
};

function ofCard(p: P, seat: Seat, id: number): Reason | null {
  const t = p.table;
  const zone = zones(t).find(({ cards }) => cards.includes(id));
  if (zone === undefined) return null;
  const face = faceOf(p, id);
  const said = inZone[zone.name.replace(/\d$/, '')];
  return said?.({ t, seat, face, card: nameOfFace(face), owner: zone.seat ?? NONE }) ?? null;
}

/** A pile before somebody: hand, Draw Deck or Discard Pile. */
const ofPile = (t: Table, pile: 'hand' | 'deck' | 'discard', owner: Seat): Reason =>
  reason(pile === 'discard' ? 'KB-8.5' : 'KB-8.3', pile === 'hand' ? 'hand.other' : pile, {
    owner: seatNamed(owner),
    n: pileAt(t[pile], owner).length,
  });

/** KB-1.1, KB-6.1: a God or a Temple, and what it has left. */
function ofUnit(t: Table, seat: Seat, unit: number): Reason {
  const owner = ownerOf(unit);
  const values = { unit: unitNamed(unit), n: at(t.energy, unit) };
  if (t.state[owner] === SEALED) return reason('KB-11.2', 'unit.sealed', values);
  if (t.state[owner] === ELIMINATED) return reason('KB-12.1', 'unit.out', values);
  if (isTemple(unit)) {
    if (at(t.temple, owner) === NONE) return reason('KB-2.4', 'temple.none', { owner: seatNamed(owner) });
    if (at(t.energy, unit) === 0) return reason('KB-6.5', 'temple.destroyed', values);
  } else if (at(t.god, owner) === NONE) return reason('KB-2.2', 'god.none', { owner: seatNamed(owner) });
  if (owner === seat) return reason('KB-3.3', 'unit.own', values);
  return t.team[owner] === t.team[seat]
    ? reason('KB-10.7', 'unit.team', values)
    : reason('KB-6.1', 'unit.other', values);
}

/** KB-3.3, KB-5.2: an ability of a God or a Temple, or one printed on a card. */
function ofAbility(t: Table, seat: Seat, id: string): Reason | null {
  const ability = abilities.find((each) => each.id === id);
  if (ability === undefined) return null;
  const name = abilityName(ability);
  if (ability.when !== null) return reason('KB-5.2', 'react', { ability: name, when: whenText(ability.when) });
  return t.active === seat
    ? reason('KB-3.3', 'act.own', { ability: name })
    : reason('KB-3.3', 'act.other', { ability: name, turn: turnOf(t) });
}

function ofSeat(t: Table, whose: Seat): Reason {
  const values = { who: seatNamed(whose), hand: pileAt(t.hand, whose).length, deck: pileAt(t.deck, whose).length };
  return reason('KB-2.8', 'seat', values);
}

/** A kind of card in a pool, before the match: Temples, Warriors left out, Disciples used. */
const ofFace = (face: number): Reason =>
  cardOf(face).type === 'temple'
    ? reason('KB-2.4', 'temple.choice', { card: nameOfFace(face) })
    : reason('KB-14.1', 'kind', { card: nameOfFace(face) });

export function whatFor(p: P, seat: Seat, point: string): Reason | null {
  const t = p.table;
  const [kind = '', what = ''] = point.split(/:(.*)/s);
  switch (kind) {
    case 'card':
      return ofCard(p, seat, Number(what));
    case 'unit':
      return ofUnit(t, seat, Number(what));
    case 'seat':
      return ofSeat(t, Number(what));
    case 'hand':
    case 'deck':
    case 'discard':
      return ofPile(t, kind, Number(what));
    case 'ability':
      return ofAbility(t, seat, what);
    case 'face':
      return ofFace(Number(what));
    case 'pile':
      if (what === 'netherworld') return reason('KB-5.7', 'netherworld', { n: t.netherworld.length });
      return what === 'warriorDeck' ? reason('KB-7.3', 'warriorDeck', { n: t.warriorDeck.length }) : null;
    default:
      return null;
  }
}
