/** Cards to choose from that do not stand on the table: Legends, Heroes for a team, Spheres, a Graveyard. */
import { emblems, signs, sphereOn, sphereText, typeOf } from '@arenarium/legends/board';
import { CardFrame } from '../../look/card-frame.tsx';
import { FaceDown, Label, Medallion } from '../../look/pieces.tsx';
import { Room } from '../../look/room.tsx';
import { word } from '../../words/page.ts';
import { Spot } from '../spot.tsx';
import { HeroCard } from './hero-card.tsx';
import { faceAt, isMine, seatTint, tintOf, type Props } from './reading.ts';
import css from './pool.module.css';

/** More than so many lie in two rows. */
const ROW = 6;

/** The questions whose options are such cards. */
const QUESTIONS: readonly string[] = [
  'legends/legend',
  'legends/team',
  'legends/drafted',
  'legends/sphere',
  'legends/openSphere',
  'legends/champion',
  'legends/sphereNext',
  'legends/fromGraveyard',
];

/** The cards the open question is about, if it is about a pool. */
export function poolOf({ decision }: Props): readonly number[] | null {
  if (decision === null || !QUESTIONS.includes(decision.question)) return null;
  const points = decision.options.flatMap((option) => option.points.filter((point) => point.startsWith('card:')));
  return [...new Set(points)].map((point) => Number(point.slice('card:'.length)));
}

export function Pool(props: Props & { readonly cards: readonly number[] }) {
  const { cards, decision, view, shape } = props;
  const kept = view.table.kept[decision?.seat ?? 0] ?? [];
  const all = [...kept.filter((id) => !cards.includes(id)), ...cards];
  const form = shape === 'phone' || shape === 'side' ? 'small' : 'hand';
  const columns = Math.ceil(all.length / (all.length > ROW ? 2 : 1));
  // Before the match the whole field is theirs: they are as large as it lets them be.
  const isAlone = view.table.round === 0 && form === 'hand';
  const pool = (
    <div
      className={css.pool}
      data-many={all.length > ROW ? 'yes' : undefined}
      data-alone={isAlone ? 'yes' : undefined}
      style={{ '--columns': columns, '--rows': all.length > ROW ? 2 : 1 }}
    >
      {all.map((id) =>
        sphereOn(view, id) === null ? (
          <HeroCard key={id} {...props} id={id} place="pool" form={form} picked={kept.includes(id)} />
        ) : (
          <SphereCard key={id} {...props} id={id} form={form} />
        ),
      )}
    </div>
  );
  return isAlone ? <Room>{pool}</Room> : pool;
}

function SphereCard(props: Props & { readonly id: number; readonly form: 'hand' | 'small' }) {
  const { id, say, view, form } = props;
  const card = sphereOn(view, id);
  if (card === null) return null;
  const type = typeOf(card.type);
  const text = say(sphereText(card));
  return (
    <Spot point={`card:${id}`} label={`${card.name}: ${text}`} className={css.sphere}>
      <CardFrame
        form={form}
        tint={tintOf(type)}
        emblem={emblems[card.slug] ?? signs.unknown}
        name={card.name}
        kind={[say({ id: `type.${type}` })]}
        text={text}
      />
    </Spot>
  );
}

/** How far the others are, while everybody chooses in secret. */
export function Choosing(props: Props) {
  const { view, names } = props;
  const others = Array.from({ length: view.seats }, (_, seat) => seat).filter((seat) => !isMine(props, seat));
  const asked = (seat: number): boolean => view.waiting.some((each) => each.seat === seat);
  return (
    <ul className={css.choosing} aria-label={word('legends.others')}>
      {others.map((seat) => (
        <li key={seat}>
          <Spot point={`seat:${seat}`} label={names[seat] ?? ''} className={css.seat}>
            <Medallion emblem="robot-golem" tint={seatTint(props, seat)} />
            <span>
              <b>{names[seat]}</b>
              <Label>{word(asked(seat) ? 'legends.choosing' : 'legends.ready')}</Label>
            </span>
          </Spot>
          {(view.table.kept[seat] ?? [])
            .filter((id) => faceAt(props, id) < 0)
            .slice(0, 6)
            .map((id) => (
              <FaceDown key={id} emblem={signs.unknown} />
            ))}
        </li>
      ))}
    </ul>
  );
}
