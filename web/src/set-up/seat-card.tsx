/** One place at the table: who sits there, and if it is a bot, how strong it is. */
import { botNamed, bots, botWords } from '@arenarium/bots';
import { say } from '@arenarium/engine';
import { Medallion } from '../look/pieces.tsx';
import { fieldClass } from '../shell/controls.tsx';
import { word } from '../words/page.ts';
import type { Kind, SeatWish } from './seats.ts';
import css from './set-up.module.css';

interface SeatCardProps {
  readonly number: number;
  readonly seat: SeatWish;
  readonly mine: string;
  onChange(wish: SeatWish): void;
}

const LEVELS = 5;
/** How strong a bot is, from one to five; the two that only stand for comparison have no bars. */
const strengthOf = (name: string): number => ['novice', 'apprentice', 'adept', 'veteran', 'master'].indexOf(name) + 1;

const aboutBot = (name: string): string => {
  const bot = botNamed(name);
  return bot === undefined ? '' : say(botWords, bot.about);
};

export const kindSigns: Readonly<Record<Kind, string>> = { me: 'person', person: 'person', bot: 'robot-golem' };

/** What was picked: me, somebody here, or a bot by its name. */
const picked = (seat: SeatWish, value: string): SeatWish =>
  value === 'me' || value === 'person' ? { ...seat, kind: value } : { ...seat, kind: 'bot', bot: value };

export function SeatCard({ number, seat, mine, onChange }: SeatCardProps) {
  const { kind, name, bot } = seat;
  const strength = strengthOf(bot);
  return (
    <li className={css.seat} data-kind={kind}>
      <Medallion
        emblem={kindSigns[kind]}
        tint={kind === 'bot' ? 'var(--theirs)' : 'var(--mine)'}
        shape={kind === 'bot' ? 'disc' : 'shield'}
      />
      <div className={css.seatFields}>
        {kind === 'me' ? (
          <b className={css.myName}>{mine}</b>
        ) : (
          <input
            className={fieldClass}
            aria-label={word('setUp.nameOf', { n: number })}
            value={name}
            maxLength={24}
            onChange={(event) => onChange({ ...seat, name: event.target.value })}
          />
        )}
        <select
          className={fieldClass}
          aria-label={word('setUp.whoIn', { n: number })}
          value={kind === 'bot' ? bot : kind}
          onChange={(event) => onChange(picked(seat, event.target.value))}
        >
          <option value="me">{word('setUp.me')}</option>
          <option value="person">{word('setUp.person')}</option>
          <optgroup label={word('setUp.bot')}>
            {bots.map((each) => (
              <option key={each.name}>{each.name}</option>
            ))}
          </optgroup>
        </select>
      </div>
      <p className={css.about}>
        {kind === 'bot' ? aboutBot(bot) : word(`setUp.about.${kind}`)}
        {kind === 'bot' && strength > 0 && (
          <span className={css.bars} role="img" aria-label={word('setUp.strength', { n: strength, of: LEVELS })}>
            {Array.from({ length: LEVELS }, (_, i) => (
              <i key={i} data-on={i < strength ? 'yes' : undefined} />
            ))}
          </span>
        )}
      </p>
    </li>
  );
}
