/** What an option would do, asked of the game: the sum line by line, how it comes out, and the arrow to draw. */
import { attackWould, signs, standingOf, type AttackKind } from '@arenarium/legends/board';
import { word } from '../../words/page.ts';
import type { Arrow, Foreseen } from '../board.ts';
import { emblemAt, nameOf, NOBODY, type Props } from './reading.ts';

const cardIn = (points: readonly string[]): number => {
  const point = points.find((each) => each.startsWith('card:'));
  return point === undefined ? NOBODY : Number(point.slice('card:'.length));
};

/** The attack whose target is asked for. */
const kindAsked = (question: string): AttackKind | null =>
  question === 'legends/preciseTarget' ? 'precise' : question === 'legends/massTarget' ? 'mass' : null;

export function foresee(props: Props, option: number): Foreseen | null {
  const { decision, view } = props;
  const points = decision?.options[option]?.points ?? [];
  if (decision === null) return null;
  const kind = kindAsked(decision.question);
  if (kind !== null) return blowOn(props, kind, cardIn(points));
  const attack = points.find((point) => point.startsWith('attack:'))?.slice('attack:'.length);
  if (attack === 'precise' || attack === 'mass') return attackOf(props, attack);
  // An ability, an action: its text is its label; what it is done to shows by its arrow.
  const hero = cardIn(points);
  const champion = view.table.champion[decision.seat] ?? NOBODY;
  const offered = decision.options[option];
  if (hero === NOBODY || offered === undefined) return null;
  const arrows: Arrow[] =
    points.includes('action:switch') && champion !== NOBODY
      ? [{ from: `card:${hero}`, to: `card:${champion}`, kind: 'move' }]
      : [];
  return { title: nameOf(props, hero), emblem: emblemAt(props, hero), remark: props.say(offered.label), arrows };
}

/** One blow: strength, what lies there already, and whether it is too much. */
function blowOn(props: Props, kind: AttackKind, hero: number): Foreseen | null {
  const { view, say } = props;
  const now = standingOf(view, hero);
  const attacker = view.table.attack?.attacker ?? view.table.champion[view.table.active] ?? NOBODY;
  const strength = view.table.attack?.strength ?? standingOf(view, attacker)?.strength ?? 0;
  if (now === null) return null;
  const blow = attackWould(view, kind)?.blows.find((each) => each.hero === hero);
  const n = blow?.n ?? (kind === 'mass' ? 1 : strength);
  const who = nameOf(props, hero);
  const after = now.damage + n;
  const left = Math.max(0, now.maxHp - after);
  const falls = after >= now.maxHp;
  return {
    title: say({ id: `option.attack.${kind}` }),
    emblem: signs[kind],
    sum: [
      { name: word('legends.strengthOf', { who: nameOf(props, attacker) }), value: String(strength) },
      { name: word('legends.already', { who }), value: String(now.damage) },
      { name: word('legends.ofMaxHp', { n: now.maxHp }), value: String(after), tone: 'hurt', total: true },
    ],
    outcome: falls
      ? { said: word('legends.would', { who }), tone: 'hurt' }
      : { said: word('legends.stays', { who, n: left, of: now.maxHp }), tone: 'plain' },
    remark: word('legends.mayAnswer'),
    brief: falls ? word('legends.briefFalls', { n }) : word('legends.briefLeft', { n, left }),
    arrows: [{ from: `card:${attacker}`, to: `card:${hero}`, kind: 'harm', mark: `−${n}` }],
  };
}

/** Before a target is chosen: the strength, and whom it could take. */
function attackOf(props: Props, kind: AttackKind): Foreseen | null {
  const { view, say } = props;
  const forecast = attackWould(view, kind);
  if (forecast === null) return null;
  const attacker = view.table.champion[view.table.active] ?? NOBODY;
  return {
    title: say({ id: `option.attack.${kind}` }),
    emblem: signs[kind],
    sum: forecast.blows.map(({ hero, n, falls }) => ({
      name: nameOf(props, hero),
      value: falls ? `−${n} ☠` : `−${n}`,
      tone: 'hurt' as const,
    })),
    brief: word('legends.strength', { n: forecast.strength }),
    arrows: forecast.blows
      .slice(0, 3)
      .map(({ hero, n }) => ({ from: `card:${attacker}`, to: `card:${hero}`, kind: 'harm', mark: `−${n}` })),
  };
}

/** The attack under way, whoever is asked. */
export function arrows({ view }: Props): readonly Arrow[] {
  const { attack, beside } = view.table;
  if (attack === null) return [];
  return attack.targets.map((hero) => {
    const n = beside[hero] ?? 0;
    const arrow = { from: `card:${attack.attacker}`, to: `card:${hero}`, kind: 'harm' as const };
    return n > 0 ? { ...arrow, mark: `−${n}` } : arrow;
  });
}
