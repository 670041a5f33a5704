/** Nodes for the tests, each on a free port, and the two people that most of them need. */
import { portOf } from '../src/address.ts';
import { start, type Started } from '../src/start.ts';
import type { Database } from './databases.ts';
import { guestAt, type Guest } from './guests.ts';

export const startNode = ({ env }: Pick<Database, 'env'>, port = '0'): Promise<Started> =>
  start({ ...env, PORT: port }, { folder: null, data: '' });
export const baseOf = ({ server }: Started): string => `http://127.0.0.1:${portOf(server)}`;
export const twoGuests = (base: string): Promise<[Guest, Guest]> =>
  Promise.all([guestAt(base, 'Ann'), guestAt(base, 'Bob')]);

/** A node on a database of its own, with two people at it. */
export interface House {
  readonly database: Database;
  node: Started;
  readonly base: string;
  readonly ann: Guest;
  readonly bob: Guest;
}
export async function openHouse(startDatabase: () => Promise<Database>): Promise<House> {
  const database = await startDatabase();
  const node = await startNode(database);
  const base = baseOf(node);
  const [ann, bob] = await twoGuests(base);
  return { database, node, base, ann, bob };
}
export async function closeHouse({ node, database }: House): Promise<void> {
  await node.close();
  await database.stop();
}
