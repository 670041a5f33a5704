/** Every printed thing for the gallery and the checks: its name, its text, the words it uses. */
import { message, type CardText } from '@arenarium/engine';
import { CHALLENGES } from './challenges.ts';
import { CHAMPIONS } from './index.ts';
import { cardName, championName } from './names.ts';
import { championCardId, FIRST_CHALLENGE, FIRST_TRAP, printedCards, printedOn, type PrintedCard } from './printed.ts';
import { cardText, challengeText, sideText } from './text.ts';
import { TRAPS } from './traps.ts';
import type { ChampionCard } from './words.ts';

const trapId = (kind: number): string => `trap${kind + 1}`;
const challengeId = (challenge: number): string => `challenge${challenge + 1}`;
/** The printed thing a face belongs to, as the gallery numbers it. */
export function cardOf(face: number): string {
  if (face < FIRST_TRAP) return printedOn(face).id;
  return face < FIRST_CHALLENGE ? trapId(face - FIRST_TRAP) : challengeId(face - FIRST_CHALLENGE);
}

/** The words a card uses: every `do`, `is`, `trait`, `per`, `aim` and `ability` in its data. */
function wordsIn(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(wordsIn);
  if (typeof data !== 'object' || data === null) return [];
  const names = (['do', 'is', 'trait', 'per', 'aim', 'ability', 'ask'] as const).flatMap((key) => {
    const value: unknown = Reflect.get(data, key);
    return typeof value === 'string' ? [value] : [];
  });
  return [...names, ...Object.values(data).flatMap(wordsIn)];
}
const wordsOf = (data: unknown): string[] => [...new Set(wordsIn(data))].sort();

const actionCard = ({ face, id, card, champion }: PrintedCard): CardText => ({
  id,
  name: cardName(face),
  kind: message(`kind.${card.kind}`, { champion: championName(champion), colour: message(`colour.${card.colour}`) }),
  text: cardText(card, championName(champion)),
  words: wordsOf(card),
  abilities: [id],
});
const championCard = ({ basic, levelled }: ChampionCard, kind: number): CardText => ({
  id: championCardId(kind),
  name: championName(kind),
  kind: message('kind.champion'),
  text: [
    message('text.basic', { lines: message('sentences', { all: sideText(basic, championName(kind)) }) }),
    message('text.levelled', { lines: message('sentences', { all: sideText(levelled, championName(kind)) }) }),
  ],
  words: wordsOf(levelled.abilities),
  abilities: [championCardId(kind)],
});

export const gallery: readonly CardText[] = [
  ...CHAMPIONS.flatMap((champion, kind) => [
    championCard(champion, kind),
    ...printedCards.filter((printed) => printed.champion === kind).map(actionCard),
  ]),
  ...TRAPS.map(({ name, damage }, i): CardText => ({
    id: trapId(i),
    name: cardName(FIRST_TRAP + i),
    kind: message('kind.trap'),
    text: [message(`${name}.text`, { n: damage })],
    words: [name],
    abilities: [],
  })),
  ...CHALLENGES.map((challenge, i): CardText => ({
    id: challengeId(i),
    name: cardName(FIRST_CHALLENGE + i),
    kind: message('kind.challenge'),
    text: [challengeText(challenge)],
    words: wordsOf(challenge),
    abilities: [],
  })),
];
export const vocabulary: readonly string[] = [...new Set(gallery.flatMap(({ words }) => words))].sort();
