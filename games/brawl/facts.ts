/** What lies where, and the numbers in the open: for the plain table, the terminal and golden playthroughs. */
import { message, type Fact, type Zone } from '@arenarium/engine';
import { nameOfHex } from './arena/hexes.ts';
import { COLOURS } from './cards/words.ts';
import { championIn } from './describe.ts';
import { boxedCards } from './rules/set-up.ts';
import { championIds, championOf, hitpointsOf, sideOf, type ChampionId, type Table } from './table.ts';

/** Every id lies in one of these. */
export function zones(t: Table): Zone[] {
  const { action } = t;
  const played = [action?.card ?? -1, action?.reaction?.card ?? -1].filter((id) => id >= 0);
  return [
    ...t.players.flatMap(({ hand, deck, discard }, seat) => [
      { name: 'hand', seat, cards: hand, private: true },
      { name: 'deck', seat, cards: deck },
      { name: 'discard', seat, cards: discard },
    ]),
    { name: 'played', seat: null, cards: played },
    { name: 'traps', seat: null, cards: t.traps.map(({ id }) => id) },
    { name: 'supply', seat: null, cards: t.supply },
    { name: 'sprung', seat: null, cards: t.sprung < 0 ? [] : [t.sprung] },
    { name: 'challengeDeck', seat: null, cards: t.challengeDeck },
    { name: 'track', seat: null, cards: t.track.filter((id) => id >= 0) },
    { name: 'challengeDiscard', seat: null, cards: t.challengeDiscard },
    { name: 'box', seat: null, cards: boxedCards(t) },
  ];
}

export function facts(t: Table): Fact[] {
  return [
    { seat: null, name: message('fact.round'), value: t.round },
    ...t.players.flatMap(({ cores }, seat): Fact[] => [
      { seat, name: message('fact.vp'), value: t.vp[sideOf(seat)] },
      { seat, name: message('fact.cores'), value: message('fact.list', { all: readyCores(cores) }) },
    ]),
    ...championIds(t).map((id) => championFact(t, id)),
    {
      seat: null,
      name: message('fact.traps'),
      value: message('fact.list', { all: t.traps.map(({ hex }) => nameOfHex(hex)) }),
    },
  ];
}
const readyCores = (cores: number) =>
  COLOURS.flatMap((colour, i) => ((cores >> i) & 1 ? [message(`colour.${colour}`)] : []));

function championFact(t: Table, id: ChampionId): Fact {
  const champion = championOf(t, id);
  const { seat, at, damage, levelled, rooted } = champion;
  const value = message('fact.champion', {
    hex: at < 0 ? message('hex.gate') : nameOfHex(at),
    damage,
    hitpoints: hitpointsOf(champion),
    levelled,
    rooted,
  });
  return { seat, name: championIn(t, id), value };
}
