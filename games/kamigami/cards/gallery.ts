import { type CardText, type Message, message } from '@arenarium/engine';
import { of } from '../table.ts';
import { cards } from './index.ts';
import { abilitiesOf, slug } from './printed.ts';
import { nameOfFace, textOf } from './text.ts';
import { type Card, type Effects, effectWords } from './words.ts';

/** Every word of the card language that a card uses. */
function wordsOn(card: Card): string[] {
  const inside = (effects: Effects): string[] =>
    effects.flatMap((effect) => [
      effect.do,
      ...(effect.do === 'attack' && effect.hurt !== undefined ? inside(effect.hurt) : []),
      ...(effect.do === 'adjudicate' ? [...inside(effect.warrior), ...inside(effect.disciple)] : []),
    ]);
  return card.abilities.flatMap((ability) => [
    ...inside(ability.does),
    ...(ability.kind === 'react' ? [`when.${ability.when.is}`] : []),
    ...(ability.cost === undefined ? [] : [`pay.${ability.cost.pay}`]),
  ]);
}
const kindOf = (card: Card): Message => {
  switch (card.type) {
    case 'warrior':
      return message('kind.warrior', {
        n: card.cost,
        colour: message(`colour.${card.colour}`),
        chains: card.chains.map((colour) => message(`colour.${colour}`)),
      });
    case 'disciple':
      return message('kind.disciple', { n: card.cost, level: card.level });
    case 'god':
      return message('kind.god', {
        title: card.title,
        pantheon: message(`pantheon.${card.pantheon}`),
        spheres: card.spheres.map((sphere) => message(`sphere.${sphere}`)),
      });
    case 'temple':
      return message('kind.temple', { sphere: message(`sphere.${card.sphere}`) });
  }
};

export const gallery: readonly CardText[] = cards.map((card, face) => ({
  id: slug(card.name),
  name: nameOfFace(face),
  kind: kindOf(card),
  text: textOf(card),
  words: wordsOn(card),
  abilities: of(abilitiesOf, face).map((ability) => ability.id),
}));
/** Every word of the card language. */
export const vocabulary: readonly string[] = effectWords;
