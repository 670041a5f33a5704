/**
 * npm test: everything that must hold, from a fresh clone. `npm test -- types lint` runs only the stages named.
 * The last line counts over all of them; a check that is not a test runner counts as one.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { prepare } from './install.mjs';
import { bold, environment, fail, green, red, root, run, seconds, stage } from './terminal.mjs';

const TYPED = [
  'engine',
  'games',
  'bots',
  'protocol',
  'host',
  'loader',
  'server',
  'web',
  'lab',
  'scripts',
  'tsconfig.tests.json',
];

/** One check: passed or failed as a whole. */
const check = async (command, ...args) => {
  const { ok } = await run(command, args, { quiet: true });
  return { ok, passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
};

/** Its table is worth seeing: rules, scenarios, cards, and how much code single cards bring along. */
async function gamesAreWhole() {
  const { ok } = await run(process.execPath, [join('lab', 'bin', 'arenarium.mjs'), 'check']);
  return { ok, passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

/** What a vitest run counted. A run that broke, or found no test at all, is one failure more. */
async function vitest(args, env = environment()) {
  const folder = mkdtempSync(join(tmpdir(), 'arenarium-'));
  const file = join(folder, 'report.json');
  const { ok } = await run(
    'vitest',
    ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    {
      env,
    },
  );
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  rmSync(folder, { recursive: true });
  const passed = report.numPassedTests ?? 0;
  const failed = report.numFailedTests ?? 0;
  const broken = failed === 0 && (!ok || passed === 0) ? 1 : 0;
  return {
    ok: ok && failed + broken === 0,
    passed,
    failed: failed + broken,
    remark: `${passed} passed, ${failed + broken} failed`,
  };
}

/** Several runs counted as one. */
function together(runs) {
  const passed = runs.reduce((n, run) => n + run.passed, 0);
  const failed = runs.reduce((n, run) => n + run.failed, 0);
  return { ok: runs.every((run) => run.ok), passed, failed, remark: `${passed} passed, ${failed} failed` };
}

async function browserTests() {
  const found = await findChromium();
  if (!found.ok) {
    console.log(red(`  ${found.why}`));
    return { ok: false, passed: 0, failed: 1 };
  }
  console.log(`  with ${found.path}`);
  const env = environment({ CHROMIUM: found.path });
  const runs = [];
  for (const place of ['web', 'server'])
    runs.push(await vitest(['--config', join(place, 'e2e', 'vitest.config.ts')], env));
  return together(runs);
}

const STAGES = [
  ...TYPED.map((folder) => ({ name: 'types', title: `types: ${folder}`, job: () => check('tsc', '-p', folder) })),
  { name: 'lint', title: 'lint (oxlint, type-aware)', job: () => check('oxlint', '--type-aware', '--deny-warnings') },
  { name: 'format', title: 'format (prettier)', job: () => check('prettier', '--check', '--log-level=warn', '.') },
  { name: 'arrows', title: 'import arrows', job: () => check(process.execPath, join('scripts', 'arrows.mjs')) },
  { name: 'dead', title: 'dead code (knip)', job: () => check('knip') },
  { name: 'check', title: 'every game is whole (arenarium check)', job: gamesAreWhole },
  { name: 'unit', title: 'units, scenarios, laws, golden playthroughs', job: () => vitest([]) },
  { name: 'build', title: 'build the client', job: () => check('vite', 'build', 'web', '--logLevel=warn') },
  { name: 'browser', title: 'browser tests', job: browserTests },
];

function chosenStages(names) {
  const known = [...new Set(STAGES.map(({ name }) => name))];
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) fail(`no stage is called ${unknown.join(', ')}; the stages are: ${known.join(' ')}`);
  return names.length === 0 ? STAGES : STAGES.filter(({ name }) => names.includes(name));
}

process.chdir(root);
const stages = chosenStages(process.argv.slice(2));
const since = performance.now();
await prepare();
const broken = [];
let passed = 0;
let failed = 0;
for (const { title, job } of stages) {
  const outcome = await stage(title, job);
  passed += outcome.passed;
  failed += outcome.failed;
  if (!outcome.ok) broken.push(title);
}
console.log(
  bold(`\n${broken.length === 0 ? green('all is well') : red(`failed: ${broken.join('; ')}`)} after ${seconds(since)}`),
);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
