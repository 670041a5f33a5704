/** One Hero or Legend: its numbers, the counters on it and beside it, its tokens, and what it can do where it stands. */
import { abilitiesIn, baneTexts, heroOn, standingOf, typeOf, type PrintedHero } from '@arenarium/legends/board';
import { Spot } from '../spot.tsx';
import { Sign } from './drawings.tsx';
import css from './fighter.module.css';
import { nameOf, type Props } from './reading.ts';

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
  const card = heroOn(view, id);
  if (card === null) return <FaceDown {...props} />;
  const { attack } = view.table;
  const role = attack?.attacker === id ? 'attacker' : attack?.targets.includes(id) === true ? 'target' : undefined;
  return (
    <article className={css.fighter} data-place={place} data-type={typeOf(card.type)} data-role={role}>
      <Spot point={`card:${id}`} label={spoken(props)} className={css.head}>
        {place !== 'tray' && (
          <span className={css.place} aria-hidden="true">
            {props.say({ id: place === 'support' ? 'fact.support' : `zone.${place}` })}
          </span>
        )}
        <span className={css.name}>
          <Sign type={typeOf(card.type)} /> {card.name}
        </span>
        <Numbers {...props} />
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
  const { id, place, say } = props;
  const numbers = standingOf(props.view, id);
  if (numbers === null) return nameOf(props, id);
  const parts = [nameOf(props, id)];
  if (place !== 'tray') parts.push(say({ id: `zone.${place === 'support' ? 'supports' : place}` }));
  parts.push(`Strength ${numbers.strength}`, `${numbers.damage} of ${numbers.maxHp} damage`);
  if (numbers.beside > 0) parts.push(`${numbers.beside} counters beside it`);
  for (const { kind, n } of numbers.banes) parts.push(`${n} ${say({ id: `type.${typeOf(kind)}` })} bane`);
  return parts.join(', ');
}

function Numbers(props: FighterProps) {
  const numbers = standingOf(props.view, props.id);
  if (numbers === null) return null;
  const { strength, maxHp, damage, beside, isStronger, isCopied } = numbers;
  const boxes = Math.max(maxHp, damage);
  return (
    <span className={css.numbers} aria-hidden="true">
      <span className={css.strength} data-more={isStronger ? 'yes' : undefined}>
        {isCopied ? `✱${strength > 0 ? strength : ''}` : strength}
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
  const tokens = standingOf(view, id)?.banes ?? [];
  if (tokens.length === 0) return null;
  return (
    <div className={css.banes}>
      {tokens.map(({ kind, n }) => {
        const type = say({ id: `type.${typeOf(kind)}` });
        return (
          <Spot
            key={kind}
            point={`bane:${id}.${kind}`}
            label={`${n} ${type} bane on ${nameOf(props, id)}`}
            className={css.bane}
          >
            <Sign type={typeOf(kind)} /> {type} bane{n > 1 ? ` ×${n}` : ''}
          </Spot>
        );
      })}
    </div>
  );
}

/** What a Legend does for its team before it enters the battle. */
function LegendLines({ card, say }: FighterProps & { readonly card: PrintedHero }) {
  return (
    <>
      {abilitiesIn(card, 'team').map(({ id, text }) => (
        <p key={id} className={css.line}>
          {say({ id: 'part.team', text })}
        </p>
      ))}
      {baneTexts(card).map((text, i) => (
        <p key={i} className={css.line}>
          {say({ id: 'part.bane', text })}
        </p>
      ))}
    </>
  );
}

function AbilityLines(
  props: FighterProps & { readonly card: PrintedHero; readonly part: 'champion' | 'support' | 'team' },
) {
  const { card, part, place, say } = props;
  return (
    <>
      {abilitiesIn(card, part).map((ability) => {
        const text = say(ability.text);
        const line = place === 'tray' ? say({ id: `part.${part}`, text: ability.text }) : text;
        // In the tray a card is chosen as a whole: its lines are to be read.
        return place === 'tray' ? (
          <p key={ability.id} className={css.line}>
            {line}
          </p>
        ) : (
          <Spot
            key={ability.id}
            point={`ability:${ability.id}`}
            label={`${card.name}: ${text}`}
            className={css.ability}
          >
            {line}
          </Spot>
        );
      })}
    </>
  );
}
