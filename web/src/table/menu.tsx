/** The table's menu: pace, sound, how the table is shown, its record, rules, cards, and the keys. */
import type { Game } from '@arenarium/engine';
import { lazy, Suspense, useState } from 'react';
import { useMatch } from '../play/match.ts';
import { addresses, href } from '../shell/addresses.ts';
import { Actions, Button, buttonClass, Dialog, ErrorBox } from '../shell/controls.tsx';
import { Keys } from '../shell/keys.tsx';
import { SettingsDialog } from '../shell/settings-dialog.tsx';
import { Setting } from '../shell/setting.tsx';
import { useSettings } from '../shell/settings.ts';
import { ExportDialog } from '../transfer/export-dialog.tsx';
import { word } from '../words/page.ts';
import css from './bar.module.css';

// Only for those who want others to come.
const OpenToOthers = lazy(async () => ({ default: (await import('../online/open-to-others.tsx')).OpenToOthers }));

export function TableMenu({ game, onClose }: { readonly game: Game; onClose(): void }) {
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
      <Setting of="pace" />
      <Setting of="table" />
      <Setting of="sound" />
      <Volume />
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
      <Keys />
    </Dialog>
  );
}

/** How loud it is, once it is to be heard. */
function Volume() {
  const isOn = useSettings((settings) => settings.sound === 'on');
  const volume = useSettings((settings) => settings.volume);
  const set = useSettings((settings) => settings.set);
  if (!isOn) return null;
  return (
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
  );
}
