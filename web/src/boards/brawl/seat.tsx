/** Players and their Champions: panels for the others, one's own state in the dock, one line of it on a phone. */
import {
  championOf,
  championPoint,
  COLOURS,
  goalOf,
  hitpointsOf,
  isBloodied,
  pilePoint,
  seatPoint,
  sideOf,
  type ChampionId,
} from '@arenarium/brawl/board';
import { Emblem } from '../../look/emblem.tsx';
import { Count, Medallion } from '../../look/pieces.tsx';
import { HealthBar, SeatPanel, type SeatForm } from '../../look/seat.tsx';
import { word } from '../../words/page.ts';
import { Spot } from '../spot.tsx';
import {
  championNamed,
  championsOf,
  conditionsOf,
  coreEmblem,
  coreTint,
  defenceNow,
  faceOfSeat,
  kindEmblem,
  leftOf,
  ownSeat,
  shapeOf,
  spokenChampion,
  tintOf,
  type Props,
  type SeatProps,
} from './reading.ts';
import css from './seat.module.css';

interface FormProps extends SeatProps {
  readonly form: SeatForm;
}

/** What a seat does just now, in a word. */
function doing({ view, seat }: SeatProps): string | null {
  const { table, waiting } = view;
  if (table.round === 0) return waiting.some((each) => each.seat === seat) ? word('brawl.choosing') : null;
  const isTurn = table.active === seat;
  if (waiting.some((each) => each.seat === seat)) return word(isTurn ? 'brawl.toAct' : 'brawl.toAnswer');
  if (isTurn && (table.action?.targets.length ?? 0) > 0) return word('brawl.attacks');
  return isTurn ? word('brawl.turn') : null;
}

export function RivalSeat(props: FormProps) {
  const { seat, form, names, view } = props;
  const { table } = view;
  return (
    <SeatPanel
      seat={seat}
      name={names[seat] ?? ''}
      form={form}
      emblem={faceOfSeat(props, seat)}
      tint={tintOf(props, seat)}
      shape={shapeOf(props, seat)}
      doing={form === 'full' ? doing(props) : null}
      isTurn={table.active === seat && table.round > 0}
      score={form === 'full' ? <Cores {...props} /> : <Points {...props} />}
    >
      {form === 'full' && <Crowns {...props} />}
      <div className={css.line}>
        <div className={css.champions} data-form={form}>
          {championsOf(props, seat).map((id) => (
            <ChampionRow key={id} {...props} id={id} />
          ))}
        </div>
        {form === 'row' && <Cores {...props} />}
      </div>
      {form === 'full' && <Facts {...props} />}
    </SeatPanel>
  );
}

/** Laurels won, out of those that win. */
export function Crowns({ view: { table }, seat }: SeatProps) {
  const n = table.vp[sideOf(seat)];
  const of = goalOf(table);
  return (
    <span className={css.crowns} role="img" aria-label={word('brawl.vp', { n, of })}>
      {Array.from({ length: Math.max(of, n) }, (_, i) => (
        <Emblem key={i} name="laurel-crown" className={i < n ? css.won : css.open} />
      ))}
    </span>
  );
}
/** The same as a number. */
const Points = ({ view: { table }, seat }: SeatProps) => (
  <span className={css.points}>
    <Count
      emblem="laurel-crown"
      value={`${table.vp[sideOf(seat)]}/${goalOf(table)}`}
      word={word('brawl.vp', { n: table.vp[sideOf(seat)], of: goalOf(table) })}
    />
  </span>
);

/** Ready Cores are full, exhausted ones hollow and turned. Only the Cores of whoever is asked can pay. */
export function Cores({ say, seat, decision, view }: SeatProps) {
  const cores = view.table.players[seat]?.cores ?? 0;
  return (
    <span className={css.cores}>
      {COLOURS.map((colour, i) => {
        const isReady = ((cores >> i) & 1) === 1;
        const label = word('brawl.core', { colour: say({ id: `colour.${colour}` }), ready: isReady });
        const drawn = (
          <span className={css.core} style={{ '--tint': coreTint(colour) }} data-ready={isReady ? 'yes' : 'no'}>
            <Emblem name={coreEmblem(colour)} />
          </span>
        );
        return decision?.seat === seat ? (
          <Spot key={colour} point={`core:${1 << i}`} label={label} className={css.coreSpot}>
            {drawn}
          </Spot>
        ) : (
          <span key={colour} role="img" aria-label={label}>
            {drawn}
          </span>
        );
      })}
    </span>
  );
}

