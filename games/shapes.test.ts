/**
 * What is printed is looked at millions of times a second, and the machine reads a list of records that were all made
 * alike several times faster than one in which each has a shape of its own. Records made by spreading have.
 */
import { setFlagsFromString } from 'node:v8';
import { expect, test } from 'vitest';
import * as banishing from './banishing/cards/printed.ts';
import * as basicverse from './basicverse/cards/printed.ts';
import * as brawl from './brawl/cards/printed.ts';
import * as kamigami from './kamigami/cards/printed.ts';
import * as legends from './legends/cards/printed.ts';

setFlagsFromString('--allow-natives-syntax');
// oxlint-disable-next-line no-new-func, no-implied-eval -- a question to the machine cannot be written in TypeScript
const haveOneShape = new Function('a', 'b', 'return %HaveSameMap(a, b)') as (a: object, b: object) => boolean;

/** So many shapes in one place are still read without looking them up. */
const FEW = 4;

function shapesOf(records: readonly object[]): number {
  const met: object[] = [];
  for (const record of records) if (!met.some((other) => haveOneShape(other, record))) met.push(record);
  return met.length;
}

const isRecord = (entry: unknown): entry is object =>
  typeof entry === 'object' && entry !== null && !Array.isArray(entry);

/** The lists of records that a room exports: what the rules look things up in. */
const listsOf = (room: object): [name: string, records: readonly object[]][] =>
  Object.entries(room).flatMap(([name, list]: [string, unknown]) => {
    const records = Array.isArray(list) ? list.filter(isRecord) : [];
    return records.length > FEW ? [[name, records] as [string, readonly object[]]] : [];
  });

test('records made alike have one shape, and others are told apart', () => {
  const alike = Array.from({ length: 40 }, (_, i) => ({ a: i, b: 'b' }));
  const others = alike.map((each, i) => ({ ...each, [`c${i}`]: i }));
  expect(shapesOf(alike)).toBe(1);
  expect(shapesOf(others)).toBe(others.length);
});

/** Printed as people wrote it, for texts and pictures; the rules read lists compiled from it. */
const AS_WRITTEN = ['basicverse abilities'];

test.each(Object.entries({ banishing, basicverse, brawl, kamigami, legends }))(
  'what is printed in %s has few shapes',
  (game, room) => {
    for (const [name, records] of listsOf(room)) {
      if (AS_WRITTEN.includes(`${game} ${name}`)) continue;
      expect(shapesOf(records), `${game}: ${name}`).toBeLessThanOrEqual(FEW);
    }
  },
);
