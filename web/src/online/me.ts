/** Who this browser is on the server: a guest at once, an account for those who want their history. */
import type { Message } from '@arenarium/engine';
import { me as whoAmI, type Person } from '@arenarium/protocol';
import { create } from 'zustand';
import { useOnline } from '../shell/online.ts';
import { useSettings } from '../shell/settings.ts';
import { askServer, type Answer } from './api.ts';

interface Me {
  /** Undefined until the server has said; null for a stranger. */
  readonly me: Person | null | undefined;
  /** Why there is no server to ask. */
  readonly trouble: Message | null;
}
export const useMe = create<Me>()(() => ({ me: undefined, trouble: null }));

/** Take in who the server says we are; null when all is well. */
export async function told(answer: Promise<Answer<{ readonly me: Person | null }>>): Promise<Message | null> {
  const now = await answer;
  if (!now.ok) return now.because;
  useMe.setState({ me: now.value.me, trouble: null });
  useOnline.setState({ isOnline: now.value.me !== null });
  return null;
}

/** Ask once who we are. */
export async function meetServer(): Promise<void> {
  const trouble = await told(askServer('/me', { as: whoAmI }));
  if (trouble !== null) useMe.setState({ trouble });
}

/** Be somebody: under the name that is set here, as a guest, if nobody yet. Null when all is well. */
export async function beSomebody(name = useSettings.getState().name): Promise<Message | null> {
  if (useMe.getState().me == null) await meetServer();
  if (useMe.getState().me != null) return null;
  return told(askServer('/guests', { as: whoAmI, method: 'POST', body: { name: name.trim() } }));
}

export const makeAccount = (name: string, password: string): Promise<Message | null> =>
  told(askServer('/accounts', { as: whoAmI, method: 'POST', body: { name, password } }));
export const signIn = (name: string, password: string): Promise<Message | null> =>
  told(askServer('/sessions', { as: whoAmI, method: 'POST', body: { name, password } }));
export const signOut = (): Promise<Message | null> => told(askServer('/sessions', { as: whoAmI, method: 'DELETE' }));
