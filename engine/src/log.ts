/** What happened, as it is told: what each viewer knew of a happening's cards is read the moment it happens. */
import { faceFor, ONLOOKER } from './faces.ts';
import type { Seat } from './flow.ts';
import type { Game } from './game.ts';
import type { Message } from './message.ts';
import type { Happening, Position } from './position.ts';

/** A happening, and what each viewer knew of its cards just then (last: the onlooker). */
export interface LogEntry {
  /** The number of the question that was open when it was written down. */
  readonly asked: number;
  readonly happening: Happening;
  readonly faces: readonly (readonly number[])[];
}

/** Games push happenings; a listener beside the position reads the faces before anything is shuffled or turned again. */
class Listener extends Array<Happening> {
  readonly faces: (readonly (readonly number[])[])[] = [];
  hears: Position | null = null;

  static override get [Symbol.species](): ArrayConstructor {
    return Array;
  }
  override push(...happenings: Happening[]): number {
    for (const happening of happenings) {
      if (this.hears !== null) this.faces.push(facesIn(this.hears, happening));
      super.push(happening);
    }
    return this.length;
  }
}

function facesIn(p: Position, { cards = [] }: Happening): readonly (readonly number[])[] {
  const known: number[][] = [];
  for (let seat = 0; seat < p.seats; seat++) known.push(cards.map((id) => faceFor(p, seat, id)));
  known.push(cards.map((id) => faceFor(p, ONLOOKER, id)));
  return known;
}

/** What a board shows of a happening: things are named as the points of options are. */
export type Shown = Pick<Happening, 'motion' | 'by' | 'to' | 'from'>;

/** How each happening of a game looks on a board; what is not listed has no motion of its own. */
export type Showing<H extends { readonly did: string }> = {
  readonly [D in H['did']]?: (
    happened: H extends { readonly did: infer X } ? (D extends X ? H : never) : never,
  ) => Shown;
};

/** The log of a game that keeps apart what happened and how it looks; null when nobody listens, so that nothing is built. */
export const logShowing = <H extends { readonly did: string }>(
  { log }: Pick<Position, 'log'>,
  shown: Showing<H>,
): { push(happened: H): void } | null =>
  log === null
    ? null
    : {
        push(happened) {
          const show: ((happened: never) => Shown) | undefined = shown[happened.did as H['did']];
          log.push(show === undefined ? happened : { ...happened, ...show(happened as never) });
        },
      };

/** From now on somebody listens. */
export function listenTo(p: Position): void {
  const listener = new Listener();
  listener.hears = p;
  p.log = listener;
}

/** What happened since somebody last collected it. */
export function collected(p: Position): LogEntry[] {
  const { log } = p;
  if (log === null || log.length === 0) return [];
  const faces = log instanceof Listener ? log.faces : [];
  const entries = log.map((happening, i) => ({ asked: p.asked, happening, faces: faces[i] ?? facesIn(p, happening) }));
  listenTo(p);
  return entries;
}

/** A log entry as a message for one viewer. */
export function toldTo({ game }: { readonly game: Game }, { happening, faces }: LogEntry, viewer: Seat): Message {
  const known = (viewer === ONLOOKER ? faces.at(-1) : faces[viewer]) ?? [];
  const cards = happening.cards ?? [];
  return game.tell(happening, (id) => known[cards.indexOf(id)] ?? -1);
}
