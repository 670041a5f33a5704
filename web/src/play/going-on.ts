/** What the table waits for: a bot after a pause, a forced answer, or a person who may need the screen first. */
import type { Decision } from '@arenarium/engine';
import { pauseOf, useSettings } from '../shell/settings.ts';
import { closeWhy } from './advice.ts';
import { choose } from './answering.ts';
import { lookAgain, send } from './asking.ts';
import { useMatch } from './match.ts';
import { stopWaiting, waitThen } from './pause.ts';
import { nextAfter, peopleAt, seatsOf } from './people.ts';
import { useScreen } from './screen.ts';

/** How long a forced answer stays to be read before it is given. */
const FORCED_PAUSE = 700;

/** One answer, and no set to be picked by hand. */
const isForced = (decision: Decision | null): boolean =>
  decision !== null && decision.set === null && decision.options.length === 1;

/**
 * Whether the page gives the only answer by itself, as whoever sits alone here wants it. Around one screen even a forced
 * answer is given by hand: a skipped one would tell the others what a hand lacks.
 */
export function answersItself(decision: Decision | null): boolean {
  const { players, place } = useMatch.getState();
  if (place === 'server' || useSettings.getState().forced !== 'answer') return false;
  return isForced(decision) && peopleAt(players).length === 1;
}

export function goOn(): void {
  stopWaiting();
  const { scene, players, place } = useMatch.getState();
  const { holder, skipping } = useScreen.getState();
  // A server keeps its own time, and every screen there has its own people.
  if (place === 'server') return;
  if (scene === null || scene.view.result !== null) {
    useScreen.setState({ passTo: null, lookingBack: false });
    return;
  }
  const waiting = scene.view.waiting.map(({ seat }) => seat);
  const next = nextAfter(waiting, players, holder);
  const pause = pauseOf[useSettings.getState().pace];
  if (next.is === 'bot') {
    waitThen(letBotChoose, skipping ? 0 : pause);
    return;
  }
  useScreen.setState({ skipping: false });
  if (next.is === 'person' && next.name !== holder) {
    useScreen.setState({ passTo: next.name, lookingBack: false });
    return;
  }
  if (answersItself(scene.view.decision)) waitThen(() => choose(0), Math.min(pause, FORCED_PAUSE));
}

function letBotChoose(): void {
  useMatch.setState({ thinking: true });
  void send({ ask: 'letBotChoose' });
}

// A new pace holds at once, also for the pause that is running.
useSettings.subscribe((now, before) => {
  if (now.pace !== before.pace && !useMatch.getState().thinking) goOn();
});

/** Bots go on without a pause. */
export function skipAhead(): void {
  useScreen.setState({ skipping: true });
  if (!useMatch.getState().thinking) goOn();
}

export function undo(consent: 'given' | 'notAsked'): void {
  stopWaiting();
  closeWhy();
  const seats = useMatch.getState().scene?.eyes ?? useScreen.getState().mine;
  void send({ ask: 'undo', seats, consent });
}

/** Whoever the screen was passed to says that they sit in front of it. */
export function takeScreen(): void {
  const { passTo } = useScreen.getState();
  if (passTo === null) return;
  const mine = seatsOf(useMatch.getState().players, passTo);
  useScreen.setState({ holder: passTo, mine, passTo: null, lookingBack: false });
  // What a bot told one person is not for the next.
  closeWhy();
  lookAgain();
}
