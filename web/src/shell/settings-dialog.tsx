/** What a person sets once for this browser, and the keys of a table. */
import { word } from '../words/page.ts';
import { Dialog } from './controls.tsx';
import { Keys } from './keys.tsx';
import { Setting } from './setting.tsx';

export const SettingsDialog = ({ onClose }: { onClose(): void }) => (
  <Dialog title={word('setting.title')} onClose={onClose}>
    <Setting of="pace" />
    <Setting of="theme" />
    <Setting of="table" />
    <Setting of="forced" />
    <Setting of="shortcuts" />
    <Keys />
  </Dialog>
);
