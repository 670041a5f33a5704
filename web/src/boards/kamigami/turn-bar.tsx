/** Whose turn it is, its phases, the Faith, and the Chain so far with what may follow. */
import { phases } from '@arenarium/kamigami/board';
import { message, seatNamed } from '@arenarium/engine';
import { Spot } from '../spot.tsx';
import { CardFace, spokenCard } from './card.tsx';
import { Gem } from './gem.tsx';
import { coloursIn, faceOfCard, words, type Props } from './reading.ts';
import css from './turn-bar.module.css';

export function TurnBar(props: Props) {
  const { say, view } = props;
  const { table } = view;
  const next = coloursIn(table.chaining);
  return (
    <section className={css.bar} aria-label={say(words('turn', { round: table.round, seat: seatNamed(table.active) }))}>
      <div className={css.line}>
        <strong>{say(words('turn', { round: table.round, seat: seatNamed(table.active) }))}</strong>
        <ol className={css.phases}>
          {phases.map((phase, i) => (
            <li key={phase} aria-current={i === table.phase ? 'step' : undefined}>
              {say(message(`phase.${phase}`))}
            </li>
          ))}
        </ol>
        <span className={css.faith}>{say(words('faith', { n: table.faith }))}</span>
      </div>
      <div className={css.line}>
        <strong>{say(words('chain'))}</strong>
        {table.chain.length === 0 ? (
          <span className={css.soft}>{say(words('noChain'))}</span>
        ) : (
          <>
            <ol className={css.chain}>
              {table.chain.map((card, i) => (
                <li key={card}>
                  <Spot point={`card:${card}`} label={spokenCard(props, faceOfCard(props, card))}>
                    <CardFace
                      props={props}
                      face={faceOfCard(props, card)}
                      size="small"
                      colour={table.chainColours[i]}
                    />
                  </Spot>
                </li>
              ))}
            </ol>
            <span className={css.next}>
              {say(words('next', { colours: next.map((colour) => say(message(`colour.${colour}`))).join(', ') }))}
              {next.map((colour) => (
                <Gem key={colour} colour={colour} small="yes" />
              ))}
            </span>
          </>
        )}
      </div>
    </section>
  );
}
