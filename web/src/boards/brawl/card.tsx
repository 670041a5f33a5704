/** Cards in the common frame: Action cards by the colour of their Core, Champion cards by their side. */
import {
  cardText,
  CHAMPIONS,
  championName,
  emblems,
  signs,
  sidesOf,
  sideText,
  type Card,
  type PrintedCard,
  type Target,
} from '@arenarium/brawl/board';
import type { CSSProperties, ReactNode } from 'react';
import { CardFrame, type CardForm, type CardNumber } from '../../look/card-frame.tsx';
import { Emblem } from '../../look/emblem.tsx';
import { word } from '../../words/page.ts';
import css from './card.module.css';
import { coreEmblem, coreTint, kindEmblem, type Props } from './reading.ts';

const aimed = (target: Target): CardNumber => {
  switch (target.aim) {
    case 'melee':
      return { emblem: 'crossed-swords', value: '', word: word('brawl.melee') };
    case 'area':
      return {
        emblem: 'wide-arrow-dunk',
        value: target.hexes,
        word: word(target.hexes === 6 ? 'brawl.around' : 'brawl.arc'),
      };
    case 'direct':
    case 'indirect':
      return {
        emblem: target.aim === 'direct' ? 'fast-arrow' : 'lob-arrow',
        value: `${target.min}–${target.max}`,
        word: word(`brawl.${target.aim}`),
      };
  }
};
/** What a card prints in its number boxes. */
export function numbersOf(card: Card): readonly CardNumber[] {
  if (card.kind === 'reaction')
    return [{ emblem: 'shield', value: `+${card.defence ?? 0}`, word: word('brawl.defence') }];
  return [
    ...(card.move > 0 ? [{ emblem: 'walking-boot', value: card.move, word: word('brawl.move') }] : []),
    ...(card.target === undefined ? [] : [aimed(card.target)]),
    ...(card.kind === 'attack' ? [{ emblem: 'biceps', value: card.strength, word: word('brawl.strength') }] : []),
  ];
}
/** Everything below the numbers: the first line of a card's text says the numbers again. */
export const textOf = ({ say }: Props, { card, champion }: PrintedCard): readonly string[] =>
  cardText(card, championName(champion)).slice(1).map(say);

/** Everything a card says, for those who cannot see it. */
export function spokenCard({ say }: Props, { card, champion, kind }: PrintedCard): string {
  const colour = { id: `colour.${card.colour}` };
  const what = say({ id: `kind.${kind}`, champion: championName(champion), colour });
  return [card.name, what, ...cardText(card, championName(champion)).map(say)].join('. ');
}

const WIDTH = { '--w': 'var(--card-w)' };
const sized = (form: CardForm): { readonly style?: CSSProperties } => (form === 'large' ? {} : { style: WIDTH });

export function ActionCard(props: Props & { readonly printed: PrintedCard; readonly form: CardForm }) {
  const { printed, form, say } = props;
  const { card, champion, kind } = printed;
  return (
    <CardFrame
      form={form}
      tint={coreTint(card.colour)}
      emblem={emblems[printed.id] ?? coreEmblem(card.colour)}
      name={card.name}
      gem={<Emblem name={coreEmblem(card.colour)} />}
      kind={[say(championName(champion)), word(`brawl.kind.${kind}`)]}
      numbers={numbersOf(card)}
      text={textOf(props, printed).map((line) => (
        <span key={line} className={css.line}>
          {line}
        </span>
      ))}
      className={css.action}
      {...sized(form)}
    />
  );
}

interface ChampionProps extends Props {
  readonly kind: number;
  readonly form: CardForm;
  readonly tint: string;
  /** Which side lies up; in the box both count, and the levelled side's text is shown. */
  readonly levelled?: 0 | 1;
  readonly tag?: ReactNode;
}
const sideNumbers = (kind: number, level: 0 | 1): readonly CardNumber[] => {
  const { hitpoints, defence } = sidesOf(kind)[level];
  return [
    { emblem: 'hearts', value: hitpoints, word: word('brawl.hitpointsWord') },
    { emblem: 'shield', value: defence, word: word('brawl.defence') },
  ];
};
/** What a levelled side says besides its numbers. */
const abilitiesOf = ({ say }: Props, kind: number): readonly string[] =>
  sideText(sidesOf(kind)[1], championName(kind)).slice(1).map(say);

export function ChampionCard(props: ChampionProps) {
  const { kind, form, tint, levelled = 0, tag, say } = props;
  return (
    <CardFrame
      form={form}
      tint={tint}
      emblem={kindEmblem(kind)}
      name={say(championName(kind))}
      kind={[word('brawl.champion')]}
      numbers={sideNumbers(kind, levelled)}
      text={
        form === 'large' ? (
          <BothSides {...props} />
        ) : (
          abilitiesOf(props, kind).map((line) => (
            <span key={line} className={css.line}>
              <Emblem name={signs.levelUp} /> {line}
            </span>
          ))
        )
      }
      {...(tag !== undefined && { tag })}
      className={css.champion}
      {...sized(form)}
    />
  );
}

/** Large: what each side says, and the six cards that come with the Champion. */
function BothSides(props: ChampionProps) {
  const { kind, levelled, say } = props;
  return (
    <>
      {sidesOf(kind).map((side, level) => (
        <span key={level} className={css.line} data-up={levelled === level ? 'yes' : undefined}>
          <b>{word(level === 0 ? 'brawl.basic' : 'brawl.levelledSide')}</b>{' '}
          {sideText(side, championName(kind)).map(say).join(' ')}
        </span>
      ))}
      <b>{word('brawl.sixCards')}</b>
      {(CHAMPIONS[kind]?.cards ?? []).map((card) => (
        <span key={card.name} className={css.line}>
          <span className={css.mark} style={{ color: coreTint(card.colour) }}>
            <Emblem name={coreEmblem(card.colour)} />
          </span>{' '}
          <b>{card.name}</b> {word(`brawl.kind.${card.kind}`)}
        </span>
      ))}
    </>
  );
}

/** What the box says of a Champion, for those who cannot see it. */
export const spokenKind = ({ say }: Props, kind: number): string =>
  [
    say(championName(kind)),
    ...sidesOf(kind).flatMap((side, level) => [
      word(level === 0 ? 'brawl.basic' : 'brawl.levelledSide'),
      ...sideText(side, championName(kind)).map(say),
    ]),
  ].join('. ');
