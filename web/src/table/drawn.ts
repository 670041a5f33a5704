/**
 * Where the things of the table are drawn, for arrows and for motion. A thing may be drawn twice: a Champion stands in the
 * arena and in the panel of its seat. The field goes first, because that is where people look.
 */

/**
 * A thing is found by its point, and by a second one where pressing it means something else for the moment. What happenings
 * name and nobody presses (a pile, a wall, somebody's hand) is found by its places.
 */
const at = (point: string): string =>
  ['data-point=', 'data-also=', 'data-places~='].map((named) => `[${named}"${CSS.escape(point)}"]`).join();

export const isDrawn = (element: Element): boolean => element.getClientRects().length > 0;

/** What is drawn at a point, if anything is. */
export function drawnAt(point: string): HTMLElement | null {
  const found = [...document.querySelectorAll<HTMLElement>(at(point))].filter(isDrawn);
  return found.find((element) => element.closest('[data-region="field"]') !== null) ?? found[0] ?? null;
}

/** Everything that is drawn, by its points; the field goes first. */
export function drawnThings(): ReadonlyMap<string, HTMLElement> {
  const things = new Map<string, HTMLElement>();
  for (const region of ['[data-region="field"] ', '']) {
    for (const element of document.querySelectorAll<HTMLElement>(`${region}:is([data-point], [data-places])`)) {
      const { point: own, also, places = '' } = element.dataset;
      for (const point of [own, also, ...places.split(' ')]) {
        if (point !== undefined && !things.has(point) && isDrawn(element)) things.set(point, element);
      }
    }
  }
  return things;
}
