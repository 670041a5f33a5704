/**
 * A scenario is one example of a rule: a position, what is done, what is offered, what comes out. It is a test, a
 * "show me" beside the rule, and the beginning of a lesson. Each game makes its own `scenario` with
 * `scenariosFor(game, arrange)`, where `arrange` builds a position from a short description.
 */
import type { Frame, Seat } from './flow.ts';
import { fromRows } from './faces.ts';
import type { Game } from './game.ts';
import { memoryFrom } from './memory.ts';
import { say } from './message.ts';
import { NAMES, type Name } from './names.ts';
import { whilePinned, type Pack, type Pinning } from './pinning.ts';
import { answerAs, askOf, clone, emptyPosition, goOnFrom, openAsks, type Position } from './position.ts';
import { seeded } from './random.ts';
import { load, save } from './save.ts';
import { cardsIn, exchanged, imaginedIn, seenIn, sightOf } from './scenario-worlds.ts';
import { setFault } from './sets.ts';
import type { Settings } from './setup.ts';
import { decisionOf, refusals } from './view.ts';
import { wordsFor } from './words.ts';

const seatOf = (name: Name): Seat => NAMES.indexOf(name);

/** A position made by hand. */
export interface Arranged<T> {
  readonly seats: number;
  readonly settings: Settings;
  readonly table: T;
  /** The face of each id. */
  readonly faces: readonly number[];
  /** Who has seen the face of an id: a list of seats, or all. */
  seenBy(id: number): readonly Seat[] | 'all';
  /** Which unseen cards lie among each other, by number: a Hero is never imagined in the Sphere deck. All, if left out. */
  heapOf?(id: number): number;
  readonly first: Frame;
}

/** What a check compares: the sentence, what is, what should be. */
export type Checks = Readonly<Record<string, readonly [actual: unknown, expected: unknown]>>;

type Act<T> =
  | { readonly is: 'does'; readonly who: Name; readonly what: string | readonly string[] }
  | { readonly is: 'offers'; readonly who: Name; readonly options: readonly string[] }
  | { readonly is: 'includes'; readonly who: Name; readonly options: readonly string[] }
  | { readonly is: 'asks'; readonly who: readonly Name[]; readonly question: string }
  | { readonly is: 'refuses'; readonly who: Name; readonly what: string; readonly rule: string }
  | { readonly is: 'then'; readonly check: (table: T, p: Position<T>) => Checks }
  | { readonly is: 'if'; readonly what: string; readonly acts: readonly Act<T>[]; readonly dice: readonly number[] }
  | { readonly is: 'sees'; readonly who: Name; readonly where: string; readonly faces: readonly string[] | null }
  | { readonly is: 'imagines'; readonly who: Name; readonly where: string; readonly faces: readonly string[] }
  | {
      readonly is: 'worlds';
      readonly who: Name;
      readonly zones: readonly [string, string];
      readonly acts: readonly Act<T>[];
    }
  | { readonly is: 'ends'; readonly rewards: readonly number[]; readonly rule: string };

/** How a scenario is run: plainly, or saved and loaded again at every question. */
export type Mode = 'plain' | 'saveEverywhere';

export interface Scenario {
  /** `TB-4.2 a stack gives only its top card`. */
  readonly name: string;
  /** The numbers the name begins with. */
  readonly rules: readonly string[];
  /** The position it begins with, at its first question. */
  begin(): Position;
  /** Run it; throws with what was expected and what was offered. */
  run(mode?: Mode): void;
}

/** A rule number: letters, a dash, then chapter.paragraph or R and a number. */
const NUMBER = /^[A-Z]+-(?:R\d+|\d+\.\d+)$/;

export class ScenarioFailed extends Error {}

/** Where a scenario begins: which game, which position, and how numbers are pinned there. */
interface From<T> {
  game(): Game<T>;
  arranged(): Arranged<T>;
  readonly printed?: Pinning | undefined;
}

export class ScenarioBuilder<T> implements Scenario {
  readonly name: string;
  readonly rules: readonly string[];
  readonly #from: From<T>;
  readonly #acts: Act<T>[] = [];
  readonly #dice: number[] = [];
  readonly #shuffles: (readonly number[])[] = [];
  #decided = 0;
  #pack: Pack = {};

