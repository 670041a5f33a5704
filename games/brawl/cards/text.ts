/** The rules text of cards, from their data: a walk that yields messages; the language file makes the sentences. */
import { message, type Message, type Value } from '@arenarium/engine';
import type { Challenge } from './challenges.ts';
import type {
  Ability,
  Amount,
  Bonus,
  Card,
  Condition,
  Effect,
  Group,
  Placing,
  Side,
  Some,
  Target,
  Trait,
  Who,
} from './words.ts';

/** Whose card it is, and whether “self” is the Champion itself or the one a Reaction was played on. */
interface Reader {
  readonly champion: Message;
  readonly on: 'action' | 'reaction';
}

const who = (w: Who, { champion, on }: Reader): Message => {
  if (w === 'holder') return champion;
  if (w === 'self') return on === 'reaction' ? message('who.target') : champion;
  return message(`who.${w}`);
};
const group = (g: Group, reader: Reader): Record<string, Value> => ({
  of: g.of,
  bloodied: g.bloodied === true,
  another: g.besides !== undefined,
  within: g.within?.n ?? 0,
  near: g.within === undefined ? message('none') : who(g.within.of, reader),
  self: g.withSelf === true ? who('self', reader) : message('none'),
});
const some = (s: Some, reader: Reader): Message => {
  if (typeof s === 'string') return who(s, reader);
  return 'each' in s ? message('who.each', group(s.each, reader)) : message('who.one', group(s.one, reader));
};
const amount = (n: Amount): Message => (typeof n === 'number' ? message('amount', { n }) : message(`amount.${n}`));

function condition(c: Condition, reader: Reader): Message {
  switch (c.is) {
    case 'bloodied':
    case 'onTrapHex':
      return message(`if.${c.is}`, { who: who(c.who, reader) });
    case 'within':
      return message('if.within', { n: c.n, who: who(c.who, reader), of: who(c.of, reader) });
    case 'alone':
      return message('if.alone', { n: c.n, who: who(c.who, reader) });
    case 'dealt':
    case 'pushHurt':
      return message(`if.${c.is}`);
    case 'not':
      return message(`if.not.${c.what.is}`, { ...condition(c.what, reader), id: `if.not.${c.what.is}` });
  }
}
function placing(at: Placing, reader: Reader): Message {
  if ('hexLeftBy' in at) return message('at.left');
  if (typeof at.nextTo === 'string') return message('at.nextTo', { who: who(at.nextTo, reader) });
  return message('at.nextTo', { who: message('who.one', group(at.nextTo.any, reader)) });
}

/** One word of a card as a sentence. */
export function effectText(e: Effect, reader: Reader): Message {
  switch (e.do) {
    case 'damage':
      return message(e.n === 'untilBloodied' ? 'do.bloody' : 'do.damage', { n: amount(e.n), who: some(e.to, reader) });
    case 'heal':
      return message('do.heal', { n: e.n, who: who(e.who, reader), own: e.who === 'self' && reader.on === 'action' });
    case 'draw':
      return e.n === 'attackDamage' ? message('do.drawDamage') : message('do.draw', { n: e.n });
    case 'plan':
    case 'discardToHeal':
    case 'mark':
    case 'quarry':
      return message(`do.${e.do}`, { n: e.n });
    case 'dash':
    case 'jump':
      return message(`do.${e.do}`, {
        n: e.n,
        who: some(e.who, reader),
        own: e.who === 'self' && reader.on === 'action',
      });
    case 'swoop':
      return message('do.swoop', { n: e.n, damage: e.crossed?.damage ?? 0, fear: e.crossed?.fear ?? 0 });
    case 'push':
    case 'pull':
    case 'force':
    case 'fear':
      return message(`do.${e.do}`, { n: e.n, who: some(e.who, reader), own: e.who === 'target' });
    case 'stun':
      return message('do.stun', { who: some(e.who, reader), own: e.who === 'target' });
    case 'place':
      return message('do.place', { who: some(e.who, reader), at: placing(e.at, reader) });
    case 'swap':
      return message('do.swap', { who: who(e.who, reader), with: message('who.one', group(e.with, reader)) });
    case 'grant':
      return message('do.grant', { who: some(e.who, reader), gains: gains(e) });
    case 'unerring':
      return message('do.unerring', { who: who('self', reader) });
    case 'ignore':
      return message(`do.ignore.${e.what}`);
    case 'endLasting':
    case 'moveTrap':
      return message(`do.${e.do}`);
    case 'if':
      return message(e.otherwise === undefined ? 'do.if' : 'do.ifElse', {
        when: condition(e.when, reader),
        then: message('sentences', { all: e.then.map((x) => effectText(x, reader)) }),
        otherwise: message('sentences', { all: (e.otherwise ?? []).map((x) => effectText(x, reader)) }),
      });
  }
}
const gains = (e: Extract<Effect, { do: 'grant' }>): Message[] =>
  (['strength', 'movement', 'defence'] as const).flatMap((stat) => {
    const n = e[stat];
    return n === undefined ? [] : [message(`gain.${stat}`, { n })];
  });

