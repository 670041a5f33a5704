/** One player: points, Cores, piles, and the Champion cards with both their sides. */
import {
  championIds,
  championName,
  championOf,
  COLOURS,
  goalOf,
  hitpointsOf,
  sidesOf,
  sideText,
  type ChampionId,
} from '@arenarium/brawl/board';
import { Spot } from '../spot.tsx';
import { CoreIcon } from './drawings.tsx';
import css from './player.module.css';
import { printedAt, spokenChampion, type Props } from './reading.ts';

interface SeatProps extends Props {
  readonly seat: number;
}

export function Player(props: SeatProps) {
  const { seat, view, names } = props;
  const { table } = view;
  const own = table.players[seat];
  if (own === undefined) return null;
  const side = seat % 2 === 0 ? 0 : 1;
  return (
    <section
      className={css.player}
      data-side={side}
      data-active={table.active === seat && table.round > 0 ? 'yes' : undefined}
    >
      <header className={css.head}>
        <Spot
          point={`seat:${seat}`}
          label={`${names[seat] ?? ''}, ${table.vp[side]} of ${goalOf(table)} VP`}
          className={css.who}
        >
          {names[seat]}
        </Spot>
        <span className={css.vp}>
          {'★'.repeat(table.vp[side])}
          <span className={css.to}>{'☆'.repeat(Math.max(0, goalOf(table) - table.vp[side]))}</span>
        </span>
        <Cores {...props} cores={own.cores} />
        <span className={css.piles}>
          hand {own.hand.length} · deck {own.deck.length}
        </span>
        <Discard {...props} />
      </header>
      <div className={css.champions}>
        {championIds(table).map((id) =>
          championOf(table, id).seat === seat ? <ChampionCard key={id} {...props} id={id} /> : null,
        )}
      </div>
    </section>
  );
}

function Cores({ say, seat, decision, cores }: SeatProps & { readonly cores: number }) {
  return (
    <span className={css.cores}>
      {COLOURS.map((colour, i) => {
        const isReady = ((cores >> i) & 1) === 1;
        const label = `${say({ id: `colour.${colour}` })} Core, ${isReady ? 'ready' : 'exhausted'}`;
        const sign = <CoreIcon colour={colour} className={css.core} />;
        // Only the Cores of whoever is asked can pay.
        return decision?.seat === seat ? (
          <Spot key={colour} point={`core:${1 << i}`} label={label} className={css.coreSpot}>
            <span data-ready={isReady ? 'yes' : 'no'}>{sign}</span>
          </Spot>
        ) : (
          <span key={colour} role="img" aria-label={label} data-ready={isReady ? 'yes' : 'no'}>
            {sign}
          </span>
        );
      })}
    </span>
  );
}

function Discard(props: SeatProps) {
  const pile = props.view.table.players[props.seat]?.discard ?? [];
  if (pile.length === 0) return <span className={css.piles}>discard 0</span>;
  return (
    <details className={css.discard}>
      <summary>discard {pile.length}</summary>
      <ul>
        {pile.map((id) => (
          <li key={id}>{printedAt(props, id)?.card.name ?? '?'}</li>
        ))}
      </ul>
    </details>
  );
}

function ChampionCard(props: SeatProps & { readonly id: ChampionId }) {
  const { id, view, say } = props;
  const f = championOf(view.table, id);
  const name = championName(f.kind);
  const hitpoints = hitpointsOf(f);
  const place = f.at < 0 ? 'at the Gate' : '';
  return (
    <article className={css.champion} data-gate={f.at < 0 ? 'yes' : undefined}>
      <Spot
        point={`champion:${id}`}
        label={`${spokenChampion(props, f)}${f.at < 0 ? ', at the Gate' : ''}`}
        className={css.name}
      >
        <b>{say(name)}</b> {f.levelled === 1 && <span className={css.level}>levelled</span>}{' '}
        <span className={css.place}>{place}</span>
        <span className={css.life} aria-hidden="true">
          {Array.from({ length: hitpoints }, (_, i) => (
            <span key={i} className={css.box} data-hurt={i < f.damage ? 'yes' : undefined} />
          ))}
        </span>
      </Spot>
      <details>
        <summary>card</summary>
        {sidesOf(f.kind).map((side, i) => (
          <p key={i} data-up={f.levelled === i ? 'yes' : undefined}>
            {i === 0 ? 'Basic: ' : 'Levelled up: '}
            {sideText(side, name).map(say).join(' ')}
          </p>
        ))}
      </details>
    </article>
  );
}
