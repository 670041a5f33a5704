/** What an option would do, asked of the game: the sum line by line, how it comes out, and the arrow to draw. */
import {
  answersTo,
  attackWould,
  NONE,
  signs,
  standingOf,
  wouldDo,
  wouldFollow,
  type ActOption,
  type AttackKind,
  type FollowingOption,
  type PassOption,
  type Prospect,
  type Touch,
} from '@arenarium/legends/board';
import { word } from '../../words/page.ts';
import type { Arrow, Foreseen } from '../board.ts';
import { emblemAt, nameOf, type Props } from './reading.ts';

const cardIn = (points: readonly string[]): number => {
  const point = points.find((each) => each.startsWith('card:'));
  return point === undefined ? NONE : Number(point.slice('card:'.length));
};

/** The attack whose target is asked for. */
const kindAsked = (question: string): AttackKind | null =>
  question === 'legends/preciseTarget' ? 'precise' : question === 'legends/massTarget' ? 'mass' : null;

export function foresee(props: Props, option: number): Foreseen | null {
  const { decision } = props;
  const points = decision?.options[option]?.points ?? [];
  if (decision === null) return null;
  const kind = kindAsked(decision.question);
  if (kind !== null) return blowOn(props, kind, cardIn(points));
  const attack = points.find((point) => point.startsWith('attack:'))?.slice('attack:'.length);
  if (attack === 'precise' || attack === 'mass') return attackOf(props, attack);
  return doing(props, option);
}

/** The questions in which something is done, or left undone. */
const DOES: readonly string[] = ['legends/act', 'legends/trigger'];

/** An ability, an action, or a pass: its price, whom it touches, what a die would bring. */
function doing(props: Props, index: number): Foreseen | null {
  const { decision, view, say } = props;
  const offered = decision?.options[index];
  if (decision === null || offered === undefined) return null;
  const hero = cardIn(offered.points);
  const { option } = offered;
  const prospect = DOES.includes(decision.question)
    ? wouldDo(view, decision.seat, option as ActOption | PassOption)
    : wouldFollow(view, decision, option as FollowingOption);
  if (hero === NONE && prospect === null) return null;
  const title = hero === NONE ? say(offered.label) : nameOf(props, hero);
  const emblem = hero === NONE ? signs.mythPoints : emblemAt(props, hero);
  const label = say(offered.label);
  // Where a Hero is the answer, its label is its name.
  const remark = hero === NONE || label === title ? {} : { remark: label };
  if (prospect === null) return { title, emblem, ...remark, arrows: [] };
  const sum = sumOf(props, prospect);
  const outcome = outcomeOf(props, prospect);
  const brief = briefOf(props, prospect, title);
  return {
    title,
    emblem,
    ...(sum.length > 0 && { sum }),
    ...(outcome !== undefined && { outcome }),
    ...remark,
    ...(brief !== undefined && { brief }),
    arrows: arrowsOf(props, { prospect, by: actingIn(decision) ?? hero, isSwitch: option.do === 'switch' }),
  };
}

/** More than so many lines of the same kind is a list nobody reads. */
const MOST = 3;

/** What changes on one Hero, in numbers. */
function changeOf({ hp, coming, banes, strength }: Touch): string {
  const parts = [
    ...(coming[0] === coming[1] ? [] : [word('legends.comingTo', { from: coming[0], to: coming[1] })]),
    ...(hp[0] === hp[1] ? [] : [word('legends.hpTo', { from: hp[0], to: hp[1] })]),
    ...(strength[0] === strength[1] ? [] : [word('legends.strengthTo', { from: strength[0], to: strength[1] })]),
    ...(banes === 0 ? [] : [word('legends.banesBy', { n: banes })]),
  ];
  return parts.length > 0 ? parts.join(', ') : word('legends.comingAt', { n: coming[1] });
}
const isHarm = ({ hp, coming, banes, strength }: Touch): boolean =>
  hp[1] < hp[0] || coming[1] > coming[0] || banes > 0 || strength[1] < strength[0];
const rowOf = (props: Props, touch: Touch) => ({
  name: nameOf(props, touch.hero),
  value: changeOf(touch),
  tone: isHarm(touch) || touch.falls[1] ? ('hurt' as const) : ('heal' as const),
});

