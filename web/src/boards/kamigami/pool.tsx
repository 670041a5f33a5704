/** Cards to choose from that lie nowhere in sight: Gods and Temples before the match, piles looked through in it. */
import { disciples, faceNamed, templeFaces, warriors } from '@arenarium/kamigami/board';
import { Room } from '../../look/room.tsx';
import { Spot } from '../spot.tsx';
import { Card, spokenCard } from './card.tsx';
import { Heading } from './heading.tsx';
import css from './pool.module.css';
import { faceAt, isChoosing, words, type Props } from './reading.ts';

interface PoolOfCards {
  /** What lies there, in the words of the game. */
  readonly title: 'choose' | 'gods' | 'temples' | 'kinds';
  readonly cards: readonly { readonly point: string; readonly face: number; readonly tag?: string }[];
}

const ofFaces = (title: PoolOfCards['title'], faces: readonly number[]): PoolOfCards => ({
  title,
  cards: faces.map((face) => ({ point: `face:${face}`, face })),
});

/** What is to be shown instead of the Hall, or null. */
export function poolOf(props: Props): PoolOfCards | null {
  return isChoosing(props) ? beforeTheMatch(props) : outOfSight(props);
}

function beforeTheMatch(props: Props): PoolOfCards {
  const { view, decision, names } = props;
  const { table } = view;
  const isOffered = (face: number): boolean =>
    decision?.options.some(({ points }) => points.includes(`face:${face}`)) ?? false;
  const kinds = [...disciples, ...warriors].map(({ name }) => faceNamed(name)).filter(isOffered);
  if (kinds.length > 0) return ofFaces('kinds', kinds);
  if (templeFaces.some(isOffered)) return ofFaces('temples', templeFaces);
  const choices = table.godChoices.flat().filter((card) => faceAt(props, card) >= 0);
  if (choices.length > 0)
    return { title: 'gods', cards: choices.map((card) => ({ point: `card:${card}`, face: faceAt(props, card) })) };
  return {
    title: 'gods',
    cards: table.god.flatMap((face, seat) =>
      face < 0 ? [] : [{ point: `unit:${seat}`, face, tag: names[seat] ?? '' }],
    ),
  };
}

/** Cards that options point at and that lie in piles nobody sees spread out. */
function outOfSight(props: Props): PoolOfCards | null {
  const { view, decision } = props;
  const { table, seat } = view;
  if (decision === null) return null;
  const hidden = new Set([...table.discard.flat(), ...table.netherworld]);
  const pointed =
    decision.question === 'kamigami/foretold'
      ? (table.deck[seat] ?? []).slice(-1)
      : decision.options
          .flatMap(({ points }) =>
            points.filter((point) => point.startsWith('card:')).map((point) => Number(point.slice(5))),
          )
          .filter((card) => hidden.has(card));
  const cards = [...new Set(pointed)].map((card) => ({ point: `card:${card}`, face: faceAt(props, card) }));
  return cards.length === 0 ? null : { title: 'choose', cards };
}

/** From so many on cards lie in two rows, and in three; narrow fields break earlier. */
function columnsFor(n: number, isNarrow: boolean): number {
  const most = isNarrow ? 4 : 6;
  return n <= most ? Math.max(n, isNarrow ? 2 : 3) : Math.max(most, Math.ceil(n / 3));
}

export function Pool(props: Props & { readonly pool: PoolOfCards }) {
  const { say, pool, shape } = props;
  const isNarrow = shape === 'phone' || shape === 'side';
  const { cards, title } = pool;
  const columns = columnsFor(cards.length, isNarrow);
  const rows = Math.max(1, Math.ceil(cards.length / columns));
  // Text is read on large cards only; the rest is a closer look away.
  const form = isNarrow || columns > 6 || (rows > 1 && !isChoosing(props)) ? 'small' : 'hand';
  return (
    <section className={css.pool} aria-label={say(words(title))}>
      <Heading>{say(words(title))}</Heading>
      <Room>
        <ul className={css.cards} style={{ '--columns': columns, '--rows': rows }}>
          {cards.map(({ point, face, tag }) => (
            <li key={point}>
              <Spot point={point} label={spokenCard(props, face)} className={css.card}>
                <Card {...props} face={face} form={form} tag={tag} />
              </Spot>
            </li>
          ))}
        </ul>
      </Room>
    </section>
  );
}
