/** Teams are chosen from cards: the whole box, or what each side has brought, with what became of each. */
import { CHAMPIONS, kindPoint, NONE, seatPoint, sideOf } from '@arenarium/brawl/board';
import { Emblem } from '../../look/emblem.tsx';
import { Medallion, TurnMark } from '../../look/pieces.tsx';
import { Room } from '../../look/room.tsx';
import { word } from '../../words/page.ts';
import { Spot } from '../spot.tsx';
import { ChampionCard, spokenKind } from './card.tsx';
import css from './draft.module.css';
import { faceOfSeat, frontSide, kindEmblem, shapeOf, tintOf, type Props } from './reading.ts';

export function Draft(props: Props) {
  const { view } = props;
  const isBringing = view.waiting.some(({ question }) => question === 'brawl/bring');
  const { draft } = view.table;
  return (
    <section className={css.draft}>
      <Seats {...props} />
      {draft !== null && !isBringing && draft.brought.some((kinds) => kinds.length > 0) ? (
        <Brought {...props} />
      ) : (
        <Box {...props} />
      )}
    </section>
  );
}

/** Everybody, with the team so far, and who is choosing. */
function Seats(props: Props) {
  const { view, names } = props;
  return (
    <ul className={css.seats} aria-label={word('brawl.others')}>
      {view.table.order.map((seat) => (
        <li key={seat}>
          <Spot point={seatPoint(seat)} label={names[seat] ?? ''} className={css.seat}>
            <Medallion emblem={faceOfSeat(props, seat)} tint={tintOf(props, seat)} shape={shapeOf(props, seat)} />
            <b>{names[seat]}</b>
          </Spot>
          {(view.table.picks[seat] ?? []).map((kind) => (
            <Medallion
              key={kind}
              emblem={kindEmblem(kind)}
              tint={tintOf(props, seat)}
              shape={shapeOf(props, seat)}
              className={css.picked}
            />
          ))}
          {view.waiting.some((each) => each.seat === seat) && <TurnMark>{word('brawl.choosing')}</TurnMark>}
        </li>
      ))}
    </ul>
  );
}

/** Whose team a Champion is in; with two copies in the box it may be in two. */
const ownersOf = ({ view }: Props, kind: number): readonly number[] =>
  view.table.picks.flatMap((kinds, seat) => (kinds.includes(kind) ? [seat] : []));

function Box(props: Props) {
  return (
    <Room>
      <div className={css.box} role="group" aria-label={word('brawl.box')}>
        {CHAMPIONS.map((_, kind) => {
          const owners = ownersOf(props, kind);
          const [owner = NONE] = owners;
          const mark = owners.map((seat) => props.names[seat] ?? '').join(', ');
          return <Choice key={kind} {...props} kind={kind} seat={owner} mark={mark} />;
        })}
      </div>
    </Room>
  );
}

/** What the two sides have brought: the others above, one's own below. */
function Brought(props: Props) {
  const { view } = props;
  const front = frontSide(props);
  const rows = [1 - front, front].map((side) => view.table.order.filter((seat) => sideOf(seat) === side));
  return (
    <div className={css.brought} role="group" aria-label={word('brawl.brought')}>
      {rows.map((seats, row) => (
        <div key={row} className={css.row}>
          {seats.flatMap((seat) =>
            (view.table.draft?.brought[seat] ?? []).map((kind) => {
              const isBarred = view.table.draft?.barred[seat]?.includes(kind) === true;
              const isIn = view.table.picks[seat]?.includes(kind) === true;
              const mark = isBarred ? word('brawl.barred') : isIn ? word('brawl.fielded') : '';
              return (
                <Choice key={`${seat}.${kind}`} {...props} kind={kind} seat={seat} mark={mark} barred={isBarred} />
              );
            }),
          )}
        </div>
      ))}
    </div>
  );
}

interface ChoiceProps extends Props {
  readonly kind: number;
  /** Whose it is; nobody's while it lies in the box. */
  readonly seat: number;
  /** What became of it. */
  readonly mark: string;
  readonly barred?: boolean;
}
function Choice(props: ChoiceProps) {
  const { kind, seat, mark, barred = false, shape } = props;
  const isSmall = shape === 'phone' || shape === 'side';
  // In the box all are alike; whoever takes one gives it their colour.
  const tint = seat === NONE ? 'var(--in-the-box)' : tintOf(props, seat);
  return (
    <Spot
      point={kindPoint(kind)}
      label={[spokenKind(props, kind), ...(mark === '' ? [] : [mark])].join(', ')}
      className={css.choice}
    >
      <span className={css.face} data-barred={barred ? 'yes' : undefined} data-taken={mark !== '' ? 'yes' : undefined}>
        <ChampionCard {...props} form={isSmall ? 'small' : 'hand'} tint={tint} {...(mark !== '' && { tag: mark })} />
        {barred && <Emblem name="cancel" className={css.cross} />}
      </span>
    </Spot>
  );
}
