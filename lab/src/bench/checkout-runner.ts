/**
 * One contender of another checkout, in a process of its own: FOLDER NAME. Only the clock is of this checkout; the game, the
 * engine and whoever plays are the other's.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Contender } from './contenders.ts';
import { slicesOf } from './slices.ts';

const [folder = '.', name = ''] = process.argv.slice(2);
interface Contenders {
  contenderCalled(name: string): Promise<Contender>;
}
const theirs = (await import(pathToFileURL(join(folder, 'lab/src/bench/contenders.ts')).href)) as Contenders;
const slice = slicesOf(await theirs.contenderCalled(name));

process.on('message', (milliseconds: number) => process.send?.(slice(milliseconds)));
process.send?.('ready');
