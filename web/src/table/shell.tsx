/**
 * The page of a table: one screen high, whatever its size. It owns bar, question, rail, dock and the layer of arrows; a
 * board fills the slots between them.
 */
import type { Game } from '@arenarium/engine';
import type { Scene } from '@arenarium/protocol';
import { lazy, memo, Suspense, useEffect, useMemo, useRef, useState, type ComponentType } from 'react';
import { boardOf } from '../boards/index.ts';
import type { Board, BoardProps } from '../boards/board.ts';
import { PointingContext, type Pointing } from '../boards/spot.tsx';
import { useNews } from '../motion/news.ts';
import { useMotion } from '../motion/use-motion.ts';
import { PlainTable } from '../plain-table/plain-table.tsx';
import { choose, press } from '../play/answering.ts';
import { useAnswer } from '../play/answer.ts';
import { useMatch } from '../play/match.ts';
import { openMatch } from '../play/sitting.ts';
import { Ribbon } from '../prompt/ribbon.tsx';
import { RuleDialog } from '../rules/rule-chip.tsx';
import { Button, ErrorBox } from '../shell/controls.tsx';
import { Mishap } from '../shell/mishap.tsx';
import { useSettings } from '../shell/settings.ts';
import { spoken, word } from '../words/page.ts';
import { aimAtNothing, light, useAim } from './aim.ts';
import { Announced } from './announced.tsx';
import { Arrows } from './arrows.tsx';
import '../look/places/table.ts';
import { Bar } from './bar.tsx';
import { forBoard, type AtTable } from './closer.tsx';
import { useDragging } from './drag.ts';
import { closeDrawer } from './drawer.ts';
import { PassOn } from './hand-over.tsx';
import { digits, hintedBy, standings } from './pointing.ts';
import { useRoving } from './roving.ts';
import { RoundBanner } from './round-banner.tsx';
import { useShape } from './shape.ts';
import css from './shell.module.css';
import { Drawer, Rail } from './side.tsx';
import { useSay } from './words.ts';

/** The verdict is fetched while the match goes on, not with the table: nobody needs it before. */
const loadEnd = () => import('../end/end.tsx');
const End = lazy(async () => ({ default: (await loadEnd()).End }));
const Ended = lazy(async () => ({ default: (await loadEnd()).Ended }));
/** By this question the table has long been drawn, and no match is over. */
const UNDER_WAY = 8;

/** With more open things than this, rings alone: a field full of breathing lights tells nothing. */
const CALM = 8;

/** What boards are drawn with; it changes with the scene and with what is pressed, never with the pointer. */
function useBoardProps(game: Game, { view, eyes }: Scene): BoardProps & Pointing {
  const say = useSay(game);
  const names = useMatch((match) => match.names);
  const pressed = useAnswer((answer) => answer.pressed);
  const forbidden = useAnswer((answer) => answer.forbidden);
  const picked = useAnswer((answer) => answer.picked);
  const barred = useAnswer((answer) => answer.barred);
  const shape = useShape();
  // Nobody is asked any more where it ended otherwise than by the rules, though the rules still wait.
  const hasEnded = useMatch((match) => match.ended !== null);
  const decision = hasEnded ? null : view.decision;
  return useMemo(
    () => ({
      game,
      view,
      names,
      say,
      decision,
      mine: eyes,
      shape,
      choose,
      press,
      standing: standings({ decision, pressed, forbidden, picked, barred }),
      digit: digits(decision, pressed),
    }),
    [game, view, names, say, decision, eyes, shape, choose, press, pressed, forbidden, picked, barred],
  );
}

/** What the option under the pointer speaks of is lit, and what the newest lines of the log speak of. */
function Lights({ props: { decision } }: { readonly props: BoardProps }) {
  const pressed = useAnswer((answer) => answer.pressed);
  const recent = useMatch((match) => match.recent);
  const option = useAim((aim) => aim.option);
  const hovered = useAim((aim) => aim.point);
  useEffect(() => {
    light('hinted', hintedBy({ decision, pressed, option, hovered }));
  }, [decision, pressed, option, hovered]);
  useEffect(() => light('recent', recent), [recent]);
  return null;
}

/** Whoever comes to the table next sees nothing of what was looked at here. */
const useLeaving = (): void =>
  useEffect(
    () => () => {
      aimAtNothing();
      closeDrawer();
    },
    [],
  );

