/** What belongs to the place of this game wherever it is shown: its emblems. */
import { paths } from 'virtual:emblems/banishing';
import { addEmblems } from '../emblem.tsx';

addEmblems(paths);
