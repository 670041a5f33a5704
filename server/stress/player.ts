/** A scripted person who plays whatever happens: cut off, they come back, at another node if there is one. */
import { changed, follows, type Change, type Scene, type ServerReport } from '@arenarium/protocol';
import { WebSocket } from 'ws';
import { answerTo, byLot, isFree } from './answers.ts';

/** A choice as it was sent. */
export type Promised = readonly [seat: number, option: number | readonly number[]];

/** What everybody heard and was promised, to be held against the journals. */
export interface Notebook {
  /** By match and number: what the change told everybody. Two who heard different things: a fork. */
  readonly heard: Map<string, string>;
  /** By match and number: the choice that was acknowledged. */
  readonly promised: Map<string, Promised>;
  forks: number;
  wentBack: number;
  comebacks: number;
  /** How long it took from being cut off to the scene, in milliseconds. */
  readonly outages: number[];
}

export const newNotebook = (): Notebook => ({
  heard: new Map(),
  promised: new Map(),
  forks: 0,
  wentBack: 0,
  comebacks: 0,
  outages: [],
});

export interface PlayerOrder {
  readonly match: string;
  readonly cookie: string;
  readonly ports: () => readonly number[];
  readonly notebook: Notebook;
  readonly pause: () => number;
  /** Whoever gets no answer for so many milliseconds comes anew: elsewhere, if there is another node. */
  readonly patience: number;
}

export interface Player {
  stop(): void;
  isOver(): boolean;
}

interface Playing {
  readonly order: PlayerOrder;
  ws: WebSocket | null;
  scene: Scene | null;
  /** The highest number they have heard of. */
  highest: number;
  stopped: boolean;
  over: boolean;
  asked: number;
  cutAt: number;
  /** The choice that was sent and not answered yet. */
  open: {
    readonly id: number;
    readonly choice: readonly [number, number | readonly number[]];
    readonly timer: NodeJS.Timeout;
  } | null;
  /** The question they are answering. */
  answering: number;
}

export function play(order: PlayerOrder): Player {
  const me: Playing = {
    order,
    ws: null,
    scene: null,
    highest: -1,
    stopped: false,
    over: false,
    asked: 0,
    cutAt: 0,
    open: null,
    answering: -1,
  };
  connect(me);
  return {
    stop() {
      me.stopped = true;
      answered(me);
      me.ws?.terminate();
    },
    isOver: () => me.over,
  };
}

function answered(me: Playing): void {
  if (me.open !== null) clearTimeout(me.open.timer);
  me.open = null;
  me.answering = -1;
}

function connect(me: Playing): void {
  const { match, cookie, ports, notebook, patience } = me.order;
  const all = ports();
  const port = all[Math.floor(Math.random() * all.length)];
  const mine = new WebSocket(`ws://127.0.0.1:${port}/api/v2/tables/${match}/live`, { headers: { cookie } });
  me.ws = mine;
  const late = setTimeout(() => mine.terminate(), patience);
  mine.on('message', (data: Buffer) => {
    clearTimeout(late);
    if (me.ws !== mine) return;
    const { re, report } = JSON.parse(data.toString()) as { re: number | null; report: ServerReport };
    hear(me, re, report);
  });
  mine.on('error', () => undefined);
  mine.on('close', () => {
    clearTimeout(late);
    if (me.stopped || me.over || me.ws !== mine) return;
    notebook.comebacks++;
    me.cutAt ||= performance.now();
    answered(me);
    setTimeout(() => connect(me), knocksAgainAfter(performance.now() - me.cutAt));
  });
}

/** Soon at first; whoever has waited for long knocks less often, or nodes that start would have to wait for those who knock. */
const knocksAgainAfter = (cutFor: number): number => (20 + Math.random() * 80) * (1 + Math.min(9, cutFor / 250));

function arrived(me: Playing, scene: Scene): void {
  const { notebook } = me.order;
  if (scene.n < me.highest) notebook.wentBack++;
  me.highest = Math.max(me.highest, scene.n);
  me.scene = scene;
  if (me.cutAt > 0) notebook.outages.push(performance.now() - me.cutAt);
  me.cutAt = 0;
}

function hear(me: Playing, re: number | null, report: ServerReport): void {
  const isMine = me.open !== null && re === me.open.id;
  if (report.tell === 'opened' || report.tell === 'scene') arrived(me, report.scene);
  if (report.tell === 'standing' && report.standing.over !== null) me.over = true;
  if (report.tell === 'change') {
    note(me, report.change);
    const choice = isMine ? me.open?.choice : undefined;
    if (choice !== undefined) me.order.notebook.promised.set(`${me.order.match} ${report.change.n}`, choice);
  }
  if (isMine) answered(me);
  answer(me);
}

/** Take a change in, and write down what it told everybody. */
function note(me: Playing, change: Change): void {
  const { notebook, match } = me.order;
  if (me.scene === null || !follows(me.scene, change)) {
    notebook.wentBack++;
    me.ws?.terminate();
    return;
  }
  me.scene = changed(me.scene, change);
  me.highest = Math.max(me.highest, change.n);
  const key = `${match} ${change.n}`;
  const told = JSON.stringify([change.table, change.asked, change.waiting]);
  const before = notebook.heard.get(key);
  if (before === undefined) notebook.heard.set(key, told);
  else if (before !== told) notebook.forks++;
}

function answer(me: Playing): void {
  const decision = me.scene?.view.decision ?? null;
  if (decision === null || decision.asked === me.answering || me.over) return;
  if (!isFree(decision)) return;
  const { asked, seat } = decision;
  me.answering = asked;
  const option = answerTo(decision, byLot);
  setTimeout(() => {
    const mine = me.ws;
    if (me.stopped || mine?.readyState !== WebSocket.OPEN || me.answering !== asked || me.open !== null) return;
    const id = me.asked++;
    me.open = { id, choice: [seat, option], timer: setTimeout(() => mine.terminate(), me.order.patience) };
    mine.send(JSON.stringify({ id, request: { ask: 'choose', seat, asked, option } }));
  }, me.order.pause());
}
