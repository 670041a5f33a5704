/** The reaction window: what is being resolved, the latest on top, and who may answer it now. */
import { momentText } from '@arenarium/kamigami/board';
import { seatNamed } from '@arenarium/engine';
import { faceOfCard, words, type Props } from './reading.ts';
import css from './window.module.css';

export function ReactionWindow(props: Props) {
  const { say, view } = props;
  const { moments } = view.table;
  if (moments.length === 0) return null;
  const asked = view.waiting
    .filter(({ question }) => question === 'kamigami/react')
    .map(({ seat }) => say(seatNamed(seat)));
  // An ability whose Attack is being resolved is told by its Attack.
  const told = moments.filter((m, i) => !(m.is === 'used' && moments[i + 1]?.is === 'attack'));
  return (
    <section className={css.window} aria-label={say(words('moments'))}>
      <ol reversed>
        {told.toReversed().map((m, i) => (
          <li key={i} data-stopped={m.stopped === 1 ? 'yes' : 'no'}>
            {say(momentText(m, (id) => faceOfCard(props, id)))}
            {m.is === 'attack' && <Balance value={m.value} defence={m.piercing === 1 ? 0 : m.defence} />}
          </li>
        ))}
      </ol>
      {asked.length > 0 && <p>{say(words('waiting', { seats: asked.join(', ') }))}</p>}
    </section>
  );
}

/** Attack against Defence, as two bars. */
function Balance({ value, defence }: { readonly value: number; readonly defence: number }) {
  return (
    <svg viewBox="0 0 120 16" className={css.balance} aria-hidden="true">
      <rect x="0" y="1" width={Math.min(120, value * 10)} height="6" className={css.attack} />
      <rect x="0" y="9" width={Math.min(120, defence * 10)} height="6" className={css.defence} />
    </svg>
  );
}
