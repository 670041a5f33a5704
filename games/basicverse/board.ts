/**
 * All that a board of Heroes of the Basicverse may import besides the game: what is printed, where things lie, what an
 * attack would do, and the emblem of every printed thing.
 */
export { basicDeck, heroCards } from './cards/index.ts';
export { abilities, ABILITIES_EACH, abilityAt, doingOf, heroCardAt, maxHp, pays } from './cards/printed.ts';
export { abilityText, costText, sourceNamed } from './cards/text.ts';
export { basicNames, type Ability, type BasicName, type HeroCard, type HeroClass } from './cards/words.ts';
export { emblems, signs } from './emblems.ts';
export { blowWith, comingAt, isHarm, prospectOf, type Blow, type Prospect } from './foresight.ts';
export type { Happened } from './happenings.ts';
export { distance, rangeTo } from './rules/range.ts';
export {
  ABILITY,
  areEnemies,
  BLUE,
  COUNTER,
  heroOf,
  killWorth,
  manaCap,
  NONE,
  RED,
  teamOf,
  type Hero,
  type Play,
  type Table,
  type Team,
} from './table.ts';
