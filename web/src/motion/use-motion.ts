/** Watches the scene: before a new one is drawn, what lies where is remembered; after it, what happened is played. */
import type { LogLine, Scene } from '@arenarium/protocol';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useMatch } from '../play/match.ts';
import { forgetNews, tellNews } from './news.ts';
import { finish, isOnBoard, placesNow, playLines } from './stage.ts';

/** The lines of a scene that were not in the one before. */
function newLines(before: Scene | null, now: Scene): readonly LogLine[] {
  if (before === null || before.eyes.join() !== now.eyes.join()) return [];
  const known = before.log.from + before.log.lines.length;
  return now.log.lines.slice(Math.max(0, known - now.log.from));
}

export function useMotion(): void {
  const scene = useMatch((match) => match.scene);
  const waiting = useRef<{ before: ReturnType<typeof placesNow>; lines: readonly LogLine[] } | null>(null);
  // The store tells before React draws: the page still shows the table as it was.
  useEffect(
    () =>
      useMatch.subscribe((now, was) => {
        if (now.scene === null || now.scene === was.scene) return;
        finish();
        forgetNews();
        waiting.current = { before: placesNow(), lines: newLines(was.scene, now.scene) };
      }),
    [],
  );
  useLayoutEffect(() => {
    const due = waiting.current;
    waiting.current = null;
    if (due === null) return;
    playLines(due.lines, due.before);
    tellNews({ lines: due.lines, wasThere: (point) => due.before.has(point), isThere: isOnBoard });
  }, [scene]);
}
