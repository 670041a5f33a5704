import { describe, expect, test } from 'vitest';
import {
  ask,
  chooseAll,
  enterForNow,
  faceOf,
  fingerprint,
  freeUndo,
  inOrder,
  letGoOfLog,
  linesOf,
  matchBefore,
  message,
  openAsks,
  question,
  readRecord,
  recordOf,
  replay,
  restored,
  roll,
  rules,
  saveMatch,
  show,
  shuffle,
  startMatch,
  step,
  takeBackTo,
  undo,
  undoByConsent,
  verify,
  view,
  type Chosen,
  type Flow,
  type Game,
  type Match,
  type Position,
  type SavedMatch,
} from '../src/index.ts';
import { flawed } from './flawed.ts';
import { pick, playOn, started } from './playing.ts';
import { setsOfCards } from './sets-of-cards.ts';
import { tricks } from './tricks/index.ts';
import { resultOf } from './tricks/rules/turn.ts';
import type { Table } from './tricks/table.ts';

/** The sixth game dealt again and again, until its bound: long enough to go far back in. */
const long = { ...flawed('never ends'), bound: 150, atBound: resultOf };
const startedLong = (seats: number) => started(seats, long);
const sameAsReplayed = (match: Match) =>
  expect(fingerprint(replay(match.game, recordOf(match)).position)).toBe(fingerprint(match.position));

describe('an answer given together', () => {
  test.each([
    [0, [0, 1, 2]],
    [1, [0, 1, 2]],
    [0, [2, 1, 0]],
    [2, [2, 0, 1]],
  ])('of seat %i can be changed until the last is in, in the order %j', (seat, order) => {
    const match = started(3);
    for (const other of order.slice(0, 2)) pick(match, other);
    const hasAnswered = order.indexOf(seat) < 2;
    expect(freeUndo(match, seat)).toBe(hasAnswered ? 1 : 0);
    if (!hasAnswered) return;
    expect(undo(match, seat)).toBe(true);
    expect(openAsks(match.position).map((ask) => ask.seat)).toContain(seat);
    sameAsReplayed(match);
    pick(match, seat, 1);
    pick(match, order[2] ?? 0);
    expect(freeUndo(match, seat)).toBe(0);
    sameAsReplayed(match);
  });
  test('cannot be changed once all are in, also by whoever was last', () => {
    const match = started();
    pick(match, 0);
    pick(match, 1);
    expect([freeUndo(match, 0), freeUndo(match, 1)]).toEqual([0, 0]);
  });
});

test('a match that is over stays over, also where the last choice told nobody anything', () => {
  for (const game of [tricks, setsOfCards()]) {
    const match = startMatch(game, { seats: 2, seed: 'over' });
    playOn(match);
    expect(match.position.result).not.toBeNull();
    for (const seat of [0, 1]) {
      expect(freeUndo(match, seat)).toBe(0);
      expect(undo(match, seat)).toBe(false);
      expect(undoByConsent(match, seat, 'again')).toBe(false);
    }
  }
});

describe('taking back', () => {
  test('does not shorten the record', () => {
    const match = startMatch(tricks, { seats: 2, seed: 'back' });
    pick(match, 0, [0, 1]);
    pick(match, 1, [0, 1]);
    pick(match, 0, 0);
    takeBackTo(match, 2);
    pick(match, 0, 1);
    expect(match.entries).toHaveLength(3);
    const record = readRecord(JSON.stringify(recordOf(match)));
    expect(record.entries).toEqual([[0, [0, 1]], [1, [0, 1]], [0, 0], { back: 1 }, [0, 1]]);
    expect(verify(match.game, record).difference).toBeNull();
    sameAsReplayed(match);
  });
  test('beyond the frontier, what nobody has seen is dealt anew and what was seen stays', () => {
    const decks = new Set<string>();
    for (let seed = 0; seed < 8; seed++) {
      const match = started();
      const hand = JSON.stringify(view(match.position, 0).decision);
      pick(match, 0);
      pick(match, 1);
      expect(undoByConsent(match, 0, String(seed))).toBe(true);
      expect(JSON.stringify(view(match.position, 0).decision)).toBe(hand);
      decks.add(match.position.table.deck.map((id) => faceOf(match.position, id)).join());
      sameAsReplayed(match);
    }
    expect(decks.size).toBeGreaterThan(1);
  });
  test('plays only a little again: to any entry it comes to the same bytes and the same log', () => {
    const match = startedLong(4);
    playOn(match, 90);
    const record = recordOf(match);
    for (const length of [89, 70, 33, 32, 31, 5, 0]) {
      const then = matchBefore(match, length);
      const again = replay(long, record, length);
      expect(fingerprint(then.position), `before ${length}`).toBe(fingerprint(again.position));
      expect(then.log).toEqual(again.log);
      expect(then.snapshots.length).toBeLessThan(12);
    }
    expect(recordOf(match)).toEqual(record);
  });
});

