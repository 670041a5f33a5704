/** Whether this browser is told of one's turn in matches of days, also while the page is closed. */
import { useEffect, useState } from 'react';
import { ErrorBox } from '../shell/controls.tsx';
import css from './online.module.css';
import { canPush, isTold, tellMe, tellMeNoMore } from './push.ts';
import { spoken, word } from './words.ts';

export function PushSwitch() {
  const [told, setTold] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    void isTold().then(setTold);
  }, []);
  if (!canPush()) return null;
  const turn = async () => {
    const wrong = await (told ? tellMeNoMore() : tellMe());
    setTrouble(wrong === null ? null : spoken(wrong));
    setTold(await isTold());
  };
  return (
    <>
      <label className={css.toggle}>
        <input type="checkbox" role="switch" checked={told} onChange={() => void turn()} />
        {word('push.tellMe')}
      </label>
      {trouble !== null && <ErrorBox>{trouble}</ErrorBox>}
    </>
  );
}
