/** Answering the open question: press by press, pick by pick, until an answer is there and goes to whoever hosts. */
import { message, type Decision } from '@arenarium/engine';
import { pressOn } from '../table/pointing.ts';
import { useAnswer } from './answer.ts';
import { askWhyNot, openDecision, send } from './asking.ts';
import { stopWaiting } from './pause.ts';

/** These are picked now: whoever hosts says what is missing. */
export function pick(decision: Decision | null, picked: readonly number[]): void {
  useAnswer.setState({ picked, missing: message('set.thatIsAll'), barred: [], pressed: [] });
  if (decision?.set != null) void send({ ask: 'picking', seat: decision.seat, asked: decision.asked, picked });
}

/** Pick one of a set or let it go; what cannot be added is explained. */
function pickOrLetGo(decision: Decision, option: number): void {
  const { picked, barred } = useAnswer.getState();
  const offered = decision.options[option];
  const point = offered?.points[0];
  const isBarred = barred.some((one) => one.option === offered?.option);
  if (isBarred) useAnswer.setState({ explained: point === undefined ? null : { point, label: '' } });
  else pick(decision, picked.includes(option) ? picked.filter((other) => other !== option) : [...picked, option]);
}

/** Answer with this option; of a set, pick it or let it go. */
export function choose(option: number): void {
  const decision = openDecision();
  if (decision === null) return;
  stopWaiting();
  if (decision.set !== null) pickOrLetGo(decision, option);
  else void send({ ask: 'choose', seat: decision.seat, asked: decision.asked, option });
}

/** The set is picked. */
export function sendPicked(): void {
  const { picked, missing } = useAnswer.getState();
  const decision = openDecision();
  if (decision === null || missing !== null) return;
  void send({ ask: 'choose', seat: decision.seat, asked: decision.asked, option: [...picked] });
}

/** Something on the table is pressed: it chooses, narrows, or is explained. */
export function press(point: string, label = ''): void {
  const answer = useAnswer.getState();
  const pressing = pressOn(openDecision(), answer.pressed, point, answer);
  if (pressing.do === 'choose') choose(pressing.option);
  else if (pressing.do === 'narrow') useAnswer.setState({ pressed: pressing.pressed, explained: null });
  else {
    useAnswer.setState({ explained: { point: pressing.point, label } });
    askWhyNot();
  }
}
