/** One setting as a row of segments; its words are `setting.pace` and `setting.pace.calm`. */
import { word } from '../words/page.ts';
import { Segments } from './controls.tsx';
import { paces, themes, useSettings } from './settings.ts';

/** What can be set to one of a few values. */
const values = {
  pace: paces,
  theme: themes,
  table: ['board', 'plain'],
  forced: ['answer', 'ask'],
  shortcuts: ['on', 'off'],
  sound: ['off', 'on'],
} as const;

export function Setting({ of }: { readonly of: keyof typeof values }) {
  const value = useSettings((settings) => settings[of]);
  const set = useSettings((settings) => settings.set);
  return (
    <Segments
      legend={word(`setting.${of}`)}
      values={values[of]}
      value={value}
      label={(each) => word(`setting.${of}.${each}`)}
      onChange={(each) => set({ [of]: each })}
    />
  );
}
