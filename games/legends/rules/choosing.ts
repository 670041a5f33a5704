/** Choosing a Hero: the same options wherever one is to be named. */
import { keptBy } from '@arenarium/engine';
import { among } from '../cards/printed.ts';
import type { CardId } from '../table.ts';

export interface HeroOption {
  readonly do: 'choose';
  readonly hero: CardId;
}
export const choosingOne = keptBy((hero): HeroOption => ({ do: 'choose', hero }));
export const choosing = (ids: readonly CardId[]): HeroOption[] => among(choosingOne, ids);
