/** What cards, characters, abilities and places are called. */
import { at, message, type Message } from '@arenarium/engine';
import { NONE, type Player } from '../table.ts';
import { characters, deckFaces, sharedAbilities } from './index.ts';
import { printedName } from './text.ts';
import type { Ability, Character } from './words.ts';

export const faceName = (face: number): Message =>
  face === NONE ? message('card.unknown') : printedName(at(deckFaces, face));
export const characterOf = (player: Player): Character => at(characters, player.character);
export const lineName = (line: number): Message => message(`line.${line}`);
export const spaceName = (space: number): Message => message(`space.${space}`);

/** How happenings and options name an ability: `fighter.kick`. */
export const abilityId = (character: Character, { name }: Ability): string =>
  `${character.id}.${name.toLowerCase().replaceAll(' ', '-')}`;

const abilityNames: Readonly<Record<string, Message>> = Object.fromEntries([
  ...sharedAbilities.map(({ id }) => [id, message(`ability.${id}`)] as const),
  ...characters.flatMap((character) =>
    character.abilities.map(
      (ability) => [abilityId(character, ability), message('ability.name', { name: ability.name })] as const,
    ),
  ),
]);
export const abilityName = (id: string): Message => abilityNames[id] ?? message('ability.name', { name: id });
