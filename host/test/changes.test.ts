/** Changes give back the scene to the letter, over whole matches of every game, and are small. */
import { changed, follows, matchReport, readLine, type Scene } from '@arenarium/protocol';
import { describe, expect, test } from 'vitest';
import {
  changesSince,
  changeTextsSince,
  enterInto,
  refereeWith,
  remembered,
  sceneFor,
  thinkingHere,
  type Before,
} from '../src/index.ts';
import { everyGame, lookersAt, playByLot, tableOf } from './tables.ts';

const asSent = <M>(message: M): M => JSON.parse(JSON.stringify(message)) as M;
const median = (sizes: readonly number[]): number => sizes.toSorted((a, b) => a - b)[sizes.length >> 1] ?? 0;

/** The parts of a scene that a change carries. Lines a page has read already may be more than a fresh scene has. */
const withLastLines = (scene: Scene, lines: number): Scene => ({
  ...scene,
  log: { ...scene.log, from: scene.log.of - lines, lines: scene.log.lines.slice(-lines) },
});

describe.each(everyGame)('%s', (_, game) => {
  test('every change of a match leads exactly to the next scene, for everybody who looks', () => {
    const host = tableOf(game, 'exact');
    const lookers = lookersAt(host);
    const scenes = lookers.map((eyes) => asSent(sceneFor(host, eyes)));
    const sizes: number[] = [];
    let before: Before | null = null;
    const look = (): void => {
      if (before !== null) {
        const changeFor = changesSince(before, host);
        const textFor = changeTextsSince(before, host);
        lookers.forEach((eyes, i) => {
          const text = `{"tell":"change","change":${textFor(eyes)}}`;
          expect(text).toBe(JSON.stringify({ tell: 'change', change: changeFor(eyes) }));
          const read = readLine(matchReport, text);
          if (!read.ok) throw new Error(read.because);
          if (read.message.tell !== 'change') throw new Error(read.message.tell);
          if (eyes.length === 1) sizes.push(text.length);
          const was = scenes[i] as Scene;
          const fresh = asSent(sceneFor(host, eyes));
          const follow = follows(was, read.message.change);
          const now = follow ? changed(was, read.message.change) : fresh;
          const lines = Math.min(fresh.log.lines.length, now.log.lines.length);
          expect(withLastLines(now, lines)).toEqual(withLastLines(fresh, lines));
          scenes[i] = now;
        });
      }
      before = remembered(host);
    };
    playByLot(host, 'exact', look);
    look();
    expect(host.match.position.result).not.toBeNull();
    expect(median(sizes)).toBeLessThan(1024);
  });

  test('taking back is a change like any other', async () => {
    const host = tableOf(game, 'back');
    playByLot(host, 'back', () => undefined, 12);
    const was = asSent(sceneFor(host, [0]));
    const before = remembered(host);
    const referee = refereeWith({ thinking: thinkingHere, freshSeed: () => 'fresh' });
    const holds = Array.from({ length: host.match.setup.seats }, (_, seat) => seat);
    const viewer = { holds, eyes: [0], setsPace: true };
    const met = await referee.meet(host, viewer, { ask: 'undo', seats: holds, consent: 'given' });
    if (!('entry' in met)) throw new Error(JSON.stringify(met));
    enterInto(host, met.entry);
    const news = asSent(changesSince(before, host)([0]));
    expect(follows(was, news)).toBe(true);
    expect(changed(was, news)).toEqual(asSent(sceneFor(host, [0])));
    expect(host.n).toBe(13);
  });
});
