/** A new table: how to play, who sits where, what is agreed. The first way is what one gets without touching anything. */
import { seatCounts, type Game, type Settings } from '@arenarium/engine';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Emblem } from '../look/emblem.tsx';
import { Label, Medallion, Panel } from '../look/pieces.tsx';
import { usePlace } from '../look/place.ts';
import { Poster } from '../look/poster.tsx';
import { addresses, href } from '../shell/addresses.ts';
import { Button, ErrorBox, fieldClass, Segments } from '../shell/controls.tsx';
import { useSettings } from '../shell/settings.ts';
import { word } from '../words/page.ts';
import { beginMatch } from './begin.ts';
import { Options } from './options.tsx';
import { kindSigns, SeatCard } from './seat-card.tsx';
import { faultOf, playersOf, seatsFor, type SeatWish } from './seats.ts';
import css from './set-up.module.css';
import { seatsBy, wayOf, ways, type Way } from './ways.ts';

/** A worthy opponent for most; stronger and weaker ones stand beside it in the list. */
const USUAL_BOT = 'adept';

/** The set-up as it is being filled in, and what comes of it. */
function useSetUp(game: Game) {
  const [, navigate] = useLocation();
  const mine = useSettings((kept) => kept.name);
  const counts = seatCounts(game);
  const table = { counts, mine, bot: USUAL_BOT };
  const [seats, setSeats] = useState<readonly SeatWish[]>(() => seatsBy('bots', table));
  const [settings, setSettings] = useState<Settings>({});
  const [seed, setSeed] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const start = async () => {
    const fault = faultOf(seats, mine);
    if (fault !== null) {
      setTrouble(fault);
      return;
    }
    const wish = { settings, players: playersOf(seats, mine), ...(seed.trim() !== '' && { seed: seed.trim() }) };
    const begun = await beginMatch(game.id, wish);
    if (begun.ok) navigate(addresses.table(begun.id));
    else setTrouble(begun.because);
  };
  return { mine, counts, table, seats, setSeats, settings, setSettings, seed, setSeed, trouble, start };
}

type SetUp = ReturnType<typeof useSetUp>;

export function SetUpPage({ game }: { readonly game: Game }) {
  const setUp = useSetUp(game);
  usePlace(game.id);
  useEffect(() => {
    document.title = word('house.titleOf', { what: game.title });
  }, [game]);
  return (
    <main className={css.page}>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void setUp.start();
        }}
      >
        <section className={css.side} data-game={game.id}>
          <Poster game={game.id} className={css.poster} />
          <header className={css.title}>
            <h1>{game.title}</h1>
            <p>
              <a href={href(addresses.rules(game.id))}>{word('menu.rules')}</a>{' '}
              <a href={href(addresses.cards(game.id))}>{word('menu.cards')}</a>
            </p>
          </header>
          <Ways setUp={setUp} />
        </section>
        <div className={css.middle}>
          <WhoPlays setUp={setUp} />
          <Agreed game={game} setUp={setUp} />
        </div>
        <Foot setUp={setUp} />
      </form>
    </main>
  );
}

const waySigns: Readonly<Record<Way, string>> = {
  bots: 'robot-golem',
  full: 'coliseum',
  here: 'person',
  watch: 'poker-hand',
};

function Ways({ setUp: { seats, setSeats, table } }: { readonly setUp: SetUp }) {
  const now = wayOf(seats, table);
  return (
    <section className={css.ways} aria-label={word('setUp.how')}>
      <Label>{word('setUp.how')}</Label>
      {ways.map((way) => (
        <button key={way} type="button" aria-pressed={way === now} onClick={() => setSeats(seatsBy(way, table))}>
          <Emblem name={waySigns[way]} />
          <span>
            <b>{word(`setUp.way.${way}`)}</b>
            <small>{word(`setUp.wayIs.${way}`, { n: seatsBy(way, table).length })}</small>
          </span>
        </button>
      ))}
    </section>
  );
}

