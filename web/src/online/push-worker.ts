/**
 * Hears pushes while the page is closed. A push carries nothing: which tables wait is asked of the server, with the cookie of
 * whoever is signed in here.
 */
import { noticeWords } from '../words/en-notices.ts';

declare const self: ServiceWorkerGlobalScope;

interface Waiting {
  readonly id: string;
}

async function waiting(): Promise<readonly Waiting[]> {
  try {
    const response = await fetch('/api/v2/me/waiting', { credentials: 'same-origin' });
    const { tables } = (await response.json()) as { tables?: readonly Waiting[] };
    return tables ?? [];
  } catch {
    return [];
  }
}

/** A push must show something, even if the table has been answered on another device meanwhile. */
async function show(): Promise<void> {
  const tables = await waiting();
  const { title, none, one, several } = noticeWords;
  const [first] = tables;
  const body = first === undefined ? none : tables.length === 1 ? one : several(tables.length);
  const data = { page: tables.length === 1 && first !== undefined ? `#/at/${first.id}` : '#/lobby' };
  await self.registration.showNotification(title, { body, data, tag: 'your-turn', icon: 'favicon.svg' });
}

/** To the window that is open, or to a new one. */
async function open(page: string): Promise<void> {
  const address = new URL(page, self.registration.scope).href;
  const [window] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (window === undefined) await self.clients.openWindow(address);
  else await (await window.focus()).navigate(address).catch(() => self.clients.openWindow(address));
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('push', (event) => event.waitUntil(show()));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { page } = event.notification.data as { page?: string };
  event.waitUntil(open(page ?? '#/lobby'));
});
