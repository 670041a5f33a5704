/** What each player had in the end: the facts that are numbers, side by side. */
import type { Fact } from '@arenarium/engine';
import type { BoardProps } from '../boards/board.ts';
import { Label, Panel } from '../look/pieces.tsx';
import { word } from '../words/page.ts';
import css from './end.module.css';

/** More rows than this is a report. */
const MOST = 7;

/** By name of the fact: its value for each seat. */
function rowsOf(
  facts: readonly Fact[],
  said: (fact: Fact) => string,
): ReadonlyMap<string, ReadonlyMap<number, string>> {
  const rows = new Map<string, Map<number, string>>();
  for (const fact of facts) {
    if (fact.seat === null || typeof fact.value !== 'number') continue;
    const name = said(fact);
    const row = rows.get(name) ?? new Map<number, string>();
    // A fact that a seat has several of (one for each Champion) is no score.
    row.set(fact.seat, row.has(fact.seat) ? '' : String(fact.value));
    rows.set(name, row);
  }
  return rows;
}

export function Score({ props: { game, view, names, say } }: { readonly props: BoardProps }) {
  const rows = [...rowsOf(game.facts(view.table), ({ name }) => say(name))]
    .filter(([, row]) => row.size === names.length && ![...row.values()].includes(''))
    .slice(0, MOST);
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
          {rows.map(([name, row]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {names.map((_, seat) => (
                <td key={seat}>{row.get(seat)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
