/** The Chain on its cord: what has been played this turn, and the colours that may follow. */
import { type Colour, colours } from '@arenarium/kamigami/board';
import { word } from '../../words/page.ts';
import { Spot } from '../spot.tsx';
import { Card, spokenCard } from './card.tsx';
import css from './chain.module.css';
import { Gem, Gems } from './gem.tsx';
import { Heading } from './heading.tsx';
import { coloursIn, faceAt, words, type Props } from './reading.ts';

export function Chain(props: Props) {
  const { say, view } = props;
  const { table } = view;
  const beside = besideChain(props);
  return (
    <section className={css.chain} aria-label={say(words('chain'))}>
      <Heading more={<span className={css.faith}>{say(words('faith', { n: table.faith }))}</span>}>
        {say(words('chain'))}
      </Heading>
      <ol className={css.cord}>
        {beside.map(({ card, owner }) => (
          <li key={card} className={css.beside}>
            <Played {...props} card={card} {...(owner !== table.active && { tag: props.names[owner] ?? '' })} />
          </li>
        ))}
        {table.chain.map((card, i) => {
          const colour = colourNow(table.chainColours[i]);
          return (
            <li key={card} className={css.link} data-latest={i === table.chain.length - 1 ? 'yes' : undefined}>
              {i > 0 && <span className={css.knot}>{colour !== undefined && <Gem colour={colour} />}</span>}
              <Played {...props} card={card} colour={colour} />
            </li>
          );
        })}
        {/* A place of its own behind every card: it does not wander. */}
        <li key={`after ${beside.length + table.chain.length}`} className={css.next}>
          <Next {...props} />
        </li>
      </ol>
    </section>
  );
}

const colourNow = (bits: number | undefined): Colour | undefined =>
  bits === undefined || bits === 0 ? undefined : colours[Math.log2(bits)];

/** Cards in play outside the Chain: Disciples, Reacts, and what is being Adjudicated; whoever is at turn first. */
function besideChain({ view: { table, seats } }: Props): readonly { readonly card: number; readonly owner: number }[] {
  return Array.from({ length: seats }, (_, i) => (table.active + i) % seats).flatMap((owner) =>
    [...(table.play[owner] ?? []), ...(table.aside[owner] ?? [])]
      .filter((card) => !table.chain.includes(card))
      .map((card) => ({ card, owner })),
  );
}

interface PlayedProps extends Props {
  readonly card: number;
  readonly colour?: Colour | undefined;
  readonly tag?: string;
}
function Played(props: PlayedProps) {
  const face = faceAt(props, props.card);
  return (
    <Spot point={`card:${props.card}`} label={spokenCard(props, face)} className={css.card}>
      <Card {...props} face={face} form="small" />
    </Spot>
  );
}

/** Where the next Warrior would lie. */
function Next({ say, view: { table } }: Props) {
  const open = coloursIn(table.chaining);
  const isAny = open.length === colours.length;
  return (
    <span
      className={css.slot}
      role="img"
      aria-label={
        isAny
          ? say(words('noChain'))
          : say(words('next', { colours: open.map((colour) => say({ id: `colour.${colour}` })).join(', ') }))
      }
    >
      <Gems of={open} />
      <small>{word(isAny ? 'kamigami.anyNext' : 'kamigami.next')}</small>
    </span>
  );
}
