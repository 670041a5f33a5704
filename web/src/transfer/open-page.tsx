/** Open a match from its record: a file, or pasted text. */
import { useState, type ChangeEvent } from 'react';
import { useLocation } from 'wouter';
import { askHouse } from '../play/host.ts';
import { addresses } from '../shell/addresses.ts';
import { Actions, Button, buttonClass, ErrorBox, fieldClass } from '../shell/controls.tsx';
import { spokenTrouble, word } from '../words/page.ts';
import css from './transfer.module.css';

export function OpenPage() {
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [, navigate] = useLocation();
  const openText = async (given: string) => {
    setTrouble(null);
    setBusy(true);
    const report = await askHouse({ ask: 'takeIn', text: given });
    setBusy(false);
    if (report.tell === 'begun') navigate(addresses.table(report.id));
    else setTrouble(spokenTrouble(report));
  };
  const openFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file !== undefined) await openText(await file.text());
  };
  return (
    <main className={css.page}>
      <h1>{word('open.title')}</h1>
      <p>{word('open.about')}</p>
      <label className={`${buttonClass()} ${css.file}`}>
        {word('open.file')}
        <input type="file" accept="application/json,.json,.txt" onChange={(event) => void openFile(event)} />
      </label>
      <label className={css.label}>
        {word('open.paste')}
        <textarea className={fieldClass} rows={10} value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      {trouble !== null && <ErrorBox>{trouble}</ErrorBox>}
      <Actions>
        <Button look="primary" disabled={busy} onClick={() => void openText(text)}>
          {word(busy ? 'open.busy' : 'open.go')}
        </Button>
      </Actions>
    </main>
  );
}
