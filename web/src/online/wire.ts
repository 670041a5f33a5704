/** A socket that comes back by itself: after a cut it tries again, sooner at first, later with patience. */
import { telling } from '@arenarium/protocol';
import * as z from 'zod/mini';
import { API } from './api.ts';

/** Milliseconds between tries: doubled each time, up to the last. */
const FIRST = 250;
const LAST = 5000;

interface Heard<R> {
  report(report: R, re: number | null): void;
  /** The line is there, or it is cut. */
  line(is: 'up' | 'down'): void;
}

export interface Wire {
  /** False while the line is cut: nothing was sent. */
  send(message: object): boolean;
  close(): void;
}

const socketAt = (path: string): WebSocket => {
  const address = new URL(API + path, location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  return new WebSocket(address);
};

/** Open a socket and listen; `lost` is called once, when it is gone. */
function listenAt<R>(path: string, as: z.ZodMiniType<R>, heard: Heard<R> & { lost(): void }): WebSocket {
  const schema = telling(as);
  const socket = socketAt(path);
  socket.addEventListener('open', () => heard.line('up'));
  socket.addEventListener('message', ({ data }) => {
    const read = z.safeParse(schema, JSON.parse(String(data)));
    // What cannot be read comes from another version: the line is as good as cut.
    if (read.success) heard.report(read.data.report, read.data.re);
    else socket.close();
  });
  socket.addEventListener('close', () => heard.lost());
  return socket;
}

export function wireTo<R>(path: string, as: z.ZodMiniType<R>, heard: Heard<R>): Wire {
  let socket: WebSocket | null = null;
  let closed = false;
  let pause = FIRST;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function connect(): void {
    if (closed) return;
    const now = listenAt(path, as, {
      report: heard.report,
      line(is) {
        pause = FIRST;
        heard.line(is);
      },
      lost() {
        if (now === socket) lost();
      },
    });
    socket = now;
  }
  function lost(): void {
    socket = null;
    if (closed) return;
    heard.line('down');
    clearTimeout(timer);
    timer = setTimeout(connect, pause * (0.5 + Math.random() / 2));
    pause = Math.min(LAST, pause * 2);
  }
  /** A browser that is offline does not notice that its sockets are dead. */
  const offline = (): void => {
    const dead = socket;
    if (dead === null) return;
    lost();
    dead.close();
  };
  const online = (): void => {
    if (socket !== null || closed) return;
    clearTimeout(timer);
    pause = FIRST;
    connect();
  };
  window.addEventListener('offline', offline);
  window.addEventListener('online', online);
  connect();
  return {
    send(message) {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(message));
      return true;
    },
    close() {
      closed = true;
      clearTimeout(timer);
      window.removeEventListener('offline', offline);
      window.removeEventListener('online', online);
      socket?.close();
    },
  };
}
