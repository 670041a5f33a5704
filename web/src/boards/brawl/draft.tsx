/** The box while teams are chosen: every Champion with its numbers, its levelled side and its cards. */
import { cardText, CHAMPIONS, championName, sideText } from '@arenarium/brawl/board';
import { Spot } from '../spot.tsx';
import css from './draft.module.css';
import { CoreIcon } from './drawings.tsx';
import type { Props } from './reading.ts';

export function Draft(props: Props) {
  const { view, names } = props;
  const { picks, draft, champions } = view.table;
  if (champions.length > 0) return null;
  return (
    <section className={css.draft} aria-label="Champions to choose from">
      <ul className={css.teams}>
        {names.slice(0, view.seats).map((name, seat) => (
          <li key={seat}>
            <b>{name}</b>: {listed(props, picks[seat] ?? [])}
            {draft !== null && (
              <span className={css.soft}>
                {' '}
                brought {listed(props, draft.brought[seat] ?? [])}; barred {listed(props, draft.barred[seat] ?? [])}
              </span>
            )}
          </li>
        ))}
      </ul>
      <div className={css.box}>
        {CHAMPIONS.map((_, kind) => (
          <ChampionCard key={kind} {...props} kind={kind} />
        ))}
      </div>
    </section>
  );
}
const listed = ({ say }: Props, kinds: readonly number[]): string =>
  kinds.map((kind) => say(championName(kind))).join(', ') || '—';

function ChampionCard(props: Props & { readonly kind: number }) {
  const { kind, say } = props;
  const champion = CHAMPIONS[kind];
  if (champion === undefined) return null;
  const name = championName(kind);
  const basic = sideText(champion.basic, name).map(say).join(' ');
  const levelled = sideText(champion.levelled, name).map(say).join(' ');
  return (
    <article className={css.champion}>
      <Spot point={`kind:${kind}`} label={`${champion.name}. ${basic} Levelled up: ${levelled}`} className={css.head}>
        <b className={css.name}>{champion.name}</b>
        <span>{basic}</span>
        <span className={css.soft}>Levelled up: {levelled}</span>
      </Spot>
      <details>
        <summary>six cards</summary>
        <ul>
          {champion.cards.map((card) => (
            <li key={card.name}>
              <CoreIcon colour={card.colour} className={css.core} /> <b>{card.name}</b>{' '}
              <span className={css.soft}>{cardText(card, name).map(say).join(' ')}</span>
            </li>
          ))}
        </ul>
      </details>
    </article>
  );
}
