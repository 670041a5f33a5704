/** One's hand as a fan, the four Standard Actions, and one's piles. */
import { cardPoint, pilePoint, STANDARD } from '@arenarium/brawl/board';
import { Emblem } from '../../look/emblem.tsx';
import { Fan } from '../../look/fan.tsx';
import { FaceDown, Pile } from '../../look/pieces.tsx';
import { word } from '../../words/page.ts';
import { Spot } from '../spot.tsx';
import { ActionCard, spokenCard } from './card.tsx';
import css from './hand.module.css';
import { ownSeat, printedAt, standardEmblem, type Props } from './reading.ts';

const isSmall = ({ shape }: Props): boolean => shape === 'phone' || shape === 'side';

export function Hand(props: Props) {
  const seat = ownSeat(props);
  const { view, names } = props;
  const cards = view.table.players[seat]?.hand ?? [];
  if (seat < 0 || view.table.champions.length === 0) return null;
  return (
    <Fan label={word('brawl.handOf', { who: names[seat] ?? '', n: cards.length })} none={word('brawl.noCards')}>
      {isSmall(props) && props.decision?.question === 'brawl/act' && <Standards {...props} />}
      {cards.map((id) => (
        <HandCard key={id} {...props} id={id} />
      ))}
    </Fan>
  );
}

function HandCard(props: Props & { readonly id: number }) {
  const { id } = props;
  const printed = printedAt(props, id);
  return (
    <Spot
      point={cardPoint(id)}
      label={printed === null ? word('card.faceDown') : spokenCard(props, printed)}
      className={css.card}
    >
      {printed === null ? (
        <FaceDown emblem="crossed-swords" />
      ) : (
        <ActionCard {...props} printed={printed} form={isSmall(props) ? 'small' : 'hand'} />
      )}
    </Spot>
  );
}

/** SFB-10.2: press one, then the Champion who is to use it. */
function Standards(props: Props) {
  const { say, view } = props;
  const isOwnTurn = view.table.active === ownSeat(props);
  return (
    <ul
      className={css.standards}
      data-small={props.shape === 'wide' ? undefined : 'yes'}
      aria-label={word('brawl.standards')}
    >
      {STANDARD.map(({ id }, i) => {
        const isUsed = isOwnTurn && ((view.table.used >> i) & 1) === 1;
        const name = say({ id: `standard.${id}` });
        return (
          <li key={id}>
            <Spot
              point={`standard:${id}`}
              label={isUsed ? word('brawl.usedUp', { action: name }) : name}
              className={css.standard}
            >
              <Emblem name={standardEmblem(id)} />
              <span data-used={isUsed ? 'yes' : undefined}>{word(`brawl.short.${id}`)}</span>
            </Spot>
          </li>
        );
      })}
    </ul>
  );
}

export function Piles(props: Props) {
  const seat = ownSeat(props);
  const { view, names } = props;
  const own = view.table.players[seat];
  if (own === undefined || isSmall(props) || view.table.champions.length === 0) return null;
  const who = names[seat] ?? '';
  const piles = [
    { pile: 'deck', emblem: 'crossed-swords', name: word('brawl.deck'), n: own.deck.length },
    { pile: 'discard', emblem: 'card-discard', name: word('brawl.discard'), n: own.discard.length },
  ] as const;
  return (
    <div className={css.side}>
      <Standards {...props} />
      <span className={css.piles}>
        {piles.map(({ pile, emblem, name, n }) => (
          <Spot key={pile} point={pilePoint(pile, seat)} label={word('brawl.pileOf', { pile: name, who, n })}>
            <Pile emblem={emblem} count={n} name={name} />
          </Spot>
        ))}
      </span>
    </div>
  );
}
