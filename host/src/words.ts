/** The host's own few sentences, in English. */
import type { Words } from '@arenarium/engine';

export const hostWords: Words = {
  'host.notYourSeat': 'You do not hold {seat}.',
  'host.notAsked': 'This question is not open any more.',
  'host.noSet': 'This question asks for one thing, not for several.',
  'host.nothingToUndo': 'There is nothing to take back.',
  'host.othersMustAgree': 'Something was learned since, or somebody else chose: everybody concerned must agree.',
  'host.noBotsChoice': 'Only bots can be asked why, and only about their own choices.',
  'host.noBotWaits': 'No bot is waited for.',
  'host.notOver': 'The record is given out when the match is over: it tells every card.',
  'host.unknownGame': 'There is no game called “{game}” here.',
  'host.unknownBot': 'There is no bot called “{bot}” here.',
  'host.wrongPlayers': 'The match has {seats} seats; {players} are filled.',
  'host.unreadable': 'That could not be read: {because}.',
  'host.onlyChoices': 'Here only choices are taken.',
  'host.badRecord': 'This is no record of a match: {because}.',
};
