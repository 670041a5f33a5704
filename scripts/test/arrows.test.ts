import { describe, expect, test } from 'vitest';
import { circles, shippedScenarios, wrongArrows } from '../arrows.mjs';

const wrong = (path: string, text: string): string[] => wrongArrows([{ path, text }]);

describe('import arrows', () => {
  test.each([
    ['engine/src/flow.ts', "import type { Position } from './position.ts';"],
    ['engine/src/testing/suite.ts', "import { test } from 'vitest';"],
    ['games/index.ts', "import { brawl } from '@arenarium/brawl';"],
    ['games/brawl/cards/ogre.ts', "import { attack } from '../attack.ts';"],
    ['games/brawl/brawl.test.ts', "import { suite } from '@arenarium/engine/testing';"],
    ['bots/test/careful-bot.ts', "import type { Bot } from '@arenarium/bots';"],
    ['bots/src/greedy.ts', "import { clone } from '@arenarium/engine';"],
    ['lab/src/games.ts', "import { games } from '@arenarium/games';\nimport { Command } from 'commander';"],
    ['web/src/worker.ts', "import { bots } from '@arenarium/bots';"],
    ['web/src/boards/brawl/arena.tsx', "import { hexes } from '@arenarium/brawl/board';"],
    ['games/brawl/index.ts', "import { evaluate } from './judgement/evaluate.ts';"],
    ['games/brawl/judgement/evaluate.ts', "import { WOUND } from './weights.ts';"],
  ])('%s may: %s', (path, text) => expect(wrong(path, text)).toEqual([]));

  test.each([
    ['engine/src/flow.ts', "import { readFileSync } from 'node:fs';", 'engine/ imports nothing from outside'],
    ['engine/src/flow.ts', "import { brawl } from '@arenarium/brawl';", 'may know nothing, not brawl'],
    ['games/brawl/attack.ts', "import { ask } from '../legends/attack.ts';", 'reaches out of games/brawl/'],
    ['games/brawl/attack.ts', "import { legends } from '@arenarium/legends';", 'may know engine, not legends'],
    ['games/brawl/attack.ts', "import { bots } from '@arenarium/bots';", 'may know engine, not bots'],
    ['games/brawl/attack.ts', "const zod = await import('zod');", 'games/brawl/ imports nothing from outside'],
    ['bots/src/bot.ts', "export { x } from '@arenarium/lab';", 'not lab'],
    ['web/src/app.ts', "import '@arenarium/server';", 'not server'],
    ['lab/src/a.ts', "import { game } from '../../games/brawl/index.ts';", 'reaches out of lab/'],
    ['games/brawl/rules/turn.ts', "import { x } from '../judgement/evaluate.ts';", 'only index.ts asks judgement/'],
    [
      'web/src/boards/brawl/a.tsx',
      "import { x } from '@arenarium/brawl/table.ts';",
      'a board imports @arenarium/brawl',
    ],
    ['web/src/boards/brawl/a.tsx', "import { x } from '@arenarium/legends';", 'knows no other game'],
    ['server/src/a.ts', "import {\n  a,\n  b,\n} from '@arenarium/web';", 'not web'],
  ])('%s may not: %s', (path, text, because) => {
    const found = wrong(path, text);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(because);
  });

  test('a circle inside a game is named once, types included', () => {
    const files = [
      { path: 'games/brawl/table.ts', text: "import { NONE } from './hexes.ts';" },
      { path: 'games/brawl/hexes.ts', text: "import type { Hex } from './arena.ts';" },
      { path: 'games/brawl/arena.ts', text: "import { sides } from './table.ts';" },
      { path: 'games/brawl/turn.ts', text: "import { sides } from './table.ts';" },
    ];
    expect(circles(files)).toEqual(['games/brawl has a circle: table.ts → hexes.ts → arena.ts → table.ts']);
    expect(circles(files.slice(1))).toEqual([]);
  });

  test('what a page loads to play brings no scenarios along', () => {
    const files = [
      { path: 'games/brawl/index.ts', text: "import { edges } from './edges.ts';" },
      { path: 'games/brawl/edges.ts', text: "import { arrange } from './scenarios/arrange.ts';" },
      { path: 'games/brawl/board.ts', text: "import { table } from './table.ts';" },
      { path: 'games/brawl/scenarios/arrange.ts', text: "import { brawl } from '../table.ts';" },
    ];
    expect(shippedScenarios(files)).toEqual([
      'games/brawl ships its scenarios to a page that plays: index.ts → edges.ts → scenarios/arrange.ts',
    ]);
    expect(shippedScenarios(files.slice(2))).toEqual([]);
  });

  test('the line is named', () => {
    expect(wrong('engine/src/a.ts', "\n\nimport {\n  x,\n} from 'zod';\n")[0]).toMatch(
      /^engine\/src\/a\.ts:5 imports zod/,
    );
  });
});