function sumOf(props: Props, { mp, sure, choice, die }: Prospect): NonNullable<Foreseen['sum']> {
  const chances = die.map(({ on: [from, to], sure: then, choice: chosen }) => ({
    name: word(from === to ? 'legends.onOne' : 'legends.on', { from, to, n: to - from + 1 }),
    value:
      [...then, ...chosen.slice(0, 1)].map((touch) => `${nameOf(props, touch.hero)} ${changeOf(touch)}`).join(', ') ||
      '✓',
  }));
  return [
    ...(mp[0] === mp[1] ? [] : [{ name: word('legends.mythPoints'), value: `${mp[0]} → ${mp[1]}` }]),
    ...sure.slice(0, MOST).map((touch) => rowOf(props, touch)),
    ...choice.slice(0, MOST).map((touch) => rowOf(props, touch)),
    ...chances,
  ];
}

/** Who would be destroyed, or saved; with a die, how likely. */
function outcomeOf(props: Props, { sure, die }: Prospect): Foreseen['outcome'] {
  const fallen = sure.filter(({ falls }) => falls[1]);
  const saved = sure.filter(({ falls }) => falls[0] && !falls[1]);
  const named = (touches: readonly Touch[]): string => touches.map(({ hero }) => nameOf(props, hero)).join(', ');
  if (fallen.length > 0) return { said: word('legends.would', { who: named(fallen) }), tone: 'hurt' };
  if (saved.length > 0) return { said: word('legends.saved', { who: named(saved) }), tone: 'heal' };
  const [hope] = die.filter((one) => one.sure.some(({ falls }) => falls[0] && !falls[1]));
  if (hope === undefined) return undefined;
  const [from, to] = hope.on;
  const who = named(hope.sure.filter(({ falls }) => falls[0] && !falls[1]));
  return { said: word('legends.mightSave', { who, n: to - from + 1 }), tone: 'plain' };
}

/** In a few words, beside the answer; whoever the answer names is not named again. */
function briefOf(props: Props, { mp, sure, die }: Prospect, title: string): string | undefined {
  const first = sure.find(({ falls }) => falls[1]) ?? sure[0];
  const [chance] = die;
  const price = mp[0] - mp[1];
  const said =
    first !== undefined
      ? first.falls[1]
        ? word('legends.briefDoomed', { who: nameOf(props, first.hero) })
        : nameOf(props, first.hero) === title
          ? changeOf(first)
          : `${nameOf(props, first.hero)} ${changeOf(first)}`
      : chance !== undefined
        ? word('legends.chance', { n: chance.on[1] - chance.on[0] + 1 })
        : undefined;
  if (price === 0) return said;
  const cost = word('legends.costs', { n: price });
  return said === undefined ? cost : `${cost}: ${said}`;
}

/** Where a target is asked for: the card whose ability is on its way, or off which counters move. */
function actingIn({ prompt }: NonNullable<Props['decision']>): number | null {
  const by = prompt['source'] ?? prompt['from'];
  return typeof by === 'number' ? by : null;
}

/** From what acts to whom it touches; who may yet be chosen glows. */
function arrowsOf(
  { view, decision }: Props,
  { prospect, by, isSwitch }: { readonly prospect: Prospect; readonly by: number; readonly isSwitch: boolean },
): readonly Arrow[] {
  const champion = view.table.champion[decision?.seat ?? 0] ?? NONE;
  if (isSwitch) return champion === NONE ? [] : [{ from: `card:${by}`, to: `card:${champion}`, kind: 'move' }];
  return [...prospect.sure, ...prospect.choice]
    .filter((touch) => touch.hero !== by && by !== NONE)
    .slice(0, MOST)
    .map((touch) => ({ from: `card:${by}`, to: `card:${touch.hero}`, kind: isHarm(touch) ? 'harm' : 'help' }));
}

/** Who could still answer an attack on this Hero, by name. */
function answering(props: Props, kind: AttackKind, hero: number): string {
  const who = answersTo(props.view, kind, hero).map((id) => nameOf(props, id));
  return who.length > 0 ? word('legends.canAnswer', { who: who.join(', ') }) : word('legends.nobodyAnswers');
}

/** One blow: strength, what lies there already, and whether it is too much. */
function blowOn(props: Props, kind: AttackKind, hero: number): Foreseen | null {
  const { view, say } = props;
  const now = standingOf(view, hero);
  const attacker = view.table.attack?.attacker ?? view.table.champion[view.table.active] ?? NONE;
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
    remark: answering(props, kind, hero),
    brief: falls ? word('legends.briefFalls', { n }) : word('legends.briefLeft', { n, left }),
    arrows: [{ from: `card:${attacker}`, to: `card:${hero}`, kind: 'harm', mark: `−${n}` }],
  };
}

/** Before a target is chosen: the strength, and whom it could take. */
function attackOf(props: Props, kind: AttackKind): Foreseen | null {
  const { view, say } = props;
  const forecast = attackWould(view, kind);
  if (forecast === null) return null;
  const attacker = view.table.champion[view.table.active] ?? NONE;
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
