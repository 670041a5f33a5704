/** One player's side: who they are, their Champion between the Supports, their Legend. */
import { MYTH_POINTS, NONE, signs } from '@arenarium/legends/board';
import { Emblem } from '../../look/emblem.tsx';
import { Medallion, Pile, TurnMark } from '../../look/pieces.tsx';
import { word } from '../../words/page.ts';
import { Spot } from '../spot.tsx';
import { HeroCard, WaitingLegend } from './hero-card.tsx';
import { isMine, isOut, seatTint, seatType, signOf, type SeatProps } from './reading.ts';
import css from './team.module.css';

interface TeamProps extends SeatProps {
  /** Cards with their text, or small ones in a line. */
  readonly form: 'hand' | 'small';
  /** Who they are: in a column beside the cards, or in a line over them. */
  readonly info: 'column' | 'line';
}

export function Team(props: TeamProps) {
  const { seat, view, names, form, info } = props;
  const { table } = view;
  const champion = table.champion[seat] ?? NONE;
  const legend = table.legend[seat] ?? NONE;
  const [left = NONE, ...right] = table.supports[seat] ?? [];
  const waits = legend !== NONE && table.entered[seat] !== 1;
  // Among many lines a Legend that waits is a line itself.
  const apart = form === 'small' && !isMine(props, seat) && view.seats > 2;
  return (
    <section
      className={css.team}
      style={{ '--tint': seatTint(props, seat) }}
      aria-label={names[seat]}
      data-info={info}
      data-form={form}
      data-apart={apart ? 'yes' : undefined}
      data-mine={isMine(props, seat) ? 'yes' : undefined}
      data-turn={table.active === seat && table.round > 0 ? 'yes' : undefined}
      data-out={isOut(props, seat) ? 'yes' : undefined}
    >
      <Info {...props} />
      {!isOut(props, seat) && (
        <div className={css.line}>
          {left !== NONE && <HeroCard {...props} id={left} place="support" />}
          {champion !== NONE && <HeroCard {...props} id={champion} place="champion" />}
          {right.map((id) => (
            <HeroCard key={id} {...props} id={id} place="support" />
          ))}
          {waits && !apart && <HeroCard {...props} id={legend} place="legend" />}
        </div>
      )}
      {waits && apart && !isOut(props, seat) && <WaitingLegend {...props} id={legend} place="legend" />}
    </section>
  );
}

/** What a seat does just now, in a word. */
function doing({ view, seat }: SeatProps): string | null {
  const { table, waiting } = view;
  const isAsked = waiting.some((each) => each.seat === seat);
  if (table.attack !== null && table.active === seat) return word('legends.attacks');
  if (isAsked) return word(table.active === seat ? 'legends.toAct' : 'legends.toAnswer');
  return table.active === seat && table.round > 0 ? word('legends.turn') : null;
}

function Info(props: TeamProps) {
  const { seat, names, view, say, mine } = props;
  const { table } = view;
  const type = seatType(props, seat);
  const mp = table.mp[seat] ?? 0;
  const tokens = table.tokens[seat] ?? 0;
  const act = doing(props);
  return (
    <header className={css.info}>
      <div className={css.who}>
        <Spot point={`seat:${seat}`} label={names[seat] ?? ''} className={css.seat}>
          <Medallion
            emblem={mine.includes(seat) ? 'person' : 'robot-golem'}
            tint={seatTint(props, seat)}
            shape={isMine(props, seat) ? 'shield' : 'disc'}
          />
          <b>{names[seat]}</b>
        </Spot>
        {isOut(props, seat) ? (
          <TurnMark>{say({ id: 'fact.out' })}</TurnMark>
        ) : (
          act !== null && <TurnMark>{act}</TurnMark>
        )}
      </div>
      {type !== null && !isOut(props, seat) && (
        <>
          <span className={css.points} role="img" aria-label={`${say({ id: 'fact.mp' })}: ${mp}`}>
            {Array.from({ length: Math.max(MYTH_POINTS, mp) }, (_, i) => (
              <Emblem key={i} name={signs.mythPoints} className={i < mp ? css.has : css.spent} />
            ))}
          </span>
          <span className={css.tokens} title={say({ id: 'fact.tokens' })}>
            <Emblem name={signOf(type)} /> {word('legends.banes', { n: tokens })}
          </span>
          {table.round > 0 && <Piles {...props} />}
        </>
      )}
    </header>
  );
}

function Piles({ seat, view, say }: SeatProps) {
  const deck = view.table.deck[seat] ?? [];
  const graveyard = view.table.graveyard[seat] ?? [];
  return (
    <span className={css.piles}>
      <Spot point={`pile:deck.${seat}`} label={`${say({ id: 'zone.deck' })}: ${deck.length}`}>
        <Pile emblem={signs.unknown} count={deck.length} />
      </Spot>
      <Spot point={`pile:graveyard.${seat}`} label={`${say({ id: 'zone.graveyard' })}: ${graveyard.length}`}>
        <Pile emblem={signs.graveyard} count={graveyard.length} />
      </Spot>
    </span>
  );
}
