/** The layout law: all that is needed to decide is in sight and uncovered, at every size. */
import type { CDPSession, Page } from 'playwright-core';

export const sizes = {
  wide: { width: 1280, height: 800 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 360, height: 740 },
  side: { width: 740, height: 360 },
  large: { width: 1920, height: 1080 },
} as const;

interface Screen {
  readonly box: { readonly width: number; readonly height: number };
  /** What the page calls its shape. */
  readonly shape: string;
}

/** The screens the law holds for: the sizes, and a screen of 1280×800 at twice its size. */
export const screens: Readonly<Record<string, Screen>> = {
  wide: { box: sizes.wide, shape: 'wide' },
  tablet: { box: sizes.tablet, shape: 'middle' },
  phone: { box: sizes.phone, shape: 'phone' },
  side: { box: sizes.side, shape: 'side' },
  large: { box: sizes.large, shape: 'wide' },
  zoomed: { box: { width: 640, height: 400 }, shape: 'side' },
};

/** One line to the browser for each page, to tell it sizes without waiting for them: the page itself sees when it has one. */
const lines = new WeakMap<Page, Promise<CDPSession>>();

function lineTo(page: Page): Promise<CDPSession> {
  const line = lines.get(page) ?? page.context().newCDPSession(page);
  lines.set(page, line);
  return line;
}

const resize = (line: CDPSession, box: Screen['box']): Promise<unknown> =>
  line.send('Emulation.setDeviceMetricsOverride', { ...box, deviceScaleFactor: 1, mobile: false });

/** What breaks the law on every screen; the window is as it was afterwards. */
export async function breachesEverywhere(page: Page): Promise<readonly string[]> {
  const before = page.viewportSize() ?? sizes.wide;
  const line = await lineTo(page);
  const found: string[] = [];
  for (const [name, screen] of Object.entries(screens)) {
    const [here] = await Promise.all([breaches(page, screen), resize(line, screen.box)]);
    const small = name === 'phone' || name === 'side' ? await smallTargets(page) : [];
    found.push(...[...here, ...small].map((breach) => `${name}: ${breach}`));
  }
  await resize(line, before);
  return found;
}

/** A finger needs so many pixels each way. */
const FINGER = 44;

/** What can be pressed and is too small for a finger. */
const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate((least) => {
    const pressed =
      '[data-option], [data-standing="open"], [data-region="ask"] button, [data-region="bar"] :is(a, button)';
    const found = [...document.querySelectorAll(pressed)].flatMap((element) => {
      const { width: wide, height: high } = element.getBoundingClientRect();
      // What a press meets may be larger than what is drawn.
      const around = ['::before', '::after']
        .map((part) => getComputedStyle(element, part))
        .filter(
          ({ position, content, pointerEvents }) =>
            position === 'absolute' && content !== 'none' && pointerEvents !== 'none',
        );
      const width = Math.max(wide, ...around.map((part) => parseFloat(part.width)));
      const height = Math.max(high, ...around.map((part) => parseFloat(part.height)));
      if (wide === 0 || element.matches(':disabled') || (width >= least - 0.5 && height >= least - 0.5)) return [];
      // A map cannot give way: nine hexes lie side by side. The tray has the same answers, as large as a finger.
      if (element.closest('svg') !== null && width >= 36 && height >= 36) return [];
      // Tucked away until the focus comes to it; or a rule cited within a sentence.
      if (element.closest('[class*="tucked"], p') !== null) return [];
      const name = element.getAttribute('data-point')?.replace(/[\d.]+/g, 'N') ?? element.className;
      return [`${name} is ${Math.round(width)}×${Math.round(height)}`];
    });
    return [...new Set(found)].slice(0, 6);
  }, FINGER);

/**
 * What breaks the law on the page as it stands. A thing that can be chosen may lie in a strip that scrolls sideways (a
 * phone's hand, the tray), as long as the strip itself is in sight; everything else must lie in the window, with nothing
 * over its middle but what belongs to it.
 */