function WhoPlays({ setUp }: { readonly setUp: SetUp }) {
  const { mine, seats, setSeats, counts, table } = setUp;
  const set = useSettings((kept) => kept.set);
  const change = (seat: number, wish: SeatWish) => setSeats(seats.map((old, i) => (i === seat ? wish : old)));
  return (
    <Panel className={css.panel} label={word('setUp.who')}>
      <div className={css.heads}>
        <Label>{word('setUp.who')}</Label>
        <label className={css.mine}>
          {word('setUp.yourName')}
          <input
            className={fieldClass}
            value={mine}
            maxLength={24}
            onChange={(event) => set({ name: event.target.value })}
          />
        </label>
        <Segments
          legend={word('setUp.seats')}
          legendShown="no"
          size="compact"
          values={counts.map(String)}
          value={String(seats.length)}
          label={(n) => n}
          onChange={(n) => setSeats(seatsFor(Number(n), seats, table))}
        />
      </div>
      <div className={css.around} data-seats={seats.length}>
        <RoundTable seats={seats} mine={mine} />
        <ul className={css.seats}>
          {seats.map((seat, i) => (
            <SeatCard key={i} number={i + 1} seat={seat} mine={mine} onChange={(wish) => change(i, wish)} />
          ))}
        </ul>
      </div>
    </Panel>
  );
}

/** The same as a picture: seats round a table, me below, turns clockwise. */
function RoundTable({ seats, mine }: { readonly seats: readonly SeatWish[]; readonly mine: string }) {
  return (
    <div className={css.round} aria-hidden="true">
      {seats.map(({ kind, name }, i) => {
        const angle = Math.PI / 2 + (2 * Math.PI * i) / seats.length;
        const place = { left: `${50 + 42 * Math.cos(angle)}%`, top: `${50 + 38 * Math.sin(angle)}%` };
        return (
          <span key={i} style={place}>
            <Medallion
              emblem={kindSigns[kind]}
              tint={kind === 'bot' ? 'var(--theirs)' : 'var(--mine)'}
              shape={kind === 'bot' ? 'disc' : 'shield'}
            />
            <b>{kind === 'me' ? mine : name}</b>
          </span>
        );
      })}
    </div>
  );
}

function Agreed({ game, setUp }: { readonly game: Game; readonly setUp: SetUp }) {
  const { seats, settings, setSettings, seed, setSeed } = setUp;
  return (
    <Panel className={css.panel} label={word('setUp.match')}>
      <Label>{word('setUp.match')}</Label>
      <Options game={game} seats={seats.length} settings={settings} onChange={setSettings} />
      <details className={css.more}>
        <summary>{word('setUp.seed')}</summary>
        <label>
          {word('setUp.sameSeed')}
          <input className={fieldClass} value={seed} maxLength={80} onChange={(event) => setSeed(event.target.value)} />
        </label>
      </details>
    </Panel>
  );
}

/** The whole table in one sentence, and the one button that begins. */
function Foot({ setUp: { seats, mine, trouble } }: { readonly setUp: SetUp }) {
  const players = playersOf(seats, mine);
  const names = (by: 'person' | 'bot'): readonly string[] => [
    ...new Set(players.flatMap((player) => (player.by === by ? [player.name] : []))),
  ];
  const people = names('person');
  const sentence =
    people.length === 0 ? 'setUp.onlyBots' : names('bot').length === 0 ? 'setUp.onlyPeople' : 'setUp.both';
  return (
    <footer className={css.foot}>
      <div>
        <p className={css.sentence}>{word(sentence, { people, bots: names('bot') })}</p>
        {trouble === null ? <p className={css.small}>{word('setUp.begins')}</p> : <ErrorBox>{trouble}</ErrorBox>}
      </div>
      <Button look="go" type="submit" className={css.start ?? ''}>
        {word('setUp.sitDown')}
      </Button>
    </footer>
  );
}
