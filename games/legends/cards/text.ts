/** Rules text from the data: a walk over the words of a card that yields messages, so that text cannot lie. */
import { message, type Message } from '@arenarium/engine';
import type { Ability, Amount, Bane, Benefit, Cost, Effect, Type, Who } from './words.ts';

/** Who speaks: the card the ability is printed on. */
interface Speaker {
  readonly name: string;
  /** The sentence has named it already: from now on it is "it". */
  readonly isNamed?: true;
}

export const typeName = (type: Type): Message => message(`type.${type}`);

export function textOf(ability: Ability, speaker: Speaker): Message {
  switch (ability.kind) {
    case 'triggered': {
      const { who, is } = ability.when;
      const trigger = message(`when.${is}`, {
        who: who === 'yourHero' ? message('who.yourHero') : whoText(who, speaker),
      });
      const does = doing(ability.effect, who === 'self' ? { ...speaker, isNamed: true } : speaker);
      const price = costText(ability.cost, speaker);
      return price === null
        ? message('text.when', { trigger, does })
        : message('text.whenPaying', { trigger, price, does });
    }
    case 'functional': {
      const does = doing(ability.effect, speaker);
      const price = costText(ability.cost, speaker);
      return price === null ? message('text.does', { does }) : message('text.paying', { price, does });
    }
    case 'continuous': {
      const { standing } = ability;
      const rule = standing.rule === 'strengthOf' ? `strengthOf.${standing.place}` : standing.rule;
      return message(`text.${rule}`, { name: speaker.name });
    }
  }
}

function costText({ mp, damage }: Cost, speaker: Speaker): Message | null {
  if (mp !== undefined && mp > 0) return message('cost.mp', { n: mp });
  if (damage !== undefined) return message('do.addDamage', { n: damage.n, to: whoText(damage.to, speaker) });
  return null;
}

const amountText = (n: Amount, speaker: Speaker): number | string | Message =>
  n === 'perCounterOnSelf' ? message('amount.perCounter', { who: whoText('self', speaker) }) : n;

/** What one word of an ability does; without a full stop. */
export function doing(effect: Effect, speaker: Speaker): Message {
  const who = (w: Who): Message => whoText(w, speaker);
  switch (effect.do) {
    case 'add':
      return message(effect.what === 'damage' ? 'do.addDamage' : 'do.addBane', { n: effect.n, to: who(effect.to) });
    case 'remove':
      return message(effect.upTo ? 'do.removeUpTo' : 'do.remove', { n: effect.n, from: who(effect.from) });
    case 'move':
      return message('do.move', { n: effect.n, from: who(effect.from), to: who(effect.to) });
    case 'spread':
      return message(`do.spread.${effect.what}`, { n: effect.n, upTo: effect.upTo ? message('do.upTo') : '' });
    case 'gain':
      return message('do.gain', { who: who(effect.who), n: amountText(effect.n, speaker) });
    case 'reduce':
      return message('do.reduce', { n: effect.n });
    case 'roll':
      return message('do.roll', {
        outcomes: effect.outcomes.map(({ on: [from, to], then }) =>
          message(from === to ? 'do.onOne' : 'do.on', { from, to, does: doing(then, speaker) }),
        ),
      });
    case 'switch':
      return message(`do.switch.${effect.which}`, { name: speaker.name });
    case 'rearrange':
      return message('do.rearrange', { n: effect.n });
    case 'return':
      return message(`do.return.${effect.who}`, { name: speaker.name });
    case 'destroy':
    case 'negate':
    case 'double':
    case 'holdFast':
    case 'skipAttack':
    case 'anotherTurn':
      return message(`do.${effect.do}`);
    case 'reverse':
    case 'banesInstead':
      return message(`do.${effect.do}`, { name: speaker.name });
    case 'inOrder':
      return message('do.inOrder', { steps: effect.effects.map((each) => doing(each, speaker)) });
  }
}

function whoText(who: Who, speaker: Speaker): Message {
  if (who === 'self' && speaker.isNamed === true) return message('who.it');
  if (typeof who === 'string') return message(`who.${who}`, { name: speaker.name });
  return 'choose' in who ? message(`who.${who.choose}.${who.of}`) : message(`who.each.${who.each}.${who.of}`);
}

export function baneText(bane: Bane, type: Type): Message {
  const kind = typeName(type);
  if ('cannot' in bane) return message(`bane.cannot.${bane.cannot}`, { kind });
  if (bane.when === 'takesDamage')
    return message(bane.losesToken ? 'bane.spent' : 'bane.takesDamage', { kind, n: bane.add });
  return message(`bane.${bane.when}`, { kind, n: bane.add });
}

export function benefitText(benefit: Benefit, type: Type): Message {
  const kind = typeName(type);
  if (benefit.gives === 'ability') {
    return message('sphere.ability', { kind, ability: textOf(benefit.ability, { name: 'it' }) });
  }
  return message(`sphere.${benefit.gives}`, 'n' in benefit ? { kind, n: benefit.n } : { kind });
}

/** The words of the card language an ability uses, for the checks. */
export function wordsOf(ability: Ability): readonly string[] {
  switch (ability.kind) {
    case 'continuous':
      return [ability.standing.rule];
    case 'triggered':
      return [ability.when.is, ...effectWords(ability.effect)];
    case 'functional':
      return effectWords(ability.effect);
  }
}
function effectWords(effect: Effect): readonly string[] {
  if (effect.do === 'roll') return ['roll', ...effect.outcomes.flatMap(({ then }) => effectWords(then))];
  if (effect.do === 'inOrder') return effect.effects.flatMap(effectWords);
  return [effect.do];
}
export const baneWords = (bane: Bane): string =>
  'cannot' in bane ? `bane:cannot:${bane.cannot}` : `bane:${bane.when}`;
export const benefitWord = (benefit: Benefit): string => `sphere:${benefit.gives}`;
