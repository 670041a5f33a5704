/** English for the pages before and after a match: home, set-up, the end. */
import type { Spoken, Words } from '@arenarium/engine';

const some = (s: Spoken, one: string, many: string): string => `${s('n')} ${s.number('n') === 1 ? one : many}`;

export const homeWords: Words = {
  'home.say': 'Five fantasy battles on one table: alone against bots, or together around this screen.',
  'home.games': 'The games',
  'home.new': 'New here?',
  'home.begin':
    'Begin with Super Fantasy Brawl against one bot. Whatever glows can be pressed; whatever does not will tell you why.',
  'home.or': '{first} or {last}',
  'home.players': '{seats} players',
  'home.play': 'Play {title}',
  'home.playShort': 'Play',
  'home.rules': 'Rules of {title}',
  'home.cards': 'Cards of {title}',
  'home.tables': 'Your tables',
  'home.all': (s) => (s.number('n') === 1 ? 'About it' : `All ${s('n')}`),
  'home.finished': 'finished',
  'home.choices': (s) => some(s, 'choice', 'choices'),
  'home.look': 'Look',
  'home.goOn': 'Go on',
  'home.goOnThere': 'To the table',
  'home.forget': 'Forget',
  'home.forgetWhich': 'Forget the match of {title} of {when}',
  'home.kind.brawl': 'Skirmish on hexes',
  'home.kind.legends': 'Duel of teams, with dice',
  'home.kind.kamigami': 'Deck-building',
  'home.kind.basicverse': 'Two teams in a circle',
  'home.kind.banishing': 'All together against the Void',
  'home.pitch.brawl': 'Three Champions a side in an arena of traps. Push, pull and strike your way to the Challenges.',
  'home.pitch.legends':
    'One Champion fights, Supports stand behind. Time your reactions, and be the last team standing.',
  'home.pitch.kamigami': 'Gods of nine realms do battle with disciples and warriors. Build your deck as you fight.',
  'home.pitch.basicverse': 'Strike, deflect and defend in chains, until one fortress falls.',
  'home.pitch.banishing': 'Take cards from the Void, match them, and play ten to the Banishing before time runs out.',

  'head.skip': 'Skip to the content',
  'head.nav': 'Main',
  'settings.title': 'Settings',

  'credits.title': 'Credits',
  'credits.emblems': 'Emblems',
  'credits.emblemsBy': 'From game-icons.net, by {authors} and others; recoloured, and set on our grounds.',
  'credits.licence': 'Licence: {name}',
  'credits.faces': 'Faces',
  'credits.face': '{name}, by {by}',
  'credits.own': 'Our own',
  'credits.ownText':
    'The signs for eye, square, triangle and circle, textures, boards, patterns and sounds are ours. Arenarium is free software under the MIT licence.',
  'credits.games': 'The games',
  'credits.gamesText': 'The games belong to their authors and publishers; the rules are retold here in our own words.',

  'end.lookBack': 'Look back',
};
