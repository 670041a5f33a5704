/** The middle of the table: the Hall of Heroes, the Disciples, the Chain of this turn, and what is being resolved. */
import { actorOf, type Moment, momentText, NONE } from '@arenarium/kamigami/board';
import { seatNamed } from '@arenarium/engine';
import { Emblem } from '../../look/emblem.tsx';
import { Room } from '../../look/room.tsx';
import { word } from '../../words/page.ts';
import { Spot } from '../spot.tsx';
import { Card, spokenCard } from './card.tsx';
import { Chain } from './chain.tsx';
import css from './field.module.css';
import { Heading } from './heading.tsx';
import { Pool, poolOf } from './pool.tsx';
import { faceAt, isChoosing, sign, words, type Props } from './reading.ts';

export function Field(props: Props) {
  const pool = poolOf(props);
  if (isChoosing(props)) {
    return (
      <Room className={css.field} data-choosing="yes">
        {pool !== null && <Pool {...props} pool={pool} />}
      </Room>
    );
  }
  return (
    <Room className={css.field}>
      <div className={css.upper}>{pool === null ? <Hall {...props} /> : <Pool {...props} pool={pool} />}</div>
      <div className={css.lower}>
        <Chain {...props} />
        {!isNarrow(props) && <Disciples {...props} />}
      </div>
      <Resolving {...props} />
    </Room>
  );
}

/** Where there is little room, Hall and Disciples lie together. */
const isNarrow = ({ shape }: Props): boolean => shape === 'phone' || shape === 'side';

function Hall(props: Props) {
  const { say, view } = props;
  const { table } = view;
  const piles = isNarrow(props) ? [...table.hall, ...table.piles] : table.hall;
  return (
    <section className={css.hall} aria-label={say(words('hall'))} data-places="pile:hall">
      <Heading more={<OpenPiles {...props} />}>{say(words('hall'))}</Heading>
      <ul className={css.stacks}>
        {piles.map((pile, i) => (
          <li key={i} data-pile={i < table.hall.length ? 'hall' : 'disciples'}>
            <Stack {...props} pile={pile} form={isNarrow(props) ? 'small' : 'hand'} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The Warrior Deck, and the Netherworld that all may look through. */
const OpenPiles = ({ say, view: { table } }: Props) => (
  <span className={css.open}>
    {(['warriorDeck', 'netherworld'] as const).map((pile) => (
      <Spot key={pile} point={`pile:${pile}`} label={say(words(pile, { n: table[pile].length }))} className={css.chip}>
        {say(words(pile, { n: table[pile].length }))}
      </Spot>
    ))}
  </span>
);

function Disciples(props: Props) {
  const { say, view } = props;
  return (
    <section className={css.disciples} aria-label={say(words('disciples'))}>
      <Heading>{say(words('disciples'))}</Heading>
      <ul className={css.stacks}>
        {view.table.piles.map((pile, i) => (
          <li key={i}>
            <Stack {...props} pile={pile} form="small" />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface StackProps extends Props {
  readonly pile: readonly number[];
  readonly form: 'small' | 'hand';
}

/** A stack shows its top card and how many there are. */
function Stack(props: StackProps) {
  const { pile, form, say } = props;
  const top = pile.at(-1);
  if (top === undefined) return <span className={css.empty}>{say(words('empty'))}</span>;
  const face = faceAt(props, top);
  return (
    <Spot
      point={`card:${top}`}
      label={word('kamigami.stack', { card: spokenCard(props, face), left: say(words('left', { n: pile.length })) })}
      className={css.stack}
    >
      <Card {...props} face={face} form={form} copies={pile.length} />
    </Spot>
  );
}

/** What is being resolved, the latest first, and who may answer it now. */
function Resolving(props: Props) {
  const { say, view } = props;
  const { moments } = view.table;
  if (moments.length === 0) return null;
  const asked = view.waiting
    .filter(({ question }) => question === 'kamigami/react')
    .map(({ seat }) => say(seatNamed(seat)));
  // An ability whose Attack is being resolved is told by its Attack.
  const told = moments.filter((m, i) => !(m.is === 'used' && moments[i + 1]?.is === 'attack'));
  return (
    <section className={css.resolving} aria-label={say(words('moments'))}>
      <ol>
        {told.toReversed().map((m, i) => {
          const text = say(momentText(m, (id) => faceAt(props, id)));
          return (
            <li
              key={`${told.length - i} ${text}`}
              data-stopped={m.stopped === 1 ? 'yes' : undefined}
              data-latest={i === 0 ? 'yes' : undefined}
            >
              <Emblem name={emblemOfMoment(props, m)} />
              <span>{text}</span>
            </li>
          );
        })}
      </ol>
      {asked.length > 0 && <small>{say(words('waiting', { seats: asked.join(', ') }))}</small>}
    </section>
  );
}

function emblemOfMoment(props: Props, m: Moment): string {
  const about = m.card === NONE && m.ability === NONE ? `seat:${m.seat}` : actorOf(m);
  return sign(props, about)?.emblem ?? sign(props, 'game')?.emblem ?? '';
}
