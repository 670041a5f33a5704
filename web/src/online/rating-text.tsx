/** A rating as number and give or take, in one line. */
import type { Rating } from '@arenarium/protocol';
import { word } from './words.ts';

/** OpenSkill's numbers lie around 25; people are used to larger ones. */
const SCALE = 60;

export const RatingText = ({ rating: { mu, sigma, played, won } }: { readonly rating: Rating }) => (
  <span>{word('rating.line', { n: Math.round(mu * SCALE), give: Math.round(2 * sigma * SCALE), played, won })}</span>
);
