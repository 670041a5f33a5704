/** Other worlds that a seat cannot tell from the real one. Bots search only in these. */
import { exchangeFaces, groupsFor, kindsIn, knownTo, ONLOOKER, withoutMemory } from './faces.ts';
import type { Seat } from './flow.ts';
import { numberIn } from './ids.ts';
import { dealAnew } from './memory.ts';
import { checkViewer, clone, type Position } from './position.ts';
import { listOptions } from './question.ts';
import { below, branch, type Random } from './random.ts';
import { withPicked } from './sets.ts';

/**
 * Deal what the seat has not seen anew, so that all it saw and all that follows from it holds; forget answers of others that are still
 * unseen, and take chance from `random`, a stream of its own: looking ahead never disturbs the game's dice. Two
 * positions that the seat cannot tell apart imagine the same bytes.
 */
export function imagine<T>(p: Position<T>, seat: Seat, random: Random): Position<T> {
  checkViewer(p, seat);
  // Worked out on the position itself, so that the next worlds find it.
  const known = knownTo(p, seat);
  const q = clone(p);
  q.log = null;
  q.given = null;
  q.faces = withoutMemory(q.faces);
  dealAnew(known, q.faces.face, { random, kinds: kindsIn(p) });
  q.random = branch(random);
  if (q.together !== null) forgetAnswers(q, seat);
  else if (q.now !== null && q.now.seat !== seat && q.now.picking !== null) q.now = withPicked(q, q.now, []);
  if (q.together !== null || q.now?.seat !== seat) listOptions(q);
  return q;
}

/** Whether another seat has answered is public; what it answered is not. A forced public answer stays. */
function forgetAnswers(q: Position, seat: Seat): void {
  if (q.together === null) return;
  const { flow, answers } = q.together;
  const kept = answers.map((a, i) => {
    const ask = flow.asks[i];
    return ask === undefined || ask.seat === seat || !isOpenQuestion(ask) ? a : -1;
  });
  // What others have picked of a set is forgotten with the answer: `flow` holds the questions as they were put.
  const asks = q.together.asks.map((ask, i) => (kept[i] === -1 && ask.seat !== seat ? (flow.asks[i] ?? ask) : ask));
  q.together = { flow, asks, answers: kept };
  q.now = asks[kept.indexOf(-1)] ?? q.now;
}
const isOpenQuestion = (ask: { options: readonly unknown[]; question: { secret: boolean } }): boolean =>
  ask.options.length > 1 || ask.question.secret;

/**
 * Deal anew what nobody at the table has seen, without changing what anybody knows: after a choice was taken back
 * that had shown something, chance must not repeat itself.
 */
export function dealUnseenAnew(p: Position, random: Random): void {
  const { count, seats } = p.faces;
  const classes = new Map<string, number[]>();
  const groups = [...Array.from({ length: seats }, (_, seat) => seat), ONLOOKER].map((seat) => groupsFor(p, seat));
  for (let id = 0; id < count; id++) {
    const theirs = groups.map((of) => numberIn(of, id));
    if (theirs.includes(0)) continue;
    const key = theirs.join();
    classes.set(key, [...(classes.get(key) ?? []), id]);
  }
  for (const ids of classes.values()) {
    for (let i = ids.length - 1; i > 0; i--) {
      exchangeFaces(p, numberIn(ids, i), numberIn(ids, below(random, i + 1)));
    }
  }
  p.random = random;
  listOptions(p);
}
