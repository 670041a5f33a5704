import { type CardText, message } from '@arenarium/engine';
import { basicDeck, heroCards } from './index.ts';
import { abilityLine, cardName, doingText } from './text.ts';
import type { Ability, BasicCard, Doing, Effect, HeroCard } from './words.ts';

/** Card texts for the gallery, and the words each card uses. */
const effectWords = (effects: readonly Effect[] = []): string[] => effects.map((effect) => effect.do);
const doingWords = ({ first, aim, damage, heal, then }: Doing): string[] => [
  ...effectWords(first),
  ...(aim === undefined ? [] : ['everyone' in aim ? 'everyone' : aim.at]),
  ...(damage === undefined ? [] : ['damage']),
  ...(heal === undefined ? [] : ['heal']),
  ...effectWords(then),
];
const abilityWords = (ability: Ability): string[] => {
  switch (ability.kind) {
    case 'passive':
      return ability.rules.flatMap((rule) =>
        rule.rule === 'when' ? [rule.when, ...effectWords(rule.then)] : [rule.rule],
      );
    case 'reaction':
      return [ability.answers.is, ...effectWords(ability.then)];
    case 'basic':
    case 'ultimate':
      return doingWords(ability);
  }
};
const different = (words: readonly string[]): readonly string[] => [...new Set(words)].toSorted();

/** A Passive that waits for something is used when it happens; the others simply hold. */
const isUsed = (ability: Ability): boolean =>
  ability.kind !== 'passive' || ability.rules.some((rule) => rule.rule === 'when');

const heroCard = (hero: HeroCard, index: number): CardText => ({
  id: hero.id,
  name: message('hero', { hero: index }),
  kind: message('hero.kind', { class: message(`class.${hero.class}`) }),
  text: [message('hero.hp', { hp: hero.hp, ankh: hero.ankh }), ...hero.abilities.map(abilityLine)],
  words: different(hero.abilities.flatMap(abilityWords)),
  abilities: hero.abilities.filter(isUsed).map((ability) => ability.id),
});
const basicCard = (card: BasicCard): CardText => ({
  id: card.name,
  name: cardName(card.name),
  kind: message('card.kind', { copies: card.copies }),
  text: [
    card.actions === 'reaction' ? message('cost.reactionCard') : message('cost.card', { actions: card.actions }),
    ...doingText(card),
  ],
  words: different(doingWords(card)),
  abilities: [],
});

export const gallery: readonly CardText[] = [...basicDeck.map((card) => basicCard(card)), ...heroCards.map(heroCard)];

/** Every word of the card language. */
export const vocabulary: readonly string[] = [
  'damage',
  'heal',
  'loseHp',
  'draw',
  'drawToPlay',
  'gainMana',
  'gainActions',
  'slow',
  'ward',
  'discard',
  'steal',
  'move',
  'resurrect',
  'regroup',
  'assault',
  'seeFurther',
  'wisdom',
  'block',
  'strikeBack',
  'takeInstead',
  'shroud',
  'stop',
  'costs',
  'countsAs',
  'reaches',
  'hits',
  'heals',
  'hinders',
  'standsFirm',
  'slipsPast',
  'yourTurnBegins',
  'youDefend',
  'anotherDies',
  'attacked',
  'moved',
  'enemy',
  'ally',
  'allyOrYou',
  'hurtAllyOrYou',
  'deadAlly',
  'everyone',
];
