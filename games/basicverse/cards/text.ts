/** The text of cards and Heroes, walked out of their data. The sentences themselves are the language file's. */
import { message, type Message, type Seat } from '@arenarium/engine';
import { ABILITY, heroOf, type Table } from '../table.ts';
import { abilityAt, faceNamed } from './printed.ts';
import type { Ability, Aim, Answers, BasicName, Doing, Effect, Group, Place, Reach, Rule, Who } from './words.ts';

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

export function doingText({ first, aim, damage, heal, then }: Doing): readonly Message[] {
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

/** A card, an Ability, a Hero, and whatever is being resolved, to be spoken by name. */
export const cardNamed = (face: number): Message => message('card', { face });
export const abilityNamed = (id: number): Message => message(`ability.${abilityAt(id).id}`);
export const heroNamed = (t: Table, seat: Seat): Message => message('hero', { hero: heroOf(t, seat).hero });
export const sourceNamed = (source: number): Message =>
  source >= ABILITY ? abilityNamed(source - ABILITY) : cardNamed(source);
/** Whoever stands in the Circle, as a happening keeps it: a Hero, or below zero a Neutral Field. */
export const standingAs = (t: Table, who: number): number =>
  who < t.players ? heroOf(t, who).hero : t.players - who - 1;
export const standingMessage = (standing: number): Message =>
  standing < 0 ? message('field', { field: -standing }) : message('hero', { hero: standing });
export const standingNamed = (t: Table, who: number): Message => standingMessage(standingAs(t, who));
