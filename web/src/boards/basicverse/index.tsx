/** Heroes of the Basicverse: the Tracker above, the Circle of Battle in the middle, your Hero below, the others beside. */
import '../../look/places/basicverse.ts';
import { basicverse } from '@arenarium/basicverse';
import { board } from '../board.ts';
import css from './board.module.css';
import { Circle } from './circle.tsx';
import { frontOf, hasHeroes, type Props } from './reading.ts';
import { Roster } from './roster.tsx';
import { Sheet } from './sheet.tsx';
import { Tracker } from './tracker.tsx';
import { Tray } from './tray.tsx';

function BasicverseBoard(props: Props) {
  const front = frontOf(props);
  const isSetUp = hasHeroes(props.view.table);
  return (
    <div className={css.board}>
      <Tracker {...props} />
      <Tray {...props} front={front} />
      {isSetUp && (
        <div className={css.field}>
          <div className={css.circle}>
            <Circle {...props} />
          </div>
          <div className={css.sheet}>
            <Sheet {...props} seat={front} />
          </div>
          <div className={css.roster}>
            <Roster {...props} front={front} />
          </div>
        </div>
      )}
    </div>
  );
}

export const basicverseBoard = board(basicverse, { Field: BasicverseBoard });
