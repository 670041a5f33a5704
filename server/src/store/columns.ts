/** Columns that hold JSON, read by their shape: what was written by hand or by another version is not taken for ours. */
import {
  matchOver,
  settings,
  standingOrders,
  time,
  type MatchOver,
  type StandingOrder,
  type Time,
} from '@arenarium/protocol';
import * as z from 'zod/mini';

const texts = z.array(z.string());
const numbers = z.array(z.number());

export const readSettings = (text: string): Readonly<Record<string, string>> => z.parse(settings, JSON.parse(text));
export const readTime = (text: string): Time => z.parse(time, JSON.parse(text));
export const readResult = (text: string): MatchOver => z.parse(matchOver, JSON.parse(text));
export const readStandingOrders = (text: string): readonly StandingOrder[] => z.parse(standingOrders, JSON.parse(text));
export const readTexts = (text: string): string[] => z.parse(texts, JSON.parse(text));
export const readNumbers = (text: string): number[] => z.parse(numbers, JSON.parse(text));
