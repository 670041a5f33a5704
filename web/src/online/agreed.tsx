/** What is agreed on before a table opens: who may come, and how time is kept. */
import { Segments } from '../shell/controls.tsx';
import { times, type TimeName } from './times.ts';
import { word } from './words.ts';

export type Access = 'link' | 'open';
const accesses: readonly Access[] = ['link', 'open'];

export const AccessRow = ({ value, onChange }: { readonly value: Access; onChange(access: Access): void }) => (
  <Segments
    legend={word('access.title')}
    values={accesses}
    value={value}
    label={(each) => word(`access.${each}`)}
    onChange={onChange}
  />
);
export const TimeRow = ({ value, onChange }: { readonly value: TimeName; onChange(time: TimeName): void }) => (
  <Segments
    legend={word('time.title')}
    values={times}
    value={value}
    label={(each) => word(`time.${each}`)}
    onChange={onChange}
  />
);
