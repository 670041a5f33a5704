/** The laws. */
import { groupsFor, knows, ONLOOKER } from '../faces.ts';
import type { Seat } from '../flow.ts';
import type { Game } from '../game.ts';
import { imagine } from '../imagine.ts';
import { choose, startMatch, undo } from '../match.ts';
import { say } from '../message.ts';
import { answer, answerAs, askOf, clone, openAsks, type Position } from '../position.ts';
import { listOptions, type Option } from '../question.ts';
import { below, seeded, type Random } from '../random.ts';
import { recordOf, replay } from '../record.ts';
import { rulesOf } from '../rulebook.ts';
import { fingerprint, load, save, type SavedPosition } from '../save.ts';
import { NAMES } from '../scenario.ts';
import { chosenBy, chosenOf } from '../sets.ts';
import { decisionOf, refusals, view, whyNot } from '../view.ts';
import { wordsFor } from '../words.ts';
import { LawBroken, type Law, type Play, type Watcher } from './laws.ts';

const bytes = (p: Position): string => JSON.stringify(save(p));
const viewersOf = (p: Position): Seat[] => [...Array.from({ length: p.seats }, (_, seat) => seat), ONLOOKER];

/** A law whose eye needs chance of its own takes it from the play, so that shortening meets the same. */
function law(
  name: string,
  watch: (broken: (what: string) => never, game: Game, random: Random, play: Play) => Watcher,
): Law {
  const broken = (what: string): never => {
    throw new LawBroken(name, what);
  };
  return { name, watch: (game, play) => watch(broken, game, seeded(`${name}/${play.seed}`), play) };
}

/** The first place where two texts differ, with what stands around it. */
function difference(a: string, b: string): string {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  return `…${a.slice(Math.max(0, i - 60), i + 60)}… became …${b.slice(Math.max(0, i - 60), i + 60)}…`;
}

const conserved = law('cards are neither lost nor doubled', (broken, game) => ({
  at(p) {
    const lying = game.zones(p.table).flatMap(({ name, cards }) => cards.map((id) => ({ id, name })));
    const places = new Map<number, string>();
    for (const { id, name } of lying) {
      const already = places.get(id);
      if (already !== undefined) broken(`card ${id} lies in ${already} and in ${name}`);
      if (id < 0 || id >= p.faces.count) broken(`card ${id} in ${name} does not exist`);
      places.set(id, name);
    }
    for (let id = 0; id < p.faces.count; id++) if (!places.has(id)) broken(`card ${id} lies nowhere`);
  },
}));

/** How many options of one question are tried out. */
const TRIED = 3;

const answerable = law('options are there, distinct, and each can be answered', (broken, _, random) => ({
  at(p) {
    for (const ask of openAsks(p)) {
      const { options, question } = ask;
      if (options.length === 0) broken(`${question.name} has no option`);
      const texts = new Set(options.map((option) => JSON.stringify(option)));
      if (texts.size !== options.length) broken(`${question.name} offers the same twice: ${[...texts].join(' ')}`);
      for (let i = 0; i < TRIED; i++) {
        const copy = clone(p);
        const pick = below(random, options.length);
        answerAs(copy, ask.seat, pick);
      }
    }
  },
}));

const savable = law('saving and loading changes nothing', (broken, game) => ({
  at(p, pick) {
    const saved = bytes(p);
    const loaded = load(game, JSON.parse(saved) as SavedPosition);
    if (bytes(loaded) !== saved) broken(difference(saved, bytes(loaded)));
    const options = JSON.stringify(openAsks(p).map((ask) => ask.options));
    const again = JSON.stringify(openAsks(loaded).map((ask) => ask.options));
    if (options !== again) broken(`the options of ${p.now?.question.name}: ${difference(options, again)}`);
    const copy = clone(p);
    answer(copy, pick);
    answer(loaded, pick);
    if (bytes(copy) !== bytes(loaded)) broken(`going on: ${difference(bytes(copy), bytes(loaded))}`);
  },
}));

const independent = law('copies are independent, and past copies never change', (broken, _, random) => {
  const past: { copy: Position; was: string }[] = [];
  return {
    at(p) {
      const was = bytes(p);
      const copy = clone(p);
      if (bytes(copy) !== was) broken(`a copy differs: ${difference(was, bytes(copy))}`);
      for (let i = 0; i < 4 && copy.now !== null; i++) answer(copy, below(random, copy.now.options.length));
      if (bytes(p) !== was) broken(`playing on with a copy changed it: ${difference(was, bytes(p))}`);
      if (past.length < 40) past.push({ copy: clone(p), was });
    },
    end() {
      for (const { copy, was } of past) if (bytes(copy) !== was) broken(difference(was, bytes(copy)));
    },
  };
});

