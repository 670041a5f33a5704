/**
 * Matches that are kept with former rules (scripts/keep-rules.mjs runs this): `write FOLDER` plays some by lot for every file of
 * rules that has none yet, `replay FOLDER` plays all of them again. Whoever changes the engine must not change what former rules do.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  anyAnswer,
  choose,
  loadEdition,
  openAsks,
  readRecord,
  recordOf,
  seatCounts,
  seeded,
  startMatch,
  verify,
  type Game,
  type MatchRecord,
} from '@arenarium/engine';
import { print } from './terminal.ts';

const RULES = '.mjs';
const matchesIn = (folder: string, edition: string): string => join(folder, `${edition}.jsonl`);

const isGame = (value: unknown): value is Game => typeof value === 'object' && value !== null && 'setUp' in value;

/** The game in a file of kept rules, as a server loads it. */
async function loaded(folder: string, edition: string): Promise<Game> {
  const file = pathToFileURL(join(folder, `${edition}${RULES}`)).href;
  const game = Object.values(await loadEdition(edition, () => import(file) as Promise<object>)).find(isGame);
  if (game === undefined) throw new Error(`${file} holds no game`);
  return { ...game, edition };
}

/** A whole match by lot. */
function playedBy(game: Game, seats: number): MatchRecord {
  const match = startMatch(game, { seats, seed: `kept, ${seats} seats` });
  const lot = seeded(`kept/${game.id}/${seats}`);
  for (let [ask] = openAsks(match.position); ask !== undefined; [ask] = openAsks(match.position)) {
    const taken = choose(match, {
      seat: ask.seat,
      asked: match.position.asked,
      option: anyAnswer(match.position, ask, lot),
    });
    if (!taken.ok) throw new Error(`${ask.question.name} is not answered so: ${taken.because}`);
  }
  return recordOf(match);
}

/** With the fewest seats, and with the most. */
async function write(folder: string, edition: string): Promise<void> {
  if (existsSync(matchesIn(folder, edition))) return;
  const game = await loaded(folder, edition);
  const counts = seatCounts(game);
  const records = [Math.min(...counts), Math.max(...counts)].map((seats) => playedBy(game, seats));
  writeFileSync(matchesIn(folder, edition), records.map((record) => `${JSON.stringify(record)}\n`).join(''));
}

async function replay(folder: string, edition: string): Promise<void> {
  const game = await loaded(folder, edition);
  const records = readFileSync(matchesIn(folder, edition), 'utf8').trim().split('\n');
  const wrong = records.map((text) => verify(game, readRecord(text)).difference).filter((each) => each !== null);
  print(`${edition}: ${wrong[0] ?? `${records.length} matches come to what they came to`}`);
  if (wrong.length > 0) process.exitCode = 1;
}

const [deed, folder = ''] = process.argv.slice(2);
for (const file of readdirSync(folder).filter((name) => name.endsWith(RULES))) {
  await (deed === 'write' ? write : replay)(folder, file.slice(0, -RULES.length));
}
