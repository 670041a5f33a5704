/** When a match on the server is over: once more, a look back, and proof that the deal was as promised. */
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { askRecord } from '../play/asking.ts';
import { askHouse } from '../play/host.ts';
import { useScreen } from '../play/screen.ts';
import { addresses, href } from '../shell/addresses.ts';
import { Actions, Button, buttonClass, ErrorBox } from '../shell/controls.tsx';
import { spokenTrouble } from '../words/page.ts';
import { useAtTable } from './at-table.ts';
import { beside } from './socket-host.ts';
import { word } from './words.ts';

const Verify = lazy(async () => ({ default: (await import('./verify.tsx')).Verify }));

export function After() {
  const rematch = useAtTable((at) => at.rematch);
  const mine = useScreen((screen) => screen.mine);
  const [, navigate] = useLocation();
  const [verifying, setVerifying] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  /** For that the match is taken into this browser. */
  const lookBack = async () => {
    const record = await askRecord();
    const kept = record.tell === 'record' ? await askHouse({ ask: 'takeIn', text: record.text, ended: true }) : record;
    if (kept.tell === 'begun') navigate(addresses.review(kept.id));
    else setTrouble(spokenTrouble(kept));
  };
  return (
    <>
      <Actions>
        {rematch !== null ? (
          <a className={buttonClass('primary')} href={href(addresses.online(rematch))}>
            {word('after.toRematch')}
          </a>
        ) : (
          mine.length > 0 && (
            <Button look="primary" onClick={() => void beside({ ask: 'rematch' })}>
              {word('after.rematch')}
            </Button>
          )
        )}
        <Button onClick={() => void lookBack()}>{word('after.lookBack')}</Button>
        <Button onClick={() => setVerifying(true)}>{word('after.verify')}</Button>
        <a className={buttonClass()} href={href(addresses.lobby)}>
          {word('room.lobby')}
        </a>
      </Actions>
      {trouble !== null && <ErrorBox>{trouble}</ErrorBox>}
      <Suspense>{verifying && <Verify onClose={() => setVerifying(false)} />}</Suspense>
    </>
  );
}
