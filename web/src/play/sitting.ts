/** Sitting down at a match, and taking in what whoever hosts it tells. */
import { message, type Decision, type Seat } from '@arenarium/engine';
import { loadGame } from '@arenarium/games/load';
import {
  changed,
  follows,
  seatNames,
  spokenOf,
  type Forbidden,
  type MatchReport,
  type Scene,
  type TableCard,
} from '@arenarium/protocol';
import { loadBoard } from '../boards/index.ts';
import { NO_ADVICE, useAdvice } from './advice.ts';
import { NO_ANSWER, useAnswer } from './answer.ts';
import { pick } from './answering.ts';
import { askEarlier, hangUp, isSpokenWith, lookAgain, speakWith } from './asking.ts';
import { useCounting } from './counting.ts';
import { goOn } from './going-on.ts';
import { workerHost, type Host } from './host.ts';
import type { HouseReport } from './house.ts';
import { NO_MATCH, useMatch } from './match.ts';
import { stopWaiting } from './pause.ts';
import { peopleAt, seatsOf } from './people.ts';
import { moveOldMatches } from './saved-matches.ts';
import { NOBODYS_SCREEN, useScreen } from './screen.ts';

/** Sit down at a match that is kept in this browser. */
export async function openMatch(id: string): Promise<void> {
  leave();
  await moveOldMatches(localStorage).catch(() => undefined);
  await sitDown(id, (news) => workerHost(id, news));
}

/** Sit down at a match that somebody else hosts. */
export async function openAt(id: string, hostFor: (news: (report: HouseReport) => void) => Host): Promise<void> {
  leave();
  useMatch.setState({ place: 'server' });
  await sitDown(id, hostFor);
}

export function leave(): void {
  stopWaiting();
  hangUp();
  useMatch.setState(NO_MATCH);
  useScreen.setState(NOBODYS_SCREEN);
  useAnswer.setState(NO_ANSWER);
  useAdvice.setState(NO_ADVICE);
}

async function sitDown(id: string, hostFor: (news: (report: HouseReport) => void) => Host): Promise<void> {
  const host = hostFor((report) => {
    if (isSpokenWith(host)) take(report);
  });
  speakWith(host, take);
  useMatch.setState({ id });
  const report = await host.open();
  if (report.tell !== 'opened') {
    if (isSpokenWith(host)) take(report);
    return;
  }
  const { table, scene } = report;
  const [game] = await Promise.all([loadGame(table.game), loadBoard(table.game)]);
  if (!isSpokenWith(host)) return;
  if (game === undefined) {
    useMatch.setState({ trouble: message('host.unknownGame', { game: table.game }) });
    return;
  }
  seat(table, scene.eyes);
  useMatch.setState({ game });
  arrive(scene);
  // A server keeps no log at hand: what happened before is asked for.
  if (useMatch.getState().place === 'server') askEarlier();
}

/** Who plays, and who looks at this screen. */
function seat(table: TableCard, eyes: readonly Seat[]): void {
  const { players } = table;
  const people = peopleAt(players);
  const holder = people.length === 1 ? (people[0] ?? null) : null;
  useMatch.setState({ table, players, names: seatNames(players) });
  const mine = useMatch.getState().place === 'server' ? eyes : seatsOf(players, holder);
  useScreen.setState({ holder, mine });
}

function arrive(scene: Scene): void {
  const { scene: before, recent } = useMatch.getState();
  const { view, log } = scene;
  if (before === null || before.view.asked !== view.asked || before.view.seat !== view.seat) {
    useAnswer.setState({ explained: null, forbidden: null });
    useAdvice.setState({ hint: null });
    pick(view.decision, []);
  }
  const news = before === null ? [] : log.lines.slice(before.log.of - log.from);
  useMatch.setState({ scene, thinking: false, recent: news.length > 0 ? news.flatMap(spokenOf) : recent });
  goOn();
}

type Told<K extends HouseReport['tell']> = HouseReport & { readonly tell: K };

/** What is told about the match itself. */
function take(report: HouseReport): void {
  const { scene } = useMatch.getState();
  switch (report.tell) {
    case 'opened':
      // Back again after a cut: players may have changed, and what happened meanwhile is there.
      seat(report.table, report.scene.eyes);
      arrive(report.scene);
      askEarlier();
      return;
    case 'scene':
      arrive(report.scene);
      return;
    case 'change':
      // A change that does not follow on what is here: something was missed.
      if (scene === null || !follows(scene, report.change)) lookAgain();
      else arrive(changed(scene, report.change));
      return;
    case 'log':
      if (scene !== null) useMatch.setState({ scene: withEarlier(scene, report) });
      return;
    case 'refused':
      // The page was behind: look again at how things stand.
      useAdvice.setState(NO_ADVICE);
      useMatch.setState({ thinking: false });
      lookAgain();
      return;
    case 'kept':
      useMatch.setState({ kept: report.kept });
      return;
    case 'notOpened':
      useMatch.setState({ trouble: report.because, thinking: false });
      return;
    case 'broken':
      useMatch.setState({ trouble: message('table.brokenBecause', { because: report.because }), thinking: false });
      return;
    default:
      takeAnswer(report);
  }
}

/** What this page asked about a question or a choice, if it is still about that. */
function takeAnswer(report: HouseReport): void {
  const { scene } = useMatch.getState();
  const { why } = useAdvice.getState();
  switch (report.tell) {
    case 'picking':
      if (report.asked === scene?.view.asked && report.picked.join() === useAnswer.getState().picked.join()) {
        useAnswer.setState({ missing: report.missing, barred: barredIn(scene.view.decision, report.barred) });
      }
      return;
    case 'whyNot':
      if (report.asked === scene?.view.asked) useAnswer.setState({ forbidden: report.forbidden });
      return;
    case 'hint':
      if (report.asked === scene?.view.asked && report.seat === scene.view.seat) {
        useAdvice.setState({ hint: { advised: report.advised } });
      }
      return;
    case 'counts':
      if (report.n === scene?.n) useCounting.setState({ n: report.n, counts: report.counts });
      return;
    case 'why':
      if (why?.entry === report.entry) useAdvice.setState({ why: { ...why, reasons: report.reasons } });
      return;
    default:
      // What was asked for by name goes to whoever asked.
      return;
  }
}

/** The scene with the lines before those that are here, if they reach up to them. */
function withEarlier(scene: Scene, { log }: Told<'log'>): Scene {
  const { from } = scene.log;
  if (log.from + log.lines.length < from) return scene;
  return {
    ...scene,
    log: { ...scene.log, from: log.from, lines: [...log.lines.slice(0, from - log.from), ...scene.log.lines] },
  };
}

/** What cannot be added to a set, described like an option. */
const barredIn = (
  decision: Decision | null,
  barred: (MatchReport & { tell: 'picking' })['barred'],
): readonly Forbidden[] =>
  barred.flatMap(({ option, rule, because }) => {
    const offered = decision?.options[option];
    return offered === undefined ? [] : [{ ...offered, rule, because }];
  });
