/** The layout law: all that is needed to decide is in sight and uncovered, at every size. */
import type { Page } from 'playwright-core';

export const sizes = {
  wide: { width: 1280, height: 800 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 360, height: 740 },
  side: { width: 740, height: 360 },
  large: { width: 1920, height: 1080 },
} as const;

/**
 * What breaks the law on the page as it stands. A thing that can be chosen may lie in a strip that scrolls sideways (a
 * phone's hand, the tray), as long as the strip itself is in sight; everything else must lie in the window, with nothing
 * over its middle but what belongs to it.
 */
export const breaches = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
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
      const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      // A piece may stand on its space, if it answers for it.
      const space = over?.closest('[data-on]')?.getAttribute('data-on') ?? null;
      const answers = space !== null && space === element.getAttribute('data-point');
      const belongs = over !== null && (element.contains(over) || over.contains(element) || answers);
      if (!belongs) found.push(`${name} is covered by ${over?.outerHTML.slice(0, 80) ?? 'nothing'}`);
    }
    return [...new Set(found)].slice(0, 8);
  });
