/** My Hero, my hand, my Abilities, and the Actions that need no card. */
import {
  ABILITIES_EACH,
  abilityAt,
  abilityText,
  comingAt,
  costText,
  emblems,
  heroOf,
  signs,
  type Ability,
} from '@arenarium/basicverse/board';
import { Emblem } from '../../look/emblem.tsx';
import { Fan } from '../../look/fan.tsx';
import { Lives, Medallion, TurnMark } from '../../look/pieces.tsx';
import { word } from '../../words/page.ts';
import { Spot } from '../spot.tsx';
import { BasicCard } from './card.tsx';
import css from './own.module.css';
import {
  cardName,
  doing,
  emblemOfSeat,
  faceAt,
  frontOf,
  groundOfCard,
  hasHeroes,
  heroCardOf,
  heroName,
  mostHp,
  shapeOf,
  tintOf,
  type Props,
} from './reading.ts';

/** Ending the turn stays in the tray, where nobody presses it by chance. */
const FREE_ACTIONS = ['train', 'reconstitute', 'hop'] as const;

export function Me(props: Props) {
  const { view, say, mine } = props;
  const { table } = view;
  const seat = frontOf(props);
  const hero = heroOf(table, seat);
  const card = heroCardOf(table, seat);
  if (card === null || !hasHeroes(table)) return null;
  const now = doing(props, seat);
  const most = mostHp(table, seat);
  return (
    <section className={css.me} style={{ '--tint': tintOf(seat) }} aria-label={heroName(props, seat)}>
      <Medallion emblem={emblemOfSeat(table, seat)} tint={tintOf(seat)} shape={shapeOf(seat)} className={css.face} />
      <div className={css.words}>
        <h3>{heroName(props, seat)}</h3>
        <span className={css.line}>
          {now !== null && <TurnMark>{now}</TurnMark>} {say({ id: `class.${card.class}` })}
        </span>
        {hero.dead ? (
          say({ id: 'fact.dead' })
        ) : (
          <Lives of={most} left={hero.hp} losing={Math.min(comingAt(table, seat), hero.hp)} />
        )}
        <span className={css.line}>
          <Emblem name="hearts" /> {hero.hp}/{most} <Emblem name={signs['resurrection'] ?? ''} /> {card.ankh}
          {table.active === seat && (
            <b className={css.actions} title={say({ id: 'fact.actions' })}>
              {table.actions} {say({ id: 'fact.actions' })}
            </b>
          )}
          {hero.debt > 0 && <span title={say({ id: 'fact.debt' })}>−{hero.debt}</span>}
        </span>
        {hero.slot >= 0 && (
          <span className={css.line}>
            {say({ id: 'zone.slot' })}: {cardName(props, hero.slot)}
          </span>
        )}
        {mine.includes(seat) && table.active === seat && (
          <div className={css.free} role="group" aria-label={say({ id: 'board.actions' })}>
            {FREE_ACTIONS.map((action) => (
              <Spot key={action} point={`do:${action}`} label={say({ id: `do.${action}` })} className={css.act}>
                <Emblem name={signs[action] ?? 'sundial'} />
              </Spot>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

/** Equal cards are one choice: each stands for the one the options name. */
function standsFor(props: Props, hand: readonly number[], id: number): number {
  const face = faceAt(props, id);
  const { donated } = props.view.table;
  if (face < 0) return id;
  if (donated >= 0 && faceAt(props, donated) === face) return donated;
  const offered = new Set(props.decision?.options.flatMap(({ points }) => points));
  if (offered.has(`card:${id}`)) return id;
  return hand.find((other) => faceAt(props, other) === face && offered.has(`card:${other}`)) ?? id;
}

/** Which cards of the hand only show their edge: the next one is the same, and answers for both. */
function doublesIn(props: Props, hand: readonly number[]): readonly boolean[] {
  const offered = new Set(props.decision?.options.flatMap(({ points }) => points));
  return hand.map((id, i) => {
    const next = hand[i + 1];
    if (next === undefined || faceAt(props, id) < 0 || faceAt(props, id) !== faceAt(props, next)) return false;
    if (standsFor(props, hand, id) === standsFor(props, hand, next)) return true;
    return !offered.has(`card:${id}`) && !offered.has(`card:${next}`);
  });
}

export function Hand(props: Props) {
  const { view, names, shape } = props;
  const seat = frontOf(props);
  if (!hasHeroes(view.table)) return null;
  const hand = heroOf(view.table, seat).hand.toSorted((a, b) => faceAt(props, a) - faceAt(props, b));
  const form = shape === 'phone' || shape === 'side' ? 'small' : 'hand';
  const doubles = doublesIn(props, hand);
  return (
    <Fan
      label={word('basicverse.handOf', { who: names[seat] ?? '', n: hand.length })}
      none={word('basicverse.noCards')}
      isDouble={(place) => doubles[place] === true}
    >
      {hand.map((id, i) => {
        const card = <BasicCard {...props} face={faceAt(props, id)} form={form} />;
        const point = `card:${standsFor(props, hand, id)}`;
        const answersForIt = doubles[i] === true && point === `card:${standsFor(props, hand, hand[i + 1] ?? id)}`;
        return answersForIt && form === 'hand' ? (
          // Its edge is met by a pointer alone, and means the next one.
          <span
            key={id}
            className={css.card}
            aria-hidden="true"
            data-on={point}
            onClick={() => props.press(point, cardName(props, id))}
          >
            {card}
          </span>
        ) : (
          <Spot key={id} point={point} label={cardName(props, id)} className={css.card}>
            {card}
          </Spot>
        );
      })}
    </Fan>
  );
}

/** The passive stands first; the others with what they cost. */
export function Piles(props: Props) {
  const { say, view } = props;
  const { hero } = heroOf(view.table, frontOf(props));
  if (hero < 0 || !hasHeroes(view.table)) return null;
  return (
    <div className={css.abilities}>
      {Array.from({ length: ABILITIES_EACH }, (_, i) => {
        const ability = abilityAt(hero * ABILITIES_EACH + i);
        const name = say({ id: `ability.${ability.id}` });
        const cost = say(costText(ability));
        const text = abilityText(ability).map(say).join(' ');
        return (
          <Spot
            key={ability.id}
            point={`ability:${ability.id}`}
            label={`${name}. ${cost}. ${text}`}
            className={css.ability}
          >
            <b>
              <Emblem name={emblems[ability.id] ?? ''} /> {name}
            </b>
            <Cost ability={ability} reaction={word('basicverse.react')} passive={cost} />
            <span>{text}</span>
          </Spot>
        );
      })}
    </div>
  );
}

interface CostProps {
  readonly ability: Ability;
  readonly reaction: string;
  readonly passive: string;
}
/** What an Ability costs, as one sees it: a dot for each Action, Mana, and the cards of which one is discarded. */
function Cost({ ability, reaction, passive }: CostProps) {
  if (ability.kind === 'passive') return <small>{passive}</small>;
  const { actions, mana } = ability.kind === 'reaction' ? { actions: 0, mana: 0 } : ability;
  return (
    <span className={css.cost}>
      {ability.kind === 'reaction' && <em>{reaction}</em>}
      {Array.from({ length: actions }, (_, i) => (
        <i key={i} />
      ))}
      {mana > 0 && (
        <em data-mana="yes">
          <Emblem name={signs['mana'] ?? ''} /> {mana}
        </em>
      )}
      {ability.cards.map((card) => (
        <span key={card} className={css.pays} style={{ background: groundOfCard(card) }}>
          <Emblem name={emblems[card] ?? ''} />
        </span>
      ))}
    </span>
  );
}
