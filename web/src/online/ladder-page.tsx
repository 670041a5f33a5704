/** Who is best at a game: by game and mode, bots among them. */
import { catalogue } from '@arenarium/games/catalogue';
import { leaderboard } from '@arenarium/protocol';
import { Medallion, Panel } from '../look/pieces.tsx';
import { addresses, href, usualMode } from '../shell/addresses.ts';
import { ErrorBox } from '../shell/controls.tsx';
import lobby from './lobby.module.css';
import { modeInWords } from './modes.ts';
import { titleOf } from './parts.tsx';
import { RatingText } from './rating-text.tsx';
import css from './tournament.module.css';
import { useAsked } from './use-asked.ts';
import { spoken, word } from './words.ts';

/** The contests of each game: duels, teams and free for all are different skills. */
const modes: Readonly<Record<string, readonly string[]>> = {
  legends: ['duel', 'all-3', 'all-4', 'all-5'],
  banishing: ['together-friendly', 'together-normal', 'together-challenge'],
  kamigami: ['duel', 'all-3', 'all-4', 'all-5', 'all-6', 'teams-4', 'teams-6'],
  basicverse: ['teams-4', 'teams-6', 'teams-8', 'teams-10'],
  brawl: ['duel', 'teams-4'],
};

interface LadderPageProps {
  readonly game: string;
  readonly mode?: string | undefined;
}

export function LadderPage({ game, mode = usualMode(game) }: LadderPageProps) {
  const told = useAsked(`/ladders/${game}/${mode}`, leaderboard);
  return (
    <main className={lobby.page}>
      <h1>{word('ladder.title', { game: titleOf(game) })}</h1>
      <nav className={lobby.links} aria-label={word('lobby.game')}>
        {catalogue.map(({ id, title }) => (
          <a key={id} href={href(addresses.ladder(id))} aria-current={id === game ? 'page' : undefined}>
            {title}
          </a>
        ))}
      </nav>
      <nav className={lobby.links} aria-label={word('ladder.modes')}>
        {(modes[game] ?? []).map((each) => (
          <a key={each} href={href(addresses.ladder(game, each))} aria-current={each === mode ? 'page' : undefined}>
            {modeInWords(each)}
          </a>
        ))}
      </nav>
      {told?.ok === false && <ErrorBox>{spoken(told.because)}</ErrorBox>}
      <Panel className={lobby.panel} label={word('ladder.title', { game: titleOf(game) })}>
        {told?.ok === true && told.value.rows.length === 0 && <p>{word('ladder.nobody')}</p>}
        <ol className={lobby.rows}>
          {told?.ok === true &&
            told.value.rows.map(({ person, rating }, i) => (
              <li key={person.id} className={lobby.row}>
                <span className={css.who}>
                  <b>{i + 1}</b>
                  <Medallion
                    className={css.face}
                    emblem={person.kind === 'bot' || person.kind === 'program' ? 'robot-golem' : 'person'}
                    tint="var(--mine)"
                  />
                  <a href={href(addresses.person(person.id))}>{person.name}</a>
                </span>
                <RatingText rating={rating} />
              </li>
            ))}
        </ol>
      </Panel>
    </main>
  );
}
