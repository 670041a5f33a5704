/** What a position of The Banishing is judged by: how far the Banishing is, how hurt everybody is, what hands promise. */
import { message, type Judging, type Seat, type Sheet } from '@arenarium/engine';
import { characters, deckFaces } from '../cards/index.ts';
import { countOfColour, levelOf, mostAlike, tally } from '../cards/printed.ts';
import { health, stamina } from '../rules/wounds.ts';
import { NONE, topOf, type P, type Player, type Table } from '../table.ts';
import { evaluate } from './evaluate.ts';

const TERMS = [
  'by hand',
  'banished',
  'round',
  'deck',
  'damage',
  'near death',
  'exhausted',
  'hand',
  'items',
  'guarded',
  'servant',
  'void',
  'inspiration',
] as const;
const WORST = 6;
const NUMBERS = [
  ['banished', 12],
  ['round', 6],
  ['cards left', 20],
  ['life left', 12],
  ['character and wounds', characters.length * (WORST + 1)],
  ['exhausted', 5],
  ['void', 30],
  ['alike by colour', 3 * 4],
  ['of a colour', 3 * 6],
  ['difficulty', 2],
] as const;
const ZONES = ['hand', 'void', 'banishing', 'items'] as const;
const DIFFICULTIES = ['friendly', 'normal', 'challenge'];
/** Everybody plays together: what is nobody's belongs to the first seat, and so to all. */
const ALL: Seat = 0;

function readPlayer(p: P, seat: Seat, { player, sheet }: { player: Player; sheet: Sheet }): void {
  const most = health(player);
  const left = most - player.damage;
  const ratio = player.damage / most;
  sheet.term(seat, 4, player.damage);
  sheet.term(seat, 5, ratio * ratio * ratio);
  sheet.term(seat, 7, player.hand.length);
  if (player.exhausted) sheet.term(seat, 6, 1);
  if (player.guarded) sheet.term(seat, 9, 1);
  if (player.servant !== NONE) sheet.term(seat, 10, levelOf(p, player.servant));
  sheet.number(seat, 3, left);
  const toExhaustion = player.exhausted ? 0 : Math.max(1, Math.min(WORST, stamina(p.table, player) - player.damage));
  sheet.number(seat, 4, player.character * (WORST + 1) + toExhaustion);
  sheet.zone(seat, 0, player.hand);
  const counts = tally(p, player.hand);
  for (let colour = 0; colour < 3; colour++) {
    sheet.number(seat, 7, colour * 4 + Math.min(3, mostAlike(counts, colour)));
    sheet.number(seat, 8, colour * 6 + Math.min(5, countOfColour(counts, colour)));
  }
  const items = [player.shield, player.wand, player.armour].filter((id) => id !== NONE);
  sheet.term(seat, 8, items.length);
  sheet.zone(seat, 3, items);
}

function read(p: P, sheet: Sheet): void {
  const t = p.table;
  if (t.players.some(({ character }) => character === NONE)) return;
  const byHand = evaluate(p, ALL);
  sheet.term(ALL, 0, Math.log(byHand / (1 - byHand)));
  sheet.term(ALL, 1, t.banishing.length);
  sheet.term(ALL, 2, t.round);
  sheet.term(ALL, 3, t.deck.length);
  sheet.number(ALL, 0, t.banishing.length);
  sheet.number(ALL, 1, t.round);
  sheet.number(ALL, 2, Math.floor(t.deck.length / 3));
  let exhausted = 0;
  t.players.forEach((player, seat) => {
    readPlayer(p, seat, { player, sheet });
    if (player.exhausted) exhausted++;
  });
  sheet.number(ALL, 5, exhausted);
  const shown: number[] = [];
  let levels = 0;
  for (let space = 0; space < t.void.length; space++) {
    const top = topOf(t, space);
    if (top === NONE) continue;
    shown.push(top);
    levels += levelOf(p, top);
  }
  sheet.term(ALL, 11, levels);
  sheet.number(ALL, 6, levels);
  sheet.zone(ALL, 1, shown);
  sheet.zone(ALL, 2, t.banishing);
  sheet.term(ALL, 12, t.inspiration);
  sheet.number(ALL, 9, DIFFICULTIES.indexOf(p.setup.settings['difficulty'] ?? ''));
}

export const judging: Judging<Table> = {
  terms: TERMS,
  numbers: NUMBERS,
  zones: ZONES,
  faces: deckFaces.length,
  cast: characters.map(({ name, stamina: whole }, character) => ({
    name: message('option.character', { name }),
    steps: [[4, character * (WORST + 1) + Math.min(WORST, whole)]],
  })),
  settingUp: ({ table }) => table.players.some(({ character }) => character === NONE),
  read,
};
