import { suite } from '@arenarium/engine/suite';
import { kamigami } from './index.ts';

suite(kamigami, new URL('./golden/', import.meta.url));
