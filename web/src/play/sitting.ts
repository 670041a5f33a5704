/** The match in front of the people at this screen: what they see, who holds the screen, and what comes next. */
import { message, type Decision, type Game, type Message, type Seat } from '@arenarium/engine';
import { loadGame } from '@arenarium/games/load';
import {
  changed,
  follows,
  LIMITS,
  seatNames,
  spokenOf,
  type Advised,
  type Forbidden,
  type MatchReport,
  type MatchRequest,
  type Player,
  type Scene,
  type TableCard,
} from '@arenarium/protocol';
import { create } from 'zustand';
import { loadBoard } from '../boards/index.ts';
import { pauseOf, useSettings } from '../shell/settings.ts';
import { pressOn } from '../table/pointing.ts';
import { workerHost, type Host } from './host.ts';
import type { HouseReport } from './house.ts';
import { nextAfter, peopleAt, seatsOf } from './people.ts';
import { moveOldMatches } from './saved-matches.ts';

type Reasons = (MatchReport & { tell: 'why' })['reasons'];

/** How long a forced answer stays to be read before it is given. */
const FORCED_PAUSE = 700;

export interface Sitting {
  readonly id: string | null;
  readonly game: Game | null;
  readonly table: TableCard | null;
  readonly players: readonly Player[];
  readonly names: readonly string[];
  readonly scene: Scene | null;
  /** Who hosts the match: the worker of this page, or a server. */
  readonly place: 'here' | 'server';
  /** The seats whose eyes look at this screen now. */
  readonly mine: readonly Seat[];
  /** The person in front of the screen; null while nobody has said who they are, or bots play among themselves. */
  readonly holder: string | null;
  /** The screen should go to this person; while it is on its way nothing secret is shown. */
  readonly passTo: string | null;
  /** The holder looks at the table once more before passing the screen on. */
  readonly lookingBack: boolean;
  /** What the newest lines of the log speak of. */
  readonly recent: readonly string[];
  /** What cannot be done at this question, and why; null while nobody has asked. */
  readonly forbidden: readonly Forbidden[] | null;
  /** What the strongest bot would do at this question; null while nobody wants to know. */
  readonly hint: { readonly advised: readonly Advised[] | null } | null;
  /** A bot was asked why it made a choice. Advice and reasons are null while somebody still thinks. */
  readonly why: { readonly seat: Seat; readonly entry: number; readonly reasons: Reasons | null } | null;
  /** A bot is thinking. */
  readonly thinking: boolean;
  /** Bots go on without a pause until a person is asked. */
  readonly skipping: boolean;
  /** Of a set: the options picked so far, what is missing (null: it can be sent), and what cannot be added. */
  readonly picked: readonly number[];
  readonly missing: Message | null;
  readonly barred: readonly Forbidden[];
  /** What was pressed on the table and narrows the options. */
  readonly pressed: readonly string[];
  /** What cannot be done and is being explained. */
  readonly explained: string | null;
  /** What the board called the thing that is explained. */
  readonly labels: { readonly explained: string };
  /** Why there is no match to show, or what went wrong with it. */
  readonly trouble: Message | null;
  /** The browser keeps the match. */
  readonly kept: boolean;
  /** Sit down at a match that is kept in this browser. */
  open(id: string): Promise<void>;
  /** Sit down at a match that somebody else hosts. */
  openAt(id: string, hostFor: (news: (report: HouseReport) => void) => Host): Promise<void>;
  leave(): void;
  /** Answer with this option; of a set, pick it or let it go. */
  choose(option: number): void;
  /** The set is picked. */
  sendPicked(): void;
  press(point: string, label?: string): void;
  letGo(): void;
  askWhyNot(): void;
  askHint(): void;
  /** The lines of the log before those that are here. */
  askEarlier(): void;
  /** The record once the match is over, before that a file that is handed on unread. */
  askRecord(): Promise<HouseReport>;
  askWhy(seat: Seat, entry: number): void;
  closeWhy(): void;
  undo(consent: 'given' | 'notAsked'): void;
  takeScreen(): void;
  lookBack(): void;
  passOn(): void;
  skipAhead(): void;
}

const nothing = {
  id: null, game: null, table: null, players: [], names: [], scene: null, place: 'here', mine: [], holder: null, passTo: null, lookingBack: false,
  recent: [], forbidden: null, hint: null, why: null, thinking: false, skipping: false, pressed: [], picked: [], missing: null, barred: [], explained: null,
  labels: { explained: '' }, trouble: null, kept: true,
} satisfies Partial<Sitting>; // prettier-ignore

/** One answer, and no set to be picked by hand. */
const isForced = (decision: Decision | null): boolean =>
  decision !== null && decision.set === null && decision.options.length === 1;

