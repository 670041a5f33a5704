import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chromiumHere } from '../chromium.mjs';
import { checkNode, isInstalled } from '../install.mjs';

describe('the version of Node', () => {
  test.each(['20.19.0', '20.20.2', '22.0.0', '26.10.1'])('%s will do', (version) => {
    expect(checkNode(version)).toBeNull();
  });
  test.each(['18.20.4', '20.18.9', '20.9.0'])('%s is too old, and the message says what is needed', (version) => {
    expect(checkNode(version)).toContain(`Arenarium needs Node 20.19 or newer; this is Node ${version}`);
  });
});

describe('what is installed', () => {
  let folder = '';
  const write = (path: string, seconds: number): void => {
    writeFileSync(join(folder, path), '{}');
    utimesSync(join(folder, path), seconds, seconds);
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'arenarium-install-'));
    mkdirSync(join(folder, 'node_modules'));
    write('package-lock.json', 1000);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('a fresh clone has nothing', () => expect(isInstalled(folder)).toBe(false));
  test('packages newer than the lock file will do', () => {
    write('node_modules/.package-lock.json', 1001);
    expect(isInstalled(folder)).toBe(true);
  });
  test('packages older than the lock file will not', () => {
    write('node_modules/.package-lock.json', 999);
    expect(isInstalled(folder)).toBe(false);
  });
});

describe('where Chromium is', () => {
  const found = (env: Record<string, string>, ...there: string[]): string | null =>
    chromiumHere({ env, exists: (path: unknown) => there.includes(String(path)) });

  test('CHROMIUM comes first, and must exist', () => {
    expect(found({ CHROMIUM: '/opt/chrome' }, '/opt/chrome', '/usr/bin/chromium')).toBe('/opt/chrome');
    expect(found({ CHROMIUM: '/opt/chrome' }, '/usr/bin/chromium')).toBeNull();
  });
  test('then the system’s, then the PATH', () => {
    expect(found({ PATH: '/snap/bin' }, '/usr/bin/chromium', '/snap/bin/chromium')).toBe('/usr/bin/chromium');
    expect(found({ PATH: '/snap/bin' }, '/snap/bin/chromium')).toBe('/snap/bin/chromium');
    expect(found({}, '/usr/bin/google-chrome')).toBe('/usr/bin/google-chrome');
    expect(found({})).toBeNull();
  });
});
