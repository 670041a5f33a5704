/** What somebody at the screen sees of the question: what is lit and where a finger would meet it, and what the tray holds. */
import type { Page } from 'playwright-core';

/** Something to press, and where. */
export interface Target {
  /** The point on the board, or the option of the tray. */
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

export interface Sight {
  /** The number of the question, or 'over'. */
  readonly asked: string;
  /** What to press next, and where it is met now: the button that sends a whole set, else anything lit in its turn. */
  readonly next: Target | null;
  /** How many things are lit on the board and not yet pressed. */
  readonly lit: number;
  /** Lit, and nowhere to be met: something lies over all of it. */
  readonly covered: readonly string[];
  /** How many options the tray holds, and which of them can be taken, by their place in it. */
  readonly options: number;
  readonly places: readonly number[];
  readonly isSet: boolean;
  /** A set is asked for, and nothing of it is missing. */
  readonly isWhole: boolean;
  /** Changes whenever a press has done anything. */
  readonly mark: string;
  /** Whether it had changed from the mark given, before patience was at its end. */
  readonly moved: boolean;
}

/** A press that has done nothing after so many milliseconds did nothing. */
const PATIENCE = 30_000;

interface Looking {
  /** The mark before a press, if there was one. */
  readonly before: string | null;
  /** Whether to wait until everything stands where it will be met: a finger needs that, keys do not. */
  readonly isStill: boolean;
  /** How often something was pressed before: who knows nothing of the game presses one thing after another. */
  readonly turn: number;
}

/**
 * Wait until a press has done something (the mark before it is given) and somebody here is asked with the answers on
 * the screen, or the match is over; then look, all within the page. What lies in a strip that scrolls is scrolled to, as
 * a person would.
 */
export const nextSight = (page: Page, looking: Looking): Promise<Sight> =>
  page.evaluate(
    async ([{ before: was, isStill, turn }, patience]): Promise<Sight> => {
      const find = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
      const has = (selector: string): boolean => document.querySelector(selector) !== null;
      const soon = () => new Promise((resolve) => setTimeout(resolve, 6));
      const pointOf = (element: HTMLElement): string => element.dataset['point'] ?? '';
      const askedNow = (): string =>
        has('[data-testid="result"]')
          ? 'over'
          : (document.querySelector('[data-question]')?.getAttribute('data-question') ?? '');
      const markNow = (): string => {
        const picked = find('[data-option][aria-pressed="true"]').map(({ dataset }) => dataset['option']);
        const chosen = find('[data-standing="chosen"]').map(pointOf);
        return [askedNow(), chosen.join(), picked.join(), find('[data-option]').length].join(' / ');
      };

      const since = performance.now();
      while (was !== null && markNow() === was && performance.now() - since < patience) await soon();
      const moved = markNow() !== was;
      // Others may take their time.
      // What the page answers by itself nobody reaches for.
      const isAsked = (): boolean => askedNow() === 'over' || has('[data-question]:not([data-forced]) [data-option]');
      const asking = performance.now();
      while (!isAsked()) {
        if (performance.now() - asking > 10 * patience) throw new Error(`nobody is asked: ${document.body.innerText}`);
        await soon();
      }
      // What is missing of a set is said by whoever hosts.
      while (has('[data-testid="send-set"][aria-busy="true"]')) await soon();

      /** Whether anything is on its way to another place: where it lies now it will not lie when it is pressed. */
      const isUnderWay = ({ playState, effect }: Animation): boolean => {
        if (playState !== 'running' || !(effect instanceof KeyframeEffect)) return false;
        if (effect.getComputedTiming().endTime === Infinity || effect.target?.matches('[data-flying]') === true)
          return false;
        return effect
          .getKeyframes()
          .some((frame) => ['transform', 'translate', 'scale', 'rotate'].some((moved) => moved in frame));
      };
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const laid = (): string =>
        find('[data-point], [data-option], [data-testid="send-set"]')
          .map((element) => element.getBoundingClientRect())
          .map(({ left, top, width, height }) => [left, top, width, height].map(Math.round).join())
          .join(' ');
      const comeToRest = async () => {
        for (let seen = ''; isStill && (seen !== laid() || document.getAnimations().some(isUnderWay));) {
          seen = laid();
          await frame();
        }
      };
      await comeToRest();

      /** Whether a press here means this element: it is met itself, or a piece that stands on it and answers for it. */
      const means = (element: Element, x: number, y: number): boolean => {
        const met = document.elementFromPoint(x, y);
        if (met === null) return false;
        if (met.closest('[data-point], [data-option], button') === element) return true;
        return met.closest('[data-on]')?.getAttribute('data-on') === element.getAttribute('data-point');
      };
      /** The middle first, then from there outwards. */
      const steps = [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92];
      const whereOf = (element: HTMLElement) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        for (const down of steps) {
          for (const across of steps) {
            const x = left + width * across;
            const y = top + height * down;
            if (means(element, x, y)) return { x, y };
          }
        }
        return null;
      };
      const scrollTo = (element: HTMLElement) =>
        element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const isMet = (element: HTMLElement): boolean => {
        scrollTo(element);
        return whereOf(element) !== null;
      };
      const isFree = ({ dataset, ariaPressed }: HTMLElement): boolean =>
        dataset['barred'] === undefined && ariaPressed !== 'true';

      const open = find('[data-point][data-standing="open"]').filter((spot) => spot.getClientRects().length > 0);
      const lit = open.filter(isMet);
      const met = new Set(lit.map(pointOf));
      const answers = find('[data-option]');
      const unplaced = answers.filter((answer) => isFree(answer) && answer.dataset['placed'] === undefined);
      const send = document.querySelector<HTMLElement>('[data-testid="send-set"]:not(:disabled)');
      // What has no place on the board is pressed now and then, or when nothing is lit.
      const among = unplaced.length > 0 && (lit.length === 0 || turn % 5 === 4) ? unplaced.filter(isMet) : lit;
      const meant = send ?? among[(turn * 7) % Math.max(1, among.length)];
      // To be scrolled to last of all: what lies in the same strip has moved it away.
      if (meant !== undefined) scrollTo(meant);
      await comeToRest();
      const where = meant === undefined ? null : whereOf(meant);
      const nameOf = (element: HTMLElement): string =>
        element === send ? 'send' : (element.dataset['point'] ?? `option ${element.dataset['option'] ?? ''}`);
      return {
        asked: askedNow(),
        next: meant === undefined || where === null ? null : { name: nameOf(meant), ...where },
        lit: lit.length,
        covered: [...new Set(open.map(pointOf))].filter((point) => !met.has(point)),
        options: answers.length,
        places: answers.flatMap((answer, place) => (isFree(answer) ? [place] : [])),
        isSet: has('[data-testid="send-set"]'),
        isWhole: send !== null,
        mark: markNow(),
        moved,
      };
    },
    [looking, PATIENCE] as const,
  );
