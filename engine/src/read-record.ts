/** A record from somebody else's text: checked field by field, so that a bad file says what is wrong with it, and where. */
import { BadRecord, type Entry, type MatchRecord, type Outcome } from './record.ts';
import type { Settings } from './setup.ts';

/** More than any match needs, less than would hurt whoever reads it. */
const MOST = { characters: 4_000_000, seats: 64, settings: 64, text: 1000, entries: 100_000 } as const;

const isObject = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x);
const isWhole = (x: unknown, most: number, least = 0): x is number =>
  Number.isInteger(x) && Number(x) >= least && Number(x) <= most;
const isText = (x: unknown): x is string => typeof x === 'string' && x.length <= MOST.text;

function check(isRight: boolean, what: string): asserts isRight {
  if (!isRight) throw new BadRecord(what);
}

export function readRecord(text: string): MatchRecord {
  check(text.length <= MOST.characters, `longer than ${MOST.characters} characters: no match is that long`);
  const raw = parsed(text);
  check(isObject(raw), 'a record is one JSON object');
  const { game, rules, seats, seed, outcome, chain } = raw;
  // In the first form of a record settings were called options, entries choices, and all chance was of one kind.
  const [settings, settingsName] = 'options' in raw ? [raw['options'], 'options'] : [raw['settings'], 'settings'];
  const [entries, entriesName] = 'choices' in raw ? [raw['choices'], 'choices'] : [raw['entries'], 'entries'];
  const chance = raw['chance'] ?? 'sfc32';
  check(isText(game), '"game" should be the name of a game');
  check(isWhole(rules, Number.MAX_SAFE_INTEGER), '"rules" should be the number of the rules version');
  check(isText(chance), '"chance" should be the kind of chance');
  check(isWhole(seats, MOST.seats, 1), `"seats" should be a whole number from 1 to ${MOST.seats}`);
  check(isText(seed), `"seed" should be a text of at most ${MOST.text} characters`);
  check(isSettings(settings), `"${settingsName}" should be an object of texts`);
  check(
    Array.isArray(entries) && entries.length <= MOST.entries,
    `"${entriesName}" should be a list of at most ${MOST.entries}`,
  );
  (entries as readonly unknown[]).forEach((entry, i) => {
    check(isEntry(entry), `${entriesName}[${i}] should be [seat, option], [seat, [options]] or a taking back`);
  });
  check(
    chain === undefined || (typeof chain === 'string' && /^[0-9a-f]*$/.test(chain)),
    '"chain" should be hex digits',
  );
  check(
    outcome === undefined || isOutcome(outcome),
    '"outcome" should be { "rewards": [numbers] or null, "fingerprint": text }',
  );
  const record = { game, rules, chance, seats, settings, seed, entries: entries as readonly Entry[] };
  return { ...record, ...(chain !== undefined && { chain }), ...(outcome !== undefined && { outcome }) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new BadRecord(
      `not JSON (${placeIn(text, error instanceof Error ? error.message : '')}): a record is one JSON object`,
    );
  }
}

/** Where a text stops being JSON, as line and column; machines only say how many characters came before. */
function placeIn(text: string, said: string): string {
  if (text.trim() === '') return 'it is empty';
  const told = /position (\d+)/.exec(said)?.[1];
  const at = told === undefined ? text.length : Number(told);
  if (at >= text.trimEnd().length) return 'it ends too soon';
  const lines = text.slice(0, at).split('\n');
  return `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
}

const isSettings = (settings: unknown): settings is Settings =>
  isObject(settings) && Object.keys(settings).length <= MOST.settings && Object.values(settings).every(isText);

function isEntry(entry: unknown): boolean {
  if (Array.isArray(entry)) {
    const [seat, option] = entry as readonly unknown[];
    return (
      entry.length === 2 && isWhole(seat, MOST.seats) && (isWhole(option, Number.MAX_SAFE_INTEGER) || isSet(option))
    );
  }
  if (!isObject(entry) || Object.keys(entry).length !== 1) return false;
  const { redeal, back, withdrawn } = entry;
  return isText(redeal) || isWhole(back, MOST.entries, 1) || isWhole(withdrawn, MOST.seats);
}

/** Ascending, so that a set has one form only. */
const isSet = (option: unknown): boolean =>
  Array.isArray(option) &&
  option.every((i: unknown, k) => isWhole(i, Number.MAX_SAFE_INTEGER) && (k === 0 || i > Number(option[k - 1])));

const isOutcome = (outcome: unknown): outcome is Outcome =>
  isObject(outcome) &&
  typeof outcome['fingerprint'] === 'string' &&
  (outcome['rewards'] === null || (Array.isArray(outcome['rewards']) && outcome['rewards'].every(Number.isFinite)));
