/** The Banishing: the Void in the middle with the ritual beside it, friends at the left, your own sheet and hand below. */
import '../../look/places/banishing.ts';
import { banishing } from '@arenarium/banishing';
import { characters, LAST_ROUND, emblems } from '@arenarium/banishing/board';
import { Room } from '../../look/room.tsx';
import { seatForm } from '../../look/seat.tsx';
import { word } from '../../words/page.ts';
import { board, type BarInfo } from '../board.ts';
import css from './board.module.css';
import { Card } from './card.tsx';
import { CharacterCard, Characters } from './characters.tsx';
import { Patterns } from './drawings.tsx';
import { foresee } from './foresee.ts';
import { Hand, Me, Piles } from './own.tsx';
import { OtherPlayer } from './player.tsx';
import { Pool, poolOf } from './pool.tsx';
import { faceAt, frontOf, isChoosing, sign, type Props } from './reading.ts';
import { Ritual } from './ritual.tsx';
import { Void } from './void.tsx';

function Field(props: Props) {
  const pool = poolOf(props);
  if (isChoosing(props)) return <Characters {...props} />;
  // Where there is little room, what lies below the Void takes no more than it needs.
  const Beside = props.shape === 'wide' || props.shape === 'middle' ? Room : 'div';
  return (
    <div className={css.field}>
      <Patterns />
      <Room>
        <Void {...props} />
      </Room>
      <Beside className={css.beside}>{pool === null ? <Ritual {...props} /> : <Pool {...props} pool={pool} />}</Beside>
    </div>
  );
}

function Rivals(props: Props) {
  const { seats } = props.view;
  const front = frontOf(props);
  const others = Array.from({ length: seats - 1 }, (_, i) => (front + 1 + i) % seats);
  const form = seatForm(others.length, props.shape);
  return (
    <div className={css.rivals}>
      {others.map((seat) => (
        <OtherPlayer key={seat} {...props} seat={seat} form={form} />
      ))}
    </div>
  );
}

function Closer(props: Props & { readonly point: string }) {
  const [kind = '', rest = ''] = props.point.split(':');
  const character = kind === 'character' ? characters[Number(rest)] : undefined;
  if (character !== undefined) return <CharacterCard {...props} character={character} form="large" />;
  const seat = kind === 'seat' ? props.view.table.players[Number(rest)]?.character : undefined;
  const seated = seat === undefined ? undefined : characters[seat];
  if (seated !== undefined) return <CharacterCard {...props} character={seated} form="large" />;
  const face = kind === 'card' ? faceAt(props, Number(rest)) : kind === 'face' ? Number(rest) : -1;
  return face < 0 ? null : (
    <span style={{ display: 'block', width: '9rem', height: '11.5rem', margin: '0 auto' }}>
      <Card {...props} face={face} />
    </span>
  );
}

function bar(props: Props): BarInfo {
  const { view, names } = props;
  if (isChoosing(props)) return { phases: [{ name: word('banishing.phase.choose'), at: 'now' }] };
  const taking = view.waiting.some(({ question }) => question === 'banishing/line');
  const who = names[view.table.active] ?? '';
  return {
    round: word('banishing.roundOf', { n: view.table.round, of: LAST_ROUND }),
    phases: [
      { name: word('banishing.phase.take', { who }), at: taking ? 'now' : 'past' },
      { name: word('banishing.phase.ability'), at: taking ? 'next' : 'now' },
    ],
  };
}

export const banishingBoard = board(banishing, {
  emblems,
  Field,
  Rivals,
  Me,
  Hand,
  Piles,
  Closer,
  isDraft: isChoosing,
  bar,
  sign,
  foresee,
});
