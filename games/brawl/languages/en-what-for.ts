/** Super Fantasy Brawl in English: what things on the table are for. Fetched when somebody first asks. */
import type { Spoken, Words } from '@arenarium/engine';

const count = (spoken: Spoken, name: string, thing: string, things = `${thing}s`): string =>
  `${spoken(name)} ${spoken.number(name) === 1 ? thing : things}`;
/** "Dugrun, 4 of 6 hitpoints, defence 1, on c3". */
const stands = (s: Spoken): string => `${s('left')} of ${s('of')} hitpoints, defence ${s('defence')}, on ${s('hex')}`;

export const words: Words = {
  'what.card.own':
    '{card} ({champion}) costs the Core of {core}. It can be played when the Action under way is finished.',
  'what.card.other':
    '{card} ({champion}) costs the Core of {core} and is played in your own Activation Phase; it is {turn}’s turn.',
  'what.card.reaction':
    '{card} ({champion}) is a Reaction for the Core of {core}: it is offered when an opponent attacks one of your Champions.',
  'what.slot': 'Nothing lies in this slot, worth {vp} VP. A Challenge moves here when the round ends.',
  'what.challenge': '{card} gives {vp} VP by itself, in the Scoreboard Phase of whoever meets it then.',
  'what.challenge.unscored': '{card} was turned up just now and cannot be scored yet: it moves on when the round ends.',
  'what.challenges': (s) => `${count(s, 'n', 'Challenge')} here. One is turned up when the round ends.`,
  'what.trap': 'A trap lies face down on {hex}: it springs as soon as a Champion enters.',
  'what.supply': (s) =>
    `${count(s, 'n', 'trap')} left in the supply: whoever springs one lays a new one from here, unseen.`,
  'what.discarded': '{card} lies in {owner}’s discard pile until it is shuffled into a new deck.',
  'what.played': '{card} is being carried out, from top to bottom.',
  'what.box': '{card} is in nobody’s deck in this match.',
  'what.champion.gate':
    '{champion} ({owner}) is at its Gate: it comes back by an Action with movement, on a free hex of its deployment area.',
  'what.champion.own': (s) =>
    `${s('champion')} is yours (${stands(s)}). It acts by one of its cards or a Standard Action.`,
  'what.champion.ally': (s) =>
    `${s('champion')} is an Ally of ${s('owner')} (${stands(s)}). Only Enemies are targeted.`,
  'what.champion.enemy': (s) =>
    `${s('champion')} is an Enemy (${stands(s)}). Play an attack first, then choose the target.`,
  'what.hex': '{hex} is a free hex. Play a card or a Standard Action with movement first, then choose where to.',
  'what.hex.trap': '{hex} is a free trap hex. A trap may be laid here when one has sprung elsewhere.',
  'what.hex.statue': 'A Statue stands on {hex}: nobody enters it.',
  'what.pile.hand': (s) => `${s('owner')} holds ${count(s, 'n', 'card')}, which only ${s('owner')} sees.`,
  'what.pile.deck': (s) =>
    `${s('owner')}’s deck holds ${count(s, 'n', 'card')}. Five are drawn in the Upkeep Phase, by themselves.`,
  'what.pile.discard': (s) =>
    `${s('owner')}’s discard pile holds ${count(s, 'n', 'card')}. It is open to all, and shuffled when the deck is empty.`,
  'what.standard.own': (s) =>
    `“${s('action')}” is paid by the Core of ${s.list('cores').join(' or ')}, once a turn, when the Action under way is finished.`,
  'what.standard.other': (s) =>
    `“${s('action')}” is paid by the Core of ${s.list('cores').join(' or ')}, in your own Activation Phase; it is ${s('turn')}’s turn.`,
  'what.core.ready': 'The Core of {core} is ready: choose a card or a Standard Action, and it pays.',
  'what.core.exhausted': 'The Core of {core} is exhausted: it is readied in your own Upkeep Phase.',
  'what.seat': (s) =>
    `${s('who')}’s side has ${s('vp')} VP of 5; ${s('who')} holds ${count(s, 'n', 'card')}. What can be targeted are Champions.`,
  'what.kind': '{champion} is chosen, or not, before the match.',
};
