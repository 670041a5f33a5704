import { suite } from '@arenarium/engine/suite';
import { legends } from './index.ts';

suite(legends, new URL('./golden/', import.meta.url));
