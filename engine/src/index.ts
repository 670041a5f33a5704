export { actsIn } from './acts.ts';
export type { Act, Acts } from './acts.ts';
export * from './chance.ts';
export * from './commitment.ts';
export * from './counts.ts';
export * from './faces.ts';
export {
  ahead,
  ask,
  askTogether,
  call,
  done,
  allInOrder,
  inOrder,
  over,
  rules,
  step,
  nameOfStep,
  stepsOf,
  unwrittenSteps,
} from './flow.ts';
export type { Ask, Flow, Frame, Plain, Seat } from './flow.ts';
export * from './game.ts';
export * from './handled.ts';
export * from './hands.ts';
export * from './ids.ts';
export { imagine } from './imagine.ts';
export { thenAt } from './journal.ts';
export type { Before, Befores } from './journal.ts';
export type * from './judging.ts';
export { collected, listenTo, logShowing, toldTo } from './log.ts';
export type { LogEntry, Showing, Shown } from './log.ts';
export {
  choose,
  chooseAll,
  chooserAt,
  enter,
  enterForNow,
  entryOf,
  fault,
  letGoOfLog,
  linesOf,
  matchBefore,
  startMatch,
} from './match.ts';
export type { Choice, Match, NotTaken, Refused, Taken } from './match.ts';
export * from './message.ts';
export * from './names.ts';
export * from './piles.ts';
export { pin } from './pinning.ts';
export * from './position.ts';
export * from './purposes.ts';
export * from './question.ts';
export { aside, below, branch, next, seeded, shuffled } from './random.ts';
export type { Random } from './random.ts';
export * from './read-record.ts';
export * from './record.ts';
export * from './rulebook.ts';
export { loadEdition } from './edition.ts';
export { hash } from './hash.ts';
export { fingerprint, load, save, CannotLoad } from './save.ts';
export type { SavedPosition } from './save.ts';
export * from './scenario.ts';
export * from './scripts.ts';
export { anyAnswer, chosenBy, picksOf, THAT_IS_ALL } from './sets.ts';
export type { Chosen, Pick, Picking, Selection } from './sets.ts';
export * from './setup.ts';
export * from './undo.ts';
export * from './view.ts';
export * from './words.ts';
