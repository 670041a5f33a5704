import type { Game } from '@arenarium/engine';
import { suite } from '@arenarium/engine/suite';
import { basicverse } from './index.ts';

suite(basicverse as Game, new URL('./golden/', import.meta.url));
