import { message, type Message, type Value } from '@arenarium/engine';
import type { Printed } from './index.ts';
import type { Ability, Amount, Character, Effect, SharedAbility } from './words.ts';

/** The rules text of a card, walked off its data: it cannot say anything the card does not do. */
export const abilityText = (ability: Ability | SharedAbility): Message =>
  message('ability.text', { sentences: ability.effects.map(effectText) });

/** "Kick (red, level 1): Discard 2 undead of level 3 or less from the Void." */
export const abilityLine = (ability: Ability): Message =>
  message('ability.line', {
    name: ability.name,
    colour: message(`colour.${ability.colour}`),
    level: ability.level,
    text: abilityText(ability),
  });

/** What kind of person this is, and how much they can stand. */
export const natureText = (character: Character): Message =>
  message('character.nature', {
    nature: message(`nature.${character.id}`),
    stamina: character.stamina,
    health: character.health,
  });

export function printedName(printed: Printed): Message {
  switch (printed.kind) {
    case 'symbol':
      return message('card.symbol', {
        colour: message(`colour.${printed.colour}`),
        symbol: message(`symbol.${printed.symbol}`),
      });
    case 'undead':
      return message('card.undead', { name: message(`undead.${printed.level}`), level: printed.level });
    case 'item':
      return message(`item.${printed.item}`);
  }
}

export function printedText(printed: Printed): Message {
  switch (printed.kind) {
    case 'symbol':
      return message('card.symbol.text');
    case 'undead':
      return message('card.undead.text', { n: printed.level });
    case 'item':
      return message(`item.${printed.item}.text`);
  }
}

/** One sentence. An amount that grows is its base, and what makes it `more`. */
export function effectText(effect: Effect): Message {
  switch (effect.do) {
    case 'slay':
      return message('effect.slay', { who: effect.who, ...amount(effect.n), ...upTo(effect.level) });
    case 'sweep':
      return message(`effect.sweep.${effect.what}`, { lines: effect.lines, ...upTo(effect.level) });
    case 'purge':
      return message('effect.purge', upTo(effect.level));
    case 'heal':
      return effect.n === 'all'
        ? message('effect.heal.all', { who: effect.who })
        : message('effect.heal', { who: effect.who, ...amount(effect.n) });
    case 'rest':
    case 'guard':
      return message(`effect.${effect.do}`, { who: effect.who });
    case 'take':
      return message('effect.take', { who: effect.who, ...amount(effect.n) });
    case 'draw':
    case 'recall':
      return message(`effect.${effect.do}`, { who: effect.who, n: effect.n });
    case 'bear':
    case 'inspire':
    case 'swap':
    case 'cover':
    case 'look':
    case 'suffer':
      return message(`effect.${effect.do}`, { n: effect.n });
    case 'trade':
      return message('effect.trade');
    case 'drop':
      return effect.n === 'all' ? message('effect.drop.all') : message('effect.drop', { n: effect.n });
    case 'bind':
      return effect.from === 'void'
        ? message('effect.bind.void', upTo(effect.level))
        : message('effect.bind.wounds', { who: effect.who });
    case 'banish':
      return banishText(effect);
  }
}

function banishText(effect: Effect & { do: 'banish' }): Message {
  switch (effect.from) {
    case 'set':
      return message('effect.banish.set', { n: effect.n });
    case 'hand':
      return message(effect.may ? 'effect.banish.hand.may' : 'effect.banish.hand', {
        who: effect.who,
        n: effect.n,
        ...(effect.colour && { colour: message(`colour.${effect.colour}`) }),
      });
    case 'void':
      return message(`effect.banish.void.${effect.what}`, amount(effect.n));
    case 'line':
    case 'servant':
      return message(`effect.banish.${effect.from}`);
    case 'wounds':
      return message('effect.banish.wounds', amount(effect.n));
  }
}

type Values = Readonly<Record<string, Value>>;

const amount = (n: Amount): Values => (typeof n === 'number' ? { n } : { n: n.base, more: growth(n) });

function upTo(level: Amount | undefined): Values {
  if (level === undefined) return {};
  if (typeof level === 'number') return { level: message('upTo.level', { n: level }) };
  if (level.base === 0 && level.per === 'servantLevel') return { level: message('upTo.servant') };
  return { level: message('upTo.growing', { n: level.base, more: growth(level) }) };
}

const growth = ({ per, every = 1 }: Exclude<Amount, number>): Message => message(`per.${per}`, { every });
