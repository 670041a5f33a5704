/** A printed card: Warrior, Disciple, God or Temple, with its text as the rules render it. */
import { colours } from '@arenarium/kamigami/board';
import css from './card.module.css';
import { Gem } from './gem.tsx';
import { printed, words, type Props } from './reading.ts';

interface Face {
  readonly face: number;
  /** With its rules text, or only what tells it from others. */
  readonly size: 'full' | 'small';
  /** The Primary Colour it has now, as a bit, where that has changed. */
  readonly colour?: number | undefined;
}

export function CardFace({ props, face, size, colour }: Face & { readonly props: Props }) {
  const card = printed(face);
  if (card === null) return <CardBack />;
  const now = colour === undefined ? undefined : colours[Math.log2(colour)];
  const { game, say } = props;
  const { text = [], kind } = game.cards.find(({ id }) => id === game.face(face).card) ?? {};
  return (
    <span
      className={css.card}
      data-kind={card.type}
      data-colour={card.type === 'warrior' ? (now ?? card.colour) : 'none'}
      data-size={size}
    >
      <span className={css.head}>
        {card.type === 'warrior' && <Gem colour={now ?? card.colour} />}
        <span className={css.name}>{say(game.face(face).name)}</span>
        {'cost' in card && <span className={css.cost}>{card.cost}</span>}
      </span>
      {card.type === 'warrior' && (
        <span className={css.chains}>
          <span aria-hidden="true">→</span>
          {card.chains.map((next) => (
            <Gem key={next} colour={next} small="yes" />
          ))}
        </span>
      )}
      {size === 'full' && (card.type === 'god' || card.type === 'temple') && kind !== undefined && (
        <span className={css.kind}>{say(kind)}</span>
      )}
      {size === 'full' && (
        <span className={css.text}>
          {text.map((line, i) => (
            <span key={i}>{say(line)}</span>
          ))}
        </span>
      )}
    </span>
  );
}

function CardBack() {
  return (
    <span className={css.card} data-kind="back" data-size="small">
      <svg viewBox="0 0 40 40" className={css.back} aria-hidden="true">
        <path d="M20 4 L34 14 L29 32 H11 L6 14 Z M20 4 L29 32 M20 4 L11 32 M6 14 H34" />
      </svg>
    </span>
  );
}

/** What a card is, for those who cannot see it. */
export function spokenCard({ game, say }: Props, face: number): string {
  const card = printed(face);
  if (card === null) return say(words('faceDown'));
  const { kind, text } = game.cards.find(({ id }) => id === game.face(face).card) ?? {};
  return [say(game.face(face).name), kind === undefined ? '' : say(kind), ...(text ?? []).map(say)]
    .filter((part) => part !== '')
    .join('. ');
}