/** What cannot be added to a set, described like an option. */
const barredIn = (
  decision: Decision | null,
  barred: (MatchReport & { tell: 'picking' })['barred'],
): readonly Forbidden[] =>
  barred.flatMap(({ option, rule, because }) => {
    const offered = decision?.options[option];
    return offered === undefined ? [] : [{ ...offered, rule, because }];
  });

let host: Host | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

export const useSitting = create<Sitting>()((set, get) => {
  async function send(request: MatchRequest): Promise<void> {
    const asked = host;
    if (asked === null) return;
    const report = await asked.ask(request);
    // Whoever may not look need not ask again.
    if (asked === host && !(request.ask === 'look' && report.tell === 'refused')) take(report);
  }
  const lookAgain = (): void => void send({ ask: 'look', eyes: get().mine });

  function take(report: HouseReport): void {
    const { scene, why } = get();
    switch (report.tell) {
      case 'opened':
        // Back again after a cut: players may have changed, and what happened meanwhile is there.
        seat(report.table, report.scene.eyes);
        arrive(report.scene);
        get().askEarlier();
        return;
      case 'scene':
        arrive(report.scene);
        return;
      case 'change':
        // A change that does not follow on what is here: something was missed.
        if (scene === null || !follows(scene, report.change)) lookAgain();
        else arrive(changed(scene, report.change));
        return;
      case 'picking':
        if (report.asked === scene?.view.asked && report.picked.join() === get().picked.join()) {
          set({ missing: report.missing, barred: barredIn(scene.view.decision, report.barred) });
        }
        return;
      case 'whyNot':
        if (report.asked === scene?.view.asked) set({ forbidden: report.forbidden });
        return;
      case 'hint':
        if (report.asked === scene?.view.asked && report.seat === scene.view.seat) {
          set({ hint: { advised: report.advised } });
        }
        return;
      case 'why':
        if (why?.entry === report.entry) set({ why: { ...why, reasons: report.reasons } });
        return;
      case 'log':
        if (scene !== null && report.log.from + report.log.lines.length >= scene.log.from) {
          const lines = [...report.log.lines.slice(0, scene.log.from - report.log.from), ...scene.log.lines];
          set({ scene: { ...scene, log: { ...scene.log, from: report.log.from, lines } } });
        }
        return;
      case 'refused':
        // The page was behind: look again at how things stand.
        set({ hint: null, why: null, thinking: false });
        lookAgain();
        return;
      case 'kept':
        set({ kept: report.kept });
        return;
      case 'notOpened':
        set({ trouble: report.because, thinking: false });
        return;
      case 'broken':
        set({ trouble: message('table.brokenBecause', { because: report.because }), thinking: false });
        return;
      default:
        // What was asked for by name goes to whoever asked.
        return;
    }
  }

  function arrive(scene: Scene): void {
    const { scene: before } = get();
    const { view, log } = scene;
    const same = before !== null && before.view.asked === view.asked && before.view.seat === view.seat;
    if (!same) {
      set({ pressed: [], explained: null, forbidden: null, hint: null });
      pick(view.decision, []);
    }
    const news = before === null ? [] : log.lines.slice(before.log.of - log.from);
    set({ scene, thinking: false, recent: news.length > 0 ? news.flatMap(spokenOf) : get().recent });
    goOn();
  }

  /** Who plays, and who looks at this screen. */
  function seat(table: TableCard, eyes: readonly Seat[]): void {
    const { players } = table;
    const people = peopleAt(players);
    const holder = people.length === 1 ? (people[0] ?? null) : null;
    const mine = get().place === 'server' ? eyes : seatsOf(players, holder);
    set({ table, players, names: seatNames(players), holder, mine });
  }

  /** These are picked now: whoever hosts says what is missing. */
  function pick(decision: Decision | null, picked: readonly number[]): void {
    set({ picked, missing: message('set.thatIsAll'), barred: [], pressed: [] });
    if (decision?.set != null) void send({ ask: 'picking', seat: decision.seat, asked: decision.asked, picked });
  }

  /** What the table waits for now: a bot after a pause, a forced answer, or a person who may need the screen first. */
  function goOn(): void {
    clearTimeout(timer);
    const { scene, players, holder, place } = get();
    // A server keeps its own time, and every screen there has its own people.
    if (place === 'server') return;
    if (scene === null || scene.view.result !== null) {
      set({ passTo: null, lookingBack: false });
      return;
    }
    const waiting = scene.view.waiting.map(({ seat }) => seat);
    const next = nextAfter(waiting, players, holder);
    const pause = pauseOf[useSettings.getState().pace];
    if (next.is === 'bot') {
      timer = setTimeout(letBotChoose, get().skipping ? 0 : pause);
      return;
    }
    set({ skipping: false });
    if (next.is === 'person' && next.name !== holder) {
      set({ passTo: next.name, lookingBack: false });
      return;
    }
    const forced = isForced(scene.view.decision) && useSettings.getState().forced === 'answer';
    // Around one screen even a forced answer is given by hand: a skipped one would tell the others what a hand lacks.
    if (forced && peopleAt(players).length === 1)
      timer = setTimeout(() => get().choose(0), Math.min(pause, FORCED_PAUSE));
  }

  function letBotChoose(): void {
    set({ thinking: true });
    void send({ ask: 'letBotChoose' });
  }

  // A new pace holds at once, also for the pause that is running.
  useSettings.subscribe((now, before) => {
    if (now.pace !== before.pace && !get().thinking) goOn();
  });

  async function sitDown(id: string, wanted: Host): Promise<void> {
    host = wanted;
    set({ id });
    const report = await wanted.open();
    if (report.tell !== 'opened') {
      if (wanted === host) take(report);
      return;
    }
    const { table, scene } = report;
    const [game] = await Promise.all([loadGame(table.game), loadBoard(table.game)]);
    if (wanted !== host) return;
    if (game === undefined) {
      set({ trouble: message('host.unknownGame', { game: table.game }) });
      return;
    }
    seat(table, scene.eyes);
    set({ game });
    arrive(scene);
    // A server keeps no log at hand: what happened before is asked for.
    if (get().place === 'server') get().askEarlier();
  }

  return {
    ...nothing,
    async open(id) {
      get().leave();
      await moveOldMatches(localStorage).catch(() => undefined);
      const wanted = workerHost(id, (report) => {
        if (wanted === host) take(report);
      });
      await sitDown(id, wanted);
    },
    async openAt(id, hostFor) {
      get().leave();
      set({ place: 'server' });
      const wanted = hostFor((report) => {
        if (wanted === host) take(report);
      });
      await sitDown(id, wanted);
    },
    leave() {
      clearTimeout(timer);
      host?.close();
      host = null;
      set(nothing);
    },
    choose(option) {
      const decision = get().scene?.view.decision ?? null;
      if (decision === null) return;
      clearTimeout(timer);
      const { seat, asked } = decision;
      if (decision.set === null) {
        void send({ ask: 'choose', seat, asked, option });
        return;
      }
      const { picked, barred } = get();
      const isBarred = barred.some((one) => one.option === decision.options[option]?.option);
      if (isBarred) set({ explained: decision.options[option]?.points[0] ?? null, labels: { explained: '' } });
      else pick(decision, picked.includes(option) ? picked.filter((other) => other !== option) : [...picked, option]);
    },
    sendPicked() {
      const { scene, picked, missing } = get();
      const decision = scene?.view.decision ?? null;
      if (decision === null || missing !== null) return;
      void send({ ask: 'choose', seat: decision.seat, asked: decision.asked, option: [...picked] });
    },
    press(point, label = '') {
      const { scene, pressed: before, choose, askWhyNot } = get();
      const press = pressOn(scene?.view.decision ?? null, before, point);
      if (press.do === 'choose') choose(press.option);
      else if (press.do === 'narrow') set({ pressed: press.pressed, explained: null });
      else {
        set({ explained: press.point, labels: { explained: label } });
        askWhyNot();
      }
    },
    letGo: () => set({ pressed: [], explained: null }),
    askWhyNot() {
      const decision = get().scene?.view.decision ?? null;
      if (decision === null || get().forbidden !== null) return;
      void send({ ask: 'whyNot', seat: decision.seat, asked: decision.asked });
    },
    askHint() {
      const decision = get().scene?.view.decision ?? null;
      if (decision === null || decision.options.length < 2 || get().hint !== null) return;
      set({ hint: { advised: null } });
      void send({ ask: 'hint', seat: decision.seat, asked: decision.asked });
    },
    askEarlier() {
      const log = get().scene?.log;
      if (log !== undefined && log.from > 0) void send({ ask: 'log', from: Math.max(0, log.from - LIMITS.lines) });
    },
    async askRecord() {
      const asked = host;
      if (asked === null) return { tell: 'notOpened', because: message('house.noSuchMatch') };
      return get().scene?.view.result == null ? asked.file() : asked.ask({ ask: 'record' });
    },
    askWhy(seat, entry) {
      set({ why: { seat, entry, reasons: null } });
      void send({ ask: 'why', entry });
    },
    closeWhy: () => set({ why: null }),
    undo(consent) {
      clearTimeout(timer);
      set({ why: null });
      const { mine, scene } = get();
      void send({ ask: 'undo', seats: scene?.eyes ?? mine, consent });
    },
    takeScreen() {
      const { passTo, players } = get();
      if (passTo === null) return;
      // What a bot told one person is not for the next.
      set({ holder: passTo, mine: seatsOf(players, passTo), passTo: null, lookingBack: false, why: null });
      lookAgain();
    },
    lookBack: () => set({ lookingBack: true }),
    passOn: () => set({ lookingBack: false }),
    skipAhead() {
      set({ skipping: true });
      if (!get().thinking) goOn();
    },
  };
});
