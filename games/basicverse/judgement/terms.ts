/** What a position of Heroes of the Basicverse is judged by: Fortresses, Heroes and how hurt they are, hands, Mana, Actions. */
import { message, type Judging, type Seat, type Sheet } from '@arenarium/engine';
import { heroCards } from '../cards/index.ts';
import { basicNames } from '../cards/words.ts';
import { whichHero, whichOpening } from '../rules/set-up.ts';
import { BLUE, heroOf, killWorth, NONE, RED, teamOf, type P, type Table } from '../table.ts';
import { ANSWERING, comingAt, teamValue } from './evaluate.ts';

const TERMS = [
  'by hand',
  'fortress',
  'mana',
  'hp',
  'dead',
  'wards',
  'hand',
  'debt',
  'actions',
  'coming',
  'turn',
  'kill ahead',
  'answering',
  'called',
] as const;
const MOST_HP = 9;
const NUMBERS = [
  ['fortress', 20],
  ['mana', 14],
  ['hero and hp', heroCards.length * (MOST_HP + 1)],
  ['hand', 9],
  ['actions', 5],
  ['slot', 1],
] as const;
const ZONES = ['hand', 'slot', 'donated'] as const;

function readHero(p: P, seat: Seat, sheet: Sheet): void {
  const t = p.table;
  const f = heroOf(t, seat);
  if (f.hero === NONE) return;
  const coming = Math.max(0, comingAt(t.plays, seat) - f.wards);
  sheet.number(seat, 2, f.hero * (MOST_HP + 1) + (f.dead ? 0 : Math.min(MOST_HP, Math.max(0, f.hp - coming))));
  sheet.term(seat, 3, f.dead ? 0 : f.hp);
  sheet.term(seat, 4, f.dead ? 1 : 0);
  sheet.term(seat, 5, f.wards);
  sheet.term(seat, 6, f.hand.length);
  sheet.term(seat, 7, f.debt);
  sheet.term(seat, 9, coming);
  if (coming > 0 && f.hp - coming <= 0) sheet.term(seat, 11, killWorth(t));
  sheet.number(seat, 3, f.hand.length);
  sheet.zone(seat, 0, f.hand);
  if (f.slot !== NONE) sheet.zone(seat, 1, [f.slot]);
}

function read(p: P, sheet: Sheet): void {
  const t = p.table;
  for (const team of [RED, BLUE]) {
    sheet.term(team, 0, teamValue(p, team));
    sheet.term(team, 1, t.fortress[team]);
    sheet.term(team, 2, t.mana[team]);
    sheet.number(team, 0, t.fortress[team]);
    sheet.number(team, 1, t.mana[team]);
  }
  for (let seat = 0; seat < t.players; seat++) readHero(p, seat, sheet);
  sheet.term(t.active, 8, t.actions);
  sheet.number(t.active, 4, t.actions);
  sheet.term(teamOf(t.active), 10, 1);
  if (t.called !== 0) sheet.term(t.active, 13, 1);
  // HB-5.5: what an ally gave is used next, and only then does it show what it was worth.
  if (t.donated !== NONE) sheet.zone(t.active, 2, [t.donated]);
  if (t.fortress[BLUE] <= 0 && t.fortress[RED] > 0) sheet.term(RED, 12, 1);
}

export const judging: Judging<Table> = {
  terms: TERMS,
  byHand: { 'by hand': 1, answering: ANSWERING },
  numbers: NUMBERS,
  zones: ZONES,
  faces: basicNames.length,
  cast: heroCards.map(({ hp }, hero) => ({
    name: message('hero', { hero }),
    steps: [[2, hero * (MOST_HP + 1) + Math.min(MOST_HP, hp)]],
  })),
  // Until the last Hero is chosen, and seat 0 asked what it names first: what a seat begins with, a search tells better.
  settingUp: ({ now }) => now?.question === whichHero || (now?.question === whichOpening && now.seat === 0),
  read,
};
