/** The few ways to keep time that a page offers, by name. */
import type { Time } from '@arenarium/protocol';
import { word } from './words.ts';

export const times = ['none', 'quick', 'slow', 'days'] as const;
export type TimeName = (typeof times)[number];

const kept: Readonly<Record<TimeName, Time>> = {
  none: { is: 'none' },
  quick: { is: 'turn', seconds: 90, atZero: 'bot' },
  slow: { is: 'match', seconds: 900, increment: 10, atZero: 'bot' },
  days: { is: 'correspondence', days: 3, atZero: 'bot' },
};
export const timeOf = (name: TimeName): Time => kept[name];

/** How time is kept, and what happens at zero. */
export function timeInWords(time: Time): string {
  switch (time.is) {
    case 'none':
      return word('time.none');
    case 'turn':
      return word('time.turn', { n: time.seconds, then: word(`time.then.${time.atZero}`) });
    case 'match':
      return word('time.match', { n: time.seconds, more: time.increment, then: word(`time.then.${time.atZero}`) });
    case 'correspondence':
      return word('time.correspondence', { n: time.days, then: word(`time.then.${time.atZero}`) });
  }
}

/** The same in a word or two. */
export function timeInShort(time: Time): string {
  switch (time.is) {
    case 'none':
      return word('time.short.none');
    case 'turn':
      return word('time.short.turn', { n: time.seconds });
    case 'match':
      return word('time.short.match', { n: Math.round(time.seconds / 60), more: time.increment });
    case 'correspondence':
      return word('time.short.correspondence', { n: time.days });
  }
}

/** "4:05", or days and hours where there are any. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return word('time.left.days', { days: Math.floor(hours / 24), hours: hours % 24 });
  const two = (n: number): string => String(n).padStart(2, '0');
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
