import { message, type CardText, type Game } from '@arenarium/engine';
import { abilityId } from './abilities.ts';
import { characters, deckFaces, sharedAbilities, type Printed } from './cards/index.ts';
import { characterOf, describe, faceName, facts, tell, zones } from './describe.ts';
import { edges } from './edges.ts';
import { en } from './en.ts';
import { evaluate } from './evaluate.ts';
import { SYMBOL_FACES } from './faces.ts';
import { rulebook } from './rules.ts';
import { layOut, settings } from './set-up.ts';
import { copyTable, playerAt, type Table } from './table.ts';
import { abilityLine, abilityText, natureText, printedText } from './text.ts';
import { effectWords, type Effect } from './words.ts';

const wordsOf = (effects: readonly Effect[]): string[] => effects.map((effect) => effect.do);
const printedId = (printed: Printed): string => {
  switch (printed.kind) {
    case 'symbol':
      return `${printed.colour}-${printed.symbol}`;
    case 'undead':
      return `undead-${printed.level}`;
    case 'item':
      return printed.item;
  }
};

const cards: readonly CardText[] = [
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

export const banishing: Game<Table> = {
  id: 'banishing',
  title: 'The Banishing',
  version: 1,
  seats: { min: 3, max: 5 },
  settings,
  setUp: layOut,
  sides: ({ seats }) => Array.from({ length: seats }, () => 0),
  copy: copyTable,
  zones,
  kinds: ({ players }) => [{ cards: players.flatMap((player) => player.hand), fits: (face) => face < SYMBOL_FACES }],
  facts,
  describe,
  tell,
  face: (face) => ({ name: faceName(face), card: printedId(deckFaces[face] as Printed) }),
  cards,
  vocabulary: effectWords,
  playedWith: ({ table }, seat) => [message('option.character', { name: characterOf(playerAt(table, seat)).name })],
  evaluate,
  edges,
  bound: 2000,
  rulebook,
  languages: { en },
};
