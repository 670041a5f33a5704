import { suite } from '@arenarium/engine/suite';
import { banishing } from './index.ts';

suite(banishing, new URL('./golden/', import.meta.url));
