/**
 * News between nodes through Redis, by a variable: for more than LISTEN/NOTIFY carries. The journal stays PostgreSQL's. A node
 * may die between writing and telling, so nodes beat: when one falls silent, the others read again what they hold.
 */
import { createClient } from '@redis/client';
import type { News } from './store.ts';

const CHANNEL = 'arenarium';
const BEAT = 1000;
/** So long without a beat: that node is dead, or cut off. */
const SILENT = 4000;

type Told =
  | { readonly node: string; readonly is: 'beat' }
  | { readonly node: string; readonly is: 'changed'; readonly what: string }
  | { readonly node: string; readonly is: 'moved'; readonly moved: (News & { is: 'moved' })['moved'] };

export interface Between {
  tell(what: string): Promise<void>;
  moved(moved: (News & { is: 'moved' })['moved']): Promise<void>;
  close(): Promise<void>;
}

/** Speak and listen; lines that break are taken up again, and whatever may have been missed is read. */
export async function openRedisNews(url: string, node: string, hear: (news: News) => void): Promise<Between> {
  const mouth = createClient({ url });
  const ear = mouth.duplicate();
  const lately = new Map<string, number>();
  let wasReady = false;
  for (const line of [mouth, ear]) line.on('error', () => undefined);
  ear.on('ready', () => {
    if (wasReady) hear({ is: 'lost' });
    wasReady = true;
  });
  await Promise.all([mouth.connect(), ear.connect()]);
  const say = async (told: Told): Promise<void> => {
    await mouth.publish(CHANNEL, JSON.stringify(told));
  };
  await ear.subscribe(CHANNEL, (text) => {
    const told = JSON.parse(text) as Told;
    lately.set(told.node, Date.now());
    if (told.is === 'changed') hear(told);
    // Whoever wrote entries has them already.
    if (told.is === 'moved' && told.node !== node) hear(told);
  });
  const beating = setInterval(() => {
    void say({ node, is: 'beat' }).catch(() => undefined);
    const now = Date.now();
    for (const [other, at] of lately) {
      if (other === node || now - at < SILENT) continue;
      lately.delete(other);
      hear({ is: 'lost' });
    }
  }, BEAT);
  beating.unref();
  return {
    tell: (what) => say({ node, is: 'changed', what }),
    moved: (moved) => say({ node, is: 'moved', moved }),
    async close() {
      clearInterval(beating);
      await Promise.allSettled([mouth.close(), ear.close()]);
    },
  };
}
