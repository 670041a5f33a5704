/** Proof of the deal: the promise made before, the seed shown after, and the whole match played again here. */
import { hash, readRecord } from '@arenarium/engine';
import { useEffect, useState } from 'react';
import { Emblem } from '../look/emblem.tsx';
import { askRecord } from '../play/asking.ts';
import { askHouse } from '../play/host.ts';
import { useMatch } from '../play/match.ts';
import { Dialog, ErrorBox } from '../shell/controls.tsx';
import { spokenTrouble } from '../words/page.ts';
import { commitmentOf } from './commitments.ts';
import css from './online.module.css';
import { word } from './words.ts';

interface Proof {
  readonly seed: string;
  readonly commitment: string;
  readonly isKept: boolean;
  readonly choices: number;
  /** What playing it again came to, if not to what the record says. */
  readonly difference: string | null;
}

async function prove(table: string): Promise<Proof | string> {
  const report = await askRecord();
  if (report.tell !== 'record') return spokenTrouble(report);
  const { seed, entries } = readRecord(report.text);
  const commitment = commitmentOf(table) ?? '';
  const again = await askHouse({ ask: 'verify', text: report.text });
  if (again.tell !== 'verified') return spokenTrouble(again);
  return {
    seed,
    commitment,
    isKept: hash(seed) === commitment,
    choices: entries.length,
    difference: again.difference,
  };
}

export function Verify({ onClose }: { onClose(): void }) {
  const id = useMatch((match) => match.id ?? '');
  const [proof, setProof] = useState<Proof | string | null>(null);
  useEffect(() => {
    void prove(id).then(setProof);
  }, [id]);
  return (
    <Dialog title={word('verify.title')} onClose={onClose}>
      <p>{word('verify.about')}</p>
      {proof === null && <p role="status">{word('verify.thinking')}</p>}
      {typeof proof === 'string' && <ErrorBox>{proof}</ErrorBox>}
      {proof !== null && typeof proof !== 'string' && <Proved proof={proof} />}
    </Dialog>
  );
}

function Proved({ proof: { seed, commitment, isKept, choices, difference } }: { readonly proof: Proof }) {
  return (
    <div data-testid="proof" data-holds={isKept && difference === null ? 'yes' : 'no'}>
      <p className={css.proof} role="status">
        <Emblem name={isKept ? 'check-mark' : 'cancel'} /> {word(isKept ? 'verify.kept' : 'verify.notKept')}
      </p>
      <p className={css.proof} role="status">
        <Emblem name={difference === null ? 'check-mark' : 'cancel'} />{' '}
        {difference === null ? word('verify.same', { n: choices }) : word('verify.other', { difference })}
      </p>
      <dl className={css.keys}>
        <dt>{word('verify.commitment')}</dt>
        <dd>
          <code>{commitment === '' ? word('verify.none') : commitment}</code>
        </dd>
        <dt>{word('verify.seed')}</dt>
        <dd>
          <code>{seed}</code>
        </dd>
      </dl>
      <p className={css.soft}>{word('verify.byHand')}</p>
    </div>
  );
}
