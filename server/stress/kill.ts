/**
 * Matches under way, nodes killed and stopped at random moments: nothing that was acknowledged may be missing, no journal
 * may have a hole or a fork, every match must play again. A run without load was once clean while the mistake was there.
 */
import { entryOf, startMatch } from '@arenarium/engine';
import { enterInto, hosted, type Hosted, type JournalEntry } from '@arenarium/host';
import { addGuest } from '../src/people/accounts.ts';
import type { Store } from '../src/store/store.ts';
import { isAffair, readEntry } from '../src/tables/entries.ts';
import { charterFrom } from '../src/tables/info.ts';
import { makeTable } from '../src/tables/lobby.ts';
import { rulesHere } from '../src/tables/rules.ts';
import { freePort, startNode, type Node } from './nodes.ts';
import { newNotebook, play, type Notebook, type Player, type Promised } from './player.ts';

export interface KillOrder {
  readonly game: string;
  readonly matches: number;
  readonly kills: number;
  readonly nodes: number;
  /** How a node finds the database, and how we look into it afterwards. */
  readonly env: Readonly<Record<string, string>>;
  open(node: string): Promise<Store>;
  /** The node in one file; without, from its sources. */
  readonly program?: string;
  /** Take the database away for a while, in the middle. */
  readonly interrupt?: () => Promise<void>;
  readonly onProgress?: (kills: number, heard: number) => void;
  /** Whether to end before all kills are done; what was played is judged like any other. */
  readonly isEnough?: () => boolean;
}

export interface Verdict {
  readonly kills: number;
  readonly entries: number;
  readonly heard: number;
  readonly promised: number;
  /** Acknowledged choices that are not there, or are there otherwise. */
  readonly lost: number;
  readonly holes: number;
  readonly forks: number;
  readonly unplayable: number;
  readonly wentBack: number;
  readonly comebacks: number;
  /** From being cut off to the scene: the middle, and the slowest of a hundred. */
  readonly sceneAgain: readonly [p50: number, p99: number];
  readonly over: number;
}

const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Seated {
  readonly match: string;
  readonly cookies: readonly string[];
}

/** Two people at each of so many tables, made straight in the database: the doors are not what is tried here. */
async function seatMany(store: Store, game: string, matches: number): Promise<readonly Seated[]> {
  const tables: Seated[] = [];
  for (let i = 0; i < matches; i++) {
    const people = await Promise.all([addGuest(store, `Ann ${i}`), addGuest(store, `Bob ${i}`)]);
    const { id } = await makeTable(store, {
      game,
      settings: {},
      seats: people.map(({ person }) => ({ person, bot: null })),
      access: 'open',
      rated: false,
      time: { is: 'none' },
      host: people[0]?.person.id ?? '',
    });
    tables.push({ match: id, cookies: people.map(({ secret }) => `arenarium=${secret}`) });
  }
  return tables;
}

export async function killing(order: KillOrder): Promise<Verdict> {
  const store = await order.open('judge');
  const tables = [...(await seatMany(store, order.game, order.matches))];
  const ports = await Promise.all(Array.from({ length: order.nodes }, freePort));
  const nodes: Node[] = await Promise.all(ports.map((port) => startNode(order.env, port, order.program)));
  const notebook = newNotebook();
  // Where there is only one node, a slow answer is better than starting over.
  const patience = order.nodes > 1 ? 3000 : 20_000;
  const sit = ({ match, cookies }: Seated): readonly Player[] =>
    cookies.map((cookie) =>
      play({ match, cookie, ports: () => ports, notebook, pause: () => 20 + Math.random() * 120, patience }),
    );
  const players = tables.flatMap(sit);
  let laidAnew = 0;
  /** Where a match is over, the next one begins: to kill nodes at which nobody plays would prove nothing. */
  const layAnew = async (): Promise<void> => {
    const over = Math.floor(players.filter((player) => player.isOver()).length / 2) - laidAnew;
    laidAnew += over;
    const more = await seatMany(store, order.game, over);
    tables.push(...more);
    players.push(...more.flatMap(sit));
  };
  let kills = 0;
  try {
    await underLoad(notebook, order.matches);
    while (kills < order.kills && order.isEnough?.() !== true) {
      if (kills === order.kills >> 1) await order.interrupt?.();
      await disturb(order, nodes, kills++);
      await layAnew();
      await underLoad(notebook, order.matches);
      await sleep(Math.random() * 1200);
      order.onProgress?.(kills, notebook.heard.size);
    }
    await sleep(1500);
  } finally {
    for (const player of players) player.stop();
    await sleep(300);
    await Promise.all(nodes.map((node) => node.kill()));
  }
  const verdict = await judged(store, tables, notebook);
  await store.close();
  return { kills, ...verdict, over: players.filter((player) => player.isOver()).length };
}

