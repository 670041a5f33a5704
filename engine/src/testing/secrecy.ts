/** The laws about secrets. */
import { faceOf, kindsIn, knows } from '../faces.ts';
import type { Seat } from '../flow.ts';
import type { Game } from '../game.ts';
import { imagine } from '../imagine.ts';
import { clone, openAsks, type Happening, type Motion, type Position } from '../position.ts';
import { below, seeded, type Random } from '../random.ts';
import { save } from '../save.ts';
import { NAMES } from '../names.ts';
import { view } from '../view.ts';
import { wordsFor } from '../words.ts';
import { law, type Law } from './law.ts';
import {
  anyPair,
  compareNow,
  difference,
  pairFor,
  stepOn,
  viewersOf,
  type Compared,
  type Differs,
  type Pair,
} from './two-worlds.ts';

export const bytes = (p: Position): string => JSON.stringify(save(p));

/** How many steps two worlds are compared ahead. */
const AHEAD = 6;

/** Compare a pair step by step, and what was seen of it at the end. */
function compareAhead(pair: Pair, { differs, random, compared }: Comparing): Pair {
  compared.pairs++;
  compareNow(pair, differs);
  let last = pair;
  for (let step = 0; step < AHEAD && last.here.now !== null; step++) {
    const next = stepOn(last, random, differs);
    if (typeof next === 'string') {
      compared[next]++;
      return last;
    }
    compared.steps++;
    last = next;
  }
  compared.toTheEnd++;
  return last;
}
interface Comparing {
  readonly differs: Differs;
  readonly random: Random;
  readonly compared: Compared;
}

/** The names of the two laws that leaks break. */
export const TWO_WORLDS = 'what a seat cannot know changes nothing it can see';
export const PRIVATE = 'others see a face in a private place only where it is revealed';

const twoWorlds = law(TWO_WORLDS, (eye) => {
  const { broken, game, random, coverage } = eye;
  const words = wordsFor(game, NAMES);
  return {
    at(p) {
      const pair = anyPair(p, { random, words });
      if (pair !== null) compareAhead(pair, { differs: broken, random, compared: coverage.compared });
    },
  };
});

const sameImagination = law('worlds a seat cannot tell apart imagine the same bytes', ({ broken, game, random }) => {
  const words = wordsFor(game, NAMES);
  return {
    at(p) {
      const seed = String(below(random, 1 << 30));
      let pair: Pair | string | null = pairFor(p, below(random, p.seats), { random, words });
      for (let step = 0; step < 3 && pair !== null && typeof pair === 'object'; step++) {
        const { here, there, viewer }: Pair = pair;
        const [mine, other] = [here, there].map((world) => bytes(imagine(world, viewer, seeded(seed))));
        if (mine !== other) broken(`seat ${viewer}: ${difference(mine ?? '', other ?? '')}`);
        pair = here.now === null ? null : stepOn(pair, random, broken);
      }
      for (const { seat } of openAsks(p)) {
        checkImagined(broken, seat, { p, imagined: imagine(p, seat, seeded(seed)) });
      }
    },
  };
});

/** What a seat imagines looks to it as the real world does, and can be judged. */
function checkImagined(broken: Differs, seat: Seat, { p, imagined }: { p: Position; imagined: Position }): void {
  // Others who have answered a question put to several are asked again in an imagined world: `waiting` may differ.
  const [mine, its] = [p, imagined].map((world) => JSON.stringify({ ...view(world, seat), waiting: [] }));
  if (mine !== its) broken(`seat ${seat} can tell it imagines: ${difference(mine ?? '', its ?? '')}`);
  for (let id = 0; id < p.faces.count; id++) {
    if (knows(p, seat, id) && faceOf(imagined, id) !== faceOf(p, id)) broken(`card ${id} was known`);
  }
  checkEvaluation(broken, p.game, imagined);
}

function checkEvaluation(broken: Differs, game: Game, p: Position): void {
  for (let seat = 0; seat < p.seats; seat++) {
    const value = game.evaluate(p, seat);
    if (!(value >= 0 && value <= 1)) broken(`evaluate gives seat ${seat} ${value}; it should be from 0 to 1`);
  }
}

const kindsFit = law('what can lie where fits what lies there', ({ broken, random }) => ({
  at(p) {
    const imagined = imagine(p, below(random, p.seats), seeded(String(below(random, 1 << 30))));
    for (const { cards, fits } of kindsIn(p)) {
      const wrong = cards.find((id) => !fits(faceOf(p, id)));
      if (wrong !== undefined) broken(`card ${wrong} has a face that is said not to lie there`);
      const never = cards.find((id) => !fits(faceOf(imagined, id)));
      if (never !== undefined) broken(`card ${never} is imagined with a face that is said not to lie there`);
    }
  },
}));

/** Whatever is done so is done in the open. */
const OPENLY: readonly Motion[] = ['reveal', 'play', 'discard', 'score'];
/** The cards that a happening turns up for all; of those dealt, what is dealt to lie in the open. */
const turnedUp = ({ motion, cards = [], to = [] }: Happening): readonly number[] => {
  if (motion === 'deal') return cards.filter((id) => to.includes(`card:${id}`));
  return motion !== undefined && OPENLY.includes(motion) ? cards : [];
};

/** The cards that went from hand to hand through this one: drawn and stolen in one step, say. */
const handedBy = (viewer: Seat, { motion, cards = [], by = '', from = '', to = [] }: Happening): readonly number[] =>
  motion === 'move' && [by, from, ...to].some((point) => point.endsWith(`:${viewer}`)) ? cards : [];

const keptPrivate = law(PRIVATE, ({ broken, game }) => {
  let before: Position | null = null;
  return {
    at(p) {
      const log = p.log ?? [];
      const revealed = log.flatMap(turnedUp);
      for (const { name, seat, cards, private: isPrivate } of game.zones(p.table)) {
        if (isPrivate !== true) continue;
        for (const viewer of viewersOf(p).filter((each) => each !== seat)) {
          const last = before;
          if (last === null) continue;
          const id = cards.find(
            (each) => knows(p, viewer, each) && !knows(last, viewer, each) && !revealed.includes(each),
          );
          if (id === undefined || log.some((told) => handedBy(viewer, told).includes(id))) continue;
          broken(`seat ${viewer} has come to see card ${id} in ${name} of seat ${seat}`);
        }
      }
      before = clone(p);
    },
  };
});

export const SECRECY: readonly Law[] = [twoWorlds, sameImagination, kindsFit, keptPrivate];
