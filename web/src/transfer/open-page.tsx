/** Open a match from its record: a file, or pasted text. */
import { useState, type ChangeEvent } from 'react';
import { useLocation } from 'wouter';
import { linkToWorker } from '../play/link.ts';
import { keepMatch } from '../play/saved-matches.ts';
import { freshSeed } from '../play/seed.ts';
import { addresses } from '../shell/addresses.ts';
import { Actions, Button, buttonClass, ErrorBox, fieldClass } from '../shell/controls.tsx';
import { readTransferred, type Transferred } from './transfer.ts';
import css from './transfer.module.css';

/** Played again from the beginning in the worker: null if it comes to what it says, else what is wrong. */
async function faultOf({ record, drivers }: Transferred): Promise<string | null> {
  const link = linkToWorker();
  const report = await link.send({ ask: 'open', record, drivers, eyes: [] });
  link.close();
  return report.tell === 'notOpened' || report.tell === 'broken' ? report.because : null;
}

export function OpenPage() {
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [, navigate] = useLocation();
  const openText = async (given: string) => {
    setTrouble(null);
    const read = readTransferred(given);
    if (!read.ok) {
      setTrouble(read.because);
      return;
    }
    setBusy(true);
    const fault = await faultOf(read.match);
    setBusy(false);
    if (fault !== null) {
      setTrouble(`The record cannot be played: ${fault}`);
      return;
    }
    const id = freshSeed();
    keepMatch({ id, ...read.match, savedAt: Date.now() });
    navigate(addresses.table(id));
  };
  const openFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file === undefined) return;
    const content = await file.text();
    setText(content);
    await openText(content);
  };
  return (
    <main className={css.page}>
      <h1>Open a record</h1>
      <p>A match saved with “Record” at the table, here or in another browser, goes on where it was left.</p>
      <label className={`${buttonClass()} ${css.file}`}>
        Choose a file
        <input type="file" accept="application/json,.json,.txt" onChange={(event) => void openFile(event)} />
      </label>
      <label className={css.label}>
        Or paste the record
        <textarea className={fieldClass} rows={10} value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      {trouble !== null && <ErrorBox>{trouble}</ErrorBox>}
      <Actions>
        <Button look="primary" disabled={busy} onClick={() => void openText(text)}>
          {busy ? 'Playing it through…' : 'Open the match'}
        </Button>
      </Actions>
    </main>
  );
}
