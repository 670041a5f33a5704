/** Super Fantasy Brawl: the arena in the middle, Enemies and Challenges at its side, one's Champions and hand below. */
import '../../look/places/brawl.ts';
import { brawl } from '@arenarium/brawl';
import { championOf, emblems } from '@arenarium/brawl/board';
import { seatForm } from '../../look/seat.tsx';
import { word } from '../../words/page.ts';
import { board, phasesAt, type BarInfo } from '../board.ts';
import { Arena } from './arena.tsx';
import css from './board.module.css';
import { ActionCard, ChampionCard } from './card.tsx';
import { Draft } from './draft.tsx';
import { arrows, foresee } from './foresee.ts';
import { Hand, Piles } from './hand.tsx';
import { championOfPoint, otherSeats, printedAt, known, sign, tintOf, type Props } from './reading.ts';
import { Me, RivalSeat } from './seat.tsx';
import { Track } from './track.tsx';

const isDrafted = ({ view }: Props): boolean => view.table.champions.length > 0;

const Field = (props: Props) => (
  <div className={css.field}>{isDrafted(props) ? <Arena {...props} /> : <Draft {...props} />}</div>
);

function Rivals(props: Props) {
  if (!isDrafted(props)) return null;
  const { shape } = props;
  const others = otherSeats(props);
  const isStrip = shape === 'phone' || shape === 'side';
  // Three panels and five Challenges would not fit under one another: teams stand in rows.
  const form = isStrip
    ? shape === 'side'
      ? 'medallion'
      : seatForm(others.length, shape)
    : others.length > 2
      ? 'row'
      : 'full';
  return (
    <div className={css.rivals} data-strip={isStrip ? 'yes' : undefined}>
      <div className={css.seats} role="group" aria-label={word('brawl.others')}>
        {others.map((seat) => (
          <RivalSeat key={seat} {...props} seat={seat} form={form} />
        ))}
      </div>
      <Track {...props} form={isStrip ? 'strip' : 'list'} />
    </div>
  );
}

/** Large: an Action card, a Champion with both sides, what lies in a discard pile. */
function Closer(props: Props & { readonly point: string }) {
  const { point, view } = props;
  const [kind = '', rest = ''] = point.split(':');
  if (kind === 'card') {
    const printed = printedAt(props, Number(rest));
    return printed === null ? null : <ActionCard {...props} printed={printed} form="large" />;
  }
  if (kind === 'kind') return <ChampionCard {...props} kind={Number(rest)} form="large" tint="var(--frame2)" />;
  if (point.startsWith('pile:discard/'))
    return <Discarded {...props} seat={Number(point.slice('pile:discard/'.length))} />;
  const id = championOfPoint(props, point);
  if (id === null) return null;
  const champion = championOf(view.table, id);
  const tint = tintOf(props, champion.seat);
  return <ChampionCard {...props} kind={champion.kind} levelled={champion.levelled} form="large" tint={tint} />;
}

function Discarded(props: Props & { readonly seat: number }) {
  const pile = props.view.table.players[props.seat]?.discard ?? [];
  if (pile.length === 0) return null;
  return (
    <ul className={css.discarded}>
      {pile.toReversed().map((id) => (
        <li key={id}>{printedAt(props, id)?.card.name ?? word('card.faceDown')}</li>
      ))}
    </ul>
  );
}

const PHASES = ['score', 'act', 'upkeep'] as const;
const STEPS = ['teams', 'sides', 'traps', 'deploy'] as const;
const DRAFT = ['bring', 'bar', 'field'] as const;
const stepOf: Readonly<Record<string, (typeof STEPS)[number]>> = {
  'brawl/first': 'sides',
  'brawl/home': 'sides',
  'brawl/layFirst': 'traps',
  'brawl/exchange': 'deploy',
  'brawl/deploy': 'deploy',
};

function bar(props: Props): BarInfo {
  const { table, waiting } = props.view;
  const question = waiting[0]?.question ?? '';
  if (table.round === 0) {
    const drafting = DRAFT.findIndex((step) => question === `brawl/${step}`);
    const steps: readonly string[] = table.draft !== null && !isDrafted(props) ? DRAFT : STEPS;
    const now = steps === DRAFT ? Math.max(0, drafting) : STEPS.indexOf(stepOf[question] ?? 'teams');
    return {
      phases: phasesAt(
        steps.map((step) => word(`brawl.step.${step}`)),
        now,
      ),
    };
  }
  const who = props.names[table.active] ?? '';
  const phases = PHASES.map((phase) => word(`brawl.phase.${phase}`, { who }));
  return { round: String(table.round), phases: phasesAt(phases, 1) };
}

export const brawlBoard = board(brawl, {
  emblems,
  Field,
  Rivals,
  Me,
  Hand,
  Piles,
  Closer,
  isDraft: (props) => !isDrafted(props),
  bar,
  sign,
  known,
  arrows,
  foresee,
});
