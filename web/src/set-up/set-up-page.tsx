/** Game, seats and settings: everything that is decided before the first card. */
import { botNamed, bots, botWords } from '@arenarium/bots';
import { say, seatCounts, type Game } from '@arenarium/engine';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { addresses, href } from '../shell/addresses.ts';
import { Button, ErrorBox, fieldClass, Segments } from '../shell/controls.tsx';
import { useSettings } from '../shell/settings.ts';
import { sayOr } from '../table/words.ts';
import { beginMatch } from './begin.ts';
import { playersOf, faultOf, kinds, seatsFor, type Kind, type SeatWish } from './seats.ts';
import css from './set-up.module.css';

const kindNames: Readonly<Record<Kind, string>> = { me: 'Me', person: 'Somebody here', bot: 'Bot' };
/** A worthy opponent for most; stronger and weaker ones stand beside it in the list. */
const USUAL_BOT = 'adept';
const aboutBot = (name: string): string => {
  const bot = botNamed(name);
  return bot === undefined ? '' : say(botWords, bot.about);
};

export function SetUpPage({ game }: { readonly game: Game }) {
  const [, navigate] = useLocation();
  const { name: mine, set } = useSettings();
  const numbers = seatCounts(game).map(String);
  const [seats, setSeats] = useState(() => seatsFor(Number(numbers[0]), [], { mine, bot: USUAL_BOT }));
  const [settings, setSettings] = useState<Readonly<Record<string, string>>>({});
  const [seed, setSeed] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);

  const change = (seat: number, wish: SeatWish) => setSeats(seats.map((old, i) => (i === seat ? wish : old)));
  const start = async () => {
    const fault = faultOf(seats, mine);
    if (fault !== null) {
      setTrouble(fault);
      return;
    }
    const begun = await beginMatch(game.id, {
      settings,
      players: playersOf(seats, mine),
      ...(seed.trim() !== '' && { seed: seed.trim() }),
    });
    if (begun.ok) navigate(addresses.table(begun.id));
    else setTrouble(begun.because);
  };

  return (
    <main className={css.page}>
      <header>
        <h1>{game.title}</h1>
        <p className={css.links}>
          <a href={href(addresses.rules(game.id))}>Rules</a> <a href={href(addresses.cards(game.id))}>Cards</a>
        </p>
      </header>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <Segments
          legend="Seats"
          values={numbers}
          value={String(seats.length)}
          label={(n) => n}
          onChange={(n) => setSeats(seatsFor(Number(n), seats, { mine, bot: USUAL_BOT }))}
        />
        {game.settings.map(({ id, values, normal }) => (
          <Segments
            key={id}
            legend={sayOr(game, `setup.${id}`, id)}
            values={values}
            value={settings[id] ?? normal}
            label={(value) => sayOr(game, `setup.${id}.${value}`, value)}
            onChange={(value) => setSettings({ ...settings, [id]: value })}
          />
        ))}
        <label className={css.mine}>
          Your name
          <input
            className={fieldClass}
            value={mine}
            maxLength={24}
            onChange={(event) => set({ name: event.target.value })}
          />
        </label>
        <fieldset className={css.seats}>
          <legend>Who plays</legend>
          <p className={css.hint}>You may take several seats. Between people at this screen the hands stay hidden.</p>
          {seats.map((seat, i) => (
            <SeatRow key={i} number={i + 1} seat={seat} mine={mine} onChange={(wish) => change(i, wish)} />
          ))}
        </fieldset>
        <details>
          <summary>Seed</summary>
          <label className={css.mine}>
            The same seed and the same choices give the same match. Leave it empty for a fresh one.
            <input
              className={fieldClass}
              value={seed}
              maxLength={80}
              onChange={(event) => setSeed(event.target.value)}
            />
          </label>
        </details>
        {trouble !== null && <ErrorBox>{trouble}</ErrorBox>}
        <Button look="primary" type="submit" className={css.start ?? ''}>
          Start the match
        </Button>
      </form>
    </main>
  );
}

interface SeatRowProps {
  readonly number: number;
  readonly seat: SeatWish;
  readonly mine: string;
  onChange(wish: SeatWish): void;
}

function SeatRow({ number, seat, mine, onChange }: SeatRowProps) {
  const { kind, name, bot } = seat;
  return (
    <div className={css.seat}>
      <Segments
        legend={`Seat ${number}`}
        size="compact"
        values={kinds}
        value={kind}
        label={(each) => kindNames[each]}
        onChange={(each) => onChange({ ...seat, kind: each })}
      />
      <div className={css.seatFields}>
        {kind === 'me' ? (
          <span className={css.hint}>{mine}</span>
        ) : (
          <input
            className={fieldClass}
            aria-label={`Name of seat ${number}`}
            value={name}
            maxLength={24}
            onChange={(event) => onChange({ ...seat, name: event.target.value })}
          />
        )}
        {kind === 'bot' && (
          <select
            className={fieldClass}
            aria-label={`Bot in seat ${number}`}
            value={bot}
            onChange={(event) => onChange({ ...seat, bot: event.target.value })}
          >
            {bots.map((each) => (
              <option key={each.name}>{each.name}</option>
            ))}
          </select>
        )}
      </div>
      {kind === 'bot' && <p className={css.about}>{aboutBot(bot)}</p>}
    </div>
  );
}
