/** What things on the table are for, and when: told to whoever presses one that the open question does not speak of. */
import {
  eachSeat,
  lying,
  message,
  numbered,
  purposeOf,
  purposesBy,
  seatNamed,
  type Message,
  type Pressed,
  type Reason,
  type Seat,
} from '@arenarium/engine';
import { cards } from './cards/index.ts';
import { abilities, actsOf, cardOf, costOf, reactsOf } from './cards/printed.ts';
import { abilityName, nameOfFace, whenText } from './cards/text.ts';
import { phases } from './cards/words.ts';
import { unitNamed } from './rules/moments.ts';
import { at, ELIMINATED, isTemple, NONE, of, ownerOf, pileAt, SEALED, type Table } from './table.ts';

export { words } from './languages/en-what-for.ts';

/** Whose turn it is, and which phase. */
const turnOf = (t: Table): Message =>
  message('what.turn', { seat: seatNamed(t.active), phase: message(`phase.${of(phases, t.phase)}`) });

/** A card that is pressed: by whom, and what its presser knows of it. */
interface PressedCard {
  readonly t: Table;
  readonly seat: Seat;
  readonly face: number;
  readonly card: Message;
  readonly owner: Seat;
}

/** KB-7.1: what can be recruited, with what it costs. */
const recruited = ({ t, seat, card, face }: PressedCard): Reason => {
  const values = { card, n: at(costOf, face), turn: turnOf(t) };
  return t.active === seat
    ? purposeOf('KB-7.1', 'recruit.own', { ...values, has: t.faith })
    : purposeOf('KB-7.1', 'recruit.other', values);
};
/** KB-5.1, KB-5.2: a card in one’s own hand: for its Act, or for its React. */
function held({ t, seat, face, card }: PressedCard): Reason {
  const when = of(reactsOf, face)[0]?.when ?? null;
  if (of(actsOf, face).length === 0 && when !== null)
    return purposeOf('KB-5.2', 'hand.react', { card, when: whenText(when) });
  const isNow = t.active === seat && of(phases, t.phase) === 'play';
  return isNow ? purposeOf('KB-4.6', 'hand.now', { card }) : purposeOf('KB-5.1', 'hand.own', { card, turn: turnOf(t) });
}
/** A card, by the zone in which it lies. */
const inZone: Readonly<Record<string, (pressed: PressedCard) => Reason>> = {
  hall: recruited,
  disciples: recruited,
  warriorDeck: ({ t }) => purposeOf('KB-7.3', 'warriorDeck', { n: t.warriorDeck.length }),
  god: ({ owner, card }) => purposeOf('KB-1.1', 'godCard', { owner: seatNamed(owner), card }),
  godChoices: ({ card }) => purposeOf('KB-2.2', 'godChoice', { card }),
  hand: (pressed) => (pressed.seat === pressed.owner ? held(pressed) : ofPile(pressed.t, 'hand', pressed.owner)),
  play: ({ owner, card }) => purposeOf('KB-8.1', 'played', { owner: seatNamed(owner), card }),
  deck: ({ t, owner }) => ofPile(t, 'deck', owner),
  discard: ({ owner, card }) => purposeOf('KB-8.4', 'discarded', { owner: seatNamed(owner), card }),
  aside: ({ card }) => purposeOf('KB-5.6', 'adjudicated', { card }),
  netherworld: ({ card }) => purposeOf('KB-5.7', 'banished', { card }),
  box: ({ card }) => purposeOf('KB-14.1', 'box', { card }),
};

function ofCard(pressed: Pressed<Table>): Reason | null {
  const card = lying(pressed);
  if (card === null) return null;
  const { face, zone, owner } = card;
  const said = inZone[zone.name.replace(/\d$/, '')];
  return said?.({ t: pressed.p.table, seat: pressed.seat, face, card: nameOfFace(face), owner }) ?? null;
}

