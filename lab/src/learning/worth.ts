/**
 * What the bots know of balance, as a by-product: what each card is worth in each zone, in points of winning chance
 * when things are otherwise even.
 */
import { layoutFor, unpackTable, type Weights } from '@arenarium/bots';
import { say, type Game, type Judging } from '@arenarium/engine';

export interface Worth {
  readonly title: string;
  readonly rows: readonly (readonly [card: string, points: string])[];
}

export function worthOf(game: Game, judging: Judging, weights: Weights): readonly Worth[] {
  const layout = layoutFor(game, judging);
  return Object.keys(weights.tables).flatMap((key) => {
    const values = unpackTable(layout, weights, key);
    return judging.zones.map((zone, z): Worth => {
      const base = layout.zones[z] ?? 0;
      const cards = layout.printed.flatMap(({ key: card }, face) => {
        const worth = values[base + face] ?? 0;
        const used = layout.firstOf[face] === face && worth !== 0;
        return used ? [{ name: say(game.languages.en, game.face(face).name), card, worth }] : [];
      });
      const rows = cards.toSorted((a, b) => b.worth - a.worth).map(({ name, worth }) => [name, points(worth)] as const);
      return { title: `${key}: ${zone}`, rows };
    });
  });
}

/** How much the chance moves from one half, in points. */
const points = (worth: number): string => {
  const by = 100 * (1 / (1 + Math.exp(-worth)) - 0.5);
  return `${by >= 0 ? '+' : '−'}${Math.abs(by).toFixed(1)}`;
};
