/** What must not be found on any screen. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

interface Violation {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly html: string }[];
}

/** What axe finds wrong, as far as it is serious. */
async function seriousFaults(page: Page): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const { run } = (window as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } }).axe;
    const found = (await run()).violations;
    return found.map(({ id, impact, nodes }) => ({ id, impact, nodes: nodes.map(({ html }) => html.slice(0, 200)) }));
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).join(' | ')}`);
}

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Nothing serious for axe by day, by night and at 360 pixels, where nothing scrolls sideways either. */
export async function expectNoFaults(page: Page): Promise<void> {
  expect(await seriousFaults(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await seriousFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => sideways(page), { timeout: 60_000 }).toBe(0);
  expect(await seriousFaults(page)).toEqual([]);
}
