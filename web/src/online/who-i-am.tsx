/** Who this browser is: a guest under a name, or an account. */
import type { Message } from '@arenarium/engine';
import { useState, type FormEvent } from 'react';
import { Actions, Button, Dialog, ErrorBox, fieldClass } from '../shell/controls.tsx';
import { useSettings } from '../shell/settings.ts';
import { spoken, word } from './words.ts';
import { beSomebody, makeAccount, signIn, signOut, useMe } from './me.ts';
import css from './online.module.css';
import { hasPasskeys, makePasskey, signInByPasskey } from './passkeys.ts';

export function WhoIAm() {
  const me = useMe((now) => now.me);
  const [asking, setAsking] = useState(false);
  return (
    <div className={css.who}>
      {me == null ? <NameForm go="who.guest" /> : <strong>{me.name}</strong>}
      {me?.kind === 'guest' && <span className={css.soft}>{word('who.isGuest')}</span>}
      {me?.kind === 'account' ? (
        <>
          <AddKey />
          <Button size="small" look="quiet" onClick={() => void signOut()}>
            {word('who.signOut')}
          </Button>
        </>
      ) : (
        <Button size="small" look="quiet" onClick={() => setAsking(true)}>
          {word('who.account')}
        </Button>
      )}
      {asking && <AccountDialog onClose={() => setAsking(false)} />}
    </div>
  );
}

/** A name is all a guest needs. */
export function NameForm({ go }: { readonly go: string }) {
  const name = useSettings((settings) => settings.name);
  const set = useSettings((settings) => settings.set);
  const [trouble, setTrouble] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = await beSomebody(name);
    setTrouble(wrong === null ? null : spoken(wrong));
  };
  return (
    <form className={css.who} onSubmit={(event) => void submit(event)}>
      <label>
        {word('who.name')}{' '}
        <input
          className={fieldClass}
          value={name}
          maxLength={24}
          onChange={(event) => set({ name: event.target.value })}
        />
      </label>
      <Button type="submit" look="primary" size="small">
        {word(go)}
      </Button>
      {trouble !== null && <ErrorBox>{trouble}</ErrorBox>}
    </form>
  );
}

/** One more way into one's account: this device. */
function AddKey() {
  const [said, setSaid] = useState<string | null>(null);
  if (!hasPasskeys()) return null;
  const add = async () => {
    const wrong = await makePasskey(null);
    setSaid(wrong === null ? word('who.keyKept') : spoken(wrong));
  };
  return (
    <>
      <Button size="small" look="quiet" onClick={() => void add()}>
        {word('who.addKey')}
      </Button>
      {said !== null && <span role="status">{said}</span>}
    </>
  );
}

function AccountDialog({ onClose }: { onClose(): void }) {
  const [name, setName] = useState(useSettings.getState().name);
  const [password, setPassword] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const go = async (way: Promise<Message | null>) => {
    const wrong = await way;
    if (wrong === null) onClose();
    else setTrouble(spoken(wrong));
  };
  return (
    <Dialog title={word('who.account')} onClose={onClose}>
      <p>{word('who.why')}</p>
      <label>
        {word('who.name')}
        <input className={fieldClass} value={name} maxLength={24} onChange={(event) => setName(event.target.value)} />
      </label>
      <label>
        {word('who.password')}
        <input
          className={fieldClass}
          type="password"
          value={password}
          maxLength={200}
          onChange={(event) => setPassword(event.target.value)}
        />
      </label>
      {trouble !== null && <ErrorBox>{trouble}</ErrorBox>}
      <Actions>
        <Button look="primary" onClick={() => void go(signIn(name.trim(), password))}>
          {word('who.signIn')}
        </Button>
        <Button onClick={() => void go(makeAccount(name.trim(), password))}>{word('who.make')}</Button>
      </Actions>
      {hasPasskeys() && (
        <>
          <p>{word('who.keys')}</p>
          <Actions>
            <Button onClick={() => void go(signInByPasskey())}>{word('who.signInKey')}</Button>
            <Button onClick={() => void go(makePasskey(name.trim()))}>{word('who.makeKey')}</Button>
          </Actions>
        </>
      )}
    </Dialog>
  );
}
