/** Meets what somebody at a table asks over their socket. */
import { botNamed } from '@arenarium/bots';
import { askOf, message, recordOf, save, type Message, type Seat } from '@arenarium/engine';
import { recordText, refereeWith, takingBack, undoFor, type Thinking } from '@arenarium/host';
import type { ServerReport, ServerRequest, StandingOrder } from '@arenarium/protocol';
import { afterOwnTurn, isWindow } from '../time/standing-orders.ts';
import { onlyAnswer } from './due.ts';
import type { Hub } from './hub.ts';
import type { Live } from './live.ts';
import { aborting, choosing, conceding, declining, offering, seating } from './proposals.ts';
import { told, viewerOf, type Sitter } from './sitter.ts';
import { take, type Entered, type Proposed } from './taking.ts';
import { seatsHere, type Asker } from './telling.ts';
import { sceneOf } from './welcome.ts';

/** A request on its way. */
export interface Asked {
  readonly sitter: Sitter;
  readonly re: number;
  readonly request: ServerRequest;
}

/** What the tables need from elsewhere in the house. */
export interface Elsewhere {
  say(live: Live, sitter: Sitter, line: { channel: 'table' | 'side'; text: string }): Promise<Message | null>;
  keepOrders(match: string, seat: Seat, orders: readonly StandingOrder[]): Promise<void>;
  rematch(live: Live, person: string): Promise<{ table: string } | { refuse: Message }>;
}

/** How long somebody must have been away before others may let a bot play for them. */
const AWAY = 60_000;

const refused = (because: Message): ServerReport => ({ tell: 'refused', because });

type Ask<A extends ServerRequest['ask']> = ServerRequest & { readonly ask: A };

/** Seats that a request speaks for must be held by whoever asks. */
function notHeld(sitter: Sitter, seat: Seat): ServerReport | null {
  return sitter.holds.includes(seat) ? null : refused(message('host.notYourSeat', { seat: message('seat', { seat }) }));
}

/** A request with what is needed to meet it. */
type Meeting = Asked & { readonly elsewhere: Elsewhere };

export async function meetAt(hub: Hub, live: Live, asked: Meeting): Promise<void> {
  const { sitter, re } = asked;
  live.touched = hub.now();
  const report = await reportOn(hub, live, asked);
  if (report !== null) sitter.wire.send(told(report, re));
}

const enter = (hub: Hub, live: Live, asker: Asker & { propose(live: Live): Proposed }): Promise<Entered> =>
  live.line.stand(() => take(hub, live, { propose: asker.propose, asker }));

/** What to answer; null if the change that everybody hears of is the answer. */
async function reportOn(hub: Hub, live: Live, asked: Meeting): Promise<ServerReport | null> {
  const { sitter, request, elsewhere } = asked;
  if ('seat' in request && request.ask !== 'letBotPlay') {
    const wrong = notHeld(sitter, request.seat);
    if (wrong !== null) return wrong;
  }
  if (request.ask === 'choose') return chosen(hub, live, { ...asked, request });
  const plainly = async (propose: (live: Live) => Proposed): Promise<ServerReport> => {
    const entered = await enter(hub, live, { ...asked, propose });
    if ('done' in entered) return { tell: 'done' };
    return refused('refuse' in entered ? entered.refuse : entered.stale);
  };
  switch (request.ask) {
    case 'undo':
      return orScene(live, sitter, await enter(hub, live, { ...asked, propose: undoing(hub, sitter, request) }));
    case 'look':
    case 'picking':
    case 'whyNot':
    case 'counts':
    case 'hint':
    case 'why':
    case 'log':
    case 'record':
    case 'letBotChoose':
      return looking(hub, live, sitter, request);
    case 'concede':
      return plainly(conceding(request.seat));
    case 'abort': {
      const [seat] = sitter.holds;
      return seat === undefined ? refused(message('table.onlookersLook')) : plainly(aborting(seat));
    }
    case 'offer':
      return plainly(offering({ ...request, freshSeed: hub.freshSeed }));
    case 'answer':
      return plainly(
        request.agree ? offering({ ...request, freshSeed: hub.freshSeed }) : declining(request.what, request.seat),
      );
    case 'letBotPlay':
      return mayBotPlay(hub, live, { sitter, request }) ?? plainly(seating(request.seat, request.bot));
    case 'takeBackSeat':
      return plainly(seating(request.seat, null));
    case 'orders':
      await elsewhere.keepOrders(live.charter.id, request.seat, request.orders);
      return { tell: 'orders', seat: request.seat, orders: request.orders };
    case 'say': {
      const why = await elsewhere.say(live, sitter, request);
      return why === null ? { tell: 'done' } : refused(why);
    }
    case 'rematch': {
      if (sitter.person === null || sitter.holds.length === 0) return refused(message('table.onlookersLook'));
      const made = await elsewhere.rematch(live, sitter.person);
      return 'table' in made ? { tell: 'rematch', table: made.table } : refused(made.refuse);
    }
  }
}

/** Duplicates and what came too late get the present scene. */
function orScene(live: Live, sitter: Sitter, entered: Entered): ServerReport | null {
  if ('done' in entered) return null;
  if ('refuse' in entered) return refused(entered.refuse);
  const scene = sceneOf(live, sitter);
  return scene === null ? refused(entered.stale) : { tell: 'scene', scene };
}

type Choosing = Meeting & { readonly request: Ask<'choose'> };

