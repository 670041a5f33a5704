/** What an option would do, asked of the game: what an Attack takes, what a card costs, and the arrow to draw. */
import {
  abilityNamed,
  actorOf,
  type Blow,
  blowOf,
  blowWith,
  emblems,
  isTemple,
  type Moment,
  NONE,
} from '@arenarium/kamigami/board';
import { word } from '../../words/page.ts';
import type { Arrow, Foreseen } from '../board.ts';
import { abilitiesIn, emblemOf, faceAt, faceOfUnit, linesOf, nameOf, printed, sign, type Props } from './reading.ts';
import { boardSigns } from './signs.ts';

const numberIn = (points: readonly string[], kind: string): number => {
  const point = points.find((each) => each.startsWith(`${kind}:`));
  return point === undefined ? NONE : Number(point.slice(kind.length + 1));
};

export function foresee(props: Props, option: number): Foreseen | null {
  const { decision } = props;
  const points = decision?.options[option]?.points ?? [];
  const unit = numberIn(points, 'unit');
  switch (decision?.question) {
    case 'kamigami/target':
    case 'kamigami/newTarget':
      return unit === NONE ? null : blowOn(props, unit);
    case 'kamigami/recruit':
      return recruiting(props, numberIn(points, 'card'));
    default:
      return using(props, points);
  }
}

/** The Attack whose target is asked for, or that is being moved to another. */
function attackOn({ view: { table } }: Props, unit: number): { readonly by: Moment; readonly blow: Blow } | null {
  const by = table.moments.findLast(({ is }) => is === 'attack' || is === 'used');
  if (by === undefined) return null;
  const blow =
    by.is === 'attack'
      ? blowOf(table, { ...by, target: unit })
      : blowWith(table, { ability: by.ability, card: by.card, unit });
  return blow === null ? null : { by, blow };
}

function blowOn(props: Props, unit: number): Foreseen | null {
  const found = attackOn(props, unit);
  if (found === null) return null;
  const { by, blow } = found;
  const has = props.view.table.energy[unit] ?? 0;
  const left = Math.max(0, has - blow.loss);
  const who = nameOf(props, faceOfUnit(props, unit));
  return {
    title: word('kamigami.attackOn', { who }),
    emblem: sign(props, actorOf(by))?.emblem ?? boardSigns.attack,
    sum: [
      { name: word('kamigami.attack'), value: String(blow.value) },
      ...(blow.defence > 0 ? [{ name: word('kamigami.defence'), value: `−${blow.defence}` }] : []),
      { name: word('kamigami.energyOf', { who }), value: `${has} → ${left}`, tone: 'hurt' as const, total: true },
    ],
    outcome: blow.falls
      ? { said: word(isTemple(unit) ? 'kamigami.wouldBreak' : 'kamigami.wouldFall', { who }), tone: 'hurt' }
      : { said: word('kamigami.keeps', { who, n: left }), tone: 'plain' },
    remark: word('kamigami.mayAnswer'),
    brief: word(blow.falls ? 'kamigami.briefFalls' : 'kamigami.brief', { has, left }),
    arrows: [{ from: actorOf(by), to: `unit:${unit}`, kind: 'harm', mark: `−${blow.loss}` }],
  };
}

function recruiting(props: Props, card: number): Foreseen | null {
  const face = card === NONE ? NONE : faceAt(props, card);
  const found = printed(face);
  if (found === null || !('cost' in found)) return null;
  const { faith } = props.view.table;
  return {
    title: nameOf(props, face),
    emblem: emblemOf(props, face),
    sum: [{ name: word('kamigami.yourFaith'), value: `${faith} → ${faith - found.cost}`, total: true }],
    remark: linesOf(props, face).join(' '),
  };
}

/** An ability: its text, and what it attacks for. */
function using(props: Props, points: readonly string[]): Foreseen | null {
  const id = points.find((point) => point.startsWith('ability:'))?.slice('ability:'.length);
  if (id === undefined) return null;
  const { number, face } = abilityNamed(id);
  const text = abilitiesIn(props, face).find(({ ability }) => ability.id === id)?.text;
  const card = numberIn(points, 'card');
  const blow = blowWith(props.view.table, { ability: number, card, unit: 0 });
  return {
    title: nameOf(props, face),
    emblem: emblems[id] ?? emblemOf(props, face),
    ...(text !== undefined && { remark: text }),
    ...(blow !== null && { brief: word('kamigami.attacksFor', { n: blow.value }) }),
  };
}

/** The Attack under way, whoever is asked. */
export function arrows({ view: { table } }: Props): readonly Arrow[] {
  const attack = table.moments.findLast(({ is }) => is === 'attack');
  if (attack === undefined || attack.target === NONE || attack.stopped === 1) return [];
  const loss = blowOf(table, attack)?.loss ?? 0;
  return [{ from: actorOf(attack), to: `unit:${attack.target}`, kind: 'harm', mark: `−${loss}` }];
}
