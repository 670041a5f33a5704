/** The signs every page may show. */
import { paths } from 'virtual:emblems/look-house';
import { addEmblems } from '../emblem.tsx';

addEmblems(paths);
