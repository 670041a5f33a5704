/** One Hero or Legend: its numbers, the counters on it and beside it, its tokens, and what it can do where it stands. */
import { abilities, banes, type Fighter } from '@arenarium/legends/printed.ts';
import { baneText } from '@arenarium/legends/text.ts';
import { Spot } from '../spot.tsx';
import { Sign } from './drawings.tsx';
import css from './fighter.module.css';
import { banesOn, faceAt, fighterAt, nameOf, numbersOf, typeAt, type Props } from './reading.ts';

/** Where a card lies decides which of its abilities work. */
export type Place = 'champion' | 'support' | 'legend' | 'tray';

interface FighterProps extends Props {
  readonly id: number;
  readonly place: Place;
}

const shownIn: Readonly<Record<Place, readonly ('champion' | 'support' | 'team')[]>> = {
  champion: ['champion'],
  support: ['support'],
  legend: ['team'],
  tray: ['champion', 'support'],
};

export function FighterCard(props: FighterProps) {
  const { id, place, view } = props;
  const card = fighterAt(props, id);
  if (card === null) return <FaceDown {...props} />;
  const { attack } = view.table;
  const role = attack?.attacker === id ? 'attacker' : attack?.targets.includes(id) === true ? 'target' : undefined;
  return (
    <article className={css.fighter} data-place={place} data-type={typeAt(card.type)} data-role={role}>
      <Spot point={`card:${id}`} label={spoken(props)} className={css.head}>
        {place !== 'tray' && (
          <span className={css.place} aria-hidden="true">
            {props.say({ id: place === 'support' ? 'fact.support' : `zone.${place}` })}
          </span>
        )}
        <span className={css.name}>
          <Sign type={typeAt(card.type)} /> {card.name}
        </span>
        <Numbers {...props} card={card} />
      </Spot>
      <Banes {...props} />
      {place === 'tray' && card.isLegend && <LegendLines {...props} card={card} />}
      {shownIn[place].map((part) => (
        <AbilityLines key={part} {...props} card={card} part={part} />
      ))}
    </article>
  );
}

function FaceDown(props: FighterProps) {
  return (
    <article className={css.fighter} data-place={props.place}>
      <Spot point={`card:${props.id}`} label="a face-down card" className={css.head}>
        <span className={css.name}>?</span>
      </Spot>
    </article>
  );
}

/** Everything the picture says, in words. */
function spoken(props: FighterProps): string {
  const { id, place, say, view } = props;
  const numbers = numbersOf(props, id);
  if (numbers === null) return nameOf(props, id);
  const parts = [nameOf(props, id)];
  if (place !== 'tray') parts.push(say({ id: `zone.${place === 'support' ? 'supports' : place}` }));
  parts.push(`Strength ${numbers.strength}`, `${numbers.damage} of ${numbers.maxHp} damage`);
  if (numbers.beside > 0) parts.push(`${numbers.beside} counters beside it`);
  for (const { kind, n } of banesOn(view.table, id)) parts.push(`${n} ${say({ id: `type.${typeAt(kind)}` })} bane`);
  return parts.join(', ');
}

const copies = (card: Fighter): boolean => abilities[card.champion[0] ?? -1]?.standing?.rule === 'strengthOf';

function Numbers(props: FighterProps & { readonly card: Fighter }) {
  const numbers = numbersOf(props, props.id);
  if (numbers === null) return null;
  const { strength, maxHp, damage, beside, isStronger } = numbers;
  const boxes = Math.max(maxHp, damage);
  return (
    <span className={css.numbers} aria-hidden="true">
      <span className={css.strength} data-more={isStronger ? 'yes' : undefined}>
        {copies(props.card) ? `✱${strength > 0 ? strength : ''}` : strength}
      </span>
      <span className={css.life}>
        {Array.from({ length: boxes }, (_, i) => (
          <span
            key={i}
            className={css.box}
            data-hurt={i < damage ? 'yes' : undefined}
            data-coming={i >= damage && i < damage + beside ? 'yes' : undefined}
          />
        ))}
      </span>
      <span className={css.hp}>
        {damage}/{maxHp}
        {beside > 0 && <b className={css.beside}> +{beside}</b>}
      </span>
    </span>
  );
}

function Banes(props: FighterProps) {
  const { id, view, say } = props;
  const tokens = banesOn(view.table, id);
  if (tokens.length === 0) return null;
  return (
    <div className={css.banes}>
      {tokens.map(({ kind, n }) => {
        const type = say({ id: `type.${typeAt(kind)}` });
        return (
          <Spot
            key={kind}
            point={`bane:${id}.${kind}`}
            label={`${n} ${type} bane on ${nameOf(props, id)}`}
            className={css.bane}
          >
            <Sign type={typeAt(kind)} /> {type} bane{n > 1 ? ` ×${n}` : ''}
          </Spot>
        );
      })}
    </div>
  );
}

/** What a Legend does for its team before it enters the battle. */
function LegendLines({ card, say }: FighterProps & { readonly card: Fighter }) {
  const team = abilities[card.team];
  return (
    <>
      {team !== undefined && <p className={css.line}>{say({ id: 'part.team', text: team.text })}</p>}
      {(banes[card.type] ?? []).map((clause, i) => (
        <p key={i} className={css.line}>
          {say({ id: 'part.bane', text: baneText(clause, typeAt(card.type)) })}
        </p>
      ))}
    </>
  );
}

function AbilityLines(
  props: FighterProps & { readonly card: Fighter; readonly part: 'champion' | 'support' | 'team' },
) {
  const { card, part, place, say, id } = props;
  const numbers = part === 'team' ? [card.team] : card[part];
  if (faceAt(props, id) < 0) return null;
  return (
    <>
      {numbers.map((number) => {
        const ability = abilities[number];
        if (ability === undefined) return null;
        const text = say(ability.text);
        const line = place === 'tray' ? say({ id: `part.${part}`, text: ability.text }) : text;
        // In the tray a card is chosen as a whole: its lines are to be read.
        return place === 'tray' ? (
          <p key={number} className={css.line}>
            {line}
          </p>
        ) : (
          <Spot key={number} point={`ability:${ability.id}`} label={`${card.name}: ${text}`} className={css.ability}>
            {line}
          </Spot>
        );
      })}
    </>
  );
}