  constructor(name: string, from: From<T>) {
    this.name = name;
    this.#from = from;
    const words = name.split(' ');
    this.rules = words.slice(
      0,
      words.findIndex((word) => !NUMBER.test(word)),
    );
    if (this.rules.length === 0) throw new Error(`the name of a scenario begins with a rule number: "${name}"`);
  }

  /** The dice to come, in order; all must be used. */
  dice(...dice: readonly number[]): this {
    this.#dice.push(...dice);
    return this;
  }
  /** A shuffle to come: the faces as they are to lie, the first ones at least; all must be used. */
  shuffle(...faces: readonly number[]): this {
    this.#shuffles.push(faces);
    return this;
  }
  /**
   * Printed numbers as this scenario has them, whatever the cards are balanced to: `.withCards({ Hellhound: { strength: 4 } })`.
   * They are in place while it runs; what a page plays with is never touched.
   */
  withCards(pack: Pack): this {
    this.#pack = { ...this.#pack, ...pack };
    return this;
  }
  /** So many decisions have been made before: what happens at the bound. */
  afterDecisions(n: number): this {
    this.#decided = n;
    return this;
  }
  /** `who` chooses the option with this label; of a set, the things with these labels. */
  does(who: Name, what: string | readonly string[]): this {
    this.#acts.push({ is: 'does', who, what });
    return this;
  }
  /** `who` is asked now, and offered exactly these, in any order: which card lies first in a hand is chance. */
  offers(who: Name, ...options: readonly string[]): this {
    this.#acts.push({ is: 'offers', who, options });
    return this;
  }
  /** `who` is asked now, and these are among what is offered: where the whole list is long and beside the point. */
  offersAmongOthers(who: Name, ...options: readonly string[]): this {
    this.#acts.push({ is: 'includes', who, options });
    return this;
  }
  /** Exactly these are asked now, and this is the question. */
  asks(who: Name | readonly Name[], question: string): this {
    this.#acts.push({ is: 'asks', who: typeof who === 'string' ? [who] : who, question });
    return this;
  }
  /** `who` is asked, and this candidate is turned down by this rule. */
  refuses(who: Name, what: string, rule: string): this {
    this.#acts.push({ is: 'refuses', who, what, rule });
    return this;
  }
  then(check: (table: T, p: Position<T>) => Checks): this {
    this.#acts.push({ is: 'then', check });
    return this;
  }
  /** One way it could go on from here, played on a copy: `.if('she passes', (then) => then.does('Ann', 'pass')…)`. */
  if(what: string, branch: (then: ScenarioBuilder<T>) => ScenarioBuilder<T>): this {
    const then = branch(new ScenarioBuilder(this.name, this.#from));
    this.#acts.push({ is: 'if', what, acts: then.#acts, dice: then.#dice });
    return this;
  }
  /** What `who` knows of the cards in a zone (`deck`, `Ann’s hand`), in any order: the names of faces, `?` for one unseen. */
  sees(who: Name, where: string, ...faces: readonly string[]): this {
    this.#acts.push({ is: 'sees', who, where, faces });
    return this;
  }
  /** `who` has seen no card of a zone. */
  doesNotKnow(who: Name, where: string): this {
    this.#acts.push({ is: 'sees', who, where, faces: null });
    return this;
  }
  /** These faces, and no others, may lie in a zone for all that `who` has seen. */
  imagines(who: Name, where: string, ...faces: readonly string[]): this {
    this.#acts.push({ is: 'imagines', who, where, faces });
    return this;
  }
  /**
   * Two worlds: here, and where an unseen card of the one zone has exchanged its face with one of the other. Whatever is
   * done in both, `who` sees the same after every act.
   */
  cannotTell(
    who: Name,
    zones: readonly [string, string],
    branch: (then: ScenarioBuilder<T>) => ScenarioBuilder<T>,
  ): this {
    const then = branch(new ScenarioBuilder(this.name, this.#from));
    this.#acts.push({ is: 'worlds', who, zones, acts: then.#acts });
    return this;
  }
  /** The match is over with these rewards, under this rule. */
  ends(rewards: readonly number[], rule: string): this {
    this.#acts.push({ is: 'ends', rewards, rule });
    return this;
  }

  begin(): Position<T> {
    return whilePinned(this.#pack, this.#from.printed, () => this.#begun());
  }

  run(mode: Mode = 'plain'): void {
    whilePinned(this.#pack, this.#from.printed, () => playActs(this.#begun(), this.#acts, mode));
  }

  #begun(): Position<T> {
    const p = laid(this.#from.game(), this.#from.arranged(), this.name);
    p.given = { dice: this.#dice.slice(), shuffles: this.#shuffles.slice(), isPinned: this.#dice.length > 0 };
    p.asked = this.#decided;
    return goOnFrom(p);
  }
}

function playActs<T>(from: Position<T>, acts: readonly Act<T>[], mode: Mode): void {
  let p = from;
  let atRest = false;
  for (const act of acts) {
    if (mode === 'saveEverywhere') p = savedAndLoaded(p);
    if (act.is === 'if') playBranch(p, act, mode);
    else if (act.is === 'worlds') playInTwoWorlds(p, act);
    else perform(p, act);
    atRest = act.is === 'does' ? false : atRest || RESTING.includes(act.is);
  }
  const given = p.given;
  if (given !== null && given.dice.length + given.shuffles.length > 0) {
    throw new ScenarioFailed(`not used up: dice ${given.dice.join(', ')}; ${given.shuffles.length} shuffles`);
  }
  if (!atRest) throw new ScenarioFailed(`it does not end at rest: finish with offers, asks or ends. ${now(p)}`);
}
const RESTING: readonly Act<unknown>['is'][] = ['offers', 'asks', 'ends', 'includes', 'if'];

function playBranch<T>(p: Position<T>, { what, acts, dice }: Act<T> & { is: 'if' }, mode: Mode): void {
  const copy = clone(p);
  copy.given = { dice: dice.slice(), shuffles: [], isPinned: dice.length > 0 };
  try {
    playActs(copy, acts, mode);
  } catch (error) {
    if (error instanceof ScenarioFailed) throw new ScenarioFailed(`if ${what}: ${error.message}`);
    throw error;
  }
}

function playInTwoWorlds<T>(p: Position<T>, { who, zones, acts }: Act<T> & { is: 'worlds' }): void {
  const seat = seatOf(who);
  const here = clone(p);
  const there = exchanged(here, seat, [cardsIn(p, zones[0], NAMES), cardsIn(p, zones[1], NAMES)]);
  const compare = (when: string): void => {
    const [mine, other] = [here, there].map((world) => sightOf(world, seat));
    same(`${when}, what ${who} sees in two worlds`, mine, other);
  };
  compare('before anything is done');
  for (const [i, act] of acts.entries()) {
    for (const world of [here, there]) {
      world.log = [];
      if (act.is === 'if' || act.is === 'worlds') throw new ScenarioFailed('two worlds have no branches');
      perform(world, act);
    }
    compare(`after act ${i + 1}`);
  }
}

/** The scenarios of a game: `const scenario = scenariosFor(() => brawl, arrange)`; `printed` is what `.withCards` pins by. */
export const scenariosFor =
  <T, S>(game: () => Game<T>, arrange: (spec: S) => Arranged<T>, printed?: Pinning) =>
  (name: string, spec: S): ScenarioBuilder<T> =>
    new ScenarioBuilder(name, { game, arranged: () => arrange(spec), printed });

function laid<T>(game: Game<T>, arranged: Arranged<T>, seed: string): Position<T> {
  const { seats, settings, table, first } = arranged;
  const count = arranged.faces.length;
  const cells = [...arranged.faces, ...new Array<number>(count * (seats + 1)).fill(0)];
  for (let id = 0; id < count; id++) {
    const seen = arranged.seenBy(id);
    if (seen === 'all') continue;
    const heap = 1 + (arranged.heapOf?.(id) ?? 0);
    for (let row = 1; row <= seats + 1; row++) cells[row * count + id] = seen.includes(row - 1) ? 0 : heap;
  }
  const rows = { count, seats, cells };
  const faces = fromRows(rows, memoryFrom(rows, game.kinds?.(table) ?? []));
  return emptyPosition(game, { seats, settings }, { table, faces, stack: [first], random: seeded(seed) });
}

function savedAndLoaded<T>(p: Position<T>): Position<T> {
  const again = load(p.game, JSON.parse(JSON.stringify(save(p))) as ReturnType<typeof save>);
  again.given = p.given;
  return again;
}

const labelsFor = (p: Position, seat: Seat): string[] => {
  const words = wordsFor(p.game, NAMES);
  return decisionOf(p, seat)?.options.map(({ label }) => say(words, label)) ?? [];
};
const now = (p: Position): string =>
  p.result !== null
    ? `The match is over (${p.result.rule}): ${p.result.rewards.join(', ')}.`
    : openAsks(p)
        .map((ask) => `${NAMES[ask.seat]} is asked ${ask.question.name}: ${labelsFor(p, ask.seat).join(' | ')}`)
        .join('; ');

function asked(p: Position, who: Name): Seat {
  const seat = seatOf(who);
  if (askOf(p, seat) === null) throw new ScenarioFailed(`${who} is not asked. ${now(p)}`);
  return seat;
}

function perform<T>(p: Position<T>, act: Exclude<Act<T>, { is: 'if' | 'worlds' }>): void {
  switch (act.is) {
    case 'does': {
      does(p, act.who, act.what);
      return;
    }
    case 'offers':
      same('the options', labelsFor(p, asked(p, act.who)).toSorted(), act.options.toSorted());
      return;
    case 'includes': {
      const labels = labelsFor(p, asked(p, act.who));
      const missing = act.options.filter((option) => !labels.includes(option));
      if (missing.length > 0) throw new ScenarioFailed(`not offered: ${missing.join(' | ')}. ${now(p)}`);
      return;
    }
    case 'asks': {
      const open = openAsks(p).map((ask) => `${NAMES[ask.seat]}: ${ask.question.name}`);
      same(
        'who is asked what',
        open,
        act.who.map((who) => `${who}: ${act.question}`),
      );
      return;
    }
    case 'refuses': {
      const seat = asked(p, act.who);
      const words = wordsFor(p.game, NAMES);
      const found = refusals(p, seat).map(
        ({ option, rule }) => `${say(words, p.game.describe(p, option, seat).label)} by ${rule}`,
      );
      const expected = `${act.what} by ${act.rule}`;
      if (!found.includes(expected)) {
        throw new ScenarioFailed(`not refused: ${expected}; refused are: ${found.join(' | ') || 'none'}`);
      }
      return;
    }
    case 'then':
      for (const [what, [actual, expected]] of Object.entries(act.check(p.table, p))) same(what, actual, expected);
      return;
    case 'imagines':
      same(
        `what ${act.who} imagines in ${act.where}`,
        imaginedIn(p, seatOf(act.who), { where: act.where, names: NAMES }),
        act.faces.toSorted(),
      );
      return;
    case 'sees': {
      const seen = seenIn(p, seatOf(act.who), { where: act.where, names: NAMES });
      same(`what ${act.who} sees of ${act.where}`, seen.toSorted(), act.faces?.toSorted() ?? seen.map(() => '?'));
      return;
    }
    case 'ends':
      same('how it ends', p.result === null ? now(p) : [p.result.rewards, p.result.rule], [act.rewards, act.rule]);
  }
}

function does(p: Position, who: Name, what: string | readonly string[]): void {
  const seat = asked(p, who);
  const labels = labelsFor(p, seat);
  const wanted = typeof what === 'string' ? [what] : what;
  const indices = wanted.map((label) => labels.indexOf(label));
  const [first = -1] = indices;
  const ask = askOf(p, seat);
  const isSet = ask !== null && ask.picking !== null;
  const fault = isSet ? setFault(p, ask, indices) : null;
  if (isSet ? fault !== null : first < 0 || typeof what !== 'string') {
    const because = fault === null ? '' : ` (${say(wordsFor(p.game, NAMES), fault)})`;
    throw new ScenarioFailed(`${who} cannot "${wanted.join(', ')}"${because}. ${now(p)}`);
  }
  answerAs(p, seat, isSet ? indices : first);
}

function same(what: string, actual: unknown, expected: unknown): void {
  const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (is !== should) throw new ScenarioFailed(`${what}\n  is        ${is}\n  should be ${should}`);
}
