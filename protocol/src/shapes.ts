/** What every message is made of: bounded numbers, texts and lists, and words for people as data. */
import type { Message, Value } from '@arenarium/engine';
import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';

export const whole = z.int().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER));
export const seat = z.int().check(z.gte(0), z.lt(LIMITS.seats));
export const name = z.string().check(z.minLength(1), z.maxLength(LIMITS.name));
export const text = z.string().check(z.maxLength(LIMITS.text));
export const list = <S extends z.ZodMiniType>(item: S, most: number) =>
  z.readonly(z.array(item).check(z.maxLength(most)));
export const settings = z.readonly(
  z.record(text, text).check(z.refine((all) => Object.keys(all).length <= LIMITS.settings)),
);

/** Words for people: an id and values, spoken with the language files of the game and of the page. */
export const message: z.ZodMiniType<Message> = z.catchall(
  z.object({ id: z.string() }),
  z.lazy(() => value),
);
const value: z.ZodMiniType<Value> = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  message,
  z.readonly(z.array(z.lazy(() => value))),
]);
