/** Structured logs without secrets: no seed, no entry, no token, no password, no chat. */
import { pino, type Logger } from 'pino';

const SECRET = ['seed', 'entry', 'token', 'password', 'invitation', 'cookie', 'authorization', 'secret', 'record'];

export const openLog = (level: string): Logger =>
  pino({
    level,
    redact: { paths: [...SECRET, ...SECRET.map((name) => `*.${name}`)], censor: '…' },
    base: null,
  });
