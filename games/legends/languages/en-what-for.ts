/** Exiled Legends in English: what things on the table are for. Fetched when somebody first asks. */
import type { Spoken, Words } from '@arenarium/engine';

const mythPoints = (n: number): string => (n === 1 ? '1 Myth Point' : `${n} Myth Points`);
/** "Strength 3, 2 of 5 HP left". */
const fighting = (s: Spoken): string => `Strength ${s('strength')}, ${s('left')} of ${s('maxHp')} HP left`;

export const words: Words = {
  'what.faceDown': '{owner} has laid this Hero face down: all players turn theirs over together.',
  'what.champion.own': (s) => `${s('card')} is your Champion (${fighting(s)}): it attacks in your Attack phase.`,
  'what.champion.other': (s) =>
    `${s('card')} is ${s('owner')}’s Champion (${fighting(s)}): choose an attack, an action or an ability first, then its target.`,
  'what.support.own': (s) =>
    `${s('card')} is your Support (${fighting(s)}): it is mended, switched or returned in your Action phase.`,
  'what.support.other': (s) =>
    `${s('card')} is a Support of ${s('owner')} (${fighting(s)}): a mass attack takes it only together with its Champion.`,
  'what.legend': (s) =>
    `${s('card')} waits beside the battle, and nothing reaches it there. It enters when a Hero of ${s('owner')} falls and no card is left in the Team deck; ${s('n')} ${s.number('n') === 1 ? 'is' : 'are'} left.`,
  'what.deck': (s) =>
    `${s('owner')}’s Team deck holds ${s.number('n') === 1 ? '1 card' : `${s('n')} cards`}, face down. The top one comes by itself when a Hero falls or is returned.`,
  'what.fallen':
    '{card} has fallen and lies in {owner}’s Graveyard. Only an ability that speaks of the Graveyard moves it.',
  'what.graveyard': (s) =>
    `${s('n')} fallen ${s.number('n') === 1 ? 'Hero lies' : 'Heroes lie'} in ${s('owner')}’s Graveyard. Only an ability that speaks of the Graveyard moves them.`,
  'what.hand': '{card} is one of the Heroes to choose from when a Team deck is built.',
  'what.kept': (s) => `${s('card')} is one of the ${s('n')} you have chosen for your Team deck.`,
  'what.box': '{card} stays in the box: nobody chose it for a Team deck.',
  'what.legendsLeft':
    '{card} is a Legend that nobody has taken: each player takes one before the Team decks are built.',
  'what.spheresLeft': '{card} is a Sphere that nobody has taken: each player chooses three for the Sphere deck.',
  'what.sphereDeck': (s) =>
    `${s('n')} ${s.number('n') === 1 ? 'Sphere lies' : 'Spheres lie'} face down. The first player turns one over when a round begins.`,
  'what.sphereNow':
    '{card} holds until round {n} is over: what it grants works by itself, or is offered with the Hero.',
  'what.sphereBefore': (s) =>
    `${s('card')} held in an earlier round. It comes back when the Sphere deck, ${s('n')} now, is empty and shuffled anew.`,
  'what.seat': (s) =>
    `${s('who')} has ${mythPoints(s.number('mp'))} and ${s.number('tokens') === 1 ? '1 bane token' : `${s('tokens')} bane tokens`} left. A player is chosen when an ability asks for one; else choose a Hero.`,
  'what.out': '{who} is out of the game.',
  'what.action.own': (s) =>
    `“${s('action')}” costs ${mythPoints(s.number('price'))}, you have ${s('mp')}. It is done in your Action phase, once what is asked now is answered.`,
  'what.action.other': '“{action}” is done in your own Action phase; it is {turn}’s turn.',
  'what.attack': 'One attack, precise or mass, is made in the Attack phase of your own turn; it is {turn}’s turn.',
};
