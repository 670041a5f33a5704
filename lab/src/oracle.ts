/**
 * Can a world be, for all that a seat has seen? Answered from the raw list of what was mixed and seen, with nothing of
 * what the engine makes of it: every mixing is a node that cards flow into and out of, and for each face alone a maximum
 * flow tells whether its cards can have gone as the world says. It is necessary, not sufficient: a world in which each
 * face alone is possible and all together are not would pass.
 */
import {
  at,
  faceOf,
  takeLast,
  under,
  actsIn,
  ONLOOKER,
  type Act,
  type Acts,
  type Position,
  type Seat,
} from '@arenarium/engine';

interface Node {
  /** Faces that went in by sight, and faces that were seen to come out. */
  readonly own: number[];
  readonly gone: number[];
  readonly ids: number[];
  readonly from: Map<Node, number>;
}

export interface Oracle {
  /** The first face whose cards cannot have gone as this world says, or −1. */
  objectsTo(world: Position): number;
}

export function oracleFor(p: Position, seat: Seat): Oracle {
  const viewer = seat === ONLOOKER ? p.seats : seat;
  const first = p.game.setUp(p.setup).faces;
  const seen = first.slice();
  const lies: (Node | null)[] = first.map(() => null);
  const nodes: Node[] = [];
  for (const act of actsIn(p.faces.memory as Acts)) follow(act);
  lies.forEach((node, id) => node?.ids.push(id));
  return {
    objectsTo(world) {
      for (let id = 0; id < lies.length; id++) {
        const face = faceOf(world, id);
        if (lies[id] === null && face !== seen[id]) return face;
      }
      const faces = [...new Set(first)];
      return faces.find((face) => !canFlow(nodes, face, (id) => faceOf(world, id) === face)) ?? -1;
    },
  };

  function follow(act: Act): void {
    if ('sees' in act) {
      const node = lies[act.sees];
      if ((act.viewer !== null && act.viewer !== viewer) || node === null || node === undefined) return;
      lies[act.sees] = null;
      seen[act.sees] = act.face;
      node.gone.push(act.face);
      return;
    }
    if (act.picker === viewer) {
      act.mixed.forEach((id, i) => (seen[id] = act.faces?.[i] as number));
      return;
    }
    const mixed: Node = { own: [], gone: [], ids: [], from: new Map() };
    for (const id of act.mixed) {
      const source = lies[id] ?? null;
      if (source === null) mixed.own.push(seen[id] ?? -1);
      else mixed.from.set(source, (mixed.from.get(source) ?? 0) + 1);
      lies[id] = mixed;
    }
    nodes.push(mixed);
  }
}

interface Edge {
  readonly to: number;
  free: number;
  readonly back: number;
}

/** Does every card of this face get from where it was seen last to where it was seen next, or lies now? */
function canFlow(nodes: readonly Node[], face: number, isHere: (id: number) => boolean): boolean {
  const numbers = new Map(nodes.map((node, i) => [node, i + 2]));
  const edges: Edge[][] = Array.from({ length: nodes.length + 2 }, () => []);
  const join = (from: number, to: number, free: number): void => {
    if (free === 0) return;
    const [out, back] = [at(edges, from), at(edges, to)];
    out.push({ to, free, back: back.length });
    back.push({ to: from, free: 0, back: out.length - 1 });
  };
  const count = (faces: readonly number[]): number => faces.filter((each) => each === face).length;
  let supply = 0;
  let demand = 0;
  nodes.forEach(({ own, gone, ids, from }, i) => {
    const wanted = count(gone) + ids.filter(isHere).length;
    join(0, i + 2, count(own));
    join(i + 2, 1, wanted);
    for (const [source, n] of from) join(under(numbers, source), i + 2, n);
    supply += count(own);
    demand += wanted;
  });
  if (supply !== demand) return false;
  for (; supply > 0; supply--) if (!pushed(edges)) return false;
  return true;
}

/** One more card from node 0 to node 1, or false if there is no way left. */
function pushed(edges: readonly (readonly Edge[])[]): boolean {
  const cameBy: Edge[] = [];
  const met = new Uint8Array(edges.length);
  const waiting = [0];
  met[0] = 1;
  while (waiting.length > 0 && met[1] === 0) {
    const node = takeLast(waiting);
    for (const edge of at(edges, node)) {
      if (edge.free === 0 || met[edge.to] === 1) continue;
      met[edge.to] = 1;
      cameBy[edge.to] = edge;
      waiting.push(edge.to);
    }
  }
  if (met[1] === 0) return false;
  for (let node = 1; node !== 0;) {
    const edge = at(cameBy, node);
    const back = at(at(edges, node), edge.back);
    edge.free--;
    back.free++;
    node = back.to;
  }
  return true;
}
