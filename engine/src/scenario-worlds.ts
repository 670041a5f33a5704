/** What scenarios say of seats and what they cannot see: the cards of a zone, what may lie there, another world. */
import { exchangeFaces, faceFor, faceOf, knows } from './faces.ts';
import type { Seat } from './flow.ts';
import { imagine } from './imagine.ts';
import { say, type Words } from './message.ts';
import { clone, type Position } from './position.ts';
import { listOptions } from './question.ts';
import { seeded } from './random.ts';
import { view } from './view.ts';
import { wordsFor } from './words.ts';

/** The zones of a position by name: `deck`, `Ann’s hand`. Throws with the names there are. */
export function cardsIn(p: Position, where: string, names: readonly string[]): readonly number[] {
  const zones = p.game.zones(p.table).map((zone) => {
    const owner = zone.seat === null ? '' : `${names[zone.seat]}’s `;
    return { name: `${owner}${zone.name}`, cards: zone.cards };
  });
  const found = zones.find(({ name }) => name === where);
  if (found === undefined) throw new Error(`no zone ${where}; there are: ${zones.map(({ name }) => name).join(', ')}`);
  return found.cards;
}

const faceName = (p: Position, face: number, words: Words): string =>
  face < 0 ? '?' : say(words, p.game.face(face).name);

/** The faces of a zone as a seat knows them. */
export function seenIn(p: Position, seat: Seat, { where, names }: { where: string; names: readonly string[] }) {
  const words = wordsFor(p.game, names);
  return cardsIn(p, where, names).map((id) => faceName(p, faceFor(p, seat, id), words));
}

/** So many worlds show what can lie where: in each every unseen card is dealt anew. */
const WORLDS = 200;

/** Every face that lies in a zone in some world the seat imagines, each once, by name. */
export function imaginedIn(p: Position, seat: Seat, { where, names }: { where: string; names: readonly string[] }) {
  const words = wordsFor(p.game, names);
  const faces = new Set<number>();
  for (let i = 0; i < WORLDS; i++) {
    const world = imagine(p, seat, seeded(`${where}/${i}`));
    for (const id of cardsIn(world, where, names)) faces.add(faceOf(world, id));
  }
  return [...faces].map((face) => faceName(p, face, words)).toSorted();
}

/** Another world: two cards that the seat has not seen have exchanged their faces. Throws where there are no such two. */
export function exchanged<T>(p: Position<T>, seat: Seat, zones: readonly [readonly number[], readonly number[]]) {
  const [here, there] = zones.map((cards) => cards.filter((id) => !knows(p, seat, id)));
  const pairs = (here ?? []).flatMap((a) => (there ?? []).map((b) => [a, b] as const));
  const pair = pairs.find(([a, b]) => faceOf(p, a) !== faceOf(p, b));
  if (pair === undefined) throw new Error('no two unseen cards with different faces lie there');
  const [a, b] = pair;
  const other = clone(p);
  exchangeFaces(other, a, b);
  listOptions(other);
  for (const world of [p, other]) if (world.faces.memory !== null) world.faces.memory.alike = true;
  return other;
}

/** All that a seat sees, and is told of what happened, as one text. */
export function sightOf(p: Position, seat: Seat): string {
  const told = (p.log ?? []).map((happening) => p.game.tell(happening, (id) => faceFor(p, seat, id)));
  return JSON.stringify([view(p, seat), told]);
}
