/** Before the match: the Gods dealt, the Temples, the kinds of cards, and who is a Main God. */
import { disciples, faceNamed, templeFaces, warriors } from '@arenarium/kamigami/board';
import { Spot } from '../spot.tsx';
import { CardFace, spokenCard } from './card.tsx';
import css from './board.module.css';
import { faceOfCard, words, type Props } from './reading.ts';

export function Choosing(props: Props) {
  const { say, view, decision, names } = props;
  const { table } = view;
  const pointsAtFaces =
    decision?.options.some(({ points }) => points.some((point) => point.startsWith('face:'))) ?? false;
  const kinds = [...disciples, ...warriors]
    .map((card) => faceNamed(card.name))
    .filter((face) => decision?.options.some(({ points }) => points.includes(`face:${face}`)));
  const gods = table.godChoices.flat().filter((card) => faceOfCard(props, card) >= 0);
  return (
    <div className={css.choosing}>
      <section className={css.tray} aria-label={say(words('seats'))}>
        <h3>{say(words('seats'))}</h3>
        <ul>
          {names.map((name, seat) => (
            <li key={seat}>
              <Spot point={`seat:${seat}`} label={name} className={css.seatSpot}>
                {name}
                {table.form === 'free' ? '' : ` · ${say(words('team', { n: (table.team[seat] ?? 0) + 1 }))}`}
                {(table.god[seat] ?? -1) >= 0 ? ` · ${say(props.game.face(table.god[seat] ?? -1).name)}` : ''}
              </Spot>
            </li>
          ))}
        </ul>
      </section>
      {kinds.length > 0 && <Faces props={props} title={say(words('kinds'))} faces={kinds} />}
      {gods.length > 0 && (
        <section className={css.tray} aria-label={say(words('gods'))}>
          <h3>{say(words('gods'))}</h3>
          <ul>
            {gods.map((card) => (
              <li key={card}>
                <Spot point={`card:${card}`} label={spokenCard(props, faceOfCard(props, card))} className={css.wide}>
                  <CardFace props={props} face={faceOfCard(props, card)} size="full" />
                </Spot>
              </li>
            ))}
          </ul>
        </section>
      )}
      {pointsAtFaces && kinds.length === 0 && <Faces props={props} title={say(words('temples'))} faces={templeFaces} />}
    </div>
  );
}

function Faces({
  props,
  title,
  faces,
}: {
  readonly props: Props;
  readonly title: string;
  readonly faces: readonly number[];
}) {
  return (
    <section className={css.tray} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {faces.map((face) => (
          <li key={face}>
            <Spot point={`face:${face}`} label={spokenCard(props, face)} className={css.wide}>
              <CardFace props={props} face={face} size="full" />
            </Spot>
          </li>
        ))}
      </ul>
    </section>
  );
}
