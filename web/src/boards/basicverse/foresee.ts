/** What an option would do, asked of the game: range, reach, HP after wards, and whether it kills. */
import {
  abilities,
  ABILITY,
  abilityText,
  areEnemies,
  blowWith,
  comingAt,
  emblems,
  heroOf,
  isHarm,
  prospectOf,
  teamOf,
} from '@arenarium/basicverse/board';
import { word } from '../../words/page.ts';
import type { Arrow, Foreseen } from '../board.ts';
import { emblemOfFace, faceAt, shortName, sourceName, type Props } from './reading.ts';

const emblemOf = (source: number): string => emblems[abilities[source - ABILITY]?.id ?? ''] ?? emblemOfFace(source);

export function foresee(props: Props, option: number): Foreseen | null {
  const { decision, view, say } = props;
  const offered = decision?.options[option];
  if (decision === null || offered === undefined) return null;
  const aimed = offered.points.find((point) => point.startsWith('seat:'));
  const play = view.table.plays.at(-1);
  if (aimed !== undefined && play !== undefined && play.by === decision.seat) {
    return blowOn(props, play.source, Number(aimed.slice('seat:'.length)));
  }
  const source = sourceIn(props, offered.points);
  return source === null ? null : using(props, { source, label: say(offered.label) });
}

/** The card or Ability an option plays: an Ability goes before the card that pays for it. */
function sourceIn(props: Props, points: readonly string[]): number | null {
  const ability = points.find((point) => point.startsWith('ability:'))?.slice('ability:'.length);
  const place = abilities.findIndex(({ id }) => id === ability);
  if (place >= 0) return ABILITY + place;
  const card = points.find((point) => point.startsWith('card:'));
  const face = card === undefined ? -1 : faceAt(props, Number(card.slice('card:'.length)));
  return face < 0 ? null : face;
}

/** Questions that use a card; others throw one away or pass it on. */
const USES: readonly string[] = [
  'basicverse/act',
  'basicverse/react',
  'basicverse/answerMove',
  'basicverse/answerScroll',
];

/** What it costs and brings, line by line. */
function sumOf(
  { decision, view: { table } }: Props,
  { by, would }: { readonly by: number; readonly would: ReturnType<typeof prospectOf> },
): NonNullable<Foreseen['sum']> {
  const team = teamOf(by);
  const enemies = team === 0 ? 1 : 0;
  const coming = comingAt(table, by);
  const isTurn = decision?.question === 'basicverse/act';
  return [
    ...(isTurn
      ? [{ name: word('basicverse.actions'), value: `${table.actions} → ${table.actions - would.actions}` }]
      : []),
    ...(would.mana > 0
      ? [{ name: word('basicverse.manaOf'), value: `${table.mana[team]} → ${table.mana[team] - would.mana}` }]
      : []),
    ...(would.teamMana !== table.mana[team]
      ? [{ name: word('basicverse.manaOf'), value: `${table.mana[team]} → ${would.teamMana}`, tone: 'heal' as const }]
      : []),
    ...(would.fortress !== table.fortress[enemies]
      ? [
          {
            name: word('basicverse.theirFortress'),
            value: `${table.fortress[enemies]} → ${would.fortress}`,
            tone: 'hurt' as const,
          },
        ]
      : []),
    ...(would.damage > 0
      ? [{ name: word('basicverse.damage'), value: String(would.damage), tone: 'hurt' as const }]
      : []),
    ...(would.heals > 0 ? [{ name: word('basicverse.heals'), value: `+${would.heals}`, tone: 'heal' as const }] : []),
    ...(would.blocks > 0
      ? [
          {
            name: word('basicverse.coming'),
            value: `${coming} → ${Math.max(0, coming - would.blocks)}`,
            tone: 'heal' as const,
            total: true,
          },
        ]
      : []),
  ];
}

/** Before it is aimed: what it costs, what it brings, whom it could reach. */
function using(props: Props, { source, label }: { readonly source: number; readonly label: string }): Foreseen | null {
  const { decision, view } = props;
  if (decision === null || !USES.includes(decision.question)) return null;
  const { table } = view;
  const by = decision.seat;
  const would = prospectOf(table, by, source);
  const coming = comingAt(table, by);
  const who = would.reached.map((seat) => shortName(props, seat)).join(', ');
  const reach = would.reached.length > 0 ? word('basicverse.inReach', { who }) : word('basicverse.nobody');
  const kind = isHarm(by, would.reached) ? 'harm' : 'help';
  return {
    title: label,
    emblem: emblemOf(source),
    sum: sumOf(props, { by, would }),
    ...(would.aims && { outcome: { said: reach, tone: 'plain' as const } }),
    remark: textOf(props, source),
    ...(would.blocks > 0
      ? { brief: word('basicverse.briefBlocks', { n: Math.max(0, coming - would.blocks) }) }
      : would.aims && { brief: who === '' ? reach : who }),
    arrows: would.reached
      .filter((seat) => seat !== by)
      .map((seat): Arrow => ({ from: `seat:${by}`, to: `seat:${seat}`, kind })),
  };
}

const textOf = ({ say, game }: Props, source: number): string => {
  const ability = abilities[source - ABILITY];
  if (ability !== undefined) return abilityText(ability).map(say).join(' ');
  return (
    game.cards
      .find(({ id }) => id === game.face(source).card)
      ?.text.map(say)
      .join(' ') ?? ''
  );
};

function blowOn(props: Props, source: number, target: number): Foreseen | null {
  const { view, decision } = props;
  const by = decision?.seat ?? 0;
  const blow = blowWith(view.table, { by, source, target });
  const who = shortName(props, target);
  if (blow === null) return null;
  const { hp } = heroOf(view.table, target);
  const after = Math.max(0, hp - blow.damage);
  return {
    title: word('basicverse.on', { what: sourceName(props, source), who }),
    emblem: emblemOf(source),
    sum: [
      {
        name: word('basicverse.rangeOf', { n: blow.range, of: blow.reach }),
        value: word(blow.reachesTarget ? 'basicverse.reached' : 'basicverse.tooFar'),
      },
      { name: who, value: `${hp} → ${after}`, tone: 'hurt' },
    ],
    ...(blow.kills && { outcome: { said: word('basicverse.wouldDie', { who }), tone: 'hurt' as const } }),
    brief: `${hp} → ${after}`,
    arrows: [{ from: `seat:${by}`, to: `seat:${target}`, kind: 'harm', mark: `−${blow.damage}` }],
  };
}

/** From whoever acts to whoever is to be hit or helped. */
export function arrows({ view }: Props): readonly Arrow[] {
  return view.table.plays.flatMap((play) =>
    play.targets.flatMap((target, i): Arrow[] => {
      if (target === play.by) return [];
      const n = play.damage[i] ?? 0;
      const kind = areEnemies(play.by, target) ? 'harm' : 'help';
      const arrow = { from: `seat:${play.by}`, to: `seat:${target}`, kind } as const;
      return [n > 0 ? { ...arrow, mark: `−${n}` } : arrow];
    }),
  );
}
