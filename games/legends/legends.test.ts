import { suite } from '@arenarium/engine/suite';
import { legends } from './index.ts';
import { scenarios } from './scenarios/index.ts';

suite(legends, scenarios, new URL('./golden/', import.meta.url));
