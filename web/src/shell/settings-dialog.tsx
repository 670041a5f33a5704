import { Dialog, Segments } from './controls.tsx';
import { paces, themes, useSettings } from './settings.ts';

const names: Readonly<Record<string, string>> = {
  calm: 'Calm',
  brisk: 'Brisk',
  instant: 'At once',
  system: 'As the system',
  light: 'Light',
  dark: 'Dark',
  board: 'The game’s board',
  plain: 'Plain lists',
  on: 'On',
  off: 'Off',
  answer: 'Answer them for me',
  ask: 'Ask me',
};
const label = (value: string): string => names[value] ?? value;

export function SettingsDialog({ onClose }: { onClose(): void }) {
  const { pace, theme, table, shortcuts, forced, set } = useSettings();
  return (
    <Dialog title="Settings" onClose={onClose}>
      <Segments
        legend="Pace of the bots"
        values={paces}
        value={pace}
        label={label}
        onChange={(to) => set({ pace: to })}
      />
      <Segments legend="Colours" values={themes} value={theme} label={label} onChange={(to) => set({ theme: to })} />
      <Segments
        legend="Table"
        values={['board', 'plain'] as const}
        value={table}
        label={label}
        onChange={(to) => set({ table: to })}
      />
      <Segments
        legend="Questions with one possible answer, when nobody else sits at this screen"
        values={['answer', 'ask'] as const}
        value={forced}
        label={label}
        onChange={(to) => set({ forced: to })}
      />
      <Segments
        legend="Digits and letters as shortcuts"
        values={['on', 'off'] as const}
        value={shortcuts}
        label={label}
        onChange={(to) => set({ shortcuts: to })}
      />
      <p>
        At the table: <kbd>1</kbd>…<kbd>9</kbd> choose an option, <kbd>↑</kbd> <kbd>↓</kbd> move, <kbd>Enter</kbd>{' '}
        chooses, <kbd>h</kbd> gives a hint, <kbd>u</kbd> takes back, <kbd>s</kbd> skips ahead, <kbd>Esc</kbd> lets go.
      </p>
    </Dialog>
  );
}
