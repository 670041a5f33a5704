/** The log of a match that is over, from its first line on; and whose the things are that it speaks of. */
import type { LogLine } from '@arenarium/protocol';
import { useEffect } from 'react';
import { askEarlier } from '../play/asking.ts';
import { useMatch } from '../play/match.ts';
import { forBoard, type AtTable } from '../table/closer.tsx';

const NONE: readonly LogLine[] = [];

/**
 * A match kept here is asked for page by page, and nothing is told before all of it is here; of one on a server the last
 * page has to do.
 */
export function useWholeLog(): readonly LogLine[] | null {
  const lines = useMatch((match) => match.scene?.log.lines ?? NONE);
  const from = useMatch((match) => match.scene?.log.from ?? 0);
  const isHere = useMatch((match) => match.place === 'here');
  useEffect(() => {
    if (isHere && from > 0) askEarlier();
  }, [isHere, from]);
  return isHere && from > 0 ? null : lines;
}

/** Whose a thing is: as the board knows it; a seat itself; a card by the pile it lies in. */
export function seatOf({ board, props }: AtTable, point: string): number | null {
  const known = board?.known?.(forBoard(props), point) ?? null;
  if (known !== null) return known.seat;
  const [kind = '', rest = ''] = point.split(':');
  if (kind === 'seat') return Number(rest);
  if (kind !== 'card') return null;
  return props.game.zones(props.view.table).find(({ cards }) => cards.includes(Number(rest)))?.seat ?? null;
}
