/** The laws. */
import { faceOf } from '../faces.ts';
import { at } from '../ids.ts';
import { choose, matchBefore, startMatch } from '../match.ts';
import { say } from '../message.ts';
import { answer, answerAs, askOf, clone, openAsks, type Position } from '../position.ts';
import type { Option } from '../question.ts';
import { below } from '../random.ts';
import { recordOf, replay } from '../record.ts';
import { rulesOf } from '../rulebook.ts';
import { fingerprint, load, type SavedPosition } from '../save.ts';
import { NAMES } from '../names.ts';
import { chosenBy } from '../sets.ts';
import { undo } from '../undo.ts';
import { decisionOf, refusals, whyNot } from '../view.ts';
import { wordsFor } from '../words.ts';
import { law, type Law } from './law.ts';
import { bytes, SECRECY } from './secrecy.ts';
import { difference } from './two-worlds.ts';

const conserved = law('cards are neither lost nor doubled', ({ broken, game }) => ({
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

const answerable = law('options are there, distinct, and each can be answered', ({ broken, random }) => ({
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

const savable = law('saving and loading changes nothing', ({ broken, game }) => ({
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

const independent = law('copies are independent, and past copies never change', ({ broken, random }) => {
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

const sameRecord = law('the same record gives the same bytes', ({ broken, game, play }) => {
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

const undoable = law('undo returns to the same bytes', ({ broken, game, random, play }) => {
  if (play.edge !== null) return {};
  const match = startMatch(game, { ...play.setup, seed: play.seed });
  /** By entry, the bytes of the position before it. */
  const past: string[] = [];
  return {
    at(p, pick) {
      const { now } = p;
      const option = now === null ? null : chosenBy(p, now, pick);
      if (now === null || option === null) return;
      const { seat } = now;
      const was = bytes(match.position);
      past[match.entries.length] = was;
      choose(match, { seat, asked: match.position.asked, option });
      // Now and then is enough: going back plays a part of the record again.
      if (below(random, 12) !== 0) return;
      const back = below(random, match.entries.length);
      const then = bytes(matchBefore(match, back).position);
      if (then !== past[back]) broken(`before entry ${back}: ${difference(past[back] ?? '', then)}`);
      if (!undo(match, seat)) return;
      if (bytes(match.position) !== was) broken(difference(was, bytes(match.position)));
      choose(match, { seat, asked: match.position.asked, option });
    },
  };
});

const refusing = law('whatever cannot be done is forbidden by a numbered rule', ({ broken, game, random }) => {
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
          const refusal = whyNot(p, seat, at(met, below(random, met.length)));
          if (refusal !== null && !numbers.has(refusal.rule))
            broken(`refused by "${refusal.rule}", not in the rulebook`);
        }
        if (met.length < 200) met.push(at(options, below(random, options.length)));
      }
    },
  };
});

const sayable = law('everything can be said', ({ broken, game }) => {
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
          game.tell(happening, (id) => faceOf(p, id)),
        );
        say(
          words,
          game.tell(happening, () => -1),
        );
      }
    },
    end(p) {
      if (p.result !== null) say(words, p.result.because);
    },
  };
});

const ending = law('every match ends within its bound, with a result for every seat', ({ broken, game }) => {
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
  ...SECRECY,
  undoable,
  refusing,
  sayable,
  ending,
];