describe('a match restored from a snapshot', () => {
  test('goes on as if it had never stopped, and can still go back behind it', () => {
    const match = startedLong(3);
    playOn(match, 40);
    const saved = JSON.parse(JSON.stringify(saveMatch(match))) as SavedMatch;
    playOn(match, 20);
    const record = recordOf(match);
    const again = restored(long, record, saved);
    expect(fingerprint(again.position)).toBe(fingerprint(match.position));
    expect(recordOf(again)).toEqual(record);
    expect(again.log).toEqual(match.log.slice(match.log.length - again.log.length));
    takeBackTo(again, 10);
    takeBackTo(match, 10);
    expect(fingerprint(again.position)).toBe(fingerprint(match.position));
    playOn(again);
    sameAsReplayed(again);
  });
  test('is put back as it was when an entry could not be written down', () => {
    const match = startedLong(3);
    playOn(match, 20);
    const [record, log] = [recordOf(match), match.log.slice()];
    const stood = fingerprint(match.position);
    const seat = openAsks(match.position)[0]?.seat ?? 0;
    for (const made of [[[seat, 0]], [{ back: 5 }], [{ back: 5 }, { redeal: 'x' }]] as const) {
      const { position, back } = enterForNow(match, made);
      expect(fingerprint(position)).toBe(stood);
      expect(recordOf(match)).not.toEqual(record);
      back();
      expect(recordOf(match)).toEqual(record);
      expect(match.log).toEqual(log);
      expect(fingerprint(match.position)).toBe(stood);
    }
    playOn(match);
    sameAsReplayed(match);
  });
  test('keeps count of lines it let go of', () => {
    const match = startedLong(3);
    playOn(match, 30);
    const [lines, entries] = [linesOf(match), match.entries.length];
    letGoOfLog(match);
    expect([match.log, linesOf(match)]).toEqual([[], lines]);
    playOn(match, 6);
    takeBackTo(match, entries);
    expect(linesOf(match)).toBe(lines);
    takeBackTo(match, 4);
    expect(linesOf(match)).toBe(replay(long, recordOf(match)).log.length);
  });
});

/** The sixth game with one seat that is asked again and again what it does: nothing, throw a die, look at a card. */
const DEEDS = [{ do: 'rest' }, { do: 'throw' }, { do: 'look' }] as const;
const whichDeed = question('alone/deed', { rule: 'TR-2.1', options: (_p: Position<Table>) => DEEDS });
const alone = rules('alone/deeds', {
  /** TR-1.1: nobody has seen what lies in the deck. */
  mix(p: Position<Table>): Flow {
    shuffle(p, p.table.deck);
    return inOrder(step(alone.begin, {}));
  },
  /** TR-2.1. */
  begin: (): Flow => ask(0, whichDeed, {}).then(alone.do, {}),
  /** TR-2.1. */
  do(p: Position<Table>, _about: object, deed: (typeof DEEDS)[number]): Flow {
    if (deed.do === 'throw') p.table.prize = roll(p, 6);
    if (deed.do === 'look') show(p, 0, 0);
    return inOrder(step(alone.begin, {}));
  },
});
const deeds: Game<Table> = {
  ...tricks,
  setUp(setup) {
    const laid = tricks.setUp(setup);
    return { ...laid, first: step(alone.mix, {}) };
  },
  describe: (_p, option) => ({ label: message('pass'), points: [option.do] }),
};

describe('several choices at once', () => {
  const all = (match: Match, options: readonly Chosen[], asked = match.position.asked) =>
    chooseAll(match, { seat: 0, asked, options });
  test('stop where something is asked of somebody else, and say at which', () => {
    const match = started();
    const was = fingerprint(match.position);
    // The same answer, whatever comes after: it is no oracle.
    for (const second of [0, 99]) {
      expect(all(match, [0, second])).toMatchObject({ ok: false, because: 'learned', index: 1 });
    }
    expect(all(match, [99])).toMatchObject({ ok: false, because: 'noOption', index: 0 });
    expect(all(match, [0], 7)).toMatchObject({ ok: false, because: 'stale', index: 0 });
    expect(fingerprint(match.position)).toBe(was);
    expect(match.journal).toHaveLength(2);
    expect(all(match, [0]).ok).toBe(true);
  });
  test.each([
    ['thrown', 1],
    ['seen', 2],
  ])('stop where something is %s, and tell nothing of what comes after', (_, deed) => {
    const match = startMatch(deeds, { seats: 2, seed: 'deeds' });
    const was = fingerprint(match.position);
    for (const after of [0, 99]) {
      expect(all(match, [0, deed, after])).toMatchObject({ ok: false, because: 'learned', index: 2 });
    }
    expect(fingerprint(match.position)).toBe(was);
    expect(all(match, [0, 0, deed]).ok).toBe(true);
    expect(match.entries).toHaveLength(3);
  });
  test('are bounded', () => {
    const many = Array.from({ length: 65 }, () => 0);
    expect(all(started(), many)).toMatchObject({ ok: false, because: 'tooMany', index: 64 });
  });
});
