/** Kamigami Battles: the Hall of Heroes, the turn with its Chain, your side in front and the others around. */
import '../../look/places/kamigami.ts';
import { kamigami } from '@arenarium/kamigami';
import { board } from '../board.ts';
import { Spot } from '../spot.tsx';
import css from './board.module.css';
import { CardFace, spokenCard } from './card.tsx';
import { Choosing } from './choosing.tsx';
import { Hall } from './hall.tsx';
import { faceOfCard, frontSeat, outOfSight, words, type Props } from './reading.ts';
import { SeatPanel } from './seat.tsx';
import { TurnBar } from './turn-bar.tsx';
import { ReactionWindow } from './window.tsx';

function KamigamiBoard(props: Props) {
  const { table, seats } = props.view;
  // Chaining Colours are set when the first turn begins: before that the match is being set up.
  if (table.chaining === 0) return <Choosing {...props} />;
  const front = frontSeat(props);
  const others = Array.from({ length: seats - 1 }, (_, i) => (front + 1 + i) % seats);
  return (
    <div className={css.board}>
      <TurnBar {...props} />
      <ReactionWindow {...props} />
      <Tray {...props} />
      <div className={css.middle}>
        <div className={css.mine}>
          <SeatPanel props={props} seat={front} isFront="yes" />
        </div>
        <div className={css.others}>
          {others.map((seat) => (
            <SeatPanel key={seat} props={props} seat={seat} isFront="no" />
          ))}
        </div>
        <div className={css.hall}>
          <Hall {...props} />
        </div>
      </div>
    </div>
  );
}

/** Cards that a question speaks of and that lie in piles: looked at, Banished or taken from there. */
function Tray(props: Props) {
  const cards = outOfSight(props);
  if (cards.length === 0) return null;
  return (
    <section className={css.tray} aria-label={props.say(words('choose'))}>
      <h3>{props.say(words('choose'))}</h3>
      <ul>
        {cards.map((card) => (
          <li key={card}>
            <Spot point={`card:${card}`} label={spokenCard(props, faceOfCard(props, card))} className={css.wide}>
              <CardFace props={props} face={faceOfCard(props, card)} size="full" />
            </Spot>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const kamigamiBoard = board(kamigami, { Field: KamigamiBoard });
