/** What those who run a node read: how it is, what it counts, what it promises and what a commit costs. */
import { expect, test } from 'vitest';
import { start } from '../src/start.ts';
import { sqliteDatabase } from './databases.ts';
import { baseOf } from './nodes.ts';

test('a node says what it keeps and what a commit costs; whoever comes through a proxy does not read its metrics', async () => {
  const { env, stop } = await sqliteDatabase();
  const how = { folder: null, data: '' };
  const quick = await start({ ...env, PORT: '0', ARENARIUM_SYNC: 'normal' }, how);
  expect(quick.keeping).toMatch(/a power cut may take the last moments .*; a commit costs \d+\.\d ms here\.$/);
  await quick.close();

  const node = await start({ ...env, PORT: '0', ARENARIUM_PROXY: '1' }, how);
  expect(node.keeping).toMatch(/survives a power cut; a commit costs \d+\.\d ms here\.$/);
  const base = baseOf(node);
  const status = async (path: string, headers = {}) => (await fetch(`${base}${path}`, { headers })).status;
  expect([await status('/healthz'), await status('/readyz'), await status('/metrics')]).toEqual([200, 200, 200]);
  const metrics = await (await fetch(`${base}/metrics`)).text();
  for (const name of ['arenarium_commit_seconds', 'arenarium_entries_total', 'arenarium_refused_total'])
    expect(metrics).toContain(`# TYPE ${name} `);
  expect(await status('/metrics', { 'x-forwarded-for': '203.0.113.9' })).toBe(404);
  expect(await status('/metrics', { 'x-forwarded-for': '203.0.113.9, 127.0.0.1' })).toBe(200);
  await node.close();

  const open = await start({ ...env, PORT: '0', ARENARIUM_PROXY: '1', ARENARIUM_METRICS: 'open' }, how);
  const opened = await fetch(`${baseOf(open)}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect(opened.status).toBe(200);
  await open.close();
  await stop();
});
