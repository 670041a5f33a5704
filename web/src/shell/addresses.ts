/** Every screen's address, in one place. Addresses live behind the `#`, so any static server will do. */
export const addresses = {
  home: '/',
  setUp: (game: string) => `/new/${game}`,
  table: (match: string) => `/table/${match}`,
  review: (match: string) => `/review/${match}`,
  rules: (game: string, rule?: string) => (rule === undefined ? `/rules/${game}` : `/rules/${game}/${rule}`),
  cards: (game: string) => `/cards/${game}`,
  open: '/open',
  credits: '/credits',
} as const;

/** The same as an href for plain links. */
export const href = (address: string): string => `#${address}`;
