/** What each player had and did in the end: the facts that are numbers, and what the log adds up to. */
import type { Fact } from '@arenarium/engine';
import type { LogLine } from '@arenarium/protocol';
import { Label, Panel } from '../look/pieces.tsx';
import type { AtTable } from '../table/closer.tsx';
import { word } from '../words/page.ts';
import { accounts, type Account } from './deeds.ts';
import css from './end.module.css';
import { seatOf } from './whole-log.ts';

/** More rows than this is a report. */
const MOST = 7;

interface Row {
  readonly name: string;
  /** By seat; empty where a seat has no such thing. */
  readonly values: readonly string[];
  readonly isFact: boolean;
}

/** The facts that are numbers, by name; one that a seat has several of (one for each Champion) is no score. */
function factRows(facts: readonly Fact[], seats: number, said: (fact: Fact) => string): readonly Row[] {
  const rows = new Map<string, string[]>();
  const several = new Set<string>();
  for (const fact of facts) {
    if (fact.seat === null || typeof fact.value !== 'number') continue;
    const name = said(fact);
    const row = rows.get(name) ?? Array.from({ length: seats }, () => '');
    if (row[fact.seat] !== '') several.add(name);
    row[fact.seat] = String(fact.value);
    rows.set(name, row);
  }
  return [...rows]
    .filter(([name, values]) => !several.has(name) && values.filter((value) => value !== '').length > 1)
    .map(([name, values]) => ({ name, values, isFact: true }));
}

const DEEDS = ['struck', 'scored', 'healed', 'fallen'] as const satisfies readonly (keyof Account)[];
const deedRows = (all: readonly Account[]): readonly Row[] =>
  DEEDS.filter((deed) => all.some((account) => account[deed] > 0)).map((deed) => ({
    name: word(`end.${deed}`),
    values: all.map((account) => String(account[deed])),
    isFact: false,
  }));

export function Score({ board, props, lines }: AtTable & { readonly lines: readonly LogLine[] }) {
  const { game, view, names, say } = props;
  const done = accounts(lines, { seats: names.length, seatOf: (point) => seatOf({ board, props }, point) });
  const facts = factRows(game.facts(view.table), names.length, ({ name }) => say(name));
  const rows = [...facts, ...deedRows(done)].slice(0, MOST);
  if (rows.length === 0) return null;
  return (
    <Panel className={css.panel} label={word('end.score')}>
      <Label>{word('end.score')}</Label>
      <table className={css.score}>
        <thead>
          <tr>
            <td />
            {names.map((name, seat) => (
              <th key={seat} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, values, isFact }) => (
            <tr key={name} data-fact={isFact ? 'yes' : undefined}>
              <th scope="row">{name}</th>
              {values.map((value, seat) => (
                <td key={seat}>{value === '' ? '–' : value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
