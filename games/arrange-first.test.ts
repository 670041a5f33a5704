/** Whoever begins with the positions of scenarios begins nothing that breaks: these are the first imports of this file. */
import * as banishing from './banishing/scenarios/arrange.ts';
import * as basicverse from './basicverse/scenarios/arrange.ts';
import * as brawl from './brawl/scenarios/arrange.ts';
import * as kamigami from './kamigami/scenarios/arrange.ts';
import * as legends from './legends/scenarios/arrange.ts';
import { expect, test } from 'vitest';

test('a position is arranged before anything else of its game is loaded', () => {
  const begun = [
    banishing.scenario('TB-1.1 first', {}).begin(),
    basicverse.scenario('HB-1.1 first', {}).begin(),
    brawl.scenario('SFB-1.1 first', { from: 'draft', seats: 2 }).begin(),
    kamigami.scenario('KB-1.1 first', { seats: { Ann: {}, Bob: {} } }).begin(),
    legends.scenario('EL-1.1 first', {}).begin(),
  ];
  expect(begun.map((p) => p.now?.seat)).toEqual([0, 0, expect.any(Number), 0, 0]);
});