async function chosen(hub: Hub, live: Live, meeting: Choosing): Promise<ServerReport | null> {
  const { sitter, re, request, elsewhere } = meeting;
  const { seat, asked, option } = request;
  const taken = hub.now();
  let took: number | null = null;
  let ownTurn = false;
  const propose = (now: Live): Proposed => {
    if (now.affairs?.holders[seat]?.bot != null) return { refuse: message('table.botPlays') };
    const opened = now.opened[seat] ?? null;
    const ask = now.hosted === null ? null : askOf(now.hosted.match.position, seat);
    // Only what was free to choose says how long somebody takes.
    const isFree = ask !== null && onlyAnswer(now, seat) === null && opened !== null && opened.asked === asked;
    took = isFree && opened !== null ? taken - opened.at : null;
    ownTurn = ask !== null && now.game !== null && !isWindow(now.game, ask.question.name);
    return choosing({ seat, asked, option })(now);
  };
  const entered = await enter(hub, live, { sitter, re, propose });
  if ('done' in entered && took !== null && sitter.person !== null) hub.paces.remember(sitter.person, took);
  if ('done' in entered && ownTurn) await dropOrders(live, seat, elsewhere);
  return orScene(live, sitter, entered);
}

/** What held until one's own turn is gone now that it has come. */
async function dropOrders({ orders, charter }: Live, seat: Seat, elsewhere: Elsewhere): Promise<void> {
  const before = orders[seat] ?? [];
  const after = afterOwnTurn(before);
  if (after.length === before.length) return;
  await elsewhere.keepOrders(charter.id, seat, after);
}

/** Free as long as nothing was learned and nobody else chose; beyond that it has to be offered. */
const undoing =
  (hub: Hub, sitter: Sitter, request: Ask<'undo'>) =>
  (live: Live): Proposed => {
    if (live.hosted === null) return { refuse: message('table.rulesAreGone') };
    if (live.affairs?.over != null) return { stale: message('choice.over') };
    if (request.seats.some((seat) => !sitter.holds.includes(seat))) return { refuse: message('table.onlookersLook') };
    const possible = undoFor(live.hosted.match, request.seats);
    if (possible === 'none') return { refuse: message('host.nothingToUndo') };
    const others = live.affairs?.holders.some(
      ({ person, bot }, seat) => person !== null && bot === null && !sitter.holds.includes(seat),
    );
    if (possible === 'byConsent' && others !== false) return { refuse: message('host.othersMustAgree') };
    const consent = possible === 'free' ? ('notAsked' as const) : ('given' as const);
    return { entry: takingBack(live.hosted.match, { seats: request.seats, consent }, hub.freshSeed) };
  };

function mayBotPlay(
  hub: Hub,
  live: Live,
  { sitter, request }: { sitter: Sitter; request: Ask<'letBotPlay'> },
): ServerReport | null {
  if (botNamed(request.bot) === undefined) return refused(message('host.unknownBot', { bot: request.bot }));
  if (sitter.holds.includes(request.seat)) return null;
  if (sitter.holds.length === 0) return refused(message('table.onlookersLook'));
  if (seatsHere(live).includes(request.seat)) return refused(message('table.isHere'));
  const since = live.awaySince.get(request.seat) ?? hub.now();
  return hub.now() - since >= AWAY ? null : refused(message('table.notAwayForLong'));
}

/** What only reads: answered beside the line, as far as the asker may know. */
async function looking(
  hub: Hub,
  live: Live,
  sitter: Sitter,
  request: Ask<'look' | 'picking' | 'whyNot' | 'counts' | 'hint' | 'why' | 'log' | 'record' | 'letBotChoose'>,
): Promise<ServerReport> {
  const host = live.hosted;
  if (host === null) return refused(message(live.game === null ? 'table.rulesAreGone' : 'table.notBegun'));
  if (request.ask === 'log') {
    const answer = await hub.minds.think({
      do: 'log',
      record: recordOf(host.match),
      eyes: sitter.eyes,
      from: request.from,
    });
    return 'log' in answer ? { tell: 'log', log: answer.log } : refused(message('table.noThought'));
  }
  if (request.ask === 'record' && live.affairs?.over != null) return { tell: 'record', text: recordText(host) };
  const viewer = viewerOf(sitter);
  const referee = refereeWith({ thinking: thinkingIn(hub, live), freshSeed: hub.freshSeed });
  const met = await referee.meet(host, viewer, request);
  sitter.eyes = viewer.eyes;
  return 'report' in met ? met.report : refused(message('table.overtaken'));
}

/** Hints and reasons are thought in the bots' threads. */
const thinkingIn = (hub: Hub, live: Live): Thinking => ({
  choose: () => Promise.reject(new Error('bots choose when their moment comes')),
  async advise({ position, seat, bot }) {
    const chance = hub.freshSeed();
    const milliseconds = hub.minds.budget();
    const { game, rules } = live.charter;
    const answer = await hub.minds.think({
      do: 'advise',
      game,
      rules,
      saved: save(position),
      seat,
      bot,
      chance,
      milliseconds,
    });
    return 'advised' in answer ? answer.advised : [];
  },
  async explain({ match, bot, entry, asker }) {
    const record = recordOf(match);
    const answer = await hub.minds.think({
      do: 'explain',
      record,
      bot,
      entry,
      asker,
      milliseconds: hub.minds.budget(),
    });
    return 'reasons' in answer ? answer.reasons : [];
  },
});
