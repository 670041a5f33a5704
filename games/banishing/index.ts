import { below, message, type CardText, type Game, type Random } from '@arenarium/engine';
import { abilityId } from './abilities.ts';
import { CARDS_TO_WIN } from './banishing.ts';
import { characters, deckFaces, sharedAbilities, type Printed } from './cards/index.ts';
import { describe, faceName, facts, tell, zones } from './describe.ts';
import { LAST_ROUND } from './deck.ts';
import { en } from './en.ts';
import { evaluate } from './evaluate.ts';
import { isUndead, levelOf } from './faces.ts';
import { rulebook } from './rules.ts';
import { layOut, setupChoices } from './set-up.ts';
import { copyTable, type P, type Table } from './table.ts';
import { abilityLine, abilityText, natureText, printedText } from './text.ts';
import { health } from './wounds.ts';
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
  choices: setupChoices,
  setUp: layOut,
  sides: ({ seats }) => Array.from({ length: seats }, () => 0),
  copy: copyTable,
  zones,
  facts,
  describe,
  tell,
  face: (face) => ({ name: faceName(face), card: printedId(deckFaces[face] as Printed) }),
  cards,
  vocabulary: effectWords,
  evaluate,
  edges: [
    { name: 'almost dead', bring: almostDead },
    { name: 'almost won', bring: almostWon },
    { name: 'the Deck of the last round almost empty', bring: almostOver },
  ],
  bound: 2000,
  rulebook,
  languages: { en },
  scenarios: [],
};

/** Undead from the Deck become wounds, until everybody is one or two short of exhaustion. */
function almostDead(p: P, random: Random): void {
  const t = p.table;
  const order = below(random, t.players.length);
  t.players.forEach((_, i) => {
    const player = t.players[(order + i) % t.players.length];
    if (player === undefined || player.character < 0) return;
    for (const id of t.deck.filter((card) => isUndead(p, card))) {
      if (player.damage + levelOf(p, id) >= health(player) - 3) continue;
      t.deck.splice(t.deck.indexOf(id), 1);
      player.wounds.push(id);
      player.damage += levelOf(p, id);
    }
  });
}

/** Cards from under the Deck lie in the Banishing already: one or two are missing. */
function almostWon(p: P, random: Random): void {
  const t = p.table;
  t.banishing.push(...t.deck.splice(0, CARDS_TO_WIN - 1 - below(random, 2)));
}

/** The last round, with a few cards left. */
function almostOver(p: P, random: Random): void {
  const t = p.table;
  t.round = LAST_ROUND;
  t.discard.push(...t.deck.splice(0, Math.max(0, t.deck.length - 4 - below(random, 8))), ...t.aside.splice(0));
}
