import { suite } from '@arenarium/engine/suite';
import { banishing } from './index.ts';
import { scenarios } from './scenarios/index.ts';

suite(banishing, scenarios, new URL('./golden/', import.meta.url));
