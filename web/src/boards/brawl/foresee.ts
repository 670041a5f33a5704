/** What an option would do, asked of the game: the sum line by line, how it comes out, and the arrows to draw. */
import {
  arrivalAt,
  attackComing,
  attackWould,
  cardPoint,
  championName,
  championOf,
  championPoint,
  championAt,
  emblems,
  hexPoint,
  hexOfPoint,
  hitpointsOf,
  moverOf,
  nameOfHex,
  NONE,
  previewOf,
  slidesOf,
  type Blow,
  type Card,
  type ChampionId,
} from '@arenarium/brawl/board';
import { word } from '../../words/page.ts';
import type { Arrow, Foreseen } from '../board.ts';
import { numbersOf, textOf } from './card.tsx';
import { championNamed, printedAt, sign, type Props } from './reading.ts';

/** Where a Champion stands, for arrows: its hex, or its line in the panel while it is at its Gate. */
const standsAt = ({ view }: Props, id: ChampionId): string => {
  const { at } = championOf(view.table, id);
  return at < 0 ? championPoint(id) : hexPoint(at);
};
const cardIn = (points: readonly string[]): number => {
  const point = points.find((each) => each.startsWith('card:'));
  return point === undefined ? NONE : Number(point.slice('card:'.length));
};

export function foresee(props: Props, index: number): Foreseen | null {
  const { decision, view, say } = props;
  const offered = decision?.options[index];
  if (decision === null || offered === undefined) return null;
  const { option, points, label } = offered;
  switch (option.do) {
    case 'target':
    case 'area': {
      const blows = attackWould(view.table, option);
      return blows.length === 0 ? plainly(props, index) : struck(props, say(label), blows);
    }
    case 'play':
      return played(props, cardIn(points));
    case 'react':
      return answered(props, index);
    case 'to':
    case 'flee':
      return goneTo(props, index);
    case 'end':
    case 'pick':
      return null;
    default:
      return plainly(props, index);
  }
}

/** A step: who goes, whether a trap waits there, and whom the card under way could then be aimed at. */
function goneTo(props: Props, index: number): Foreseen | null {
  const { decision, view } = props;
  const hex = decision?.options[index]?.points.map(hexOfPoint).find((each) => each !== NONE) ?? NONE;
  const id = decision === null ? NONE : moverOf(view.table, decision.prompt);
  if (hex === NONE || id === NONE) return null;
  const { springs, aims, inReach } = arrivalAt(view.table, id, hex);
  const who = inReach.map((other) => championNamed(props, other)).join(', ');
  const reach = inReach.length > 0 ? word('brawl.inReachThere', { who }) : word('brawl.nobodyInReach');
  return {
    title: word('brawl.goesTo', { who: championNamed(props, id), hex: nameOfHex(hex) }),
    emblem: 'walking-boot',
    ...(aims && { outcome: { said: reach, tone: 'plain' as const } }),
    ...(springs && { remark: word('brawl.trapSprings') }),
    ...((aims || springs) && { brief: springs ? word('brawl.trapSprings') : reach }),
    arrows: [],
  };
}

/** Its own words; the thing it is done to is lit, no arrow is needed. */
function plainly(props: Props, index: number): Foreseen | null {
  const offered = props.decision?.options[index];
  const [point] = offered?.points ?? [];
  if (offered === undefined || point === undefined) return null;
  const emblem = sign(props, point)?.emblem;
  return { title: props.say(offered.label), ...(emblem !== undefined && { emblem }), arrows: [] };
}

const attackName = ({ view, game, say }: Props): string => {
  const { action } = view.table;
  if (action === null) return '';
  return action.face < 0 ? say({ id: 'standard.strike' }) : say(game.face(action.face).name);
};

/** The sum of one blow: strength, defence, damage, what is left. */
function sumOf(props: Props, blow: Blow): NonNullable<Foreseen['sum']> {
  const who = championNamed(props, blow.target);
  const champion = championOf(props.view.table, blow.target);
  const before = hitpointsOf(champion) - champion.damage;
  return [
    { name: word('brawl.strengthOf', { card: attackName(props) }), value: String(blow.strength) },
    { name: word('brawl.defenceOf', { who }), value: String(blow.defence) },
    ...(blow.more > 0 ? [{ name: word('brawl.more'), value: `+${blow.more}` }] : []),
    { name: word('brawl.damageTo', { who }), value: String(blow.damage), tone: 'hurt', total: true },
    { name: word('brawl.hitpointsOf', { who }), value: `${before} → ${blow.left}` },
  ];
}
/** Several targets: one line each. */
const eachBlow = (props: Props, blows: readonly Blow[]): NonNullable<Foreseen['sum']> =>
  blows.map(({ target, damage, left }) => ({
    name: championNamed(props, target),
    value: `−${damage} → ${left}`,
    tone: 'hurt',
  }));

function outcomeOf(props: Props, blows: readonly Blow[]): NonNullable<Foreseen['outcome']> | undefined {
  const fallen = blows.filter(({ isEnough }) => isEnough);
  const [first] = blows;
  if (fallen.length > 0) {
    const who = fallen.map(({ target }) => championNamed(props, target)).join(', ');
    return { said: word('brawl.falls', { who }), tone: 'hurt' };
  }
  if (first === undefined || blows.length > 1) return undefined;
  const of = hitpointsOf(championOf(props.view.table, first.target));
  return { said: word('brawl.stays', { who: championNamed(props, first.target), n: first.left, of }), tone: 'plain' };
}

