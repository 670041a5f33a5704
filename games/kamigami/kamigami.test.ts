import { suite } from '@arenarium/engine/suite';
import { kamigami } from './index.ts';
import { scenarios } from './scenarios/index.ts';

suite(kamigami, scenarios, new URL('./golden/', import.meta.url));
