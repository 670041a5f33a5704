import { expect, test } from 'vitest';
import { LONGEST, pausesFrom } from '../stress/pauses.ts';

test('after a pause, once, and never before it is over, however late somebody looks', () => {
  let now = 5000.3;
  const { after, tick } = pausesFrom(() => now);
  const heard: string[] = [];
  const at = (milliseconds: number, name: string): void =>
    after(milliseconds, () => {
      heard.push(`${name} ${now >= 5000.3 + milliseconds}`);
    });
  at(0, 'now');
  at(25.5, 'late');
  at(20, 'soon');
  at(LONGEST, 'longest');
  expect(() => at(LONGEST + 1, 'too long')).toThrow(RangeError);
  for (; now < 5000.3 + LONGEST - 1; now += 0.7) tick();
  expect(heard).toEqual(['now true', 'soon true', 'late true']);
  now += 400;
  tick();
  tick();
  expect(heard.slice(3)).toEqual(['longest true']);
});

test('a pause that begins while nobody looks for two seconds is no shorter', () => {
  let now = 0;
  const { after, tick } = pausesFrom(() => now);
  now = 2000;
  let at = -1;
  after(LONGEST, () => (at = now));
  for (; now < 4000; now++) tick();
  expect(at).toBe(2000 + LONGEST);
});

test('whoever begins anew while it is done waits for the next pause', () => {
  let now = 0;
  const { after, tick } = pausesFrom(() => now);
  let times = 0;
  const again = (): void => {
    times++;
    after(0, again);
  };
  after(0, again);
  for (; now < 10; now++) tick();
  expect(times).toBe(9);
});
