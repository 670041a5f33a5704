/** The keys of a table, and what each does. */
import { word } from '../words/page.ts';
import css from './controls.module.css';

/** Keys that have a name on the keyboard are called by it: `key.name.tab`. */
const keys = ['digits', 'tab', 'arrows', 'enter', 'space', 'escape', 'h', 'why', 'u', 'l', 's', 'm'] as const;

export const Keys = () => (
  <details>
    <summary>{word('key.title')}</summary>
    <dl className={css.keys}>
      {keys.map((key) => (
        <div key={key}>
          <dt>
            <kbd>{key.length === 1 ? key : word(`key.name.${key}`)}</kbd>
          </dt>
          <dd>{word(`key.${key}`)}</dd>
        </div>
      ))}
    </dl>
  </details>
);
