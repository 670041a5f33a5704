/** One seat: its God and Temple with their abilities, its piles, what it has in play, and its hand. */
import { abilitiesOf, ELIMINATED, SEALED, templeOf } from '@arenarium/kamigami/board';
import { Spot } from '../spot.tsx';
import { CardFace, spokenCard } from './card.tsx';
import { faceOfCard, nameOfCard, printed, words, type Props } from './reading.ts';
import css from './seat.module.css';

interface Seated {
  readonly props: Props;
  readonly seat: number;
}

export function SeatPanel({ props, seat, isFront }: Seated & { readonly isFront: 'yes' | 'no' }) {
  const { say, view, names, mine } = props;
  const { table } = view;
  const isActive = table.active === seat && view.result === null;
  return (
    <section
      className={css.seat}
      data-active={isActive ? 'yes' : 'no'}
      data-out={table.state[seat] === ELIMINATED ? 'yes' : 'no'}
      aria-label={names[seat] ?? ''}
    >
      <header className={css.head}>
        <strong>{names[seat]}</strong>
        {mine.includes(seat) && <span className={css.tag}>{say(words('yours'))}</span>}
        <Rank props={props} seat={seat} />
      </header>
      <div className={css.units}>
        <Unit props={props} seat={seat} unit={seat} face={table.god[seat] ?? -1} />
        {(table.temple[seat] ?? -1) >= 0 && (
          <Unit props={props} seat={seat} unit={templeOf(seat)} face={table.temple[seat] ?? -1} />
        )}
      </div>
      <Piles props={props} seat={seat} />
      <InPlay props={props} seat={seat} />
      {isFront === 'yes' && <Hand props={props} seat={seat} />}
    </section>
  );
}

/** In a Team Match: the team, and Main or Support God. */
function Rank({ props, seat }: Seated) {
  const { table } = props.view;
  if (table.form === 'free') return null;
  const team = table.team[seat] ?? 0;
  return (
    <span className={css.tag} data-team={team}>
      {props.say(words('team', { n: team + 1 }))} · {props.say(words(table.main[team] === seat ? 'main' : 'support'))}
    </span>
  );
}

/** A God or a Temple: its Energy, and its abilities. */
function Unit({ props, seat, unit, face }: Seated & { readonly unit: number; readonly face: number }) {
  const { say, view, game } = props;
  const { table } = view;
  const n = table.energy[unit] ?? 0;
  const isGod = unit === seat;
  const state = isGod
    ? table.state[seat] === SEALED
      ? 'sealed'
      : table.state[seat] === ELIMINATED
        ? 'eliminated'
        : null
    : n === 0
      ? 'destroyed'
      : null;
  const name = say(game.face(face).name);
  return (
    <div className={css.unit} data-god={isGod ? 'yes' : 'no'} data-gone={state === null ? 'no' : 'yes'}>
      <Spot
        point={`unit:${unit}`}
        label={`${name}, ${say(words('energy', { n }))}${state === null ? '' : `, ${say(words(state))}`}`}
        className={css.standing}
      >
        <EnergyOrb n={n} />
        <span className={css.who}>
          <b>{name}</b>
          <small>{state === null ? titleOf(props, face) : say(words(state))}</small>
        </span>
      </Spot>
      <Abilities props={props} seat={seat} face={face} />
    </div>
  );
}

/** One’s own abilities can be pressed; those of others are read by opening them. */
function Abilities({ props, seat, face }: Seated & { readonly face: number }) {
  const abilities = abilitiesOf[face] ?? [];
  const lines = abilities.map((ability, i) => ({ ability, text: props.say(textAt(props, face, i)) }));
  if (!props.mine.includes(seat)) {
    return (
      <details className={css.folded}>
        <summary>{abilities.map(({ printed: { name, kind }, id }) => `${name ?? id} (${kind})`).join(', ')}</summary>
        {lines.map(({ ability, text }) => (
          <p key={ability.id} className={css.ability}>
            {text}
          </p>
        ))}
      </details>
    );
  }
  return (
    <ul className={css.abilities}>
      {lines.map(({ ability, text }) => (
        <li key={ability.id}>
          <Spot point={`ability:${ability.id}`} label={text} className={css.ability}>
            {text}
          </Spot>
        </li>
      ))}
    </ul>
  );
}
const textAt = ({ game }: Props, face: number, i: number) =>
  game.cards.find(({ id }) => id === game.face(face).card)?.text[i] ?? { id: 'board.empty' };
function titleOf({ game, say }: Props, face: number): string {
  const card = printed(face);
  if (card?.type === 'god') return card.title;
  const kind = game.cards.find(({ id }) => id === game.face(face).card)?.kind;
  return kind === undefined ? '' : say(kind);
}

function EnergyOrb({ n }: { readonly n: number }) {
  return (
    <svg viewBox="0 0 44 44" className={css.orb} aria-hidden="true">
      <circle cx="22" cy="22" r="19" className={css.socket} />
      <circle
        cx="22"
        cy="22"
        r="19"
        className={css.glow}
        pathLength={25}
        strokeDasharray={`${Math.min(25, n)} 25`}
        transform="rotate(-90 22 22)"
      />
      <text x="22" y="28" textAnchor="middle">
        {n}
      </text>
    </svg>
  );
}

/** The piles by number; the Discard Pile can be looked through (it is open to all). */
function Piles({ props, seat }: Seated) {
  const { say, view } = props;
  const { table } = view;
  const discard = table.discard[seat] ?? [];
  return (
    <div className={css.piles}>
      <span>{say(words('hand', { n: table.hand[seat]?.length ?? 0 }))}</span>
      <span>{say(words('deck', { n: table.deck[seat]?.length ?? 0 }))}</span>
      <details>
        <summary>{say(words('discard', { n: discard.length }))}</summary>
        <p>{discard.map((card) => nameOfCard(props, card)).join(', ') || say(words('empty'))}</p>
      </details>
    </div>
  );
}

/** Cards in play that are not in the Chain: Disciples, Reacts, and what is being Adjudicated. */
function InPlay({ props, seat }: Seated) {
  const { table } = props.view;
  const cards = [...(table.play[seat] ?? []), ...(table.aside[seat] ?? [])].filter(
    (card) => !table.chain.includes(card),
  );
  if (cards.length === 0) return null;
  return (
    <p className={css.inPlay}>
      {props.say(words('played'))}: {cards.map((card) => nameOfCard(props, card)).join(', ')}
    </p>
  );
}

function Hand({ props, seat }: Seated) {
  const hand = props.view.table.hand[seat] ?? [];
  return (
    <ul className={css.hand} aria-label={props.say(words('hand', { n: hand.length }))}>
      {hand.map((card) => {
        const face = faceOfCard(props, card);
        return (
          <li key={card}>
            <Spot point={`card:${card}`} label={spokenCard(props, face)} className={css.held}>
              <CardFace props={props} face={face} size="full" />
            </Spot>
          </li>
        );
      })}
    </ul>
  );
}
