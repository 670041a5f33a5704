/** What an option would do, asked of the game: what an Attack takes, what a card costs, and the arrow to draw. */
import {
  abilityNamed,
  actorOf,
  answersTo,
  type Blow,
  blowOf,
  blowWith,
  emblems,
  type EnergyChange,
  isTemple,
  type Moment,
  NONE,
  type Prospect,
  reacting,
  useWould,
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
    remark: answering(props, answerersOn(props, by, unit)),
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

/** Who might still answer the Attack on this unit. */
function answerersOn({ view: { table } }: Props, by: Moment, unit: number): readonly number[] {
  if (by.is === 'attack') return reacting(table, by.seat);
  return answersTo(table, by.seat, { ability: by.ability, card: by.card, unit });
}
const answering = ({ names }: Props, seats: readonly number[]): string =>
  seats.length === 0
    ? word('kamigami.nobodyAnswers')
    : word('kamigami.canAnswer', { who: seats.map((seat) => names[seat] ?? '').join(', ') });

/** A card played, or an ability used: what is paid, what it brings, and how the Attack under way would end. */
function using(props: Props, points: readonly string[]): Foreseen | null {
  const { decision, view } = props;
  const id = points.find((point) => point.startsWith('ability:'))?.slice('ability:'.length);
  if (id === undefined || decision === null) return null;
  const { number, face } = abilityNamed(id);
  const text = abilitiesIn(props, face).find(({ ability }) => ability.id === id)?.text;
  const card = numberIn(points, 'card');
  const would = useWould(view.table, { seat: decision.seat, ability: number, card });
  const outcome = outcomeOf(props, would);
  const brief = briefOf(props, would);
  return {
    title: nameOf(props, face),
    emblem: emblems[id] ?? emblemOf(props, face),
    sum: sumOf(props, would),
    ...(outcome !== undefined && { outcome }),
    ...(text !== undefined && { remark: text }),
    ...(brief !== '' && { brief }),
    arrows: arrowsOf(would, card === NONE ? (points.find((point) => point.startsWith('unit:')) ?? '') : `card:${card}`),
  };
}

const unitName = (props: Props, unit: number): string => nameOf(props, faceOfUnit(props, unit));
const energyRow = (props: Props, { unit, energy: [before, after], falls }: EnergyChange) => ({
  name: word('kamigami.energyOf', { who: unitName(props, unit) }),
  value: falls ? `${before} → ${after} ☠` : `${before} → ${after}`,
  tone: after < before ? ('hurt' as const) : ('heal' as const),
});

function sumOf(props: Props, would: Prospect): NonNullable<Foreseen['sum']> {
  const { gives, faith, sure, targets, draws, answered, chains } = would;
  return [
    ...(gives === null ? [] : [{ name: word('kamigami.price'), value: word(`kamigami.gives.${gives}`) }]),
    ...(faith[0] === faith[1] ? [] : [{ name: word('kamigami.yourFaith'), value: `${faith[0]} → ${faith[1]}` }]),
    ...sure.map((change) => energyRow(props, change)),
    ...(draws > 0 ? [{ name: word('kamigami.draws'), value: `+${draws}` }] : []),
    ...targets.map((change) => energyRow(props, change)),
    ...(answered === null
      ? []
      : [
          {
            name: word('kamigami.taken', { who: unitName(props, answered.unit) }),
            value: `${answered.before.loss} → ${answered.after.loss}`,
            total: true,
          },
        ]),
    ...(chains.length > 0
      ? [
          {
            name: word('kamigami.follows'),
            value: chains.map((colour) => props.say({ id: `colour.${colour}` })).join(', '),
          },
        ]
      : []),
  ];
}

/** Who would fall by it, or stand by it. */
function outcomeOf(props: Props, { answered, sure, targets }: Prospect): Foreseen['outcome'] {
  if (answered !== null && answered.before.falls !== answered.after.falls) {
    const who = unitName(props, answered.unit);
    return answered.after.falls
      ? { said: word('kamigami.wouldFall', { who }), tone: 'hurt' }
      : { said: word('kamigami.wouldStand', { who }), tone: 'heal' };
  }
  const fallen = [...sure, ...targets].filter(({ falls }) => falls).map(({ unit }) => unitName(props, unit));
  return fallen.length === 0
    ? undefined
    : { said: word('kamigami.couldFell', { who: fallen.join(', ') }), tone: 'hurt' };
}

function briefOf(props: Props, { faith, sure, targets, answered, gives }: Prospect): string {
  const [first] = sure;
  const [target] = targets;
  const parts = [
    ...(answered === null ? [] : [word('kamigami.takes', { n: answered.after.loss })]),
    ...(target === undefined
      ? []
      : [word('kamigami.attacksFor', { n: Math.max(...targets.map(({ energy: [a, b] }) => a - b)) })]),
    ...(faith[0] === faith[1] ? [] : [word('kamigami.faithBy', { n: faith[1] - faith[0] })]),
    ...(first === undefined ? [] : [`${unitName(props, first.unit)} ${first.energy[0]} → ${first.energy[1]}`]),
    ...(gives === null ? [] : [word(`kamigami.gives.${gives}`)]),
  ];
  return parts.slice(0, 2).join(', ');
}

/** As many as one follows with the eye. */
const MOST = 4;
function arrowsOf({ targets, sure, answered }: Prospect, from: string): readonly Arrow[] {
  if (answered !== null) {
    const to = `unit:${answered.unit}`;
    // Who defends itself is ringed already.
    return to === from ? [] : [{ from, to, kind: answered.after.loss > answered.before.loss ? 'harm' : 'help' }];
  }
  return [...targets, ...sure]
    .filter(({ unit }) => `unit:${unit}` !== from)
    .slice(0, MOST)
    .map(({ unit, energy: [before, after] }) => ({
      from,
      to: `unit:${unit}`,
      kind: after < before ? 'harm' : 'help',
      mark: after < before ? `−${before - after}` : `+${after - before}`,
    }));
}

/** The Attack under way, whoever is asked. */
export function arrows({ view: { table } }: Props): readonly Arrow[] {
  const attack = table.moments.findLast(({ is }) => is === 'attack');
  if (attack === undefined || attack.target === NONE || attack.stopped === 1) return [];
  const loss = blowOf(table, attack)?.loss ?? 0;
  return [{ from: actorOf(attack), to: `unit:${attack.target}`, kind: 'harm', mark: `−${loss}` }];
}
