import { type Message, message } from '@arenarium/engine';
import { cardOf, type Compiled } from './printed.ts';
import type { Ability, Amount, Card, Cost, Count, Effect, Effects, Filter, When } from './words.ts';

/** The rules text of a card, walked from its data: one message for each ability. */
export const textOf = (card: Card): readonly Message[] =>
  card.abilities.map((ability) => abilityText(ability, card.type === 'temple' ? 'temple' : 'god'));

/** Energy is paid by the God, or by the Temple whose ability it is (KB-R10). */
function abilityText(ability: Ability, payer: 'god' | 'temple'): Message {
  const does = doesText(ability.does);
  const name = ability.name === undefined ? {} : { name: ability.name };
  const cost = ability.cost === undefined ? {} : { cost: costText(ability.cost, payer) };
  if (ability.kind === 'act') return message('ability.act', { ...name, ...cost, does });
  const limit = ability.limit === undefined ? {} : { limit: message(`limit.${ability.limit}`) };
  return message('ability.react', { ...name, when: whenText(ability.when), ...cost, does, ...limit });
}

/** What an ability does, for labels. */
export const doesText = (effects: Effects): Message[] => effects.map(effectText);

function effectText(effect: Effect): Message {
  switch (effect.do) {
    case 'attack': {
      const value = amountText(effect.value);
      const piercing = effect.piercing === true ? { piercing: true } : {};
      const hurt = effect.hurt === undefined ? {} : { hurt: doesText(effect.hurt) };
      return message('do.attack', { value, on: effect.on, ...piercing, ...hurt });
    }
    case 'faith':
      return message('do.faith', { n: effect.n });
    case 'gain':
      return message('do.gain', { n: effect.n, who: effect.who });
    case 'lose':
      return message('do.lose', { n: effect.n, who: effect.who });
    case 'draw':
      return message('do.draw', { n: effect.n, who: effect.who });
    case 'discard':
      return message('do.discard', { n: effect.n, who: effect.who });
    case 'banish':
      return message('do.banish', { n: effect.upTo, from: effect.from });
    case 'fetch':
      return message('do.fetch', { what: filterText(effect.what), from: effect.from, to: effect.to });
    case 'adjudicate':
      return message('do.adjudicate', { warrior: doesText(effect.warrior), disciple: doesText(effect.disciple) });
    case 'defend':
      return message('do.defend', { value: effect.value });
    case 'boost':
      return message('do.boost', { n: effect.n });
    case 'fortify':
      return message('do.fortify', { n: effect.n });
    case 'foresee':
    case 'chainAny':
    case 'copy':
    case 'pierce':
    case 'redirect':
    case 'cancel':
    case 'spare':
    case 'keep':
      return message(`do.${effect.do}`);
  }
}

function amountText(amount: Amount): Message {
  if (typeof amount === 'number') return message('amount', { n: amount });
  return message('amount.per', { base: amount.base, plus: amount.plus, per: countText(amount.per) });
}

function countText(count: Count): Message {
  switch (count.of) {
    case 'otherWarriors':
      return message('count.otherWarriors', { colour: message(`colour.${count.colour}`) });
    case 'coloursInChain':
      return message('count.coloursInChain');
  }
}

export const filterText = (filter: Filter): Message =>
  typeof filter === 'string'
    ? message(`a.${filter}`)
    : message('a.coloured', { colour: message(`colour.${filter.warrior}`) });

export function costText(cost: Cost, payer: 'god' | 'temple' = 'god'): Message {
  switch (cost.pay) {
    case 'energy':
      return message(`cost.energy.${payer}`, { n: cost.n });
    case 'faith':
      return message('cost.faith', { n: cost.n });
    case 'discard':
      return message('cost.discard');
    case 'banish':
      return message('cost.banish');
  }
}

export function whenText(when: When): Message {
  if (when.is !== 'phase') return message(`when.${when.is}`);
  const peaceful = when.peaceful === true ? { peaceful: true } : {};
  const id = when.whose === 'opponents' ? 'when.opponentsPhase' : 'when.phase';
  return message(id, { phase: message(`phase.${when.phase}`), at: when.at, ...peaceful });
}

/** A printed face by its name. */
export const nameOfFace = (face: number): Message =>
  face < 0 ? message('a.card') : message('name', { name: cardOf(face).name });
/** An ability by its own name, or by its card’s. */
export const abilityName = ({ printed, face }: Compiled): Message =>
  printed.name === undefined ? nameOfFace(face) : message('name', { name: printed.name });
