/** Messages nobody should send: broken, oversized, replayed, out of turn, for others' seats. They are refused by name. */
import { lotOf, type Lot } from './lots.ts';

const REQUESTS = [
  { ask: 'choose', seat: 0, asked: 1, option: 0 },
  { ask: 'choose', seat: 1, asked: 3, option: [0, 1] },
  { ask: 'look', eyes: [0] },
  { ask: 'undo', seats: [0], consent: 'given' },
  { ask: 'offer', what: 'draw', seat: 0 },
  { ask: 'answer', what: 'undo', seat: 1, agree: true },
  { ask: 'letBotPlay', seat: 1, bot: 'adept' },
  { ask: 'whyNot', seat: 0, asked: 1 },
  { ask: 'orders', seat: 0, orders: [{ question: '*', until: 'always', askMeIf: [] }] },
  { ask: 'record' },
  { ask: 'letBotChoose' },
] as const;

const STRANGE: readonly unknown[] = [
  null,
  -1,
  1e308,
  0.5,
  2 ** 53,
  '',
  '__proto__',
  'constructor',
  '\u0000',
  [],
  {},
  [[[[[[]]]]]],
  { toString: 1 },
  true,
  'x'.repeat(3000),
];

/** Something strange put in one place of an honest message. */
function bent(value: unknown, lot: Lot): unknown {
  if (lot(4) === 0 || typeof value !== 'object' || value === null) return STRANGE[lot(STRANGE.length)];
  if (Array.isArray(value)) return value.map((part) => (lot(2) === 0 ? bent(part, lot) : part));
  const entries = Object.entries(value);
  const at = lot(entries.length + 1);
  if (at === entries.length) return { ...value, [JSON.stringify(STRANGE[lot(STRANGE.length)])]: 1 };
  return Object.fromEntries(entries.map(([key, part], i) => [key, i === at ? bent(part, lot) : part]));
}

/** The next of endlessly many strange messages, the same for the same seed. */
export function strangeMessages(seed: number): () => string {
  const lot = lotOf(seed);
  return () => {
    const honest = { id: lot(1000), request: REQUESTS[lot(REQUESTS.length)] };
    switch (lot(6)) {
      case 0:
        return JSON.stringify(honest);
      case 1:
        return JSON.stringify(honest).slice(0, lot(60));
      case 2:
        return String.fromCharCode(...Array.from({ length: lot(40) }, () => lot(0xd800)));
      default:
        return JSON.stringify(bent(honest, lot)) ?? '';
    }
  };
}
