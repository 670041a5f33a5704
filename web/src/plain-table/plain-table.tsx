/** The table every game has: its facts and zones as they are, cards as small tiles that can be pressed. */
import type { Fact, Game, Message, Seat, Zone } from '@arenarium/engine';
import type { BoardProps } from '../boards/board.ts';
import { Spot } from '../boards/spot.tsx';
import { faceText } from '../table/things.ts';
import { sayOr } from '../table/words.ts';
import css from './plain-table.module.css';

/** A pile of unseen cards larger than this is drawn as one pile. */
const PILE = 4;
/** Seen cards beyond this are folded away unless one of them can be chosen. */
const FOLD = 14;

export function PlainTable(props: BoardProps) {
  const { game, view, names } = props;
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  return (
    <div className={css.table}>
      <Place {...props} seat={null} />
      <div className={css.seats}>
        {seats.map((seat) => (
          <section
            key={seat}
            className={css.seat}
            aria-label={names[seat]}
            data-asked={isAsked(props, seat) ? 'yes' : undefined}
          >
            <Spot point={`seat:${seat}`} label={names[seat] ?? ''} className={css.seatName}>
              <h3>
                {names[seat]}
                {isAsked(props, seat) && <span className={css.asked}>to choose</span>}
              </h3>
            </Spot>
            <Place {...props} seat={seat} />
          </section>
        ))}
      </div>
      {pointsElsewhere(props).length > 0 && <Elsewhere {...props} game={game} />}
    </div>
  );
}

const isAsked = ({ view }: BoardProps, seat: Seat): boolean => view.waiting.some((waiting) => waiting.seat === seat);

/** What lies before one seat, or in the middle. */
function Place({ seat, ...props }: BoardProps & { readonly seat: Seat | null }) {
  const { game, view, say } = props;
  const facts = game.facts(view.table).filter((fact) => fact.seat === seat);
  const zones = game.zones(view.table).filter((zone) => zone.seat === seat && zone.cards.length > 0);
  return (
    <div className={css.place}>
      {facts.length > 0 && (
        <dl className={css.facts}>
          {facts.map((fact, i) => (
            <div key={i}>
              <dt>{say(fact.name)}</dt>
              <dd>{factValue(fact, say)}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={css.zones}>
        {zones.map((zone, i) => (
          <ZoneOf key={`${zone.name}${i}`} zone={zone} {...props} />
        ))}
      </div>
    </div>
  );
}

const factValue = ({ value }: Fact, say: (told: Message) => string): string =>
  typeof value === 'object' ? say(value) : String(value);

function ZoneOf({ zone, ...props }: BoardProps & { readonly zone: Zone }) {
  const { game, view, standing } = props;
  const live = (id: number): boolean => ['open', 'chosen'].includes(standing(`card:${id}`));
  const unseen = zone.cards.filter((id) => (view.faces[id] ?? -1) < 0 && !live(id));
  const pile = unseen.length > PILE ? unseen : [];
  const tiles = zone.cards.filter((id) => !pile.includes(id));
  const fold = tiles.length > FOLD && !tiles.some(live);
  const name = sayOr(game, `zone.${zone.name}`, zone.name);
  const list = (
    <ul className={css.tiles}>
      {pile.length > 0 && (
        <li>
          <span className={`${css.tile} ${css.pile}`}>{pile.length} face down</span>
        </li>
      )}
      {tiles.map((id) => (
        <li key={id}>
          <Tile id={id} {...props} />
        </li>
      ))}
    </ul>
  );
  return (
    <section className={css.zone} aria-label={`${name}, ${zone.cards.length} cards`}>
      {fold ? (
        <details>
          <summary>
            {name} <span className={css.count}>{zone.cards.length}</span>
          </summary>
          {list}
        </details>
      ) : (
        <>
          <h4>
            {name} <span className={css.count}>{zone.cards.length}</span>
          </h4>
          {list}
        </>
      )}
    </section>
  );
}

function Tile({ id, game, view, say }: BoardProps & { readonly id: number }) {
  const face = view.faces[id] ?? -1;
  const name = face < 0 ? 'Face down' : faceText(game, face, say).name;
  return (
    <Spot point={`card:${id}`} label={name} className={`${css.tile} ${face < 0 ? css.back : ''}`}>
      {name}
    </Spot>
  );
}

/** Points of options that are neither cards nor seats: hexes, lines, abilities. They get tiles of their own. */
function pointsElsewhere({ decision }: BoardProps): readonly string[] {
  const points = decision?.options.flatMap((option) => option.points) ?? [];
  return [...new Set(points)].filter((point) => !/^(card|seat):/.test(point));
}

function Elsewhere(props: BoardProps & { readonly game: Game }) {
  return (
    <section className={css.zone} aria-label="Places the options point at">
      <h4>On the table</h4>
      <ul className={css.tiles}>
        {pointsElsewhere(props).map((point) => (
          <li key={point}>
            <Spot point={point} label={spokenPoint(props.game, point)} className={css.tile}>
              {spokenPoint(props.game, point)}
            </Spot>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "hex:c3" as "hex c3": a game may give `point.hex` a word of its own. */
function spokenPoint(game: Game, point: string): string {
  const [kind = '', name = ''] = point.split(/:(.*)/s);
  return `${sayOr(game, `point.${kind}`, kind)} ${name}`;
}
