/** Single keys as shortcuts, off while somebody types, holds a modifier, or has a dialogue open. */
import { useEffect, useRef } from 'react';
import { useSettings } from './settings.ts';

let lastInput: 'keyboard' | 'pointer' = 'pointer';
window.addEventListener('keydown', () => (lastInput = 'keyboard'), true);
window.addEventListener('pointerdown', () => (lastInput = 'pointer'), true);

/** Whether the last thing done was done with a key. */
export const usesKeyboard = (): boolean => lastInput === 'keyboard';

export type Shortcuts = Readonly<Record<string, () => void>>;

/** What takes letters: radio buttons, boxes to tick and sliders do not, so digits go on working after one was pressed. */
const TYPED = 'input:not([type="radio"], [type="checkbox"], [type="range"], [type="button"]), textarea, select';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.matches(TYPED) || target.isContentEditable);

export function useShortcuts(shortcuts: Shortcuts): void {
  const on = useSettings((settings) => settings.shortcuts === 'on');
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = latest.current[event.key];
      if (act === undefined || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      // Escape is no letter: it works whatever is set.
      if (!on && event.key !== 'Escape') return;
      if (isTyping(event.target) || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [on]);
}
