/** The Challenge Track: what each slot is worth on its pennant, and who meets the Challenge in it now. */
import {
  cardPoint,
  challengeOn,
  challengeText,
  emblems,
  isMet,
  NONE,
  slotPoint,
  slotValues,
} from '@arenarium/brawl/board';
import { Emblem } from '../../look/emblem.tsx';
import { Label } from '../../look/pieces.tsx';
import { word } from '../../words/page.ts';
import { Spot } from '../spot.tsx';
import { frontSide, sideName, type Props } from './reading.ts';
import css from './track.module.css';

/** Challenges wander to the right, so the last slot is looked at first. */
export function Track(props: Props & { readonly form: 'list' | 'strip' }) {
  const { view, form } = props;
  const values = slotValues(view.table);
  const slots = view.table.track.map((id, slot) => ({ id, slot, value: values[slot] ?? 0 })).toReversed();
  return (
    <section
      className={css.track}
      data-form={form}
      data-n={slots.length}
      data-places="pile:challengeDeck pile:challengeDiscard"
      aria-label={word('brawl.track')}
    >
      {form === 'list' && slots.length < 5 && <Label>{word('brawl.track')}</Label>}
      <ol className={css.slots}>
        {slots.map(({ id, slot, value }) => (
          <li key={slot} data-value={value}>
            {id < 0 ? <Empty slot={slot} value={value} /> : <Challenge {...props} id={id} slot={slot} value={value} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

const Pennant = ({ value }: { readonly value: number }) => (
  <b className={css.pennant} data-value={value}>
    {value === 0 ? '–' : value}
  </b>
);

const Empty = ({ slot, value }: { readonly slot: number; readonly value: number }) => (
  <Spot
    point={slotPoint(slot)}
    label={word('brawl.emptySlot', { worth: word('brawl.worth', { n: value }) })}
    className={css.challenge}
  >
    <Pennant value={value} />
    <span className={css.none} />
  </Spot>
);

function Challenge(props: Props & { readonly id: number; readonly slot: number; readonly value: number }) {
  const { id, slot, value, view, game, say } = props;
  const face = view.faces[id] ?? NONE;
  if (face < 0) return null;
  const challenge = challengeOn(face);
  const name = say(game.face(face).name);
  const text = say(challengeText(challenge));
  const meets = [0, 1].filter((side) => view.table.champions.length > 0 && isMet(view.table, challenge, side));
  const label = [
    `${name}: ${text}`,
    word('brawl.worth', { n: value }),
    ...meets.map((side) => word('brawl.metBy', { who: sideName(props, side) })),
  ].join(', ');
  return (
    <Spot point={cardPoint(id)} also={slotPoint(slot)} label={label} className={css.challenge}>
      <Pennant value={value} />
      <Emblem name={emblems[game.face(face).card ?? ''] ?? 'laurel-crown'} className={css.emblem} />
      <span className={css.words}>
        <b>{name}</b>
        <small>{text}</small>
      </span>
      <span className={css.met}>
        {meets.map((side) => (
          <i key={side} data-side={side === frontSide(props) ? 'front' : 'back'}>
            <Emblem name="check-mark" /> <span>{sideName(props, side)}</span>
          </i>
        ))}
      </span>
    </Spot>
  );
}
