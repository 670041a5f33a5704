/** Where everything lies, and the numbers lying in the open. */
import { message, seatNamed, type Fact, type Zone } from '@arenarium/engine';
import { characterOf } from './cards/names.ts';
import { CARDS_TO_WIN } from './rules/banishing.ts';
import { health, stamina } from './rules/wounds.ts';
import { NONE, type Player, type Table } from './table.ts';

/** Where every card lies. */
export function zones(t: Table): readonly Zone[] {
  const common = (name: string, cards: readonly number[]): Zone => ({ name, seat: null, cards });
  return [
    ...t.void.map((stack, space) => common(`void.${space}`, stack)),
    common('banishing', t.banishing),
    common('set', t.set),
    common('deck', t.deck),
    common('discard', t.discard),
    common('aside', t.aside),
    common('box', t.box),
    ...t.players.flatMap((player, seat) =>
      belongings(player).map(([name, cards]): Zone => ({ name, seat, cards, private: name === 'hand' })),
    ),
  ];
}
const belongings = (player: Player): readonly (readonly [string, readonly number[]])[] => [
  ['hand', player.hand],
  ['wounds', player.wounds],
  ['items', [player.shield, player.wand, player.armour].filter((id) => id !== NONE)],
  ['servant', player.servant === NONE ? [] : [player.servant]],
];

/** The numbers lying in the open. */
export function facts(t: Table): readonly Fact[] {
  const common = (name: string, value: Fact['value']): Fact => ({ seat: null, name: message(`fact.${name}`), value });
  return [
    common('round', t.round),
    common('banishing', message('fact.of', { n: t.banishing.length, all: CARDS_TO_WIN })),
    common('deck', t.deck.length),
    common('active', seatNamed(t.active)),
    ...(t.inspiration > 0 ? [common('inspiration', t.inspiration)] : []),
    ...t.players.flatMap((player, seat) =>
      stateOf(t, player).map(([name, value]): Fact => ({ seat, name: message(`fact.${name}`), value })),
    ),
  ];
}
function stateOf(t: Table, player: Player): readonly (readonly [string, Fact['value']])[] {
  if (player.character === NONE) return [];
  const { name } = characterOf(player);
  return [
    ['character', name],
    ['damage', message('fact.damage', { n: player.damage, stamina: stamina(t, player), health: health(player) })],
    ...(player.exhausted ? [['state', message('state.exhausted')] as const] : []),
    ...(player.guarded ? [['state', message('state.guarded')] as const] : []),
  ];
}
