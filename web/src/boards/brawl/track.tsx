/** The Challenge Track: what each slot is worth, and who meets the Challenge in it now. */
import { challengeOn, challengeText, isMet, slotValues } from '@arenarium/brawl/board';
import { Spot } from '../spot.tsx';
import type { Props } from './reading.ts';
import css from './track.module.css';

export function Track(props: Props) {
  const { view, game } = props;
  const values = slotValues(view.table);
  return (
    <section className={css.track} aria-label="Challenge Track">
      {view.table.track.map((id, slot) => {
        const value = values[slot] ?? 0;
        const worth = value === 0 ? 'not scored yet' : `${value} VP`;
        return (
          <div key={slot} className={css.slot} data-value={value}>
            <span className={css.worth}>{worth}</span>
            {id < 0 ? <span className={css.empty}>—</span> : <Card {...props} id={id} game={game} />}
          </div>
        );
      })}
    </section>
  );
}

function Card(props: Props & { readonly id: number }) {
  const { id, view, game, say } = props;
  const face = view.faces[id] ?? -1;
  if (face < 0) return null;
  const challenge = challengeOn(face);
  const name = say(game.face(face).name);
  const text = say(challengeText(challenge));
  const meets = [0, 1].filter((side) => view.table.champions.length > 0 && isMet(view.table, challenge, side));
  const who = meets.map((side) => sideName(props, side));
  return (
    <Spot
      point={`card:${id}`}
      label={`${name}: ${text}${who.length > 0 ? ` Met now by ${who.join(' and ')}.` : ''}`}
      className={css.card}
    >
      <b>{name}</b>
      <span className={css.text}>{text}</span>
      {meets.map((side) => (
        <span key={side} className={css.met} data-side={side}>
          ✓ {sideName(props, side)}
        </span>
      ))}
    </Spot>
  );
}
/** The players of a side. */
export const sideName = ({ names, view }: Props, side: number): string =>
  names.filter((_, seat) => seat % 2 === side && seat < view.seats).join(' & ');