/** A Champion in a line: face, name and how it stands, a bar, hitpoints and defence. */
export function ChampionRow(props: FormProps & { readonly id: ChampionId }) {
  const { id, view, form, seat } = props;
  const champion = championOf(view.table, id);
  const of = hitpointsOf(champion);
  const left = leftOf(champion);
  const conditions = conditionsOf(props, id);
  return (
    <Spot
      point={championPoint(id)}
      label={spokenChampion(props, id)}
      className={`${css.champion} ${champion.at < 0 ? css.waits : ''}`}
    >
      <Medallion
        emblem={kindEmblem(champion.kind)}
        tint={tintOf(props, seat)}
        shape={shapeOf(props, seat)}
        className={css.face}
      />
      {form === 'full' && (
        <span className={css.who}>
          <span className={css.name}>
            <b>{championNamed(props, id)}</b>
            {conditions.length > 0 && (
              <em data-low={isBloodied(champion) ? 'yes' : undefined}>{conditions.join(', ')}</em>
            )}
          </span>
          <HealthBar of={of} left={left} label={word('brawl.hitpoints', { n: left, of })} />
        </span>
      )}
      <span className={css.left} data-low={isBloodied(champion) ? 'yes' : undefined}>
        {left}
        {form === 'full' && <small>/{of}</small>}
      </span>
      {form === 'full' && (
        <span className={css.defence}>
          <Emblem name="shield" /> {defenceNow(props, id)}
        </span>
      )}
    </Spot>
  );
}

/** Hand, deck and discard pile of another, as numbers. */
function Facts(props: SeatProps) {
  const { seat, view, names } = props;
  const own = view.table.players[seat];
  if (own === undefined) return null;
  const label = (pile: string, n: number): string => word('brawl.pileOf', { pile, who: names[seat] ?? '', n });
  const piles = [
    { point: `pile:hand/${seat}`, emblem: 'poker-hand', name: word('brawl.hand'), n: own.hand.length },
    { point: pilePoint('deck', seat), emblem: 'card-draw', name: word('brawl.deck'), n: own.deck.length },
    { point: pilePoint('discard', seat), emblem: 'card-discard', name: word('brawl.discard'), n: own.discard.length },
  ];
  return (
    <span className={css.facts}>
      {piles.map(({ point, emblem, name, n }) => (
        <Spot key={point} point={point} label={label(name, n)} className={css.fact}>
          <Count emblem={emblem} value={n} word={name} />
        </Spot>
      ))}
    </span>
  );
}

/** My own state, left in the dock. */
export function Me(props: Props) {
  const seat = ownSeat(props);
  const { view, names, shape } = props;
  if (seat < 0 || view.table.champions.length === 0) return null;
  const mine: FormProps = { ...props, seat, form: shape === 'phone' || shape === 'side' ? 'row' : 'full' };
  return (
    <section className={css.me} data-form={mine.form} aria-label={names[seat]}>
      <header className={css.head}>
        <Spot point={seatPoint(seat)} label={names[seat] ?? ''} className={css.seat}>
          <Medallion emblem={faceOfSeat(props, seat)} tint={tintOf(props, seat)} shape={shapeOf(props, seat)} />
          <b>{names[seat]}</b>
        </Spot>
        {mine.form === 'row' && <Points {...mine} />}
        <Cores {...mine} />
      </header>
      {mine.form === 'full' && <Crowns {...mine} />}
      <div className={css.champions} data-form={mine.form}>
        {championsOf(props, seat).map((id) => (
          <ChampionRow key={id} {...mine} id={id} />
        ))}
      </div>
    </section>
  );
}
