/** Playing on without knowing the game: by pointer or finger on the board, or by keys alone. */
import type { Page } from 'playwright-core';
import { nextSight, type Sight, type Target } from './sight.ts';

export type Way = 'pointer' | 'touch' | 'keys';

export interface Played {
  questions: number;
  /** Presses on the board and in the tray; by keys, of every key. */
  board: number;
  tray: number;
  keys: number;
  /** Where somebody who sits there would stumble: lit things that cannot be met, presses that did nothing. */
  readonly stumbles: string[];
}

/** More presses than any of these matches takes; a match that reaches it is stuck. */
const MANY = 1500;
/** After so many stumbles one gives up. */
const ENOUGH = 3;
/** More steps than a table has places to go to. */
const STEPS = 90;

/** In the bar, where nothing is pressed. */
const ASIDE = [400, 22] as const;

/** Milliseconds a hand takes: it arrives and rests, presses, lets go, and goes away after something has happened. */
const HAND = { rests: 120, holds: 60, stays: 150 };

/** As a hand does it. What is driven does all of it at once, and looks for what came of it while that is being drawn. */
async function pressByHand(page: Page, { x, y }: Target): Promise<void> {
  await page.mouse.move(x, y);
  await page.waitForTimeout(HAND.rests);
  await page.mouse.click(x, y, { delay: HAND.holds });
  await page.waitForTimeout(HAND.stays);
}

/** One press on the board, or in the tray for what has no place there. */
async function press(page: Page, way: Way, { sight, played, isByHand }: Turn): Promise<Target> {
  const { next: target } = sight;
  if (target === null) throw new Error(`nothing to press: ${sight.mark}`);
  const { name, x, y } = target;
  if (name.startsWith('option') || name === 'send') played.tray++;
  else played.board++;
  if (way === 'touch') {
    await page.touchscreen.tap(x, y);
    return target;
  }
  if (isByHand === true) await pressByHand(page, target);
  else await page.mouse.click(x, y);
  // What is pointed at grows over what lies beside it: the pointer goes to the bar before one looks again.
  await page.mouse.move(...ASIDE);
  return target;
}

interface Turn {
  readonly sight: Sight;
  readonly played: Played;
  readonly isByHand?: boolean;
}

/** What the focus is on. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const now = document.activeElement as HTMLElement | null;
    return {
      isOption: now?.matches('[data-option]') === true,
      isFree: now?.matches('[data-option][aria-pressed="false"]:not([data-barred])') === true,
      isLit: now?.matches('[data-point][data-standing="open"]') === true,
      isSend: now?.matches('[data-testid="send-set"]') === true,
    };
  });

type Focus = Awaited<ReturnType<typeof focused>>;

/** Press a key until the focus is where it should be. */
async function walk(page: Page, key: string, { isThere, played }: Walk): Promise<void> {
  for (let step = 0; step < STEPS; step++) {
    if (isThere(await focused(page))) return;
    await page.keyboard.press(key);
    played.keys++;
  }
  throw new Error(`${key} does not lead there`);
}

interface Walk {
  readonly played: Played;
  isThere(focus: Focus): boolean;
}

const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'] as const;

