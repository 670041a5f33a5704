import { message } from '@arenarium/engine';
import type { LogLine, Shown } from '@arenarium/protocol';
import { expect, test } from 'vitest';
import { accounts, greatest } from '../src/end/deeds.ts';

const line = (...shown: Shown): LogLine => ({ asked: 1, said: message('x'), points: [], shown });
const lines: readonly LogLine[] = [
  { asked: 1, said: message('x'), points: [] },
  line('hit', 'card:1', ['card:7'], '', 3),
  line('hit', 'card:2', ['card:7', 'card:8'], '', 2),
  line('hit', '', ['card:1'], '', 9),
  line('heal', '', ['card:1'], '', 2),
  line('fall', '', ['card:7']),
];
const seatOf = (point: string): number | null => (/^card:[12]$/.test(point) ? 0 : /^card:[78]$/.test(point) ? 1 : null);

test('what struck hardest comes first; a blow on two counts twice', () =>
  expect(greatest(lines)).toEqual([
    { point: 'card:2', did: 'struck', n: 4 },
    { point: 'card:1', did: 'struck', n: 3 },
  ]));

test('where nobody strikes, what was scored counts', () =>
  expect(greatest([line('score', 'seat:2', ['card:1', 'card:2'], '', 8)])).toEqual([
    { point: 'seat:2', did: 'scored', n: 2 },
  ]));

test('every seat has its account', () =>
  expect(accounts(lines, { seats: 2, seatOf })).toEqual([
    { struck: 7, scored: 0, healed: 2, fallen: 0 },
    { struck: 0, scored: 0, healed: 0, fallen: 1 },
  ]));
