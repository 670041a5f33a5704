/** The room there is: four layouts of the same table. The style sheets draw the same lines. */
import { useSyncExternalStore } from 'react';

export type Shape = 'wide' | 'middle' | 'phone' | 'side';

const SIDE = '(max-height: 520px) and (orientation: landscape)';
const PHONE = '(max-width: 760px)';
const MIDDLE = '(max-width: 1150px)';

export function shapeNow(): Shape {
  const fits = (query: string): boolean => window.matchMedia(query).matches;
  if (fits(SIDE)) return 'side';
  if (fits(PHONE)) return 'phone';
  return fits(MIDDLE) ? 'middle' : 'wide';
}

function onChange(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

export const useShape = (): Shape => useSyncExternalStore(onChange, shapeNow);
