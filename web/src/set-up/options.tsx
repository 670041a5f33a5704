/** What is agreed beforehand: only what applies to so many seats, and to what else is agreed. */
import { BadSetup, checkedSetup, type Game, type Setting, type Settings } from '@arenarium/engine';
import { Segments } from '../shell/controls.tsx';
import { sayOr } from '../table/words.ts';
import css from './set-up.module.css';

interface OptionsProps {
  readonly game: Game;
  readonly seats: number;
  readonly settings: Settings;
  onChange(settings: Settings): void;
}

/** Whether a match can be set up so. */
function fits(game: Game, seats: number, settings: Settings): boolean {
  try {
    checkedSetup(game, seats, settings);
    return true;
  } catch (error) {
    if (error instanceof BadSetup) return false;
    throw error;
  }
}

/** The values of a setting that go with the rest. */
const fitting = ({ game, seats, settings }: OptionsProps, { id, values }: Setting): readonly string[] =>
  values.filter((value) => fits(game, seats, { ...settings, [id]: value }));

export function Options(props: OptionsProps) {
  const { game, settings, onChange } = props;
  const applying = game.settings
    .map((setting) => ({ setting, values: fitting(props, setting) }))
    .filter(({ values }) => values.length > 1);
  return applying.map(({ setting: { id, normal }, values }) => (
    <div key={id} className={css.option}>
      <Segments
        legend={sayOr(game, `setup.${id}`, id)}
        values={values}
        value={settings[id] ?? normal}
        label={(value) => sayOr(game, `setup.${id}.${value}`, value)}
        onChange={(value) => onChange({ ...settings, [id]: value })}
      />
    </div>
  ));
}
