/** A printed card: Warrior, Disciple, God or Temple, with its text as the rules render it. */
import type { Colour } from '@arenarium/kamigami/board';
import { CardFrame, type CardForm } from '../../look/card-frame.tsx';
import { FaceDown } from '../../look/pieces.tsx';
import { word } from '../../words/page.ts';
import css from './card.module.css';
import { Gem, Gems } from './gem.tsx';
import { emblemOf, linesOf, nameOf, printed, tintOf, type Props } from './reading.ts';
import { boardSigns } from './signs.ts';

interface CardProps extends Props {
  readonly face: number;
  readonly form: CardForm;
  /** The Primary Colour it has now, where that has changed. */
  readonly colour?: Colour | undefined;
  readonly tag?: string | undefined;
  /** How many lie there, the top one to be seen. */
  readonly copies?: number | undefined;
}

export function Card(props: CardProps) {
  const { face, form, colour, tag, copies, say } = props;
  const card = printed(face);
  if (card === null) return <FaceDown emblem={boardSigns.game} />;
  const lines = linesOf(props, face);
  const now = card.type === 'warrior' ? (colour ?? card.colour) : null;
  const chains = card.type === 'warrior' ? card.chains : [];
  return (
    <span className={css.holder}>
      <CardFrame
        form={form}
        tint={tintOf(props, face, colour)}
        emblem={emblemOf(props, face)}
        name={nameOf(props, face)}
        className={css.card}
        {...('cost' in card && { gem: card.cost })}
        {...(now !== null && { corner: <Gem colour={now} /> })}
        {...(form === 'small' && chains.length > 0 && { tokens: <Gems of={chains} /> })}
        {...(tag !== undefined && { tag })}
        kind={
          now === null
            ? [kindOf(props, face)]
            : [
                <span key="colour" className={css.colour}>
                  {say({ id: `colour.${now}` })}
                </span>,
                <span key="chains" className={css.chains}>
                  {word('kamigami.chainsTo')} <Gems of={chains} />
                </span>,
              ]
        }
        text={lines.map((line, i) => (
          <span key={i} className={css.line}>
            {line}
          </span>
        ))}
      />
      {copies !== undefined && copies > 1 && <b className={css.copies}>{word('kamigami.copies', { n: copies })}</b>}
    </span>
  );
}

function kindOf({ say }: Props, face: number): string {
  const card = printed(face);
  switch (card?.type) {
    case 'god':
      return word('kamigami.godOf', { title: card.title });
    case 'temple':
      return say({ id: `sphere.${card.sphere}` });
    case 'disciple':
      return word('kamigami.disciple', { level: card.level });
    default:
      return '';
  }
}

/** What a card is, for those who cannot see it. */
export function spokenCard(props: Props, face: number): string {
  const { game, say } = props;
  if (face < 0) return nameOf(props, face);
  const kind = game.cards.find(({ id }) => id === game.face(face).card)?.kind;
  return [nameOf(props, face), ...(kind === undefined ? [] : [say(kind)]), ...linesOf(props, face)].join('. ');
}

/** Cards that lie in a pile open to all, by name and number. */
export function PileList(props: Props & { readonly cards: readonly number[] }) {
  const counts = new Map<string, number>();
  for (const card of props.cards) {
    const name = nameOf(props, props.view.faces[card] ?? -1);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return (
    <ul className={css.list}>
      {[...counts].map(([name, n]) => (
        <li key={name}>{n > 1 ? word('kamigami.several', { name, n }) : name}</li>
      ))}
      {counts.size === 0 && <li>{props.say({ id: 'board.empty' })}</li>}
    </ul>
  );
}

/** Faith, as a coin. */
export const Faith = ({ n, say }: Pick<Props, 'say'> & { readonly n: number }) => (
  <span className={css.faith} role="img" aria-label={say({ id: 'board.faith', n })}>
    <b>{n}</b>
    <small>{say({ id: 'fact.faith' })}</small>
  </span>
);