function briefOf(blows: readonly Blow[]): string {
  const n = blows.map(({ damage }) => damage).join(' + ');
  if (blows.some(({ isEnough }) => isEnough)) return word('brawl.fallsBrief', { n });
  return word('brawl.staysBrief', { n, left: blows.map(({ left }) => left).join(', ') });
}

const harm = (props: Props, from: ChampionId, blows: readonly Blow[]): readonly Arrow[] =>
  blows.map(({ target, damage }) => ({
    from: standsAt(props, from),
    to: standsAt(props, target),
    kind: 'harm',
    mark: `−${damage}`,
  }));

/** Where Push and Pull would leave whom they hit, in words. */
function slidden(props: Props, blows: readonly Blow[]): readonly string[] {
  const standing = blows.flatMap(({ target, isEnough }) => (isEnough ? [] : [target]));
  return slidesOf(props.view.table, standing).map(({ target, to, hurt }) =>
    word(hurt > 0 ? 'brawl.slidesInto' : 'brawl.slides', {
      who: championNamed(props, target),
      hex: nameOfHex(to),
      n: hurt,
    }),
  );
}

function struck(props: Props, target: string, blows: readonly Blow[]): Foreseen {
  const { action } = props.view.table;
  const remarks = [...slidden(props, blows), ...((action?.face ?? NONE) >= 0 ? [word('brawl.mayReact')] : [])];
  const [only] = blows;
  const outcome = outcomeOf(props, blows);
  const emblem = action === null ? undefined : emblems[props.game.face(Math.max(0, action.face)).card ?? ''];
  return {
    title: word('brawl.strikes', { card: attackName(props), who: target }),
    ...(emblem !== undefined && (action?.face ?? NONE) >= 0 && { emblem }),
    sum: blows.length === 1 && only !== undefined ? sumOf(props, only) : eachBlow(props, blows),
    ...(outcome !== undefined && { outcome }),
    ...(remarks.length > 0 && { remark: remarks.join(' ') }),
    brief: briefOf(blows),
    arrows: action === null ? [] : harm(props, action.champion, blows),
  };
}

const WAYS: readonly string[] = ['dash', 'jump', 'swoop'];
/** Whether its Champion moves once more before it is aimed. */
const movesFirst = (card: Card): boolean =>
  card.kind === 'attack' && card.pre?.some((effect) => WAYS.includes(effect.do)) === true;

/** A card before it is played: its numbers, and whom it could reach. */
function played(props: Props, id: number): Foreseen | null {
  const { decision, view, say } = props;
  const printed = printedAt(props, id);
  if (printed === null || decision === null) return null;
  const preview = previewOf(view.table, decision.seat, printed);
  const reached = [...(preview?.range ?? [])].map((hex) => championNamed(props, championAt(view.table, hex)));
  // A Dash or Jump before the attack may yet bring somebody into reach.
  const goesFirst = movesFirst(printed.card);
  const isAimed =
    printed.card.kind !== 'reaction' && printed.card.target !== undefined && (reached.length > 0 || !goesFirst);
  const emblem = emblems[printed.id];
  return {
    title: printed.card.name,
    ...(emblem !== undefined && { emblem }),
    sum: numbersOf(printed.card).map(({ word: name, value }) => ({ name, value: String(value) })),
    ...(isAimed && {
      outcome: {
        said: reached.length > 0 ? word('brawl.inReach', { who: reached.join(', ') }) : word('brawl.nobodyInReach'),
        tone: 'plain' as const,
      },
    }),
    remark: textOf(props, printed).join(' '),
    brief: `${say(championName(printed.champion))} · ${word(`brawl.kind.${printed.kind}`)}`,
    arrows: preview === null ? [] : [{ from: cardPoint(id), to: standsAt(props, preview.champion), kind: 'plain' }],
  };
}

/** A Reaction: what the attack would still do. */
function answered(props: Props, index: number): Foreseen | null {
  const { decision, view, say } = props;
  const offered = decision?.options[index];
  if (decision === null || offered === undefined) return null;
  const card = cardIn(offered.points);
  const printed = printedAt(props, card);
  const on = Number(
    offered.points.find((point) => point.startsWith('champion:'))?.slice('champion:'.length),
  ) as ChampionId;
  if (printed === null) return null;
  const blows = attackComing(view.table, { card, face: printed.face, seat: decision.seat, on });
  const blow = blows.find(({ target }) => target === on);
  const outcome = outcomeOf(props, blows);
  const emblem = emblems[printed.id];
  return {
    title: say(offered.label),
    ...(emblem !== undefined && { emblem }),
    sum: blow === undefined ? eachBlow(props, blows) : sumOf(props, blow),
    ...(outcome !== undefined && { outcome }),
    remark: textOf(props, printed).join(' '),
    brief: briefOf(blows),
    arrows: [{ from: cardPoint(card), to: standsAt(props, on), kind: 'help' }],
  };
}

/** The attack under way, whoever is asked. */
export function arrows(props: Props): readonly Arrow[] {
  const { action } = props.view.table;
  if (action === null || action.targets.length === 0) return [];
  return harm(props, action.champion, attackComing(props.view.table));
}