export function Shell({ game, scene }: { readonly game: Game; readonly scene: Scene }) {
  const table = useRef<HTMLElement>(null);
  const props = useBoardProps(game, scene);
  const wanted = useSettings((settings) => settings.table);
  const board = wanted === 'board' ? boardOf(game.id) : undefined;
  useDragging(table);
  useLeaving();
  useRoving(table);
  useMotion();
  const { result, decision } = scene.view;
  // When it is over the verdict lies over the table, until somebody wants to see the table.
  const [looks, setLooks] = useState(false);
  const isUnderWay = scene.view.asked >= UNDER_WAY;
  useEffect(() => {
    if (isUnderWay) void loadEnd().catch(() => undefined);
  }, [isUnderWay]);
  const open = new Set(decision?.options.flatMap(({ points }) => points));
  // The table is laid anew when what is played has been chosen: nothing of the draft glides away under the pointer.
  const stage = board?.isDraft?.(forBoard(props)) === true ? 'draft' : 'table';
  return (
    <PointingContext value={props}>
      <main
        ref={table}
        className={css.table}
        data-shape={props.shape}
        data-calm={open.size > CALM ? 'yes' : undefined}
        data-plain={board === undefined ? 'yes' : undefined}
      >
        <Bar board={board} props={props} />
        {result !== null && !looks && (
          <Suspense>
            <End board={board} props={props} result={result} onLeave={() => setLooks(true)} />
          </Suspense>
        )}
        <Slots key={`slots of the ${stage}`} board={board} props={props} />
        {props.shape === 'wide' ? <Rail board={board} props={props} /> : <Announced props={props} />}
        <div key={`foot of the ${stage}`} className={css.foot}>
          <PassOn />
          <Line />
          <Broken />
          {result === null ? (
            <Ribbon board={board} props={props} />
          ) : (
            looks && (
              <Suspense>
                <Ended props={props} result={result} onBack={() => setLooks(false)} />
              </Suspense>
            )
          )}
        </div>
        <Arrows board={board} props={props} />
        <JustPlayed board={board} props={props} />
        <RoundBanner board={board} props={props} />
        <Drawer board={board} props={props} />
        <Lights props={props} />
        <RuleDialog game={game} />
      </main>
    </PointingContext>
  );
}

interface SlotProps {
  readonly Part: ComponentType<BoardProps<never>> | undefined;
  readonly props: BoardProps;
}
/** One part of a board; it is drawn anew when the scene or what is pressed changes, not before. */
const Slot = memo(function Slot({ Part, props }: SlotProps) {
  return Part === undefined ? null : <Part {...forBoard(props)} />;
});

/** The board in its slots, or the plain table in their place. */
const Slots = memo(function Slots({ board, props }: { readonly board: Board | undefined; readonly props: BoardProps }) {
  const plain = (
    <div className={css.plain} data-region="field">
      <PlainTable {...props} />
    </div>
  );
  if (board === undefined) return plain;
  const instead = (because: string) => (
    <div className={css.plain} data-region="field">
      <ErrorBox>{word('broken.board', { because })}</ErrorBox>
      <PlainTable {...props} />
    </div>
  );
  return (
    <Mishap key={board.game} instead={instead}>
      <div className={css.rivals} data-region="rivals" role="group" aria-label={word('slot.rivals')}>
        <Slot Part={board.Rivals} props={props} />
      </div>
      {/* A board that does not say what stands in the bar is not redrawn for the slots: it may be taller than its field. */}
      <div
        className={css.field}
        data-region="field"
        role="group"
        aria-label={word('slot.field')}
        data-scrolls={board.bar === undefined ? 'yes' : undefined}
      >
        <div className={css.ground}>
          <Slot Part={board.Field} props={props} />
        </div>
      </div>
      {board.Hand !== undefined && (
        <div className={css.dock} data-region="dock">
          <div className={css.me}>
            <Slot Part={board.Me} props={props} />
          </div>
          <div className={css.hand} data-region="hand">
            <Slot Part={board.Hand} props={props} />
          </div>
          <div className={css.piles} role="group" aria-label={word('slot.piles')}>
            <Slot Part={board.Piles} props={props} />
          </div>
        </div>
      )}
    </Mishap>
  );
});

/** The card somebody else has just played, large, where everybody looks. */
function JustPlayed({ board, props }: AtTable) {
  const card = useNews((news) => news.card);
  if (card === null || board?.Closer === undefined) return null;
  return (
    <div key={card.showing} className={css.played} aria-hidden="true">
      <board.Closer {...forBoard(props)} point={card.point} />
    </div>
  );
}

const CutOff = lazy(async () => ({ default: (await import('../online/beside.tsx')).CutOff }));
/** Whether the line to the server holds. */
function Line() {
  const isOnline = useMatch((match) => match.place === 'server');
  return <Suspense>{isOnline && <CutOff />}</Suspense>;
}

/** Something of ours went wrong in the middle of a match: it is kept, and can be opened again where it stood. */
function Broken() {
  const trouble = useMatch((match) => match.trouble);
  const id = useMatch((match) => match.id);
  const again = () => {
    if (id !== null) void openMatch(id);
  };
  if (trouble === null) return null;
  return (
    <div className={css.strip}>
      <ErrorBox>{word('broken.said', { because: spoken(trouble) })}</ErrorBox>
      <Button onClick={again}>{word('broken.again')}</Button>
    </div>
  );
}
