import { suite } from '@arenarium/engine/suite';
import { brawl } from './index.ts';

suite(brawl, new URL('./golden/', import.meta.url));
