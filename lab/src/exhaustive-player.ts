/**
 * Plays so that every ability of every card is used: whenever an option uses an ability that was used seldom, or points
 * at a card whose abilities were, it is taken; otherwise chance decides.
 */
import {
  answer,
  anySetup,
  begin,
  below,
  described,
  faceFor,
  seeded,
  type Game,
  type Position,
  type Random,
} from '@arenarium/engine';

export interface Exhausted {
  readonly matches: number;
  /** How often each ability was used. */
  readonly used: ReadonlyMap<string, number>;
  readonly never: readonly string[];
}

/** Play until nothing is left unused or `goOn` says stop. */
export function exhaust(
  game: Game,
  { seed, goOn }: { seed: string; goOn: (used: number, of: number) => boolean },
): Exhausted {
  const used = new Map(game.cards.flatMap((card) => card.abilities.map((ability) => [ability, 0] as const)));
  const abilitiesOf = new Map(game.cards.map((card) => [card.id, card.abilities]));
  const random = seeded(`exhaust/${seed}`);
  const unused = (): string[] => [...used].flatMap(([ability, n]) => (n === 0 ? [ability] : []));
  let matches = 0;
  for (let left = used.size; left > 0 && goOn(used.size - left, used.size); left = unused().length) {
    const p = begin(game, anySetup(game, random), `${seed}/${matches++}`);
    playSeeking(p, { random, used, abilitiesOf });
  }
  return { matches, used, never: unused() };
}

interface Seeking {
  readonly random: Random;
  readonly used: Map<string, number>;
  readonly abilitiesOf: ReadonlyMap<string, readonly string[]>;
}

function playSeeking(p: Position, seeking: Seeking): void {
  p.log = [];
  for (let asked = 0; p.now !== null && asked <= p.game.bound; asked++) {
    answer(p, sought(p, seeking));
    for (const { ability } of p.log) {
      if (ability !== undefined) seeking.used.set(ability, (seeking.used.get(ability) ?? 0) + 1);
    }
    p.log = [];
  }
}

/** The option that leads to the least used ability, most of the time; by lot, where none leads to any. */
function sought(p: Position, { random, used, abilitiesOf }: Seeking): number {
  const seat = p.now?.seat ?? 0;
  const options = (p.now?.options ?? []).map((option) => described(p, option, seat));
  // Always seeking would never let a match come to where other abilities are.
  if (below(random, 4) === 0) return below(random, options.length);
  const rarity = options.map(({ points }) => {
    const counts = points.flatMap((point) =>
      abilitiesAt(p, { point, seat, abilitiesOf }).map((id) => used.get(id) ?? 0),
    );
    return counts.length === 0 ? Number.POSITIVE_INFINITY : Math.min(...counts);
  });
  const rarest = Math.min(...rarity);
  const best = rarity.flatMap((n, i) => (n === rarest ? [i] : []));
  return best[below(random, best.length)] ?? 0;
}

function abilitiesAt(
  p: Position,
  { point, seat, abilitiesOf }: { point: string; seat: number; abilitiesOf: Seeking['abilitiesOf'] },
): readonly string[] {
  const [kind, id = ''] = point.split(/:(.*)/s);
  if (kind === 'ability') return [id];
  if (kind !== 'card') return [];
  const face = faceFor(p, seat, Number(id));
  const card = face < 0 ? null : p.game.face(face).card;
  return card === null ? [] : (abilitiesOf.get(card) ?? []);
}
