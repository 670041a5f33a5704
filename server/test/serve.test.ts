import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressOf, placeFrom, portOf, whyItCannotListen } from '../src/address.ts';
import { serve } from '../src/serve.ts';

const place = { host: '127.0.0.1', port: 8080 };

describe('where the server listens', () => {
  test('at localhost:8080, unless PORT and HOST say otherwise', () => {
    expect(placeFrom({})).toEqual(place);
    expect(placeFrom({ PORT: '', HOST: '' })).toEqual(place);
    expect(placeFrom({ PORT: '3000', HOST: '0.0.0.0' })).toEqual({ host: '0.0.0.0', port: 3000 });
  });
  test.each(['eighty', '70000', '-1', '80.5'])('PORT=%s is refused', (PORT) => {
    expect(() => placeFrom({ PORT })).toThrow(`PORT should be a number from 0 to 65535, not "${PORT}".`);
  });
  test('the address is one that can be typed', () => {
    expect(addressOf(place)).toBe('http://localhost:8080');
    expect(addressOf({ host: '0.0.0.0', port: 1 })).toBe('http://localhost:1');
    expect(addressOf({ host: '10.0.0.7', port: 80 })).toBe('http://10.0.0.7:80');
    expect(addressOf({ host: 'fe80::1', port: 80 })).toBe('http://[fe80::1]:80');
  });
  test('what goes wrong is said with the way out', () => {
    const why = (code: string): string => whyItCannotListen(Object.assign(new Error(code), { code }), place);
    expect(why('EACCES')).toContain('PORT=8080 npm start');
    expect(why('ENOTFOUND')).toContain('HOST=127.0.0.1 is not an address');
    expect(why('EIO')).toContain('http://localhost:8080: EIO');
  });
  test('the program refuses a bad PORT', async () => {
    const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
    const child = spawn(process.execPath, ['--import', '@arenarium/loader', main], {
      env: { ...process.env, PORT: 'x' },
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const [code] = await once(child, 'close');
    expect([code, said]).toEqual([1, 'PORT should be a number from 0 to 65535, not "x".\n']);
  });
});

describe('serving', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'arenarium-client-'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Arenarium</title>');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('the page comes over the wire, and a taken port is named', async () => {
    const server = await serve(folder, { ...place, port: 0 });
    const port = portOf(server);
    const page = await fetch(`http://127.0.0.1:${port}/play/anything`);
    expect(await page.text()).toContain('<title>Arenarium</title>');
    const again = serve(folder, { ...place, port });
    await expect(again).rejects.toThrow(`Port ${port} is taken by another program.`);
    await expect(again).rejects.toThrow(`PORT=${port + 1} npm start`);
    server.close();
    server.closeAllConnections();
  });
  test('a client that is not built is missed', async () => {
    await expect(serve(join(folder, 'nowhere'), place)).rejects.toThrow('The client is not built');
  });
});
