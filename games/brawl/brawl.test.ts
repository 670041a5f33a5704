import { suite } from '@arenarium/engine/suite';
import { brawl } from './index.ts';
import { scenarios } from './scenarios/index.ts';

suite(brawl, scenarios, new URL('./golden/', import.meta.url));
