/** The table: board, prompt, log, and the few controls around them. */
import type { Game } from '@arenarium/engine';
import { useEffect, useMemo, useState } from 'react';
import { boardOf } from '../boards/index.ts';
import type { BoardProps } from '../boards/board.ts';
import { PointingContext, type Pointing } from '../boards/spot.tsx';
import { PlainTable } from '../plain-table/plain-table.tsx';
import { seatsOf } from '../play/people.ts';
import type { Scene } from '../play/protocol.ts';
import { savedMatch } from '../play/saved-matches.ts';
import { useSitting } from '../play/sitting.ts';
import { useHintedOption } from '../prompt/option-list.tsx';
import { Prompt } from '../prompt/prompt.tsx';
import { RuleDialog } from '../rules/rule-chip.tsx';
import { addresses, href } from '../shell/addresses.ts';
import { Button, buttonClass, ErrorBox } from '../shell/controls.tsx';
import { Mishap } from '../shell/mishap.tsx';
import { useSettings } from '../shell/settings.ts';
import { HandOver, PassOn } from './hand-over.tsx';
import { Log } from './log.tsx';
import { LookingAt } from './looking-at.tsx';
import { hintedBy, standings } from './pointing.ts';
import { ResultPanel } from './result.tsx';
import { TableBar } from './table-bar.tsx';
import css from './table.module.css';
import { useSay } from './words.ts';

export function TablePage({ id }: { readonly id: string }) {
  const [missing, setMissing] = useState(false);
  const { open, leave, game, scene, trouble } = useSitting();
  useEffect(() => {
    const saved = savedMatch(id);
    setMissing(saved === null);
    if (saved !== null) void open(saved);
    return leave;
  }, [id, open, leave]);
  if (missing) return <Trouble because="This browser keeps no match under this address." />;
  if (trouble !== null && scene === null) return <Trouble because={trouble} />;
  if (game === null || scene === null) {
    return (
      <main className={css.opening}>
        <p role="status">Setting up the table…</p>
      </main>
    );
  }
  return <OpenTable game={game} scene={scene} />;
}

const Trouble = ({ because }: { readonly because: string }) => (
  <main className={css.opening}>
    <h1>No table here</h1>
    <ErrorBox>{because}</ErrorBox>
    <a className={buttonClass('primary')} href={href(addresses.home)}>
      To the games
    </a>
  </main>
);

/** Something of ours went wrong in the middle of a match: it is kept, and can be opened again where it stood. */
function Broken() {
  const { trouble, id, open } = useSitting();
  const again = () => {
    const saved = id === null ? null : savedMatch(id);
    if (saved !== null) void open(saved);
  };
  if (trouble === null) return null;
  return (
    <div className={css.broken}>
      <ErrorBox>Something went wrong: {trouble}. Nothing is lost.</ErrorBox>
      <Button onClick={again}>Open the table again</Button>
    </div>
  );
}

function OpenTable({ game, scene }: { readonly game: Game; readonly scene: Scene }) {
  const { passTo, lookingBack, holder, drivers } = useSitting();
  useEffect(() => {
    document.title = `${game.title} · Arenarium`;
  }, [game]);
  if (passTo !== null && !lookingBack) return <HandOver game={game} />;
  // The screen has changed hands and the new view is on its way: the old one is nobody's to see.
  const eyes = seatsOf(drivers, holder);
  if (eyes.join() !== scene.eyes.join()) return <main className={css.opening} aria-busy="true" />;
  return (
    <main className={css.page}>
      <h1 className={css.title}>{game.title}</h1>
      <TableBar game={game} />
      <div className={css.board}>
        <BoardArea game={game} scene={scene} />
      </div>
      <div className={css.side}>
        <div className={css.foot}>
          <PassOn />
          <Broken />
          {scene.view.result === null ? <Prompt game={game} /> : <ResultPanel game={game} result={scene.view.result} />}
        </div>
        <LookingAt game={game} />
        <Log game={game} />
      </div>
      <RuleDialog game={game} />
    </main>
  );
}

/** On a small screen what can be chosen may lie out of sight, or under the prompt. */
function bringLitIntoSight(): void {
  const lit = [...document.querySelectorAll(`.${css.board} [data-standing="open"]`)];
  const foot = document.querySelector(`.${css.foot}`);
  if (lit.length === 0 || foot === null || getComputedStyle(foot).position !== 'fixed') return;
  const below = foot.getBoundingClientRect().top;
  const inSight = lit.some((spot) => {
    const { top, bottom } = spot.getBoundingClientRect();
    return top >= 0 && bottom <= below;
  });
  if (!inSight) lit[0]?.scrollIntoView({ block: 'start', behavior: 'smooth' });
}

function BoardArea({ game, scene }: { readonly game: Game; readonly scene: Scene }) {
  const say = useSay(game);
  const { names, pressed, forbidden, recent, hovered, choose, press, hover } = useSitting();
  const wanted = useSettings((settings) => settings.table);
  const hintedOption = useHintedOption(({ option }) => option);
  const { view, eyes } = scene;
  const { decision } = view;
  const pointing = useMemo<Pointing>(() => {
    const hinted = new Set(hintedBy({ decision, pressed, hovered, option: hintedOption }));
    const news = new Set(recent);
    return {
      standing: standings({ decision, pressed, forbidden }),
      press,
      hover,
      hinted: (point) => hinted.has(point),
      recent: (point) => news.has(point),
    };
  }, [decision, pressed, forbidden, recent, hovered, hintedOption, press, hover]);
  useEffect(() => {
    if (decision !== null) bringLitIntoSight();
  }, [decision]);
  const board = wanted === 'board' ? boardOf(game.id) : undefined;
  const props: BoardProps = { game, view, names, say, decision, mine: eyes, choose, ...pointing };
  return (
    <PointingContext value={pointing}>
      {board === undefined ? (
        <PlainTable {...props} />
      ) : (
        <Mishap key={board.game} instead={(because) => <PlainInstead because={because} {...props} />}>
          <board.Table {...(props as BoardProps<never>)} />
        </Mishap>
      )}
    </PointingContext>
  );
}

/** A board that cannot draw what lies there must not stop the match. */
const PlainInstead = ({ because, ...props }: BoardProps & { readonly because: string }) => (
  <>
    <ErrorBox>The board cannot be drawn ({because}). The plain table shows the same.</ErrorBox>
    <PlainTable {...props} />
  </>
);
