/** The table every game has: its facts and zones as they are, cards as small tiles that can be pressed. */
import type { Fact, Message, Seat, Zone } from '@arenarium/engine';
import type { BoardProps } from '../boards/board.ts';
import { Spot } from '../boards/spot.tsx';
import { faceText } from '../table/things.ts';
import { sayOr } from '../table/words.ts';
import { word } from '../words/page.ts';
import css from './plain-table.module.css';

/** A pile of unseen cards larger than this is drawn as one pile. */
const PILE = 4;
/** Seen cards beyond this are folded away unless one of them can be chosen. */
const FOLD = 14;

export function PlainTable(props: BoardProps) {
  const { view, names } = props;
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
                {isAsked(props, seat) && <span className={css.asked}>{word('plain.asked')}</span>}
              </h3>
            </Spot>
            <Place {...props} seat={seat} />
          </section>
        ))}
      </div>
      {pointsElsewhere(props).length > 0 && <Elsewhere {...props} />}
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

/** Cards of one place that look alike and cannot be chosen now are one tile. */
interface Alike {
  readonly id: number;
  readonly face: number;
  readonly count: number;
}

function alike(ids: readonly number[], faces: readonly number[], live: (id: number) => boolean): readonly Alike[] {
  return ids.flatMap((id): Alike[] => {
    const face = faces[id] ?? -1;
    if (face < 0 || live(id)) return [{ id, face, count: 1 }];
    const same = ids.filter((other) => faces[other] === face && !live(other));
    return same[0] === id ? [{ id, face, count: same.length }] : [];
  });
}

function ZoneOf({ zone, ...props }: BoardProps & { readonly zone: Zone }) {
  const { game, view, standing } = props;
  const live = (id: number): boolean => ['open', 'chosen'].includes(standing(`card:${id}`));
  const unseen = zone.cards.filter((id) => (view.faces[id] ?? -1) < 0 && !live(id));
  const pile = unseen.length > PILE ? unseen : [];
  const seen = zone.cards.filter((id) => !pile.includes(id));
  const tiles = alike(seen, view.faces, live);
  const fold = tiles.length > FOLD && !seen.some(live);
  const name = sayOr(game, `zone.${zone.name}`, zone.name);
  const title = (
    <>
      {name} <span className={css.count}>{zone.cards.length}</span>
    </>
  );
  const list = (
    <ul className={css.tiles}>
      {pile.length > 0 && (
        <li>
          <span className={`${css.tile} ${css.pile}`}>{word('plain.pile', { n: pile.length })}</span>
        </li>
      )}
      {tiles.map((tile) => (
        <li key={tile.id}>
          <Tile {...tile} {...props} />
        </li>
      ))}
    </ul>
  );
  return (
    <section className={css.zone} aria-label={word('plain.zone', { zone: name, n: zone.cards.length })}>
      {fold ? (
        <details>
          <summary>{title}</summary>
          {list}
        </details>
      ) : (
        <>
          <h4>{title}</h4>
          {list}
        </>
      )}
    </section>
  );
}

function Tile({ id, face, count, game, say }: BoardProps & Alike) {
  const name = face < 0 ? word('plain.faceDown') : faceText(game, face, say).name;
  const shown = count > 1 ? word('plain.alike', { name, n: count }) : name;
  return (
    <Spot point={`card:${id}`} label={shown} className={`${css.tile} ${face < 0 ? css.back : ''}`}>
      {shown}
    </Spot>
  );
}

/** Points of options that are neither cards nor seats: hexes, lines, abilities. They get tiles of their own. */
function pointsElsewhere({ decision }: BoardProps): readonly string[] {
  const points = decision?.options.flatMap((option) => option.points) ?? [];
  return [...new Set(points)].filter((point) => !/^(card|seat):/.test(point));
}

function Elsewhere(props: BoardProps) {
  return (
    <section className={css.zone} aria-label={word('plain.points')}>
      <h4>{word('plain.elsewhere')}</h4>
      <ul className={css.tiles}>
        {pointsElsewhere(props).map((point) => (
          <li key={point}>
            <Spot point={point} label={spokenPoint(props, point)} className={css.tile}>
              {spokenPoint(props, point)}
            </Spot>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** By the only option that points at it, by the card whose ability it is, or as it is: "hex:c3" is "hex c3". */
function spokenPoint({ game, decision, say }: BoardProps, point: string): string {
  const [kind = '', name = ''] = point.split(/:(.*)/s);
  const options = decision?.options.filter(({ points }) => points.includes(point)) ?? [];
  if (options.length === 1 && options[0] !== undefined) return say(options[0].label);
  const card = game.cards.find(({ id, abilities }) => id === name || abilities.includes(name));
  return word('plain.point', {
    kind: sayOr(game, `point.${kind}`, kind),
    name: card === undefined ? name : say(card.name),
  });
}
