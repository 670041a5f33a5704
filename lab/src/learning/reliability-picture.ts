/** A picture of how far one can trust the chances: for every tenth foretold, how often it came. */
import type { Report } from '@arenarium/bots';

export interface Drawn {
  readonly title: string;
  readonly report: Report;
}

const SIDE = 120;
const MARGIN = 28;
const COLUMNS = 4;
const CELL = SIDE + MARGIN + 14;
const HEAD = 26;

/** One small square for each table: the diagonal is right, a dot is a tenth, its size how often it was foretold. */
export function reliabilityPicture(title: string, tables: readonly Drawn[]): string {
  const columns = Math.min(COLUMNS, tables.length);
  const width = Math.max(1, columns) * CELL + MARGIN;
  const height = Math.ceil(tables.length / COLUMNS) * (CELL + 14) + HEAD;
  const squares = tables.map((one, i) =>
    square(one, MARGIN + (i % COLUMNS) * CELL, HEAD + 16 + Math.floor(i / COLUMNS) * (CELL + 14)),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" font-family="sans-serif" font-size="9">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<text x="${MARGIN}" y="17" font-size="13" font-weight="bold">${escaped(title)}</text>`,
    ...squares,
    '</svg>\n',
  ].join('\n');
}

function square({ title, report }: Drawn, x: number, y: number): string {
  const most = Math.max(1, ...report.tenths.map(({ n }) => n));
  const used = report.tenths.filter(({ n }) => n > 0);
  const at = (foretold: number, came: number): [string, string] => [
    (x + foretold * SIDE).toFixed(1),
    (y + (1 - came) * SIDE).toFixed(1),
  ];
  const dots = used.map(({ n, foretold, came }) => {
    const [cx, cy] = at(foretold, came);
    return `<circle cx="${cx}" cy="${cy}" r="${(1.2 + 3.3 * Math.sqrt(n / most)).toFixed(1)}" fill="#1b5e9b"/>`;
  });
  const line = used.map(({ foretold, came }) => at(foretold, came).join()).join(' ');
  return [
    `<text x="${x}" y="${y - 4}">${escaped(title)}, slope ${report.slope.toFixed(2)}</text>`,
    `<rect x="${x}" y="${y}" width="${SIDE}" height="${SIDE}" fill="none" stroke="#999"/>`,
    `<path d="M${x} ${y + SIDE}l${SIDE} ${-SIDE}" stroke="#bbb" stroke-dasharray="3 3"/>`,
    `<polyline points="${line}" fill="none" stroke="#1b5e9b"/>`,
    ...dots,
    `<text x="${x}" y="${y + SIDE + 10}">0</text><text x="${x + SIDE}" y="${y + SIDE + 10}" text-anchor="end">100 % foretold</text>`,
  ].join('');
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
