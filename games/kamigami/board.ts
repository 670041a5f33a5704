/**
 * All that a board of Kamigami Battles may import besides the game: what is printed, where things lie, what an Attack
 * would do, and the emblem of every printed thing.
 */
export { disciples, gods, temples, warriors } from './cards/index.ts';
export { abilitiesOf, abilityNamed, cardOf, faceNamed, templeFaces, type Compiled } from './cards/printed.ts';
export {
  colours,
  phases,
  type Ability,
  type Card,
  type Colour,
  type Disciple,
  type God,
  type Sphere,
  type Temple,
  type Warrior,
} from './cards/words.ts';
export { emblems, signs } from './emblems.ts';
export {
  actorOf,
  answersTo,
  blowOf,
  blowWith,
  reacting,
  useWould,
  type Blow,
  type EnergyChange,
  type Prospect,
} from './foresight.ts';
export type { Happened } from './happenings.ts';
export { ENERGY_TO_RETURN, ENERGY_TO_WIN } from './rules/energy.ts';
export { momentText } from './rules/moments.ts';
export { ENERGY } from './rules/set-up.ts';
export {
  canBeAttacked,
  ELIMINATED,
  IN_PLAY,
  isTemple,
  NONE,
  ownerOf,
  SEALED,
  templeOf,
  type Form,
  type Moment,
  type Table,
} from './table.ts';
