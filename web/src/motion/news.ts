/**
 * What has just happened, for as long as one looks at it: arrows from whoever did it to whom it was done, and the card
 * somebody else has played, where it lies nowhere else to be seen.
 */
import { spokenOf, type LogLine, type Shown } from '@arenarium/protocol';
import { create } from 'zustand';
import type { Arrow } from '../boards/board.ts';
import { useSettings } from '../shell/settings.ts';

interface News {
  readonly arrows: readonly Arrow[];
  /** The card just played, and which showing it is. */
  readonly card: { readonly point: string; readonly showing: number } | null;
}
const NOTHING: News = { arrows: [], card: null };
export const useNews = create<News>()(() => NOTHING);

/** How long it is shown. */
const SHOWN = 1100;
let timer: ReturnType<typeof setTimeout> | undefined;
let showing = 0;

const kindOf: Readonly<Partial<Record<Shown[0], { readonly kind: Arrow['kind']; readonly sign: string }>>> = {
  hit: { kind: 'harm', sign: '−' },
  lose: { kind: 'harm', sign: '−' },
  heal: { kind: 'help', sign: '+' },
  gain: { kind: 'help', sign: '+' },
};

function arrowsIn([motion, by = '', to = [], , n]: Shown): readonly Arrow[] {
  const seen = kindOf[motion];
  if (seen === undefined || by === '') return [];
  const mark = n === undefined || n <= 0 ? {} : { mark: `${seen.sign}${n}` };
  return to.flatMap((point) => (point === by ? [] : [{ from: by, to: point, kind: seen.kind, ...mark }]));
}

interface Telling {
  readonly lines: readonly LogLine[];
  /** Whether a thing lay on the table before: then it was seen to go. */
  wasThere(point: string): boolean;
  /** Whether it lies on the board now: then it is seen there. */
  isThere(point: string): boolean;
}

export function tellNews({ lines, wasThere, isThere }: Telling): void {
  if (lines.length === 0 || useSettings.getState().pace === 'instant') return;
  const arrows = lines.flatMap(({ shown }) => (shown === undefined ? [] : arrowsIn(shown)));
  const played = lines
    .filter(({ shown }) => shown?.[0] === 'play' || shown?.[0] === 'reveal')
    .flatMap((line) => spokenOf(line).filter((point) => point.startsWith('card:')))
    .findLast((point) => !wasThere(point) && !isThere(point));
  if (arrows.length === 0 && played === undefined) return;
  clearTimeout(timer);
  showing += 1;
  useNews.setState({ arrows, card: played === undefined ? null : { point: played, showing } });
  timer = setTimeout(forgetNews, SHOWN);
}

/** Somebody went on: what was news is no longer. */
export function forgetNews(): void {
  clearTimeout(timer);
  if (useNews.getState() !== NOTHING) useNews.setState(NOTHING);
}
