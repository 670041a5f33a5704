/** The contest most people play a game in. */
export const usualMode = (game: string): string =>
  game === 'basicverse' ? 'teams-4' : game === 'banishing' ? 'together-normal' : 'duel';

/** Every screen's address, in one place. Addresses live behind the `#`, so any static server will do. */
export const addresses = {
  home: '/',
  setUp: (game: string) => `/new/${game}`,
  table: (match: string) => `/table/${match}`,
  review: (match: string) => `/review/${match}`,
  rules: (game: string, rule?: string) => (rule === undefined ? `/rules/${game}` : `/rules/${game}/${rule}`),
  cards: (game: string) => `/cards/${game}`,
  open: '/open',
  lobby: '/lobby',
  newTable: (game: string) => `/lobby/${game}`,
  online: (table: string) => `/at/${table}`,
  join: (table: string, secret: string) => `/join/${table}/${secret}`,
  person: (id: string) => `/people/${id}`,
  ladder: (game: string, mode = usualMode(game)) => `/ladder/${game}/${mode}`,
  tournaments: '/tournaments',
  tournament: (id: string) => `/tournaments/${id}`,
  credits: '/credits',
} as const;

/** The same as an href for plain links. */
export const href = (address: string): string => `#${address}`;
