/** Every printed thing with its rendered text, for the gallery and the checks. */
import { message, type CardText } from '@arenarium/engine';
import { characters, deckFaces, sharedAbilities, type Printed } from './index.ts';
import { abilityId, faceName } from './names.ts';
import { abilityLine, abilityText, natureText, printedText } from './text.ts';
import { effectWords, type Effect } from './words.ts';

const wordsOf = (effects: readonly Effect[]): string[] => effects.map((effect) => effect.do);
export const printedId = (printed: Printed): string => {
  switch (printed.kind) {
    case 'symbol':
      return `${printed.colour}-${printed.symbol}`;
    case 'undead':
      return `undead-${printed.level}`;
    case 'item':
      return printed.item;
  }
};

export const gallery: readonly CardText[] = [
  ...characters.map((character): CardText => ({
    id: character.id,
    name: message('option.character', { name: character.name }),
    kind: message('kind.character'),
    text: [natureText(character), ...character.abilities.map(abilityLine)],
    words: character.abilities.flatMap(({ effects }) => wordsOf(effects)),
    abilities: character.abilities.map((ability) => abilityId(character, ability)),
  })),
  ...sharedAbilities.map((shared): CardText => ({
    id: shared.id,
    name: message(`ability.${shared.id}`),
    kind: message('kind.shared'),
    text: [abilityText(shared)],
    words: wordsOf(shared.effects),
    abilities: [shared.id],
  })),
  ...deckFaces.map((printed, face): CardText => ({
    id: printedId(printed),
    name: faceName(face),
    kind: message(`kind.${printed.kind}`),
    text: [printedText(printed)],
    words: [],
    abilities: [],
  })),
];
export const vocabulary: readonly string[] = effectWords;
