/** Super Fantasy Brawl: two seats, or four in two teams. */
import { message, type Fact, type Game, type Zone } from '@arenarium/engine';
import { nameOfHex } from './hexes.ts';
import { championIn, describe, tell } from './describe.ts';
import { edges } from './edges.ts';
import { en } from './en.ts';
import { evaluate } from './evaluate.ts';
import { FIRST_CHALLENGE, FIRST_TRAP, printedOn } from './printed.ts';
import { rulebook } from './rules.ts';
import { boxedCards, layOut, refuses } from './set-up.ts';
import { copy, hitpointsOf, sideOf, type Table } from './table.ts';
import { cards, vocabulary } from './text.ts';
import { COLOURS } from './words.ts';

function zones(t: Table): Zone[] {
  const { action } = t;
  const played = [action?.card ?? -1, action?.reaction?.card ?? -1].filter((id) => id >= 0);
  return [
    ...t.players.flatMap(({ hand, deck, discard }, seat) => [
      { name: 'hand', seat, cards: hand },
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

function facts(t: Table): Fact[] {
  return [
    { seat: null, name: message('fact.round'), value: t.round },
    ...t.players.flatMap(({ cores }, seat): Fact[] => [
      { seat, name: message('fact.vp'), value: t.vp[sideOf(seat)] },
      {
        seat,
        name: message('fact.cores'),
        value: message('fact.list', {
          all: COLOURS.flatMap((colour, i) => ((cores >> i) & 1 ? [message(`colour.${colour}`)] : [])),
        }),
      },
    ]),
    ...t.champions.map((f, id): Fact => ({
      seat: f.seat,
      name: championIn(t, id),
      value: message('fact.fighter', {
        hex: f.at < 0 ? message('hex.gate') : nameOfHex(f.at),
        damage: f.damage,
        hitpoints: hitpointsOf(f),
        levelled: f.levelled,
        rooted: f.rooted,
      }),
    })),
    {
      seat: null,
      name: message('fact.traps'),
      value: message('fact.list', { all: t.traps.map(({ hex }) => nameOfHex(hex)) }),
    },
  ];
}

export const brawl: Game<Table> = {
  id: 'brawl',
  title: 'Super Fantasy Brawl',
  version: 1,
  seats: { min: 2, max: 4, only: [2, 4] },
  settings: [
    { id: 'draft', values: ['casual', 'free', 'competitive'], normal: 'casual' },
    { id: 'box', values: ['all', 'core'], normal: 'all' },
    { id: 'duplicates', values: ['no', 'yes'], normal: 'no' },
  ],
  refuses,
  setUp: layOut,
  sides: ({ seats }) => Array.from({ length: seats }, (_, seat) => sideOf(seat)),
  copy,
  zones,
  facts,
  describe,
  tell,
  face: (face) => ({
    name: message(`card.${face}`),
    card:
      face < FIRST_TRAP
        ? printedOn(face).id
        : face < FIRST_CHALLENGE
          ? `trap${face - FIRST_TRAP + 1}`
          : `challenge${face - FIRST_CHALLENGE + 1}`,
  }),
  cards,
  vocabulary,
  playedWith: ({ table }, seat) =>
    table.champions.flatMap((f) => (f.seat === seat ? [message(`champion.${f.kind}`)] : [])),
  evaluate,
  edges,
  bound: 20_000,
  rulebook,
  languages: { en },
};
