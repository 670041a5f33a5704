/** The match in front of the people at this screen: what they see, who holds the screen, and what comes next. */
import type { Game, Seat } from '@arenarium/engine';
import { gameNamed } from '@arenarium/games';
import { create } from 'zustand';
import { pauseOf, useSettings } from '../shell/settings.ts';
import { pressOn } from '../table/pointing.ts';
import { linkToWorker, type Link } from './link.ts';
import { nextAfter, peopleAt, seatNames, seatsOf } from './people.ts';
import type { Reasons } from '@arenarium/bots';
import type { Advised, Driver, Forbidden, Report, Request, Scene } from './protocol.ts';
import { keepMatch, type SavedMatch } from './saved-matches.ts';

/** How long a forced answer stays to be read before it is given. */
const FORCED_PAUSE = 700;

export interface Sitting {
  readonly id: string | null;
  readonly game: Game | null;
  readonly drivers: readonly Driver[];
  readonly names: readonly string[];
  readonly scene: Scene | null;
  /** The person in front of the screen; null while nobody has said who they are, or bots play among themselves. */
  readonly holder: string | null;
  /** The screen should go to this person; while it is on its way nothing secret is shown. */
  readonly passTo: string | null;
  /** The holder looks at the table once more before passing the screen on. */
  readonly lookingBack: boolean;
  /** What the newest lines of the log speak of. */
  readonly recent: readonly string[];
  readonly forbidden: readonly Forbidden[];
  /** What the strongest bot would do at this question; null while nobody wants to know. */
  readonly hint: { readonly advised: readonly Advised[] | null } | null;
  /** A bot was asked why it made a choice. Advice and reasons are null while somebody still thinks. */
  readonly why: { readonly seat: Seat; readonly entry: number; readonly reasons: readonly Reasons[] | null } | null;
  /** A bot is thinking. */
  readonly thinking: boolean;
  /** Bots go on without a pause until a person is asked. */
  readonly skipping: boolean;
  /** What was pressed on the table and narrows the options. */
  readonly pressed: readonly string[];
  /** What the pointer or the focus is on. */
  readonly hovered: string | null;
  /** What cannot be done and is being explained. */
  readonly explained: string | null;
  /** What the board called the thing that is hovered or explained. */
  readonly labels: { readonly hovered: string; readonly explained: string };
  /** Why there is no match to show, or what went wrong with it. */
  readonly trouble: string | null;
  /** The browser keeps the match. */
  readonly kept: boolean;
  open(saved: SavedMatch): Promise<void>;
  leave(): void;
  choose(option: number): void;
  press(point: string, label?: string): void;
  hover(point: string | null, label?: string): void;
  letGo(): void;
  askHint(): void;
  askWhy(seat: Seat, entry: number): void;
  closeWhy(): void;
  undo(consent: 'given' | 'notAsked'): void;
  takeScreen(): void;
  lookBack(): void;
  passOn(): void;
  skipAhead(): void;
}

const nothing = {
  id: null, game: null, drivers: [], names: [], scene: null, holder: null, passTo: null, lookingBack: false,
  recent: [], forbidden: [], hint: null, why: null, thinking: false, skipping: false, pressed: [], hovered: null, explained: null,
  labels: { hovered: '', explained: '' }, trouble: null, kept: true,
} satisfies Partial<Sitting>; // prettier-ignore

let link: Link | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

