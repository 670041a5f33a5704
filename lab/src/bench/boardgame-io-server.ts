/** boardgame.io's own server with the duel, as a process of its own: the peer of our table server. It keeps nothing on disk. */
import { createRequire } from 'node:module';
import { duelGame } from './duel-boardgame-io.ts';

const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server') as typeof import('boardgame.io/server');

const server = Server({ games: [duelGame], origins: [/.*/] });
await server.run({ port: Number(process.env['PORT']) });
process.stdout.write('READY\n');
