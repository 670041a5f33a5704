/** Notices to this browser while the page is closed: by the push service the browser belongs to. */
import { message, type Message } from '@arenarium/engine';
import { pushKey } from '@arenarium/protocol';
import * as z from 'zod/mini';
import { askServer } from './api.ts';

const done = z.strictObject({});

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const worker = async (): Promise<ServiceWorkerRegistration> => {
  await navigator.serviceWorker.register(new URL('push-worker.js', document.baseURI));
  return navigator.serviceWorker.ready;
};

/** Whether this browser is told. */
export async function isTold(): Promise<boolean> {
  if (!canPush() || Notification.permission !== 'granted') return false;
  const registered = await navigator.serviceWorker.getRegistration();
  return (await registered?.pushManager.getSubscription()) != null;
}

/** From now on tell this browser; null when all is well. */
export async function tellMe(): Promise<Message | null> {
  if ((await Notification.requestPermission()) !== 'granted') return message('push.denied');
  const told = await askServer('/push', { as: pushKey });
  if (!told.ok) return told.because;
  try {
    const { pushManager } = await worker();
    const { endpoint } = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: told.value.key });
    const kept = await askServer('/push', { as: done, method: 'POST', body: { endpoint } });
    return kept.ok ? null : kept.because;
  } catch {
    // Browsers without a push service of their own, or cut off from it.
    return message('push.noService');
  }
}

export async function tellMeNoMore(): Promise<Message | null> {
  const registered = await navigator.serviceWorker.getRegistration();
  const subscription = await registered?.pushManager.getSubscription();
  if (subscription == null) return null;
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  const answer = await askServer('/push', { as: done, method: 'DELETE', body: { endpoint } });
  return answer.ok ? null : answer.because;
}
