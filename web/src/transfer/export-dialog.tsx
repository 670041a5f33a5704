/**
 * The record of the match, to keep or to send. It tells every card, so until the match is over it goes from whoever hosts into
 * a file without being read here; afterwards it can be looked at.
 */
import { useEffect, useState } from 'react';
import type { HouseReport } from '../play/house.ts';
import { askRecord } from '../play/asking.ts';
import { useMatch } from '../play/match.ts';
import { Actions, Button, Dialog, ErrorBox, fieldClass } from '../shell/controls.tsx';
import { spokenTrouble, word } from '../words/page.ts';

function download(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}

export function ExportDialog({ onClose }: { onClose(): void }) {
  const isOver = useMatch((match) => match.scene?.view.result !== null);
  const [report, setReport] = useState<HouseReport | null>(null);
  useEffect(() => {
    let left = false;
    void askRecord().then((told) => {
      if (!left) setReport(told);
    });
    return () => {
      left = true;
    };
  }, [askRecord, isOver]);
  return (
    <Dialog title={word('export.title')} onClose={onClose}>
      <p>{word(isOver ? 'export.about' : 'export.sealed')}</p>
      {report?.tell === 'file' && (
        <Actions>
          <Button look="primary" onClick={() => download(report.name, report.file)}>
            {word('export.file')}
          </Button>
        </Actions>
      )}
      {report?.tell === 'record' && <OpenRecord text={report.text} />}
      {report !== null && report.tell !== 'file' && report.tell !== 'record' && (
        <ErrorBox>{spokenTrouble(report)}</ErrorBox>
      )}
    </Dialog>
  );
}

/** The record of a match that is over. */
function OpenRecord({ text }: { readonly text: string }) {
  const game = useMatch((match) => match.game?.id ?? '');
  const id = useMatch((match) => match.id ?? '');
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied('yes');
    } catch {
      setCopied('failed');
    }
  };
  const save = () => download(`${game}-${id.slice(0, 8)}.json`, new Blob([text], { type: 'application/json' }));
  return (
    <>
      <textarea
        className={fieldClass}
        readOnly
        rows={6}
        value={text}
        aria-label={word('export.text')}
        onFocus={(event) => event.target.select()}
      />
      <Actions>
        <Button look="primary" onClick={save}>
          {word('export.file')}
        </Button>
        <Button onClick={() => void copy()}>{word('export.copy')}</Button>
        <span role="status">{copied !== 'no' && word(`export.copied.${copied}`)}</span>
      </Actions>
    </>
  );
}
