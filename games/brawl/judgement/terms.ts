/** What a position of Super Fantasy Brawl is judged by: points, wounds, Challenges in reach, places, hands and Cores. */
import { faceOf, type Judging, type Sheet } from '@arenarium/engine';
import { challengeOn, printedFaces } from '../cards/printed.ts';
import { CHAMPIONS } from '../cards/index.ts';
import { championName } from '../cards/names.ts';
import { HEXES } from '../arena/hexes.ts';
import { isMet } from '../rules/track.ts';
import { readyCores } from '../rules/strength.ts';
import { hitpointsOf, sideOf, type P, type Table } from '../table.ts';
import { challengesFor, promise, standing } from './evaluate.ts';

const TERMS = [
  'vp',
  'vp 3',
  'vp 4',
  'wounds',
  'wounds squared',
  'at gate',
  'levelled',
  'challenges next',
  'challenges later',
  'standing',
  'cores kept',
  'hand kept',
  'cores active',
  'hand active',
  'promise',
  'turn',
  'one left',
  'two left',
] as const;
const WORST = 8;
/** Every face of the fullest box. */
const FACES = Math.max(...printedFaces(2)) + 1;
const NUMBERS = [
  ['vp', 6],
  ['cores', 8],
  ['left', 9],
  ['champion and wounds', CHAMPIONS.length * (WORST + 1)],
  ['champion levelled', CHAMPIONS.length * 2],
  ['hex from home', HEXES],
  ['rooted', 1],
  ['met', 10],
  ['wounds announced', 9],
] as const;
const ZONES = ['hand', 'discard'] as const;

/** In a draft the Champions taken so far, as they will begin. */
function readPicks({ table: t }: P, sheet: Sheet): void {
  t.picks.forEach((kinds, seat) => {
    for (const kind of kinds) {
      sheet.number(seat, 3, kind * (WORST + 1));
      sheet.number(seat, 4, kind * 2);
    }
  });
}

function readChampions({ table: t }: P, sheet: Sheet): void {
  for (const f of t.champions) {
    const { seat } = f;
    const left = f.at < 0 ? 0 : hitpointsOf(f) - f.damage;
    sheet.number(seat, 2, left);
    sheet.number(seat, 3, f.kind * (WORST + 1) + Math.min(WORST, f.damage));
    sheet.number(seat, 4, f.kind * 2 + f.levelled);
    if (f.at < 0) {
      sheet.term(seat, 5, 1);
      continue;
    }
    const share = f.damage / hitpointsOf(f);
    sheet.term(seat, 3, share);
    sheet.term(seat, 4, share * share);
    sheet.term(seat, 6, f.levelled);
    if (left <= 1) sheet.term(seat, 16, 1);
    else if (left <= 2) sheet.term(seat, 17, 1);
    sheet.number(seat, 5, t.home[sideOf(seat)] === 0 ? f.at : HEXES - 1 - f.at);
    if (f.rooted === 1) sheet.number(seat, 6, 1);
  }
}

/** A Challenge counts by its slot, and by whether its side is the next to score. */
function readChallenges(p: P, sheet: Sheet): void {
  const t = p.table;
  const place = t.order.indexOf(t.active);
  const next = sideOf(t.order[(place + 1) % t.order.length] ?? t.active);
  for (const side of [0, 1] as const) {
    sheet.term(side, side === next ? 7 : 8, challengesFor(p, side));
    t.track.forEach((id, slot) => {
      if (id >= 0 && isMet(t, challengeOn(faceOf(p, id)), side))
        sheet.number(side, 7, slot * 2 + (side === next ? 1 : 0));
    });
  }
}

function read(p: P, sheet: Sheet): void {
  const t = p.table;
  if (t.champions.length === 0) {
    readPicks(p, sheet);
    return;
  }
  for (const side of [0, 1] as const) {
    sheet.term(side, 0, t.vp[side]);
    sheet.term(side, 1, t.vp[side] >= 3 ? 1 : 0);
    sheet.term(side, 2, t.vp[side] >= 4 ? 1 : 0);
    sheet.number(side, 0, t.vp[side]);
    sheet.term(side, 9, 10 * standing(t, side));
  }
  readChampions(p, sheet);
  readChallenges(p, sheet);
  t.players.forEach(({ cores, hand, discard }, seat) => {
    const isActive = seat === t.active;
    sheet.term(seat, isActive ? 12 : 10, readyCores(cores));
    sheet.term(seat, isActive ? 13 : 11, hand.length);
    sheet.number(seat, 1, cores);
    sheet.zone(seat, 0, hand);
    sheet.zone(seat, 1, discard);
  });
  if (t.action !== null) {
    const { seat, targets, hits } = t.action;
    sheet.term(seat, 14, promise(p));
    targets.forEach((_, i) => sheet.number(seat, 8, hits[i] ?? 9));
  }
  sheet.term(t.active, 15, 1);
}

export const judging: Judging<Table> = {
  terms: TERMS,
  numbers: NUMBERS,
  zones: ZONES,
  faces: FACES,
  cast: CHAMPIONS.map((_, kind) => ({
    name: championName(kind),
    steps: [
      [3, kind * (WORST + 1)],
      [4, kind * 2],
    ],
  })),
  settingUp: ({ table }) => table.champions.length === 0 || table.round === 0,
  read,
};
