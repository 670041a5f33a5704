/** The signs every table may show. */
import { paths } from 'virtual:emblems/look-table';
import { addEmblems } from '../emblem.tsx';

addEmblems(paths);
