/** My side of the table: God and Temple, the hand, the piles, and the abilities that stand by all the time. */
import { emblems, templeOf } from '@arenarium/kamigami/board';
import { Emblem } from '../../look/emblem.tsx';
import { Fan } from '../../look/fan.tsx';
import { Pile, TurnMark } from '../../look/pieces.tsx';
import { word } from '../../words/page.ts';
import { Spot } from '../spot.tsx';
import { Card, Faith, spokenCard } from './card.tsx';
import css from './own.module.css';
import { abilitiesIn, doing, faceAt, faceOfUnit, frontOf, isChoosing, rankOf, words, type Props } from './reading.ts';
import { Cards } from './rivals.tsx';
import { boardSigns } from './signs.ts';
import { Units } from './unit.tsx';

export function Me(board: Props) {
  const props = { ...board, seat: frontOf(board) };
  const now = doing(props);
  const rank = rankOf(props);
  return (
    <section className={css.me} aria-label={word('kamigami.mySide')}>
      <header className={css.head}>
        <Spot point={`seat:${props.seat}`} label={props.names[props.seat] ?? ''} className={css.name}>
          <b>{props.names[props.seat]}</b>
        </Spot>
        {rank !== null && <small>{rank}</small>}
        {now !== null && <TurnMark>{now}</TurnMark>}
        {props.shape === 'phone' && !isChoosing(props) && <Cards {...props} />}
      </header>
      <Units {...props} named={props.shape !== 'phone' && props.shape !== 'side'} />
    </section>
  );
}

export function Hand(props: Props) {
  const seat = frontOf(props);
  if (isChoosing(props)) return null;
  const isSmall = props.shape === 'phone' || props.shape === 'side';
  const hand = props.view.table.hand[seat] ?? [];
  return (
    <div className={css.hand} data-places={`hand:${seat}`}>
      <Fan
        label={word('kamigami.handOf', { who: props.names[seat] ?? '', n: hand.length })}
        none={word('kamigami.noCards')}
      >
        {hand.map((card) => {
          const face = faceAt(props, card);
          return (
            <Spot key={card} point={`card:${card}`} label={spokenCard(props, face)} className={css.card}>
              <Card {...props} face={face} form={isSmall ? 'small' : 'hand'} />
            </Spot>
          );
        })}
      </Fan>
    </div>
  );
}

export function Piles(props: Props) {
  const { say, view } = props;
  const seat = frontOf(props);
  if (isChoosing(props)) return null;
  const { table } = view;
  return (
    <div className={css.piles}>
      <Abilities {...props} />
      <Faith n={table.active === seat ? table.faith : 0} say={say} />
      {(['deck', 'discard'] as const).map((pile) => {
        const n = table[pile][seat]?.length ?? 0;
        return (
          <Spot key={pile} point={`${pile}:${seat}`} label={say(words(pile, { n }))} className={css.pile}>
            <Pile
              emblem={pile === 'deck' ? boardSigns.game : boardSigns.discard}
              count={n}
              name={word(`kamigami.${pile}`)}
            />
          </Spot>
        );
      })}
    </div>
  );
}

function Abilities(props: Props) {
  const seat = frontOf(props);
  const all = [seat, templeOf(seat)].flatMap((unit) => abilitiesIn(props, faceOfUnit(props, unit)));
  return (
    <ul className={css.abilities} aria-label={word('kamigami.abilities')}>
      {all.map(({ ability, text }) => (
        <li key={ability.id}>
          <Spot point={`ability:${ability.id}`} label={text} className={css.ability}>
            <b>
              <Emblem name={emblems[ability.id] ?? boardSigns.game} /> {ability.printed.name}
            </b>
            <small>{text.slice(text.indexOf(': ') + 1)}</small>
          </Spot>
        </li>
      ))}
    </ul>
  );
}