const breaches = (page: Page, screen: Screen): Promise<readonly string[]> =>
  page.evaluate(async ({ box, shape }) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const hasShape = (): boolean =>
      innerWidth === box.width &&
      innerHeight === box.height &&
      document.querySelector(`main[data-shape="${shape}"]`) !== null;
    for (const since = performance.now(); !hasShape();) {
      if (performance.now() - since > 60_000) return [`the page does not take the shape ${shape}`];
      await frame();
    }
    // What follows the size of the window follows within two frames: nothing glides under reduced motion.
    await frame();
    await frame();
    const found: string[] = [];
    const { innerWidth: width, innerHeight: height } = window;
    const root = document.documentElement;
    if (root.scrollHeight > height + 1) found.push(`the page scrolls: ${root.scrollHeight} in ${height}`);
    if (root.scrollWidth > width + 1) found.push(`the page scrolls sideways: ${root.scrollWidth} in ${width}`);

    /** The nearest box that lets one scroll to the element. */
    const strip = (element: Element): Element | null => {
      for (let box = element.parentElement; box !== null && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const sideways = overflowX === 'auto' && box.scrollWidth > box.clientWidth + 1;
        const down = overflowY === 'auto' && box.scrollHeight > box.clientHeight + 1;
        if (sideways || down) return box;
      }
      return null;
    };
    const isHidden = (element: Element): boolean => {
      const { visibility, display, clipPath } = getComputedStyle(element);
      if (visibility === 'hidden' || display === 'none' || element.getClientRects().length === 0) return true;
      return clipPath.startsWith('inset(50%') || element.closest('li')?.matches('[class*="tucked"]') === true;
    };
    const inWindow = ({ left, top, right, bottom }: DOMRect): boolean =>
      left >= -2 && top >= -2 && right <= width + 2 && bottom <= height + 2;

    const field = document.querySelector('[data-region="field"]');
    const needed: [string, Element][] = [
      ...[...document.querySelectorAll('[data-region="ask"], [data-region="bar"], [data-region="field"]')].map(
        (element): [string, Element] => [element.getAttribute('data-region') ?? '', element],
      ),
      ...[...document.querySelectorAll('[data-standing="open"], [data-standing="chosen"]')].map(
        (element): [string, Element] => [element.getAttribute('data-point') ?? '', element],
      ),
      ...[...document.querySelectorAll('[data-option]')].map((element): [string, Element] => ['option', element]),
    ];
    for (const [name, element] of needed) {
      if (isHidden(element)) continue;
      const scrolls = strip(element);
      if (scrolls !== null && field !== null && (scrolls === field || field.contains(scrolls))) {
        found.push(`${name} lies in a field that scrolls`);
        continue;
      }
      const box = (scrolls ?? element).getBoundingClientRect();
      if (!inWindow(box)) {
        found.push(`${name} is out of sight: ${[box.left, box.top, box.right, box.bottom].map(Math.round).join(' ')}`);
        continue;
      }
      if (scrolls !== null || element.hasAttribute('data-region')) continue;
      // Cards of a large hand overlap: the left edge of each is free.
      const across = element.closest('[data-region="hand"]') === null ? 0.5 : 0.1;
      const over = document.elementFromPoint(box.left + box.width * across, box.top + box.height / 2);
      // A piece may stand on its space, if it answers for it.
      const space = over?.closest('[data-on]')?.getAttribute('data-on') ?? null;
      const answers = space !== null && space === element.getAttribute('data-point');
      const belongs = over !== null && (element.contains(over) || over.contains(element) || answers);
      if (!belongs) found.push(`${name} is covered by ${over?.outerHTML.slice(0, 80) ?? 'nothing'}`);
    }
    // Everybody's state belongs to what decides: in a column nobody at its end is cut off. A strip scrolls sideways.
    for (const rivals of document.querySelectorAll('[data-region="rivals"]')) {
      const { bottom } = rivals.getBoundingClientRect();
      for (const panel of rivals.querySelectorAll('section[data-form]')) {
        const cut = Math.round(panel.getBoundingClientRect().bottom - bottom);
        if (cut > 2) found.push(`${panel.getAttribute('aria-label')} is cut off by ${cut}`);
      }
      // Nor a line at the end of a panel.
      for (const line of rivals.querySelectorAll('section li')) {
        const cut = Math.round(
          line.getBoundingClientRect().bottom - (line.closest('section') ?? line).getBoundingClientRect().bottom,
        );
        if (cut > 2) found.push(`${line.textContent} is cut off by ${cut}`);
      }
    }
    // The number of an answer says which key; it must not hide what it stands on.
    const rem = parseFloat(getComputedStyle(root).fontSize);
    for (const number of document.querySelectorAll('[data-point] > [data-number]')) {
      const { width: wide, height: high } = number.getBoundingClientRect();
      if (high > 2 * rem || wide > 4 * rem)
        found.push(`the number ${number.textContent} is ${Math.round(wide)}×${Math.round(high)}`);
    }
    return [...new Set(found)].slice(0, 8);
  }, screen);
