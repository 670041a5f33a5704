/** Basic cards and Heroes, in the forms there are. */
import {
  ABILITIES_EACH,
  abilityAt,
  abilityText,
  basicDeck,
  costText,
  emblems,
  heroCards,
  signs,
} from '@arenarium/basicverse/board';
import { CardFrame, type CardForm } from '../../look/card-frame.tsx';
import { FaceDown } from '../../look/pieces.tsx';
import { word } from '../../words/page.ts';
import css from './card.module.css';
import { emblemOfFace, groundOfCard, type Props } from './reading.ts';

/** What it costs: so many Actions, or R for a Reaction. */
const costOf = (face: number): string | number => {
  const actions = basicDeck[face]?.actions;
  return actions === 'reaction' ? word('basicverse.reaction') : (actions ?? '');
};
const groundOf = (face: number): string => groundOfCard(basicDeck[face]?.name ?? '');

export function BasicCard(props: Props & { readonly face: number; readonly form: CardForm }) {
  const { face, form, game, say } = props;
  if (face < 0) return <FaceDown emblem={signs['fortress'] ?? ''} />;
  const id = game.face(face).card;
  const text = game.cards.find((card) => card.id === id)?.text ?? [];
  return (
    <CardFrame
      form={form}
      tint={groundOf(face)}
      emblem={emblemOfFace(face)}
      name={say(game.face(face).name)}
      gem={<b className={css.cost}>{costOf(face)}</b>}
      {...(form !== 'small' && { text: text.map(say).join(' ') })}
    />
  );
}

export function HeroFrame(
  props: Props & { readonly hero: number; readonly form: CardForm; readonly tag?: string; readonly tint?: string },
) {
  const { hero, form, say, tag, tint } = props;
  const card = heroCards[hero];
  if (card === undefined) return null;
  const numbers = [
    { emblem: 'hearts', value: card.hp, word: say({ id: 'fact.hp' }) },
    { emblem: signs['resurrection'] ?? '', value: card.ankh, word: word('basicverse.ankh') },
  ];
  const abilities = Array.from({ length: ABILITIES_EACH }, (_, i) => abilityAt(hero * ABILITIES_EACH + i));
  return (
    <CardFrame
      form={form}
      tint={tint ?? `var(--class-${card.class})`}
      emblem={emblems[card.id] ?? 'person'}
      name={form === 'small' ? say({ id: 'hero.short', hero }) : say({ id: 'hero', hero })}
      kind={[say({ id: `class.${card.class}` })]}
      numbers={numbers}
      {...(tag !== undefined && { tag })}
      {...(form !== 'small' && {
        text: abilities.map((ability) => (
          <span key={ability.id} className={css.ability}>
            <b>{say({ id: `ability.${ability.id}` })}</b>
            {form === 'large' && ` (${say(costText(ability))}): ${abilityText(ability).map(say).join(' ')}`}
          </span>
        )),
      })}
    />
  );
}