const targetText = (t: Target): Message => {
  if (t.aim === 'melee') return message('aim.melee');
  if (t.aim === 'area') return message(t.hexes === 6 ? 'aim.around' : 'aim.arc');
  return message(t.allies === true ? `aim.${t.aim}.allies` : `aim.${t.aim}`, { min: t.min, max: t.max });
};
function bonusText(bonus: Bonus, reader: Reader): Message {
  return 'when' in bonus
    ? message('bonus.if', { n: bonus.n, when: condition(bonus.when, reader) })
    : message(`bonus.${bonus.per}`, { n: bonus.n });
}
function traitText(trait: Trait, reader: Reader): Message {
  const plain = message(`trait.${trait.trait}`, { n: trait.n ?? 0 });
  return trait.when === undefined ? plain : message('trait.if', { trait: plain, when: condition(trait.when, reader) });
}
const lines = (id: string, effects: readonly Effect[] | undefined, reader: Reader): Message[] =>
  effects === undefined || effects.length === 0
    ? []
    : [message(id, { all: effects.map((e) => effectText(e, reader)) })];

/** Everything printed in a card's boxes, line by line. */
export function cardText(card: Card, champion: Message): Message[] {
  switch (card.kind) {
    case 'attack': {
      const reader: Reader = { champion, on: 'action' };
      return [
        message('text.attack', { move: card.move, target: targetText(card.target), strength: card.strength }),
        ...lines('text.pre', card.pre, reader),
        ...(card.bonus ?? []).map((bonus) => bonusText(bonus, reader)),
        ...(card.traits ?? []).map((trait) => traitText(trait, reader)),
        ...lines('text.post', card.post, reader),
      ];
    }
    case 'skill': {
      const reader: Reader = { champion, on: 'action' };
      const head = message('text.skill', {
        move: card.move,
        target: card.target === undefined ? message('none') : targetText(card.target),
      });
      const tramples = card.tramples === undefined ? [] : [message('text.tramples', { n: card.tramples })];
      return [head, ...tramples, ...lines('sentences', card.text, reader)];
    }
    case 'reaction': {
      const reader: Reader = { champion, on: 'reaction' };
      const instead =
        card.instead === undefined
          ? []
          : [message('text.instead', { n: card.instead.defence, when: condition(card.instead.when, reader) })];
      return [
        message('text.reaction', { defence: card.defence ?? 0 }),
        ...instead,
        ...lines('sentences', card.text, reader),
        ...lines('text.post', card.post, reader),
      ];
    }
  }
}

function abilityText(a: Ability, champion: Message): Message {
  const reader: Reader = { champion, on: 'action' };
  switch (a.ability) {
    case 'guards':
    case 'disarms':
    case 'shrouds':
      return message(`ability.${a.ability}`, { champion });
    case 'immune':
      return message('ability.immune', { champion, to: message(`keyword.${a.to}`) });
    case 'reaches':
      return message('ability.reaches', { champion, min: a.min, max: a.max });
    case 'saps':
    case 'drawsMore':
    case 'kicks':
      return message(`ability.${a.ability}`, { champion, n: a.n });
    case 'defends':
      return message('ability.defends', { champion, n: a.n, when: condition(a.when, reader) });
    case 'attacksWith':
      return message('ability.attacksWith', { champion, trait: traitText(a.trait, reader) });
  }
}
/** One side of a Champion card. */
export const sideText = ({ hitpoints, defence, abilities }: Side, champion: Message): Message[] => [
  message('text.side', { hitpoints, defence }),
  ...abilities.map((ability) => abilityText(ability, champion)),
];

export const challengeText = (c: Challenge): Message => {
  switch (c.ask) {
    case 'controlArea':
      return message('challenge.controlArea', { area: message(`colour.${c.area}`) });
    case 'besideStatue':
      return message('challenge.besideStatue', { statue: message(`statue.${c.statue}`), n: c.n });
    case 'besideEachStatue':
      return message('challenge.besideEachStatue');
    case 'controlAreas':
    case 'inEnemyDeployment':
    case 'enemiesHurt':
    case 'onTrapHexes':
      return message(`challenge.${c.ask}`, { n: c.n });
  }
};
