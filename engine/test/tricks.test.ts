/** The small sixth game, which docs/how-to/add-a-game.md builds and which the tests of bots and lab play. */
import { suite } from '../src/testing/suite.ts';
import { tricks } from './tricks/index.ts';
import { scenarios } from './tricks/scenarios/index.ts';

suite(tricks, scenarios, new URL('./tricks/golden/', import.meta.url));