/** Choices are being made again. */
async function underLoad({ heard }: Notebook, matches: number): Promise<void> {
  const before = heard.size;
  for (let waited = 0; waited < 30_000 && heard.size < before + matches; waited += 50) await sleep(50);
}

/** Kill a node and start it again; where there is another one, now and then only stop it for a while. */
async function disturb({ env, program }: KillOrder, nodes: Node[], kill: number): Promise<void> {
  const at = Math.floor(Math.random() * nodes.length);
  const node = nodes[at];
  if (node === undefined) return;
  if (nodes.length > 1 && kill % 3 === 2) {
    node.process.kill('SIGSTOP');
    await sleep(4000);
    node.process.kill('SIGCONT');
    return;
  }
  await node.kill();
  nodes[at] = await startNode(env, node.port, program);
}

/** Is this what the choice that was promised is written down as? Of alike things in a set the journal names the first. */
function isWrittenAs({ match }: Hosted, [seat, option]: Promised, entry: JournalEntry): boolean {
  const { position } = match;
  return JSON.stringify(entryOf(position, { seat, asked: position.asked, option })) === JSON.stringify(entry);
}

async function judged(
  store: Store,
  tables: readonly { match: string }[],
  notebook: Notebook,
): Promise<Omit<Verdict, 'kills' | 'over'>> {
  let entries = 0;
  let holes = 0;
  let unplayable = 0;
  const numbered = new Set<string>();
  let lost = 0;
  for (const { match } of tables) {
    const row = await store.db.selectFrom('match').selectAll().where('id', '=', match).executeTakeFirstOrThrow();
    const journal = await store.db
      .selectFrom('entry')
      .select(['n', 'entry'])
      .where('match', '=', match)
      .orderBy('n')
      .execute();
    entries += journal.length;
    holes += journal.filter(({ n }, i) => n !== i).length;
    const own = journal.map(({ entry }) => readEntry(entry)).filter((entry) => !isAffair(entry));
    // The first change leads from nought to one: it is the first choice.
    own.forEach((_, i) => numbered.add(`${match} ${i + 1}`));
    const { game, rules, seats, settings, seed } = charterFrom(row);
    const here = rulesHere(game, rules);
    try {
      if (here === null) throw new Error('no rules');
      const host = hosted(startMatch(here, { seats, settings, seed }), [], 0);
      for (const [i, entry] of own.entries()) {
        if (isAffair(entry)) continue;
        const promised = notebook.promised.get(`${match} ${i + 1}`);
        if (promised !== undefined && !isWrittenAs(host, promised, entry)) lost++;
        enterInto(host, entry);
      }
    } catch {
      unplayable++;
    }
  }
  const told = [...notebook.promised.keys(), ...notebook.heard.keys()];
  const missing = told.filter((key) => !numbered.has(key)).length;
  const outages = notebook.outages.sort((a, b) => a - b);
  const quantile = (q: number): number =>
    Math.round(outages[Math.min(outages.length - 1, Math.floor(q * outages.length))] ?? 0);
  return {
    entries,
    heard: notebook.heard.size,
    promised: notebook.promised.size,
    lost: lost + missing,
    holes,
    forks: notebook.forks,
    unplayable,
    wentBack: notebook.wentBack,
    comebacks: notebook.comebacks,
    sceneAgain: [quantile(0.5), quantile(0.99)],
  };
}