/** A pile before somebody: hand, Draw Deck or Discard Pile. */
const ofPile = (t: Table, pile: 'hand' | 'deck' | 'discard', owner: Seat): Reason =>
  purposeOf(pile === 'discard' ? 'KB-8.5' : 'KB-8.3', pile === 'hand' ? 'hand.other' : pile, {
    owner: seatNamed(owner),
    n: pileAt(t[pile], owner).length,
  });

/** KB-1.1, KB-6.1: a God or a Temple, and what it has left. */
function ofUnit(t: Table, seat: Seat, unit: number): Reason {
  const owner = ownerOf(unit);
  const values = { unit: unitNamed(unit), n: at(t.energy, unit) };
  if (t.state[owner] === SEALED) return purposeOf('KB-11.2', 'unit.sealed', values);
  if (t.state[owner] === ELIMINATED) return purposeOf('KB-12.1', 'unit.out', values);
  if (isTemple(unit)) {
    if (at(t.temple, owner) === NONE) return purposeOf('KB-2.4', 'temple.none', { owner: seatNamed(owner) });
    if (at(t.energy, unit) === 0) return purposeOf('KB-6.5', 'temple.destroyed', values);
  } else if (at(t.god, owner) === NONE) return purposeOf('KB-2.2', 'god.none', { owner: seatNamed(owner) });
  if (owner === seat) return purposeOf('KB-3.3', 'unit.own', values);
  return t.team[owner] === t.team[seat]
    ? purposeOf('KB-10.7', 'unit.team', values)
    : purposeOf('KB-6.1', 'unit.other', values);
}

/** KB-3.3, KB-5.2: an ability of a God or a Temple, or one printed on a card. */
function ofAbility(t: Table, seat: Seat, id: string): Reason | null {
  const ability = abilities.find((each) => each.id === id);
  if (ability === undefined) return null;
  const name = abilityName(ability);
  if (ability.when !== null) return purposeOf('KB-5.2', 'react', { ability: name, when: whenText(ability.when) });
  return t.active === seat
    ? purposeOf('KB-3.3', 'act.own', { ability: name })
    : purposeOf('KB-3.3', 'act.other', { ability: name, turn: turnOf(t) });
}

function ofSeat(t: Table, whose: Seat): Reason {
  const values = { who: seatNamed(whose), hand: pileAt(t.hand, whose).length, deck: pileAt(t.deck, whose).length };
  return purposeOf('KB-2.8', 'seat', values);
}

/** A kind of card in a pool, before the match: Temples, Warriors left out, Disciples used. */
const ofFace = (face: number): Reason =>
  cardOf(face).type === 'temple'
    ? purposeOf('KB-2.4', 'temple.choice', { card: nameOfFace(face) })
    : purposeOf('KB-14.1', 'kind', { card: nameOfFace(face) });

const inPile = (pile: 'hand' | 'deck' | 'discard') =>
  numbered<Table>(eachSeat, ({ p }, owner) => ofPile(p.table, pile, owner));

export const whatFor = purposesBy<Table>({
  card: ofCard,
  unit: numbered(
    (p) => p.table.energy.length,
    ({ p, seat }, unit) => (ownerOf(unit) < p.seats ? ofUnit(p.table, seat, unit) : null),
  ),
  seat: numbered(eachSeat, ({ p }, whose) => ofSeat(p.table, whose)),
  hand: inPile('hand'),
  deck: inPile('deck'),
  discard: inPile('discard'),
  ability: ({ p, seat, what }) => ofAbility(p.table, seat, what),
  face: numbered(
    () => cards.length,
    (_, face) => ofFace(face),
  ),
  pile({ p, what }) {
    if (what === 'netherworld') return purposeOf('KB-5.7', 'netherworld', { n: p.table.netherworld.length });
    return what === 'warriorDeck' ? purposeOf('KB-7.3', 'warriorDeck', { n: p.table.warriorDeck.length }) : null;
  },
});
