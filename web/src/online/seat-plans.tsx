/** Who may sit where at a table on the server: me, anybody who comes, or a bot of some strength. */
import { levels } from '@arenarium/bots';
import type { SeatPlan } from '@arenarium/protocol';
import { Medallion } from '../look/pieces.tsx';
import { fieldClass } from '../shell/controls.tsx';
import css from './online.module.css';
import { word } from './words.ts';

const botNames = levels.map(({ name }) => name);

const valueOf = (plan: SeatPlan): string => (plan.by === 'bot' ? plan.bot : plan.by);
const planOf = (value: string): SeatPlan =>
  value === 'me' || value === 'anybody' ? { by: value } : { by: 'bot', bot: value };

interface SeatPlansProps {
  readonly plans: readonly SeatPlan[];
  /** What each seat is called, where it has a name already. */
  readonly names?: readonly string[];
  onChange(plans: readonly SeatPlan[]): void;
}

export const SeatPlans = ({ plans, names = [], onChange }: SeatPlansProps) => (
  <ol className={css.plans}>
    {plans.map((plan, seat) => (
      <li key={seat} data-by={plan.by}>
        <Medallion
          emblem={plan.by === 'bot' ? 'robot-golem' : 'person'}
          tint={plan.by === 'me' ? 'var(--mine)' : 'var(--theirs)'}
          shape={plan.by === 'bot' ? 'disc' : 'shield'}
        />
        <label>
          <span>{names[seat] ?? word('seat.number', { n: seat + 1 })}</span>
          <select
            className={fieldClass}
            value={valueOf(plan)}
            aria-label={word('newTable.seat', { n: seat + 1 })}
            onChange={({ target }) => onChange(plans.map((old, i) => (i === seat ? planOf(target.value) : old)))}
          >
            <option value="me">{word('seat.me')}</option>
            <option value="anybody">{word('seat.anybody')}</option>
            <optgroup label={word('seat.bots')}>
              {botNames.map((bot) => (
                <option key={bot} value={bot}>
                  {word('seat.bot', { bot })}
                </option>
              ))}
            </optgroup>
          </select>
        </label>
      </li>
    ))}
  </ol>
);