export const useSitting = create<Sitting>()((set, get) => {
  const eyesOf = (holder: string | null) => seatsOf(get().drivers, holder);

  async function send(request: Request): Promise<void> {
    const line = link;
    if (line === null) return;
    const report = await line.send(request);
    if (line === link) take(report);
  }

  function take(report: Report): void {
    switch (report.tell) {
      case 'scene':
        arrive(report.scene);
        return;
      case 'whyNot':
        if (report.asked === get().scene?.view.asked) set({ forbidden: report.forbidden });
        return;
      case 'hint': {
        const view = get().scene?.view;
        if (report.asked === view?.asked && report.seat === view.seat) set({ hint: { advised: report.advised } });
        return;
      }
      case 'why': {
        const { why } = get();
        if (why?.entry === report.entry) set({ why: { ...why, reasons: report.reasons } });
        return;
      }
      case 'refused':
        // The page was behind: look again at how things stand.
        set({ hint: null, why: null });
        void send({ ask: 'look', eyes: eyesOf(get().holder) });
        return;
      case 'notOpened':
      case 'broken':
        set({ trouble: report.because, thinking: false });
    }
  }

  function arrive(scene: Scene): void {
    const { id, drivers, scene: before } = get();
    const { view, record } = scene;
    const same = before !== null && before.view.asked === view.asked && before.view.seat === view.seat;
    if (!same) set({ pressed: [], explained: null, forbidden: [], hint: null });
    const news = before === null ? [] : scene.log.slice(before.log.length);
    set({ scene, thinking: false, recent: news.length > 0 ? news.flatMap(({ points }) => points) : get().recent });
    if (id !== null) set({ kept: keepMatch({ id, record, drivers, savedAt: Date.now() }) });
    goOn();
    if (view.decision !== null) void send({ ask: 'whyNot', seat: view.seat, asked: view.asked });
  }

  /** What the table waits for now: a bot after a pause, a forced answer, or a person who may need the screen first. */
  function goOn(): void {
    clearTimeout(timer);
    const { scene, drivers, holder } = get();
    if (scene === null || scene.view.result !== null) {
      set({ passTo: null, lookingBack: false });
      return;
    }
    const waiting = scene.view.waiting.map(({ seat }) => seat);
    const next = nextAfter(waiting, drivers, holder);
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
    const forced = scene.view.decision?.options.length === 1 && useSettings.getState().forced === 'answer';
    // Around one screen even a forced answer is given by hand: a skipped one would tell the others what a hand lacks.
    if (forced && peopleAt(drivers).length === 1)
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

  return {
    ...nothing,
    async open(saved) {
      get().leave();
      const game = gameNamed(saved.record.game);
      if (game === undefined) {
        set({ trouble: `There is no game called "${saved.record.game}" here.` });
        return;
      }
      const { id, drivers, record } = saved;
      const people = peopleAt(drivers);
      const holder = people.length === 1 ? (people[0] ?? null) : null;
      link = linkToWorker();
      set({ id, game, drivers, names: seatNames(drivers), holder });
      await send({ ask: 'open', record, drivers, eyes: seatsOf(drivers, holder) });
    },
    leave() {
      clearTimeout(timer);
      link?.close();
      link = null;
      set(nothing);
    },
    choose(option) {
      const decision = get().scene?.view.decision ?? null;
      if (decision === null) return;
      clearTimeout(timer);
      const { seat, asked } = decision;
      void send({ ask: 'choose', choice: { seat, asked, option } });
    },
    press(point, label = '') {
      const { scene, pressed: before, choose, labels } = get();
      const press = pressOn(scene?.view.decision ?? null, before, point);
      if (press.do === 'choose') choose(press.option);
      else if (press.do === 'narrow') set({ pressed: press.pressed, explained: null });
      else set({ explained: press.point, labels: { ...labels, explained: label } });
    },
    hover: (hovered, label = '') => set({ hovered, labels: { ...get().labels, hovered: label } }),
    letGo: () => set({ pressed: [], explained: null }),
    askHint() {
      const decision = get().scene?.view.decision ?? null;
      if (decision === null || decision.options.length < 2 || get().hint !== null) return;
      set({ hint: { advised: null } });
      void send({ ask: 'hint', seat: decision.seat, asked: decision.asked });
    },
    askWhy(seat, entry) {
      set({ why: { seat, entry, reasons: null } });
      void send({ ask: 'why', entry });
    },
    closeWhy: () => set({ why: null }),
    undo(consent) {
      clearTimeout(timer);
      set({ why: null });
      const { holder, scene } = get();
      void send({ ask: 'undo', seats: scene?.eyes ?? eyesOf(holder), consent });
    },
    takeScreen() {
      const { passTo } = get();
      if (passTo === null) return;
      // What a bot told one person is not for the next.
      set({ holder: passTo, passTo: null, lookingBack: false, why: null });
      void send({ ask: 'look', eyes: eyesOf(passTo) });
    },
    lookBack: () => set({ lookingBack: true }),
    passOn: () => set({ lookingBack: false }),
    skipAhead() {
      set({ skipping: true });
      if (!get().thinking) goOn();
    },
  };
});
