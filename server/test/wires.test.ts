/** What goes out over sockets: frames as RFC 6455 has them, one for all, in order, and a slice of a crowd in a turn. */
import { Duplex } from 'node:stream';
import { describe, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { framed, sendToMany, wireOf, type Wire } from '../src/wire/wires.ts';

/** A socket that writes down which buffers it was given. */
function notingSocket(): { wire: Wire; written: Buffer[]; cut(): boolean } {
  const written: Buffer[] = [];
  let terminated = false;
  const socket = new Duplex({
    read: () => undefined,
    write(chunk: Buffer, _, done) {
      written.push(chunk);
      done();
    },
  });
  const ws = { OPEN: 1, readyState: 1, terminate: () => void (terminated = true), close: () => undefined };
  const wire = wireOf(ws as unknown as WebSocket, socket, { sent: () => undefined, cutOff: () => undefined });
  return { wire, written, cut: () => terminated };
}

/** The text in a frame, and how many bytes come before it. */
function unframed(frame: Buffer): { text: string; head: number } {
  expect(frame[0]).toBe(0x81);
  const short = frame[1] ?? 0;
  const head = short < 126 ? 2 : short === 126 ? 4 : 10;
  const length = head === 2 ? short : head === 4 ? frame.readUInt16BE(2) : Number(frame.readBigUInt64BE(2));
  expect(frame.length).toBe(head + length);
  return { text: frame.subarray(head).toString(), head };
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('a frame', () => {
  test.each([
    ['', 2],
    ['x'.repeat(125), 2],
    ['x'.repeat(126), 4],
    ['ü'.repeat(100), 4],
    ['x'.repeat(65_535), 4],
    ['x'.repeat(65_536), 10],
    ['漢'.repeat(40_000), 10],
  ])('%#', (text, head) => {
    expect(unframed(framed(text))).toEqual({ text, head });
  });
});

describe('a crowd', () => {
  test('hears the very same frame, fifty of them in a turn of the event loop', async () => {
    const crowd = Array.from({ length: 1000 }, notingSocket);
    sendToMany(
      'news',
      crowd.map(({ wire }) => wire),
    );
    const reached = (): number => crowd.filter(({ written }) => written.length > 0).length;
    let before = reached();
    expect(before).toBeLessThanOrEqual(50);
    for (let turns = 0; turns < 30 && before < 1000; turns++) {
      await turn();
      expect(reached() - before).toBeLessThanOrEqual(50);
      before = reached();
    }
    expect(before).toBe(1000);
    expect(new Set(crowd.map(({ written }) => written[0])).size).toBe(1);
  });

  test('hears everything in the order in which it was sent; whoever is not in it does not wait', async () => {
    const crowd = Array.from({ length: 250 }, notingSocket);
    const [first] = crowd;
    const last = crowd.at(-1);
    const other = notingSocket();
    const wires = crowd.map(({ wire }) => wire);
    sendToMany('one', wires);
    sendToMany('two', wires);
    last?.wire.send('three');
    other.wire.send('at once');
    expect(other.written).toHaveLength(1);
    for (let turns = 0; turns < 20; turns++) await turn();
    const heardBy = (one: typeof first): readonly string[] => (one?.written ?? []).map((frame) => unframed(frame).text);
    expect(heardBy(first)).toEqual(['one', 'two']);
    expect(heardBy(last)).toEqual(['one', 'two', 'three']);
  });
});