const sameRecord = law('the same record gives the same bytes', (broken, game, _, play) => {
  if (play.edge !== null) return {};
  const match = startMatch(game, { ...play.setup, seed: play.seed });
  return {
    at(p, pick) {
      const { now } = p;
      const option = now === null ? null : chosenBy(p, now, pick);
      if (now !== null && option !== null) choose(match, { seat: now.seat, asked: match.position.asked, option });
    },
    end(p) {
      const print = fingerprint(p);
      if (fingerprint(match.position) !== print) broken('choosing one by one came to another position');
      const record = recordOf(match);
      const again = replay(game, record);
      if (fingerprint(again.position) !== print) broken('the record, played again, came to another position');
      if (JSON.stringify(again.log) !== JSON.stringify(match.log)) broken('the record, played again, told another log');
    },
  };
});

/** Another world: two faces exchanged inside one of the viewer's groups. Null if it knows all there is to know. */
function exchanged(p: Position, viewer: Seat, random: Random): { world: Position; ids: readonly number[] } | null {
  const { count, cells } = p.faces;
  const groups = groupsFor(p, viewer);
  const from = below(random, count);
  for (let k = 0; k < count; k++) {
    const a = (from + k) % count;
    const group = groups[a];
    if (group === 0) continue;
    const others: number[] = [];
    for (let b = 0; b < count; b++) {
      if (groups[b] === group && cells[a] !== cells[b]) others.push(b);
    }
    const b = others[below(random, Math.max(1, others.length))];
    if (b === undefined) continue;
    const world = clone(p);
    world.faces.cells[a] = cells[b] as number;
    world.faces.cells[b] = cells[a] as number;
    listOptions(world);
    return { world, ids: [a, b] };
  }
  return null;
}

const twoWorlds = law('what a seat cannot know changes nothing it can see', (broken, _, random) => ({
  at(p, pick) {
    for (const viewer of viewersOf(p)) {
      const other = exchanged(p, viewer, random);
      if (other === null) continue;
      const sees = JSON.stringify(view(p, viewer));
      const there = JSON.stringify(view(other.world, viewer));
      if (sees !== there) broken(`seat ${viewer} sees it (cards ${other.ids.join()}): ${difference(sees, there)}`);
      if (forcedOnes(p) !== forcedOnes(other.world)) {
        broken(`which open questions are forced depends on hidden faces: ${p.now?.question.name} should be secret`);
      }
      const later = oneStepOn(p, other.world, pick);
      if (later === null) continue;
      const [seesA, seesB] = later.map((world) => JSON.stringify(view(world, viewer)));
      if (seesA !== seesB) broken(`after ${chosen(p, pick)}, seat ${viewer}: ${difference(seesA ?? '', seesB ?? '')}`);
    }
  },
}));
const forcedOnes = (p: Position): string =>
  JSON.stringify(openAsks(p).map((ask) => !ask.question.secret && ask.options.length === 1));

/**
 * One step on: when the same option is chosen in both worlds and nobody sees anything new by it, a seat must still not be
 * able to tell them apart. This finds windows that open, or do not, on secret grounds, and secrets kept in captures.
 */
function oneStepOn(here: Position, there: Position, pick: number): readonly [Position, Position] | null {
  if (chosen(here, pick) !== chosen(there, pick)) return null;
  const [a, b] = [clone(here), clone(there)];
  answer(a, pick);
  answer(b, pick);
  return a.seen !== here.seen || b.seen !== there.seen ? null : [a, b];
}
/** The option picked now, and those already chosen by seats that are asked together. */
const chosen = (p: Position, pick: number): string =>
  JSON.stringify([
    p.now?.options[pick],
    p.now?.picking?.picked,
    p.together?.asks.map((ask, i) =>
      p.together?.answers[i] === -1 ? null : chosenOf(ask, p.together?.answers[i] ?? 0),
    ),
  ]);

const sameImagination = law('worlds a seat cannot tell apart imagine the same bytes', (broken, game, random) => ({
  at(p, pick) {
    for (const { seat } of openAsks(p)) {
      const other = exchanged(p, seat, random);
      if (other === null) continue;
      const seed = String(below(random, 1 << 30));
      for (const worlds of [[p, other.world] as const, oneStepOn(p, other.world, pick)]) {
        const [here, there] = worlds?.map((world) => bytes(imagine(world, seat, seeded(seed)))) ?? ['', ''];
        if (here !== there) broken(`seat ${seat}: ${difference(here ?? '', there ?? '')}`);
      }
      const here = imagine(p, seat, seeded(seed));
      // Others who have answered a question put to several are asked again in an imagined world: `waiting` may differ.
      const [mine, imagined] = [p, here].map((world) => JSON.stringify({ ...view(world, seat), waiting: [] }));
      if (mine !== imagined) broken(`seat ${seat} can tell it imagines: ${difference(mine ?? '', imagined ?? '')}`);
      for (let id = 0; id < p.faces.count; id++) {
        if (knows(p, seat, id) && here.faces.cells[id] !== p.faces.cells[id]) broken(`card ${id} was known`);
      }
      checkEvaluation(broken, game, here);
    }
  },
}));

