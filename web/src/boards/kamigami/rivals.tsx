/** The others: their Gods and Temples, what they may use, and how many cards they have where. */
import { ELIMINATED, emblems, templeOf } from '@arenarium/kamigami/board';
import { Emblem } from '../../look/emblem.tsx';
import { Count } from '../../look/pieces.tsx';
import { SeatPanel, seatForm, type SeatForm } from '../../look/seat.tsx';
import { word } from '../../words/page.ts';
import { Spot } from '../spot.tsx';
import {
  abilitiesIn,
  doing,
  faceOfUnit,
  frontOf,
  isChoosing,
  nameOf,
  rankOf,
  shapeOf,
  words,
  type Props,
  type SeatProps,
} from './reading.ts';
import css from './rivals.module.css';
import { boardSigns } from './signs.ts';
import { Units } from './unit.tsx';

/** More than so many panels with names and abilities do not fit beside the field. */
const FULL_PANELS = 2;

export function Rivals(props: Props) {
  const { seats } = props.view;
  const front = frontOf(props);
  const others = Array.from({ length: seats - 1 }, (_, i) => (front + 1 + i) % seats);
  const given = seatForm(others.length, props.shape);
  // Before the match there is nothing to fill a panel with.
  const form = given === 'full' && (others.length > FULL_PANELS || isChoosing(props)) ? 'row' : given;
  return (
    <div className={css.rivals} data-many={others.length > FULL_PANELS ? 'yes' : undefined}>
      {others.map((seat) => (
        <Rival key={seat} {...props} seat={seat} form={form} />
      ))}
    </div>
  );
}

function Rival(props: SeatProps & { readonly form: SeatForm }) {
  const { seat, names, form, view } = props;
  const { table } = view;
  const team = table.team[seat] ?? 0;
  const rank = rankOf(props);
  return (
    <div className={css.rival} data-as={form} data-team={rank === null ? undefined : team}>
      <SeatPanel
        seat={seat}
        name={names[seat] ?? ''}
        form={form}
        emblem={table.main[team] === seat && rank !== null ? boardSigns.main : boardSigns.person}
        tint={rank === null ? 'var(--c-none)' : `var(--team-${team + 1})`}
        shape={shapeOf(props)}
        doing={form === 'full' ? doing(props) : null}
        isTurn={table.active === seat && view.result === null}
        isOut={table.state[seat] === ELIMINATED}
        score={form === 'medallion' ? <Units {...props} /> : <Cards {...props} />}
      >
        <Units {...props} named={form === 'full'} />
        {form === 'full' ? <Abilities {...props} /> : <small className={css.god}>{godOf(props)}</small>}
      </SeatPanel>
    </div>
  );
}

const godOf = (props: SeatProps): string => {
  const face = faceOfUnit(props, props.seat);
  return rankOf(props) ?? (face < 0 ? '' : nameOf(props, face));
};

/** How many cards lie where; the Discard Pile is open to all. */
export function Cards(props: SeatProps) {
  const { seat, say, view } = props;
  const { table } = view;
  const count = (pile: 'hand' | 'deck' | 'discard'): number => table[pile][seat]?.length ?? 0;
  return (
    <span className={css.cards}>
      {(['hand', 'deck', 'discard'] as const).map((pile) => (
        <Spot key={pile} point={`${pile}:${seat}`} label={say(words(pile, { n: count(pile) }))} className={css.count}>
          <Count emblem={boardSigns[pile]} value={count(pile)} word={say(words(pile, { n: count(pile) }))} />
        </Spot>
      ))}
    </span>
  );
}

function Abilities(props: SeatProps) {
  const { seat } = props;
  const all = [seat, templeOf(seat)].flatMap((unit) => abilitiesIn(props, faceOfUnit(props, unit)));
  return (
    <p className={css.abilities} aria-label={word('kamigami.abilities')}>
      {all.map(({ ability, text }) => (
        <span key={ability.id} title={text}>
          <Emblem name={emblems[ability.id] ?? boardSigns.game} /> {ability.printed.name}
        </span>
      ))}
    </p>
  );
}
