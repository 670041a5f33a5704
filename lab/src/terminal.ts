/** Writing to people: lines, tables, and a bar while something long is going on. */
import pc from 'picocolors';

export const print = (text = ''): void => {
  process.stdout.write(`${text}\n`);
};

/** Numbers as people read them: 12,345 or 0.42. */
export const figure = (n: number): string =>
  n.toLocaleString('en-GB', { maximumFractionDigits: Math.abs(n) >= 100 ? 0 : Math.abs(n) >= 10 ? 1 : 2 });

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** Columns as wide as their widest cell; the first to the left, numbers to the right. */
export function table(rows: readonly (readonly string[])[], numbers: readonly number[] = []): string {
  const widths: number[] = [];
  for (const row of rows) row.forEach((cell, i) => (widths[i] = Math.max(widths[i] ?? 0, cell.length)));
  const padded = (cell: string, i: number): string =>
    numbers.includes(i) ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0);
  return rows.map((row) => row.map(padded).join('  ').trimEnd()).join('\n');
}

export interface Progress {
  /** How much is done, from 0 to 1, and what to say beside it. */
  at(share: number, remark?: string): void;
  end(): void;
}

const WIDTH = 28;
const EVERY = 100;

/** A bar on a terminal; nothing where output goes into a file or a pipe. */
export function progressBar(stream: NodeJS.WriteStream = process.stderr): Progress {
  if (!stream.isTTY) return { at: () => undefined, end: () => undefined };
  let drawn = Number.NEGATIVE_INFINITY;
  return {
    at(share, remark = '') {
      const now = performance.now();
      if (now - drawn < EVERY) return;
      drawn = now;
      const filled = Math.round(Math.min(1, share) * WIDTH);
      const bar = pc.green('█'.repeat(filled)) + pc.dim('░'.repeat(WIDTH - filled));
      stream.write(`\r${bar} ${String(Math.floor(share * 100)).padStart(3)} % ${remark}\u001b[K`);
    },
    end() {
      stream.write('\r\u001b[K');
    },
  };
}
