import { type Fact, message, seatNamed, type Zone } from '@arenarium/engine';
import { nameOfFace } from './cards/text.ts';
import { colours, phases } from './cards/words.ts';
import { at, of, SEALED, type Table, templeOf } from './table.ts';

/** Where every card lies. */
export function zones(t: Table): readonly Zone[] {
  const of = (name: string, piles: readonly (readonly number[])[]): Zone[] =>
    piles.map((list, seat) => ({ name, seat, cards: list, private: name === 'hand' || name === 'god' }));
  const open = (name: string, list: readonly number[]): Zone => ({ name, seat: null, cards: list });
  return [
    ...t.hall.map((stack, i) => open(`hall${i + 1}`, stack)),
    open('warriorDeck', t.warriorDeck),
    ...t.piles.map((pile, i) => open(`disciples${i + 1}`, pile)),
    ...of(
      'god',
      t.godCard.map((card) => (card < 0 ? [] : [card])),
    ),
    open('godChoices', t.godChoices.flat()),
    ...of('hand', t.hand),
    ...of('play', t.play),
    ...of('deck', t.deck),
    ...of('discard', t.discard),
    ...of('aside', t.aside),
    open('netherworld', t.netherworld),
    open('box', t.box),
  ];
}

/** The numbers and words that lie in the open. */
export function facts(t: Table): readonly Fact[] {
  const chaining = colours.filter((_, i) => ((t.chaining >> i) & 1) === 1).map((colour) => message(`colour.${colour}`));
  const all: Fact[] = [
    { seat: null, name: message('fact.round'), value: t.round },
    {
      seat: null,
      name: message('fact.turn'),
      value: message('fact.turnOf', { seat: seatNamed(t.active), phase: message(`phase.${of(phases, t.phase)}`) }),
    },
    { seat: null, name: message('fact.faith'), value: t.faith },
    { seat: null, name: message('fact.chaining'), value: message('fact.colours', { colours: chaining }) },
  ];
  t.god.forEach((god, seat) => {
    if (god < 0) return;
    all.push({
      seat,
      name: nameOfFace(god),
      value: t.state[seat] === SEALED ? message('fact.sealed', { n: at(t.energy, seat) }) : at(t.energy, seat),
    });
    const temple = at(t.temple, seat);
    if (temple >= 0) all.push({ seat, name: nameOfFace(temple), value: at(t.energy, templeOf(seat)) });
  });
  return all;
}
