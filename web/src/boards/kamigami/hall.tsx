/** The Hall of Heroes: six stacks, the Disciples, the Warrior Deck and the Netherworld. */
import { Spot } from '../spot.tsx';
import css from './hall.module.css';
import { CardFace, spokenCard } from './card.tsx';
import { faceOfCard, nameOfCard, words, type Props } from './reading.ts';

export function Hall(props: Props) {
  const { table } = props.view;
  const { say } = props;
  return (
    <section className={css.hall} aria-label={say(words('hall'))}>
      <h3 className={css.title}>
        {say(words('hall'))} <small>{say(words('warriorDeck', { n: table.warriorDeck.length }))}</small>
      </h3>
      <ul className={css.stacks}>
        {table.hall.map((stack, i) => (
          <li key={i}>
            <Stack props={props} pile={stack} />
          </li>
        ))}
      </ul>
      <h3 className={css.title}>{say(words('disciples'))}</h3>
      <ul className={css.stacks}>
        {table.piles.map((pile, i) => (
          <li key={i}>
            <Stack props={props} pile={pile} />
          </li>
        ))}
      </ul>
      <details className={css.netherworld}>
        <summary>{say(words('netherworld', { n: table.netherworld.length }))}</summary>
        <p>{table.netherworld.map((card) => nameOfCard(props, card)).join(', ') || say(words('empty'))}</p>
      </details>
    </section>
  );
}

/** A stack shows its top card and how many there are. */
function Stack({ props, pile }: { readonly props: Props; readonly pile: readonly number[] }) {
  const top = pile.at(-1);
  if (top === undefined) return <span className={css.empty}>{props.say(words('empty'))}</span>;
  const face = faceOfCard(props, top);
  return (
    <Spot
      point={`card:${top}`}
      label={`${spokenCard(props, face)}. ${props.say(words('left', { n: pile.length }))}`}
      className={css.stack}
    >
      <CardFace props={props} face={face} size="full" />
      {pile.length > 1 && <span className={css.copies}>×{pile.length}</span>}
    </Spot>
  );
}