/** The ways of the keyboard: a digit; the list with its arrows; the board with Tab and arrows. */
async function pressKeys(page: Page, { sight, played }: Turn): Promise<null> {
  const { keyboard } = page;
  const turn = played.board + played.tray;
  const { isSet, isWhole, places, lit } = sight;
  if (isSet) {
    played.tray++;
    if (isWhole) await walk(page, 'Tab', { played, isThere: ({ isSend }) => isSend });
    else {
      await walk(page, 'Tab', { played, isThere: ({ isOption }) => isOption });
      await walk(page, 'ArrowRight', { played, isThere: ({ isFree }) => isFree });
    }
    await keyboard.press('Enter');
  } else if (turn % 3 === 2 && lit > 0) {
    played.board++;
    await walk(page, 'Tab', { played, isThere: ({ isLit }) => isLit });
    // A step aside, as long as it leads to something lit.
    await keyboard.press(ARROWS[turn % ARROWS.length] ?? 'ArrowRight');
    await walk(page, 'Tab', { played, isThere: ({ isLit }) => isLit });
    await keyboard.press('Enter');
  } else if (turn % 3 === 1) {
    played.tray++;
    await walk(page, 'Tab', { played, isThere: ({ isOption }) => isOption });
    for (let i = 0; i < turn % 4; i++) await keyboard.press(turn % 2 === 0 ? 'ArrowRight' : 'ArrowDown');
    await keyboard.press('Enter');
  } else {
    played.tray++;
    const digits = String((places[turn % Math.max(1, places.length)] ?? 0) + 1);
    for (const digit of digits) await keyboard.press(digit);
    if (sight.options > 9) await keyboard.press('Enter');
  }
  played.keys++;
  return null;
}

/** Of a press that did nothing: what was pressed and where, what lies there now, and what the page says to it. */
async function nothingCameOf(page: Page, pressed: Target | null): Promise<string> {
  if (pressed === null) return 'keys did nothing';
  const { name, x, y } = pressed;
  const there = await page.evaluate(
    ([left, top]) => {
      const told = (selector: string) => document.querySelector<HTMLElement>(selector)?.innerText ?? '';
      const met = document.elementFromPoint(left, top)?.closest('[data-point], [data-option], button, [data-region]');
      return `${met?.outerHTML.slice(0, 200) ?? 'nothing'}; told: ${told('[data-testid="why-not"]')}`;
    },
    [x, y] as const,
  );
  return `a press on ${name} at ${Math.round(x)}, ${Math.round(y)} did nothing; there lies ${there}`;
}

export interface Manner {
  /** Looks at every question before it is answered. */
  watch?(asked: string): Promise<unknown>;
  /** Bots have a pace, and are told to skip ahead while they play. */
  readonly skips?: boolean;
  /** Takes its time over every press, as a hand does. */
  readonly isByHand?: boolean;
  /** Gets up after so many presses, over or not. */
  readonly presses?: number;
}

/** Play until the match is over. */
export async function playOut(page: Page, way: Way, manner: Manner = {}): Promise<Played> {
  const { watch, skips = false, isByHand = false, presses = Infinity } = manner;
  const played: Played = { questions: 0, board: 0, tray: 0, keys: 0, stumbles: [] };
  const look = (before: string | null) =>
    nextSight(page, { before, isStill: way !== 'keys', turn: played.board + played.tray });
  let sight = await look(null);
  for (let turn = 0; sight.asked !== 'over' && turn < MANY; turn++) {
    if (turn >= presses) return played;
    if (watch !== undefined) {
      await watch(sight.asked);
      sight = await look(null);
    }
    const { asked, mark } = sight;
    const covered = way === 'keys' ? [] : sight.covered;
    played.stumbles.push(...covered.map((point) => `question ${asked}: ${point} is lit and covered`));
    const step = way === 'keys' ? pressKeys(page, { sight, played }) : press(page, way, { sight, played, isByHand });
    // Only what stays as it was is a fault.
    const pressed = await step.catch(String);
    // Told until they have gone on: the key does nothing while it is one's own turn.
    const hurry = skips ? setInterval(() => void page.keyboard.press('s').catch(() => null), 150) : undefined;
    sight = await look(mark).finally(() => clearInterval(hurry));
    if (sight.asked !== asked) played.questions++;
    if (!sight.moved) {
      const problem = typeof pressed === 'string' ? pressed : await nothingCameOf(page, pressed);
      played.stumbles.push(`question ${asked}: ${problem} (${mark})`);
    }
    if (played.stumbles.length > ENOUGH) return played;
  }
  if (sight.asked !== 'over') played.stumbles.push('the match did not end');
  return played;
}
