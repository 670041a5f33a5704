import { suite } from '@arenarium/engine/suite';
import { basicverse } from './index.ts';
import { scenarios } from './scenarios/index.ts';

suite(basicverse, scenarios, new URL('./golden/', import.meta.url));
