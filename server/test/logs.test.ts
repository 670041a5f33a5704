/** What a node writes down of what goes on: enough to see that it did, and nothing that would be a secret. */
import type { TableInfo } from '@arenarium/protocol';
import { expect, test } from 'vitest';
import { freePort, startNode } from '../stress/nodes.ts';
import { lotOf } from '../stress/lots.ts';
import { sqliteDatabase } from './databases.ts';
import { playsAlong, wanted } from './guests.ts';
import { twoGuests } from './nodes.ts';

test('a match, an account and talk leave no secret in the log of a node, however much it is asked to write', async () => {
  const { env, stop } = await sqliteDatabase();
  const node = await startNode({ ...env, ARENARIUM_LOG: 'trace' }, await freePort());
  let written = '';
  node.process.stdout?.on('data', (chunk: Buffer) => (written += chunk.toString()));
  const [ann, bob] = await twoGuests(`http://127.0.0.1:${node.port}`);

  const password = 'correct horse battery';
  expect((await ann.ask('POST', '/accounts', { name: 'Ann of the logs', password })).status).toBeLessThan(300);
  const made = await ann.ask<{ table: TableInfo; invitation: string }>(
    'POST',
    '/tables',
    wanted('brawl', [{ by: 'me' }, { by: 'anybody' }], { access: 'link' }),
  );
  const { invitation, table } = made.body;
  await bob.ask('POST', `/tables/${table.id}/seats`, { seat: null, invitation });
  const [first, second] = await Promise.all([ann.sit(table.id), bob.sit(table.id)]);
  await first.request({ ask: 'say', channel: 'table', text: 'between ourselves' });
  playsAlong(first, lotOf(1));
  playsAlong(second, lotOf(2));
  await first.until('the match is over', ({ standing }) => standing?.over != null);

  await expect.poll(() => written).toContain(table.id);
  const { seed } = (await ann.ask<{ seed: string }>('GET', `/tables/${table.id}/record`)).body;
  expect(seed).not.toBe('');
  const tokenOf = (cookie: string): string => cookie.split('=')[1] ?? '';
  const secrets = [seed, password, invitation, tokenOf(ann.cookie), tokenOf(bob.cookie), 'between ourselves'];
  expect(secrets.filter((secret) => secret.length < 8 || written.includes(secret))).toEqual([]);
  for (const { leave } of [first, second]) await leave();
  await node.kill();
  await stop();
});
