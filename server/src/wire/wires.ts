/**
 * What goes out over a socket. A message to many is put into one frame, which all of them share; and it goes to so many of
 * them in one turn of the event loop that no other table is held up.
 */
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/** What a table needs of a socket. */
export interface Wire {
  /** Send a text, or a frame made of one, after all that was sent before. False if nobody is there to read it. */
  send(message: string | Buffer): boolean;
  /** Send it before what is still on its way to a crowd: for the crowd's own turn. */
  sendNow(frame: Buffer): boolean;
  close(code: number, reason: string): void;
}

/** Whoever has so much unread does not read: they are cut off, and come back when they can. */
const UNREAD = 1_048_576;
/** A send takes 20 to 40 µs: a thousand in a row would hold up every other table. */
const SLICE = 50;

const TEXT = 0x81;
const [TWO_BYTES, EIGHT_BYTES] = [126, 127];

/** A text as one frame of RFC 6455, whole and unmasked, as servers send them. */
export function framed(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < TWO_BYTES ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = TEXT;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = TWO_BYTES;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = EIGHT_BYTES;
    frame.writeUIntBE(0, 2, 2);
    frame.writeUIntBE(length, 4, 6);
  }
  frame.write(text, head);
  return frame;
}

interface Parcel {
  readonly frame: Buffer;
  readonly to: readonly Wire[];
}
const parcels: Parcel[] = [];
/** How many parcels are on their way to a wire. */
const behind = new Map<Wire, number>();

function post(frame: Buffer, to: readonly Wire[]): void {
  if (parcels.push({ frame, to }) === 1) setImmediate(deliver);
  for (const wire of to) behind.set(wire, (behind.get(wire) ?? 0) + 1);
}

function deliver(): void {
  const next = parcels[0];
  if (next === undefined) return;
  for (const wire of next.to) {
    const left = (behind.get(wire) ?? 1) - 1;
    if (left === 0) behind.delete(wire);
    else behind.set(wire, left);
    wire.sendNow(next.frame);
  }
  parcels.shift();
  if (parcels.length > 0) setImmediate(deliver);
}

/** Send one text to many: made once, a slice of them in a turn. */
export function sendToMany(text: string, to: readonly Wire[]): void {
  if (to.length === 1) {
    to[0]?.send(text);
    return;
  }
  const frame = framed(text);
  if (to.length > SLICE) for (let i = 0; i < to.length; i += SLICE) post(frame, to.slice(i, i + SLICE));
  else for (const wire of to) wire.send(frame);
}

/** What the metrics want to know of what is sent. */
export interface Watching {
  sent(bytes: number): void;
  /** Somebody did not read, and was cut off. */
  cutOff(): void;
}

/** The wire of a socket. Frames are whole, so ours and those of `ws` (pings, closing) may follow each other. */
export function wireOf(ws: WebSocket, socket: Duplex, watching: Watching): Wire {
  const wire: Wire = {
    send(message) {
      const frame = typeof message === 'string' ? framed(message) : message;
      if (parcels.length === 0 || !behind.has(wire)) return wire.sendNow(frame);
      post(frame, [wire]);
      return true;
    },
    sendNow(frame) {
      if (ws.readyState !== ws.OPEN) return false;
      if (socket.writableLength > UNREAD) {
        watching.cutOff();
        ws.terminate();
        return false;
      }
      watching.sent(frame.length);
      socket.write(frame);
      return true;
    },
    close: (code, reason) => ws.close(code, reason),
  };
  return wire;
}
