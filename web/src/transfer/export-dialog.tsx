/** The record of the match, to keep or to send. */
import { useMemo, useState } from 'react';
import { useSitting } from '../play/sitting.ts';
import { Actions, Button, Dialog, fieldClass } from '../shell/controls.tsx';
import { written } from './transfer.ts';

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}

export function ExportDialog({ onClose }: { onClose(): void }) {
  const { scene, drivers } = useSitting();
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  const record = scene?.record;
  const text = useMemo(() => (record === undefined ? '' : written({ record, drivers })), [record, drivers]);
  if (record === undefined) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied('yes');
    } catch {
      setCopied('failed');
    }
  };
  return (
    <Dialog title="The record of this match" onClose={onClose}>
      <p>
        Set-up, seed and {record.entries.length} choices: the whole match follows from it. Open it again from the home
        page, here or in any other browser. It tells everything, also what is hidden.
      </p>
      <textarea
        className={fieldClass}
        readOnly
        rows={6}
        value={text}
        aria-label="The record"
        onFocus={(e) => e.target.select()}
      />
      <Actions>
        <Button look="primary" onClick={() => download(`${record.game}-${record.seed.slice(0, 8)}.json`, text)}>
          Save as a file
        </Button>
        <Button onClick={() => void copy()}>Copy</Button>
        <span role="status">
          {copied === 'yes' && 'Copied.'}
          {copied === 'failed' && 'The browser does not allow copying: select the text yourself.'}
        </span>
      </Actions>
    </Dialog>
  );
}
