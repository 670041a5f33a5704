/** Exiled Legends: the Sphere in the middle, the other teams above it, your own below. */
import { legends } from '@arenarium/legends';
import { board } from '../board.ts';
import css from './board.module.css';
import type { Props } from './reading.ts';
import { Middle } from './sphere.tsx';
import { ActionBar, Team } from './team.tsx';
import { Tray } from './tray.tsx';

function LegendsBoard(props: Props) {
  const { seat, seats, table } = props.view;
  // Onlookers see the one whose turn it is from in front.
  const front = seat >= 0 ? seat : table.active;
  const others = Array.from({ length: seats - 1 }, (_, i) => (front + 1 + i) % seats);
  const isStanding = (other: number): boolean => table.out[other] !== 1;
  const isPlaying = table.round > 0;
  return (
    <div className={css.board}>
      <Tray {...props} />
      <div className={css.others}>
        {others.filter(isStanding).map((other) => (
          <Team key={other} {...props} seat={other} />
        ))}
      </div>
      <div className={css.fallen}>
        {others
          .filter((other) => !isStanding(other))
          .map((other) => (
            <Team key={other} {...props} seat={other} />
          ))}
      </div>
      <Middle {...props} />
      <Team {...props} seat={front} />
      {isPlaying && props.mine.includes(front) && <ActionBar {...props} seat={front} />}
    </div>
  );
}

export const legendsBoard = board(legends, LegendsBoard);
