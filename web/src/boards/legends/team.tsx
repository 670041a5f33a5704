/** One player's side: Champion in front, Supports beside, the Legend, the decks, Myth Points and tokens. */
import { actions, attackKinds, typeOfLegend } from '@arenarium/legends/board';
import { Spot } from '../spot.tsx';
import { Die, Pile, Sign } from './drawings.tsx';
import { FighterCard } from './fighter.tsx';
import { nameOf, type SeatProps } from './reading.ts';
import css from './team.module.css';

export function Team(props: SeatProps) {
  const { seat, view, names } = props;
  const { table } = view;
  const isOut = table.out[seat] === 1;
  const champion = table.champion[seat] ?? -1;
  const legend = table.legend[seat] ?? -1;
  const supports = table.supports[seat] ?? [];
  const inBattle = table.entered[seat] === 1;
  return (
    <section
      className={css.team}
      aria-label={names[seat]}
      data-turn={table.active === seat && table.round > 0 ? 'yes' : undefined}
      data-out={isOut ? 'yes' : undefined}
    >
      <TeamHead {...props} />
      {!isOut && (
        <div className={css.places}>
          {champion >= 0 && <FighterCard {...props} id={champion} place="champion" />}
          {supports.map((id) => (
            <FighterCard key={id} {...props} id={id} place="support" />
          ))}
          {legend >= 0 && !inBattle && <FighterCard {...props} id={legend} place="legend" />}
        </div>
      )}
      {!isOut && <Piles {...props} />}
    </section>
  );
}

function TeamHead(props: SeatProps) {
  const { seat, names, view, say } = props;
  const { table } = view;
  const asked = view.waiting.some((waiting) => waiting.seat === seat);
  const legend = table.legend[seat] ?? -1;
  const mp = table.mp[seat] ?? 0;
  const tokens = table.tokens[seat] ?? 0;
  const die = table.dice[seat] ?? 0;
  return (
    <header className={css.head}>
      <Spot point={`seat:${seat}`} label={names[seat] ?? ''} className={css.name}>
        <strong>{names[seat]}</strong>
      </Spot>
      {table.out[seat] === 1 && <span className={css.out}>{say({ id: 'fact.out' })}</span>}
      {table.active === seat && table.round > 0 && <span className={css.turn}>{say({ id: 'fact.turn' })}</span>}
      {asked && <span className={css.asked}>…</span>}
      {die > 0 && <Die value={die} />}
      {legend >= 0 && table.out[seat] !== 1 && (
        <span className={css.supply}>
          <span role="img" aria-label={`${say({ id: 'fact.mp' })}: ${mp}`}>
            {'◆'.repeat(mp)}
            {'◇'.repeat(Math.max(0, 2 - mp))} MP
          </span>
          <span title={say({ id: 'fact.tokens' })}>
            <Sign type={typeOfLegend(legend)} /> ×{tokens}
          </span>
        </span>
      )}
    </header>
  );
}

function Piles(props: SeatProps) {
  const { seat, view, say } = props;
  const deck = view.table.deck[seat] ?? [];
  const graveyard = view.table.graveyard[seat] ?? [];
  if (view.table.round === 0) return null;
  return (
    <footer className={css.piles}>
      <Pile n={deck.length} label={say({ id: 'zone.deck' })} />
      <span className={css.graveyard}>
        <b>{graveyard.length}</b> {say({ id: 'zone.graveyard' })}
        {graveyard.length > 0 && `: ${graveyard.map((id) => nameOf(props, id)).join(', ')}`}
      </span>
    </footer>
  );
}

/** What can be done in one's own turn: five actions, two attacks, the end. */
export function ActionBar(props: SeatProps) {
  const { say } = props;
  return (
    <div className={css.actions} role="group" aria-label={say({ id: 'point.action' })}>
      {actions.map((action) => (
        <Spot key={action} point={`action:${action}`} label={say({ id: `action.${action}` })} className={css.action}>
          {say({ id: `action.${action}` })}
        </Spot>
      ))}
      {attackKinds.map((kind) => (
        <Spot key={kind} point={`attack:${kind}`} label={say({ id: `option.attack.${kind}` })} className={css.attack}>
          {say({ id: `option.attack.${kind}` })}
        </Spot>
      ))}
      <Spot point="action:endTurn" label={say({ id: 'action.endTurn' })} className={css.action}>
        {say({ id: 'action.endTurn' })}
      </Spot>
    </div>
  );
}
