/** English for notices while the page is closed: alone in a file, so that the worker that speaks them needs no other. */
export const noticeWords = {
  title: 'Arenarium',
  none: 'Something happened at one of your tables.',
  one: 'A table waits for your choice.',
  several: (n: number): string => `${n} tables wait for your choice.`,
} as const;
