/** The plan of docs/how-to/add-a-game.md, as `arenarium check` knows it. */
import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gameNamed, games } from '@arenarium/games';
import { known } from '@arenarium/engine';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { planMistakes } from '../src/floor-plan.ts';

const folderOf = (id: string): URL => new URL(`../../games/${id}/`, import.meta.url);
const brawl = known(gameNamed('brawl'), 'brawl');

test.each(games.map((game) => [game.id, game] as const))('%s is built to the plan', (id, game) => {
  expect(planMistakes(game, folderOf(id))).toEqual([]);
});

describe('a copy that differs', () => {
  let copy = '';
  beforeEach(() => {
    copy = mkdtempSync(join(tmpdir(), 'arenarium-plan-'));
    cpSync(fileURLToPath(folderOf('brawl')), copy, { recursive: true });
  });
  afterEach(() => rmSync(copy, { recursive: true }));
  const mistakes = (): string[] => planMistakes(brawl, pathToFileURL(`${copy}/`));
  const change = (path: string, from: RegExp | string, to: string): void => {
    const file = join(copy, path);
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  };

  test('a room that is missing', () => {
    rmSync(join(copy, 'edges.ts'));
    expect(mistakes()).toEqual(['there is no edges.ts']);
  });
  test('a room in another place', () => {
    renameSync(join(copy, 'cards', 'text.ts'), join(copy, 'text.ts'));
    expect(mistakes()).toEqual(['text.ts should be cards/text.ts']);
  });
  test('a room by another name', () => {
    renameSync(join(copy, 'rules', 'set-up.ts'), join(copy, 'rules', 'setup.ts'));
    expect(mistakes()).toEqual(['rules/setup.ts should be rules/set-up.ts']);
  });
  test.each([
    ['table.ts', 'copyTable', 'copy'],
    ['facts.ts', 'zones', 'zonesOf'],
    ['rules/set-up.ts', 'settings', 'choices'],
    ['cards/gallery.ts', 'gallery', 'cardTexts'],
  ])('a common name that is not used: %s exports no %s', (room, name, other) => {
    change(room, new RegExp(`^export (const|function) ${name}\\b`, 'm'), `export $1 ${other}`);
    expect(mistakes()).toEqual([`${room} exports no ${name}`]);
  });
  test('a question that is not called which…', () => {
    change('rules/hand.ts', 'export const whichDraw =', 'export const drawing =');
    expect(mistakes()).toEqual(['rules/hand.ts: the question drawing should be called which…']);
  });
  test('a set that is not asked for by which…', () => {
    change('rules/hand.ts', 'const whichDiscards =', 'const discarding =');
    expect(mistakes()).toEqual(['rules/hand.ts: the question discarding should be called which…']);
  });
  test('a chapter whose steps have another kind of name', () => {
    change('rules/set-up.ts', "'brawl/setUp'", "'brawl/set-up'");
    expect(mistakes()).toEqual(['rules/set-up.ts: the chapter brawl/set-up should be called brawl/…, in camelCase']);
  });
  test('a printed thing without an emblem', () => {
    change('emblems.ts', /^ {2}DUG04.*$/m, '');
    expect(mistakes()).toEqual(['emblems.ts has no emblem for DUG04']);
  });
  test('a question under a rule that is none', () => {
    const { chapters } = brawl.rulebook;
    const rulebook = { ...brawl.rulebook, chapters: chapters.filter(({ number }) => number !== 2) };
    expect(planMistakes({ ...brawl, rulebook }, pathToFileURL(`${copy}/`))).toContain(
      'the question brawl/home cites SFB-2.1, which is no rule',
    );
  });
  test('happenings told by another word', () => {
    const languages = { en: { ...brawl.languages.en, 'told.hurt': 'ouch' } };
    expect(planMistakes({ ...brawl, languages }, pathToFileURL(`${copy}/`))).toEqual([
      'happenings are told as did.…, not as told.hurt',
    ]);
  });
});