function checkEvaluation(broken: (what: string) => never, game: Game, p: Position): void {
  for (let seat = 0; seat < p.seats; seat++) {
    const value = game.evaluate(p, seat);
    if (!(value >= 0 && value <= 1)) broken(`evaluate gives seat ${seat} ${value}; it should be from 0 to 1`);
  }
}

const undoable = law('undo returns to the same bytes', (broken, game, random, play) => {
  if (play.edge !== null) return {};
  const match = startMatch(game, { ...play.setup, seed: play.seed });
  return {
    at(p, pick) {
      const { now } = p;
      const option = now === null ? null : chosenBy(p, now, pick);
      if (now === null || option === null) return;
      const { seat } = now;
      const was = bytes(match.position);
      choose(match, { seat, asked: match.position.asked, option });
      // Now and then is enough: each undo plays the whole record again.
      if (below(random, 12) !== 0 || !undo(match, seat)) return;
      if (bytes(match.position) !== was) broken(difference(was, bytes(match.position)));
      choose(match, { seat, asked: match.position.asked, option });
    },
  };
});

const refusing = law('whatever cannot be done is forbidden by a numbered rule', (broken, game, random) => {
  const numbers = new Set(rulesOf(game.rulebook).map((rule) => rule.id));
  const words = wordsFor(game, NAMES);
  const met: Option[] = [];
  return {
    at(p) {
      for (const { seat, options, question } of openAsks(p)) {
        if (!numbers.has(question.rule))
          broken(`${question.name} cites ${question.rule}, which is not in the rulebook`);
        for (const refusal of refusals(p, seat)) {
          if (!numbers.has(refusal.rule)) broken(`a refusal cites ${refusal.rule}, which is not in the rulebook`);
          say(words, refusal.because);
          if (whyNot(p, seat, refusal.option) === null)
            broken(`offered and refused: ${JSON.stringify(refusal.option)}`);
        }
        for (let i = 0; i < 3 && met.length > 0; i++) {
          const refusal = whyNot(p, seat, met[below(random, met.length)] as Option);
          if (refusal !== null && !numbers.has(refusal.rule))
            broken(`refused by "${refusal.rule}", not in the rulebook`);
        }
        if (met.length < 200) met.push(options[below(random, options.length)] as Option);
      }
    },
  };
});

const sayable = law('everything can be said', (broken, game) => {
  const words = wordsFor(game, NAMES);
  return {
    at(p) {
      for (const { seat } of openAsks(p)) {
        const decision = decisionOf(p, seat);
        if (decision === null) continue;
        say(words, decision.prompt);
        const labels = decision.options.map(({ label }) => say(words, label));
        const twice = labels.find((label, i) => labels.indexOf(label) !== i);
        if (twice !== undefined) broken(`${decision.question}: two options are called "${twice}"`);
      }
      for (const fact of game.facts(p.table)) say(words, fact.name);
      for (const happening of p.log ?? []) {
        say(
          words,
          game.tell(happening, (id) => p.faces.cells[id] as number),
        );
        say(
          words,
          game.tell(happening, () => -1),
        );
      }
      p.log = [];
    },
    end(p) {
      if (p.result !== null) say(words, p.result.because);
    },
  };
});

const ending = law('every match ends within its bound, with a result for every seat', (broken, game) => {
  const numbers = new Set(rulesOf(game.rulebook).map((rule) => rule.id));
  return {
    end(p) {
      if (p.result === null) return broken(`not over after ${game.bound} decisions`);
      const { rewards, rule } = p.result;
      if (rewards.length !== p.seats) broken(`${rewards.length} rewards for ${p.seats} seats`);
      if (rewards.some((reward) => !(reward >= 0 && reward <= 1)))
        broken(`rewards ${rewards.join()} are not from 0 to 1`);
      if (!numbers.has(rule)) broken(`it ends by ${rule}, which is not in the rulebook`);
      if (askOf(p, 0) !== null) broken('somebody is still asked');
    },
  };
});

export const LAWS: readonly Law[] = [
  conserved,
  answerable,
  savable,
  independent,
  sameRecord,
  twoWorlds,
  sameImagination,
  undoable,
  refusing,
  sayable,
  ending,
];
