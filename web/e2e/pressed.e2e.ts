/** Pressing what cannot be done says why, with the rule: everything on the board, in the hand and among the piles is pressed. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { nextQuestion, pages } from './browser.ts';
import { openLaid, type Laid } from './laid.ts';
import { sizes } from './law.ts';

const open = pages();

interface Pressed {
  readonly pressed: number;
  readonly silent: readonly string[];
}

/** More than any answer takes. */
const PATIENCE = 4000;

/**
 * Press everything that is met and cannot be chosen: things, cards in hand of which only an edge is seen, names and signs
 * of pieces. Pressed is what lies there, as a pointer would; told are those that are not answered with words and a rule.
 */
const pressAll = (page: Page): Promise<Pressed> =>
  page.evaluate(async (patience) => {
    const soon = () => new Promise((resolve) => setTimeout(resolve, 5));
    const question = () => document.querySelector('[data-question]')?.getAttribute('data-question');
    const told = () => document.querySelector<HTMLElement>('[data-testid="why-not"]');
    const until = async (isSo: () => boolean): Promise<boolean> => {
      const since = performance.now();
      while (!isSo() && performance.now() - since < patience) await soon();
      return isSo();
    };
    /** Words with a rule, and more than that the question is another one. */
    const isAnswered = (): boolean => {
      const said = [...(told()?.querySelectorAll('p') ?? [])].filter(
        (line) => line.querySelector('button') !== null && !line.innerText.includes('does not answer what is asked'),
      );
      return said.some(({ innerText }) => innerText.trim().length > 20);
    };
    const steps = [0.5, 0.1, 0.9, 0.3, 0.7, 0.03];
    /** What a pointer meets of an element, and of nothing that lies on it or stands for something else. */
    const metOf = (element: Element): Element | null => {
      element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      for (const down of steps)
        for (const across of steps) {
          const met = document.elementFromPoint(left + width * across, top + height * down);
          if (met !== null && element.contains(met)) return met;
        }
      return null;
    };
    const standing = (met: Element): string => {
      const on = met.closest('[data-on]')?.getAttribute('data-on');
      const spot = met.closest('[data-point]') ?? document.querySelector(`[data-point="${on ?? ''}"]`);
      return spot?.getAttribute('data-standing') ?? '';
    };
    const things = [
      ...document.querySelectorAll(
        '[data-region] [data-point], [data-whole] > *, [data-on], [data-region="hand"] li:has(> *)',
      ),
    ];
    const silent: string[] = [];
    let pressed = 0;
    const asked = question();
    for (const thing of things) {
      const met = thing.isConnected ? metOf(thing) : null;
      if (met === null || ['open', 'chosen'].includes(standing(met))) continue;
      pressed++;
      met.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      if (!(await until(isAnswered))) {
        const name = thing.getAttribute('data-point') ?? thing.getAttribute('data-on') ?? thing.outerHTML.slice(0, 120);
        silent.push(`${name} is answered with: ${told()?.innerText ?? 'nothing'}`);
      }
      if (question() !== asked)
        return { pressed, silent: [...silent, `${thing.outerHTML.slice(0, 120)} has answered`] };
      told()?.querySelector('button')?.click();
      await until(() => told() === null);
    }
    return { pressed, silent };
  }, PATIENCE);

type Moment = Laid & { readonly on?: keyof typeof sizes };

const moments: readonly Moment[] = [
  { game: 'legends', seats: 2, choices: 30 },
  { game: 'banishing', seats: 3, choices: 30 },
  { game: 'kamigami', seats: 2, choices: 30 },
  { game: 'basicverse', seats: 4, choices: 81 },
  { game: 'basicverse', seats: 6, choices: 90 },
  { game: 'basicverse', seats: 8, choices: 94, on: 'phone' },
  { game: 'brawl', seats: 2, choices: 30 },
];

test.each(moments)('$game with $seats seats: whatever is pressed is answered', async ({ on = 'wide', ...laid }) => {
  const page = await open(sizes[on]);
  await openLaid(page, laid);
  await nextQuestion(page, null);
  const { pressed, silent } = await pressAll(page);
  console.log(`${laid.game} with ${laid.seats} seats: ${pressed} things pressed`);
  expect(silent).toEqual([]);
  expect(pressed).toBeGreaterThan(4);
});
