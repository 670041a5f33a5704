/** Is a game built to the plan all games share? docs/how-to/add-a-game.md walks through the same rooms. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { questionsOf, rulesOf, say, wordsFor, type Game } from '@arenarium/engine';

/** Every common room, and other names it must not go by. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  'rulebook/rules.ts': ['rulebook.ts'],
  'rulebook/rulings.ts': [],
  'rules/set-up.ts': ['setup.ts', 'decks.ts', 'setting-up.ts'],
  'rules/turn.ts': ['round.ts', 'turns.ts'],
  'cards/index.ts': ['cards.ts', 'sets.ts'],
  'cards/words.ts': ['vocabulary.ts'],
  'cards/printed.ts': ['catalogue.ts', 'faces.ts'],
  'cards/effects.ts': ['instructions.ts'],
  'cards/text.ts': ['texts.ts'],
  'cards/gallery.ts': ['card-texts.ts'],
  'languages/en.ts': [],
  'languages/en-cards.ts': [],
  'judgement/evaluate.ts': ['evaluation.ts'],
  'scenarios/index.ts': [],
  'scenarios/arrange.ts': [],
  'table.ts': ['state.ts'],
  'facts.ts': [],
  'describe.ts': ['telling.ts', 'description.ts'],
  'tell.ts': ['telling.ts'],
  'happenings.ts': ['events.ts'],
  'edges.ts': [],
  'emblems.ts': [],
  'board.ts': [],
  'index.ts': [],
};

/** What a common room exports under a common name. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  'rulebook/rules.ts': ['rulebook'],
  'rulebook/rulings.ts': ['rulings'],
  'rules/set-up.ts': ['setUp', 'settings', 'layOut'],
  'rules/turn.ts': ['turn'],
  'cards/gallery.ts': ['gallery', 'vocabulary'],
  'table.ts': ['emptyTable', 'copyTable', 'NONE'],
  'facts.ts': ['zones', 'facts'],
  'describe.ts': ['describe'],
  'tell.ts': ['tell'],
  'happenings.ts': ['Happened', 'logOf'],
  'edges.ts': ['edges'],
  'languages/en.ts': ['en'],
  'languages/en-cards.ts': ['cardWords'],
  'judgement/evaluate.ts': ['evaluate'],
  'scenarios/index.ts': ['scenarios'],
  'scenarios/arrange.ts': ['scenario'],
  'emblems.ts': ['emblems'],
};

interface Source {
  /** Seen from the folder of the game. */
  readonly path: string;
  readonly text: string;
}

function sourcesIn(folder: URL): readonly Source[] {
  if (!existsSync(folder)) return [];
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
  return paths
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.includes('node_modules/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(new URL(path, folder), 'utf8') }));
}

/** Everything in which a game's folder differs from the plan. */
export function planMistakes(game: Game, folder: URL): string[] {
  const sources = sourcesIn(folder);
  if (sources.length === 0) return [`there is no folder ${folder.pathname}`];
  return [
    ...roomMistakes(sources),
    ...nameMistakes(sources),
    ...questionMistakes(game, sources),
    ...chapterMistakes(game, sources),
    ...happeningMistakes(game),
    ...emblemMistakes(game, sources),
  ];
}

/** Folders whose files are named by chapter: there every name is free. */
const FREE = /^(?:scenarios|rulebook|languages)\//;

function roomMistakes(sources: readonly Source[]): string[] {
  const paths = sources.map(({ path }) => path);
  return Object.entries(ROOMS).flatMap(([room, others]) => {
    const names = [basename(room), ...others];
    const elsewhere = paths.filter((path) => !(path in ROOMS) && !FREE.test(path) && names.includes(basename(path)));
    if (!paths.includes(room)) {
      return [elsewhere.length === 0 ? `there is no ${room}` : `${elsewhere.join(', ')} should be ${room}`];
    }
    return elsewhere
      .filter((path) => others.includes(basename(path)))
      .map((path) => `${path} calls ${room} by another name`);
  });
}

const exportsOf = (text: string): ReadonlySet<string> =>
  new Set([
    ...[...text.matchAll(/^export (?:const|function|type|interface) (\w+)/gm)].map(([, name = '']) => name),
    ...[...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, list = '']) =>
      list.split(',').map((name) =>
        name
          .replace(/^.* as /, '')
          .replace('type ', '')
          .trim(),
      ),
    ),
  ]);

function nameMistakes(sources: readonly Source[]): string[] {
  return Object.entries(NAMES).flatMap(([room, names]) => {
    const source = sources.find(({ path }) => path === room);
    if (source === undefined) return [];
    const exported = exportsOf(source.text);
    return names.filter((name) => !exported.has(name)).map((name) => `${room} exports no ${name}`);
  });
}

/** Questions cite a rule there is, have ids in camelCase, and are called which… in the code. */
function questionMistakes(game: Game, sources: readonly Source[]): string[] {
  const rules = rulesOf(game.rulebook).map(({ id }) => id);
  const asked = questionsOf(game.id).flatMap(({ name, rule }) => [
    ...(rules.includes(rule) ? [] : [`the question ${name} cites ${rule || 'nothing'}, which is no rule`]),
    ...(/^[a-z]\w*\/[a-z][a-zA-Z0-9]*$/.test(name) ? [] : [`the question ${name} should have an id in camelCase`]),
  ]);
  const called = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/^(?:export )?const (\w+)(?:: [^=\n]+)? = (?:question|setQuestion)\(/gm)]
      .map(([, name = '']) => name)
      .filter((name) => !/^which[A-Z]|^whether[A-Z]/.test(name))
      .map((name) => `${path}: the question ${name} should be called which…`),
  );
  return [...asked, ...called];
}

/** Steps are registered under the game and their chapter, in camelCase as everything that has an id. */
function chapterMistakes({ id }: Game, sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(/= rules\('([^']*)'/g)]
      .map(([, name = '']) => name)
      .filter((name) => !name.startsWith(`${id}/`) || !/^[a-z]\w*\/[a-z][a-zA-Z0-9]*$/.test(name))
      .map((name) => `${path}: the chapter ${name} should be called ${id}/…, in camelCase`),
  );
}

function happeningMistakes(game: Game): string[] {
  const told = Object.keys(game.languages.en).filter((id) => id.startsWith('told.'));
  return told.length === 0 ? [] : [`happenings are told as did.…, not as ${told[0] ?? ''}`];
}

/** Every printed thing has an emblem, under its id in the gallery or its name; or it is drawn as what it is. */
function emblemMistakes(game: Game, sources: readonly Source[]): string[] {
  const text = sources.find(({ path }) => path === 'emblems.ts')?.text;
  if (text === undefined) return [];
  const keys = [...text.matchAll(/^ {2}(?:'([^']+)'|(\p{L}[\p{L}\d]*)): '/gmu)].map(
    ([, quoted, plain]) => quoted ?? plain,
  );
  const [, drawn = ''] = /^export const drawn = \[([^\]]*)\]/m.exec(text) ?? [];
  const known = new Set([...keys, ...[...drawn.matchAll(/'([^']+)'/g)].map(([, id]) => id)]);
  const words = wordsFor(game, []);
  return game.cards
    .filter(({ id, name }) => !known.has(id) && !known.has(say(words, name)))
    .map(({ id }) => `emblems.ts has no emblem for ${id}`);
}
