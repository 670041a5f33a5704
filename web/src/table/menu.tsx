/** The table's menu: pace, sound, how the table is shown, its record, rules, cards, and the keys. */
import type { Game } from '@arenarium/engine';
import { lazy, Suspense, useState } from 'react';
import { useMatch } from '../play/match.ts';
import { addresses, href } from '../shell/addresses.ts';
import { Actions, Button, buttonClass, Dialog, ErrorBox, Segments } from '../shell/controls.tsx';
import { SettingsDialog } from '../shell/settings-dialog.tsx';
import { paces, useSettings } from '../shell/settings.ts';
import { ExportDialog } from '../transfer/export-dialog.tsx';
import { word } from '../words/page.ts';
import css from './bar.module.css';

// Only for those who want others to come.
const OpenToOthers = lazy(async () => ({ default: (await import('../online/open-to-others.tsx')).OpenToOthers }));

const keys: readonly (readonly [string, string])[] = [
  ['1–9', 'key.digits'], ['Tab', 'key.tab'], ['← ↑ → ↓', 'key.arrows'], ['Enter', 'key.enter'], ['Space', 'key.space'],
  ['Esc', 'key.escape'], ['h', 'key.h'], ['?', 'key.why'], ['u', 'key.u'], ['l', 'key.l'], ['s', 'key.s'], ['m', 'key.m'],
]; // prettier-ignore

export function TableMenu({ game, onClose }: { readonly game: Game; onClose(): void }) {
  const { pace, table, sound, volume, set } = useSettings();
  const kept = useMatch((match) => match.kept);
  const mayOpen = useMatch(({ place, scene }) => place === 'here' && scene?.view.result === null);
  const [dialog, setDialog] = useState<'export' | 'settings' | 'others' | null>(null);
  if (dialog === 'export') return <ExportDialog onClose={onClose} />;
  if (dialog === 'settings') return <SettingsDialog onClose={onClose} />;
  if (dialog === 'others') {
    return (
      <Suspense>
        <OpenToOthers game={game} onClose={onClose} />
      </Suspense>
    );
  }
  return (
    <Dialog title={word('menu.title')} onClose={onClose}>
      {!kept && <ErrorBox>{word('menu.notKept')}</ErrorBox>}
      <Segments
        legend={word('menu.pace')}
        values={paces}
        value={pace}
        label={(each) => word(`menu.pace.${each}`)}
        onChange={(each) => set({ pace: each })}
      />
      <Segments
        legend={word('menu.table')}
        values={['board', 'plain']}
        value={table}
        label={(each) => word(`menu.table.${each}`)}
        onChange={(each) => set({ table: each })}
      />
      <Segments
        legend={word('menu.sound')}
        values={['off', 'on']}
        value={sound}
        label={(each) => word(`menu.sound.${each}`)}
        onChange={(each) => set({ sound: each })}
      />
      {sound === 'on' && (
        <label className={css.volume}>
          {word('menu.volume')}
          <input
            type="range"
            min={0}
            max={1}
            step={0.05}
            value={volume}
            onChange={(event) => set({ volume: Number(event.target.value) })}
          />
        </label>
      )}
      <Actions>
        {mayOpen && <Button onClick={() => setDialog('others')}>{word('menu.others')}</Button>}
        <Button onClick={() => setDialog('export')}>{word('menu.record')}</Button>
        <a className={buttonClass()} href={href(addresses.rules(game.id))}>
          {word('menu.rules')}
        </a>
        <a className={buttonClass()} href={href(addresses.cards(game.id))}>
          {word('menu.cards')}
        </a>
        <Button onClick={() => setDialog('settings')}>{word('menu.settings')}</Button>
      </Actions>
      <details>
        <summary>{word('menu.keys')}</summary>
        <dl className={css.keys}>
          {keys.map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{word(does)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </Dialog>
  );
}
