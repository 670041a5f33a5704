/** A new round, as a word across the field: no veil, nothing to press, gone by itself. */
import { useEffect, useRef, useState } from 'react';
import { isStill } from '../motion/stage.ts';
import { word } from '../words/page.ts';
import { forBoard, type AtTable } from './closer.tsx';
import css from './shell.module.css';

export function RoundBanner({ board, props }: AtTable) {
  const round = board?.bar?.(forBoard(props)).round;
  const before = useRef(round);
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    const isNew = round !== undefined && before.current !== undefined && round !== before.current;
    before.current = round;
    // Whoever wants no motion, or no waiting, reads the round in the bar.
    if (isNew && !isStill()) setShown(round);
  }, [round]);
  if (shown === null || props.view.result !== null) return null;
  return (
    <p key={shown} className={css.banner} aria-hidden="true" onAnimationEnd={() => setShown(null)}>
      {word('bar.round')} {shown}
    </p>
  );
}
