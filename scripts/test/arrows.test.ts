import { describe, expect, test } from 'vitest';
import { wrongArrows } from '../arrows.mjs';

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
    ['server/src/a.ts', "import {\n  a,\n  b,\n} from '@arenarium/web';", 'not web'],
  ])('%s may not: %s', (path, text, because) => {
    const found = wrong(path, text);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(because);
  });

  test('the line is named', () => {
    expect(wrong('engine/src/a.ts', "\n\nimport {\n  x,\n} from 'zod';\n")[0]).toMatch(
      /^engine\/src\/a\.ts:5 imports zod/,
    );
  });
});
