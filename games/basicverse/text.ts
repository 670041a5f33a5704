/** The text of cards and Heroes, walked out of their data. The sentences themselves are the language file's. */
import { message, type CardText, type Message } from '@arenarium/engine';
import { basicDeck } from './cards/basic-deck.ts';
import { heroes } from './cards/heroes.ts';
import { faceNamed } from './printed.ts';
import type {
  Ability,
  Aim,
  Answers,
  BasicCard,
  BasicName,
  Doing,
  Effect,
  Group,
  Hero,
  Place,
  Reach,
  Rule,
  Who,
} from './words.ts';

export const cardName = (name: BasicName): Message => message('card', { face: faceNamed(name) });
const reach = (within: Reach): Message => (within === 'any' ? message('reach.any') : message('reach', { within }));

const whoText = (who: Who | Group, aim?: Aim): Message => {
  if (typeof who === 'object') return message('who.each', { side: who.each, of: who.of, within: reach(who.within) });
  return message(who === 'target' && isMany(aim) ? 'who.targets' : `who.${who}`);
};
const isMany = (aim: Aim | undefined): boolean => aim !== undefined && ('everyone' in aim || aim.upTo > 1);
/** Who does it, for the verb: you, you and others, or others. */
const subject = (who: Who | Group): string =>
  who === 'you' ? 'you' : typeof who === 'object' && who.each === 'allyOrYou' ? 'team' : 'other';

const aimText = (aim: Aim): Message =>
  'everyone' in aim ? whoText(aim.everyone) : message('aim', { at: aim.at, upTo: aim.upTo, within: reach(aim.within) });

const placeText = (to: Place): Message =>
  typeof to === 'object' ? message('to.range', { range: to.range }) : message(`to.${to}`);

export function effectText(effect: Effect, aim?: Aim): Message {
  switch (effect.do) {
    case 'damage':
      return message('effect.damage', { n: effect.n, to: whoText(effect.to, aim) });
    case 'heal':
    case 'slow':
    case 'ward':
    case 'discard':
    case 'draw':
      return message(`effect.${effect.do}`, {
        n: effect.n,
        who: whoText(effect.who, aim),
        subject: subject(effect.who),
      });
    case 'loseHp':
    case 'gainMana':
    case 'gainActions':
    case 'assault':
    case 'block':
      return message(`effect.${effect.do}`, { n: effect.n });
    case 'drawToPlay':
      return message('effect.drawToPlay', { card: cardName(effect.card) });
    case 'steal':
      return message('effect.steal', { from: whoText(effect.from, aim) });
    case 'move':
      return message('effect.move', {
        who: whoText(effect.who, aim),
        subject: subject(effect.who),
        to: placeText(effect.to),
        may: effect.may === true,
      });
    case 'resurrect':
      return message('effect.resurrect', { who: whoText(effect.who, aim) });
    case 'wisdom':
      return message('effect.wisdom', { n: effect.cards });
    case 'strikeBack':
      return message('effect.strikeBack', { n: effect.n, within: reach(effect.within) });
    case 'stop':
      return message('effect.stop', { within: reach(effect.within) });
    case 'regroup':
    case 'seeFurther':
    case 'takeInstead':
    case 'shroud':
      return message(`effect.${effect.do}`);
  }
}

/** Whom the Ability is aimed at, when nothing is done to them before the instructions. */
const aimed = (aim: Aim): Message => message('doing.aim', { aim: aimText(aim) });

function doingText({ first, aim, damage, heal, then }: Doing): readonly Message[] {
  const lines: Message[] = (first ?? []).map((effect) => message('doing.first', { effect: effectText(effect) }));
  if (aim !== undefined && damage !== undefined) lines.push(message('doing.damage', { n: damage, aim: aimText(aim) }));
  else if (aim !== undefined && heal !== undefined) lines.push(message('doing.heal', { n: heal, aim: aimText(aim) }));
  else if (aim !== undefined) lines.push(aimed(aim));
  return [...lines, ...(then ?? []).map((effect) => effectText(effect, aim))];
}

function ruleText(rule: Rule): readonly Message[] {
  switch (rule.rule) {
    case 'costs':
      return [message('rule.costs', { card: cardName(rule.card), actions: rule.actions })];
    case 'countsAs':
      return [message('rule.countsAs', { card: cardName(rule.card), as: rule.as.map(cardName) })];
    case 'reaches':
    case 'heals':
      return [message(`rule.${rule.rule}`, { card: cardName(rule.card), more: rule.more })];
    case 'hits': {
      const line = { card: cardName(rule.card), more: rule.more };
      return [
        rule.whileHpAtMost === undefined
          ? message('rule.hits', line)
          : message('rule.hitsWhile', { ...line, hp: rule.whileHpAtMost }),
      ];
    }
    case 'hinders':
      return [message('rule.hinders', { more: rule.more, within: reach(rule.enemiesWithin) })];
    case 'standsFirm':
      return [message('rule.standsFirm')];
    case 'slipsPast':
      return [message('rule.slipsPast', { card: cardName(rule.card) })];
    case 'when':
      return rule.then.map((effect) =>
        message('rule.when', { when: message(`when.${rule.when}`), effect: effectText(effect) }),
      );
  }
}

const answersText = (answers: Answers): Message =>
  answers.is === 'moved'
    ? message('answers.moved', { within: reach(answers.within) })
    : message('answers.attacked', { who: answers.who, within: reach(answers.within) });

/** The lines of one Ability, without its name and cost. */
export function abilityText(ability: Ability): readonly Message[] {
  switch (ability.kind) {
    case 'passive':
      return ability.rules.flatMap(ruleText);
    case 'reaction':
      return [answersText(ability.answers), ...ability.then.map((effect) => effectText(effect))];
    case 'basic':
    case 'ultimate':
      return doingText(ability);
  }
}

/** What using an Ability costs. */
export const costText = (ability: Ability): Message => {
  if (ability.kind === 'passive') return message('cost.passive');
  const cards = ability.cards.map(cardName);
  return ability.kind === 'reaction'
    ? message('cost.reaction', { cards })
    : message(`cost.${ability.kind}`, { actions: ability.actions, mana: ability.mana, cards });
};
/** An Ability in one line: its name, what it costs, what it does. */
export const abilityLine = (ability: Ability): Message =>
  message('ability.line', {
    name: message(`ability.${ability.id}`),
    cost: costText(ability),
    text: message('lines', { lines: [...abilityText(ability)] }),
  });

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

const heroCard = (hero: Hero, index: number): CardText => ({
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

export const cardTexts: readonly CardText[] = [...basicDeck.map((card) => basicCard(card)), ...heroes.map(heroCard)];

/** Every word of the card language. */
export const vocabulary: readonly string[] = [
  'damage', 'heal', 'loseHp', 'draw', 'drawToPlay', 'gainMana', 'gainActions', 'slow', 'ward', 'discard', 'steal', 'move',
  'resurrect', 'regroup', 'assault', 'seeFurther', 'wisdom', 'block', 'strikeBack', 'takeInstead', 'shroud', 'stop',
  'costs', 'countsAs', 'reaches', 'hits', 'heals', 'hinders', 'standsFirm', 'slipsPast',
  'yourTurnBegins', 'youDefend', 'anotherDies', 'attacked', 'moved',
  'enemy', 'ally', 'allyOrYou', 'hurtAllyOrYou', 'deadAlly', 'everyone',
]; // prettier-ignore
