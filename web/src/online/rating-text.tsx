/** A rating as number and give or take, in one line; and how it went, as another. */
import type { Rating, RatingSoFar } from '@arenarium/protocol';
import css from './profile.module.css';
import { word } from './words.ts';

/** OpenSkill's numbers lie around 25; people are used to larger ones. */
const SCALE = 60;

const inPoints = (mu: number): number => Math.round(mu * SCALE);

export const RatingText = ({ rating: { mu, sigma, played, won } }: { readonly rating: Rating }) => (
  <span>{word('rating.line', { n: inPoints(mu), give: Math.round(2 * sigma * SCALE), played, won })}</span>
);

/** The line is drawn in a box of this size, and stretched. */
const BOX = { width: 100, height: 30 };

/** What the rating was after each of the last matches, and what the last one did to it. */
export function RatingCurve({ rating: { curve } }: { readonly rating: RatingSoFar }) {
  const points = curve.map(inPoints);
  const [before, now] = points.slice(-2);
  if (before === undefined || now === undefined) return null;
  const least = Math.min(...points);
  const range = Math.max(1, Math.max(...points) - least);
  const line = points.map((point, i) => {
    const x = (i / (points.length - 1)) * BOX.width;
    const y = BOX.height - ((point - least) / range) * BOX.height;
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  const change = now - before;
  return (
    <span className={css.curve}>
      <svg aria-hidden="true" preserveAspectRatio="none" viewBox={`0 0 ${BOX.width} ${BOX.height}`}>
        <polyline points={line.join(' ')} />
      </svg>
      <em data-how={change < 0 ? 'lost' : 'won'}>
        {word(change < 0 ? 'rating.fell' : 'rating.rose', { n: Math.abs(change) })}
      </em>
    </span>
  );
}
