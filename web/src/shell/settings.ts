/** What a person sets once for this browser. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export const paces = ['calm', 'brisk', 'instant'] as const;
export type Pace = (typeof paces)[number];
/** How long a bot's choice stays to be read before the next one, in milliseconds. */
export const pauseOf: Readonly<Record<Pace, number>> = { calm: 1500, brisk: 500, instant: 0 };

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

interface Settings {
  readonly pace: Pace;
  readonly theme: Theme;
  /** How the table is shown: the game's own board, or the plain lists every game has. */
  readonly table: 'board' | 'plain';
  /** Single letters and digits as shortcuts. */
  readonly shortcuts: 'on' | 'off';
  /** Questions with one possible answer: answered by themselves, or put to the player like any other. */
  readonly forced: 'answer' | 'ask';
  /** Sounds for what happens: off until somebody wants them. */
  readonly sound: 'on' | 'off';
  /** From 0 to 1. */
  readonly volume: number;
  readonly name: string;
  set(change: Partial<Omit<Settings, 'set'>>): void;
}

export const useSettings = create<Settings>()(
  persist(
    (set) => ({
      pace: 'calm',
      theme: 'system',
      table: 'board',
      shortcuts: 'on',
      forced: 'answer',
      sound: 'off',
      volume: 0.4,
      name: 'Ann',
      set,
    }),
    { name: 'arenarium.settings' },
  ),
);

/** Day to night and back, whatever said which it is now. */
export function turnTheme(): void {
  const { theme, set } = useSettings.getState();
  const isDark = theme === 'system' ? window.matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
  set({ theme: isDark ? 'light' : 'dark' });
}
