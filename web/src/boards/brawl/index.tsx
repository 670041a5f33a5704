/** Super Fantasy Brawl: the Challenge Track, the Enemies, the arena, and below it one's own Champions and hand. */
import '../../look/places/brawl.ts';
import { brawl } from '@arenarium/brawl';
import { board } from '../board.ts';
import { Arena } from './arena.tsx';
import css from './board.module.css';
import { Draft } from './draft.tsx';
import { Hand, Standards } from './hand.tsx';
import { Player } from './player.tsx';
import { frontSide, type Props } from './reading.ts';
import { Track } from './track.tsx';

function BrawlBoard(props: Props) {
  const { view, mine } = props;
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  const front = frontSide(props);
  const isDrafted = view.table.champions.length > 0;
  return (
    <div className={css.board}>
      {isDrafted && <Track {...props} />}
      {isDrafted && (
        <div className={css.side}>
          {seats
            .filter((seat) => seat % 2 !== front)
            .map((seat) => (
              <Player key={seat} {...props} seat={seat} />
            ))}
        </div>
      )}
      <Draft {...props} />
      <Arena {...props} />
      {isDrafted && (
        <div className={css.side}>
          {seats
            .filter((seat) => seat % 2 === front)
            .map((seat) => (
              <Player key={seat} {...props} seat={seat} />
            ))}
        </div>
      )}
      {isDrafted && mine.map((seat) => <Hand key={seat} {...props} seat={seat} />)}
      {props.decision?.question === 'brawl/act' && <Standards {...props} seat={props.decision.seat} />}
    </div>
  );
}

export const brawlBoard = board(brawl, { Field: BrawlBoard });
