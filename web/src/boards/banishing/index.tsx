/** The Banishing: the Void in the middle, your own side below it, the others beside. */
import '../../look/places/banishing.ts';
import { banishing } from '@arenarium/banishing';
import type { Table } from '@arenarium/banishing/board';
import { board, type BoardProps } from '../board.ts';
import css from './board.module.css';
import { Characters } from './characters.tsx';
import { Patterns } from './drawings.tsx';
import { OtherPlayer } from './player.tsx';
import { Sheet } from './sheet.tsx';
import { Tracks } from './tracks.tsx';
import { Tray } from './tray.tsx';
import { Void } from './void.tsx';

function BanishingBoard(props: BoardProps<Table>) {
  const { table, seat, seats } = props.view;
  const choosing = table.players.some((player) => player.character < 0);
  // Onlookers see the one whose turn it is from in front, like everybody around the table.
  const front = seat >= 0 ? seat : table.active;
  const others = Array.from({ length: seats - 1 }, (_, i) => (front + 1 + i) % seats);
  return (
    <div className={css.board}>
      <Patterns />
      {choosing ? (
        <Characters {...props} />
      ) : (
        <>
          <Tracks {...props} />
          <Tray {...props} />
          <div className={css.middle}>
            <Void {...props} />
            <div className={css.others} data-seats={seats}>
              {others.map((other) => (
                <OtherPlayer key={other} {...props} seat={other} />
              ))}
            </div>
          </div>
          <Sheet {...props} seat={front} />
        </>
      )}
    </div>
  );
}

export const banishingBoard = board(banishing, { Field: BanishingBoard });
