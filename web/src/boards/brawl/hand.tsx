/** One's hand, and the four Standard Actions. */
import { cardText, championName, COLOURS, STANDARD, type PrintedCard } from '@arenarium/brawl/board';
import { Spot } from '../spot.tsx';
import { CoreIcon } from './drawings.tsx';
import css from './hand.module.css';
import { printedAt, type Props } from './reading.ts';

interface SeatProps extends Props {
  readonly seat: number;
}

export function Hand(props: SeatProps) {
  const cards = props.view.table.players[props.seat]?.hand ?? [];
  return (
    <section className={css.hand} aria-label={`${props.names[props.seat] ?? ''}: ${props.say({ id: 'zone.hand' })}`}>
      {cards.map((id) => (
        <HandCard key={id} {...props} id={id} />
      ))}
    </section>
  );
}

function HandCard(props: SeatProps & { readonly id: number }) {
  const { id, say } = props;
  const printed = printedAt(props, id);
  if (printed === null) {
    return (
      <Spot point={`card:${id}`} label="a face-down card" className={css.card}>
        <span className={css.back}>?</span>
      </Spot>
    );
  }
  const lines = cardText(printed.card, championName(printed.champion)).map(say);
  const owner = say(championName(printed.champion));
  return (
    <Spot
      point={`card:${id}`}
      label={`${printed.card.name}, ${kindName(props, printed)}. ${lines.join(' ')}`}
      className={css.card}
    >
      <span className={css.face} data-colour={printed.card.colour}>
        <span className={css.title}>
          <CoreIcon colour={printed.card.colour} className={css.core} />
          <b>{printed.card.name}</b>
        </span>
        <span className={css.owner}>
          {owner} · {printed.kind}
        </span>
        {lines.map((line) => (
          <span key={line} className={css.line}>
            {line}
          </span>
        ))}
      </span>
    </Spot>
  );
}
const kindName = ({ say }: Props, printed: PrintedCard): string =>
  say({
    id: `kind.${printed.kind}`,
    champion: championName(printed.champion),
    colour: { id: `colour.${printed.card.colour}` },
  });

/** SFB-10.2: press one, then the Champion who is to use it. */
export function Standards(props: SeatProps) {
  const { say, view } = props;
  return (
    <section className={css.standards} aria-label="Standard Actions">
      {STANDARD.map(({ id, cores }, i) => {
        const isUsed = ((view.table.used >> i) & 1) === 1;
        const name = say({ id: `standard.${id}` });
        return (
          <Spot
            key={id}
            point={`standard:${id}`}
            label={`${name}${isUsed ? ', used this turn' : ''}`}
            className={css.standard}
          >
            <span data-used={isUsed ? 'yes' : undefined}>
              {COLOURS.filter((_, bit) => cores.some((core) => core === 1 << bit)).map((colour) => (
                <CoreIcon key={colour} colour={colour} className={css.core} />
              ))}{' '}
              {name}
            </span>
          </Spot>
        );
      })}
    </section>
  );
}
