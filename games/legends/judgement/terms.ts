/** What a position of Exiled Legends is judged by: what each team can still take, and what it can do. */
import { at, type Judging, type Seat, type Sheet } from '@arenarium/engine';
import { whichAct } from '../rules/actions.ts';
import { cardOf, FACES } from '../cards/printed.ts';
import { promised, worthToCome } from './evaluate.ts';
import { teamAt, type Team } from './team.ts';
import { hasEntered, isOut, NONE, pileOf, seatsOf, type P, type Table } from '../table.ts';

const TERMS = [
  'mp',
  'tokens',
  'champion',
  'champion hp',
  'champion strength',
  'champion banes',
  'supports',
  'support hp',
  'support banes',
  'deck',
  'legend to come',
  'legend hp',
  'turn',
  'promised',
  'turn taken',
  'worth',
] as const;
const NUMBERS = [
  ['mp', 11],
  ['tokens', 5],
  ['champion left', 12],
  ['support left', 12],
  ['strength', 9],
  ['supports', 6],
  ['deck', 8],
] as const;
const ZONES = ['legend', 'champion', 'supports', 'deck', 'graveyard'] as const;

const term = (name: (typeof TERMS)[number]): number => TERMS.indexOf(name);
const number = (name: (typeof NUMBERS)[number][0]): number => NUMBERS.findIndex(([known]) => known === name);

const MP = term('mp');
const TOKENS = term('tokens');
const CHAMPION = term('champion');
const CHAMPION_HP = term('champion hp');
const CHAMPION_STRENGTH = term('champion strength');
const CHAMPION_BANES = term('champion banes');
const SUPPORTS = term('supports');
const SUPPORT_HP = term('support hp');
const SUPPORT_BANES = term('support banes');
const DECK = term('deck');
const LEGEND = term('legend to come');
const LEGEND_HP = term('legend hp');
const TURN = term('turn');
const PROMISED = term('promised');
const TAKEN = term('turn taken');
const WORTH = term('worth');
const MP_STEPS = number('mp');
const TOKEN_STEPS = number('tokens');
const CHAMPION_LEFT = number('champion left');
const SUPPORT_LEFT = number('support left');
const STRENGTH = number('strength');
/** Less than this is as good as nothing: a logarithm needs an end. */
const LEAST_WORTH = 1;

function readTeam(team: Readonly<Team>, seat: Seat, sheet: Sheet): void {
  if (team.champion !== NONE) {
    sheet.term(seat, CHAMPION, 1);
    sheet.term(seat, CHAMPION_HP, team.left);
    sheet.term(seat, CHAMPION_STRENGTH, Math.min(8, team.strength));
    sheet.term(seat, CHAMPION_BANES, team.banes);
    sheet.number(seat, CHAMPION_LEFT, team.left);
    sheet.number(seat, STRENGTH, team.strength);
    sheet.zone(seat, 1, [team.champion]);
  }
  for (let i = 0; i < team.supports.length; i++) {
    const left = at(team.supportLeft, i);
    sheet.term(seat, SUPPORTS, 1);
    sheet.term(seat, SUPPORT_HP, left);
    sheet.term(seat, SUPPORT_BANES, at(team.supportBanes, i));
    sheet.number(seat, SUPPORT_LEFT, left);
  }
  sheet.zone(seat, 2, team.supports);
}

function read(p: P, sheet: Sheet): void {
  const t = p.table;
  for (let seat = 0; seat < seatsOf(t); seat++) {
    if (isOut(t, seat)) {
      sheet.lost(seat);
      continue;
    }
    sheet.term(seat, MP, at(t.mp, seat));
    sheet.term(seat, TOKENS, at(t.tokens, seat));
    sheet.number(seat, MP_STEPS, at(t.mp, seat));
    sheet.number(seat, TOKEN_STEPS, at(t.tokens, seat));
    const team = teamAt(p, seat);
    readTeam(team, seat, sheet);
    const deck = pileOf(t.deck, seat);
    sheet.term(seat, DECK, deck.length);
    // What is kept in a draft will be the deck.
    sheet.zone(seat, 3, deck.length === 0 ? pileOf(t.kept, seat) : deck);
    sheet.zone(seat, 4, pileOf(t.graveyard, seat));
    const legend = at(t.legend, seat);
    if (legend !== NONE && !hasEntered(t, seat)) {
      sheet.term(seat, LEGEND, 1);
      sheet.term(seat, LEGEND_HP, cardOf(p, legend).maxHp);
      sheet.zone(seat, 0, [legend]);
    }
    sheet.term(seat, TAKEN, at(t.taken, seat));
    sheet.term(seat, WORTH, Math.log(Math.max(LEAST_WORTH, worthToCome(p, seat, team))));
  }
  sheet.term(t.active, TURN, 1);
  sheet.term(t.active, PROMISED, promised(p));
}

export const judging: Judging<Table> = {
  terms: TERMS,
  // Shares of all worth are what the evaluation by hand says; they turned out to be about so much too timid.
  byHand: { worth: 5 },
  numbers: NUMBERS,
  zones: ZONES,
  faces: FACES,
  settingUp: ({ table }) => table.round === 0,
  // An attack whose targets may still answer, a place that is not yet filled: what hangs in the air is told badly.
  isQuiet: ({ table, now }) => table.round === 0 || now === null || now.question === whichAct,
  read,
};
