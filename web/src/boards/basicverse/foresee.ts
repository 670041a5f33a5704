/** What an option would do, asked of the game: range, reach, HP after wards, and whether it kills. */
import { abilities, ABILITY, areEnemies, blowWith, emblems, heroOf } from '@arenarium/basicverse/board';
import { word } from '../../words/page.ts';
import type { Arrow, Foreseen } from '../board.ts';
import { emblemOfFace, shortName, sourceName, type Props } from './reading.ts';

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
  const ability = offered.points.find((point) => point.startsWith('ability:'))?.slice('ability:'.length);
  return ability === undefined ? null : { title: say(offered.label), emblem: emblems[ability] ?? '' };
}

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
      { name: word('basicverse.rangeOf', { n: blow.range, of: blow.reach }), value: word(blow.reachesTarget ? 'basicverse.reached' : 'basicverse.tooFar') },
      { name: who, value: `${hp} → ${after}`, tone: 'hurt' },
    ],
    ...(blow.kills && { outcome: { said: word('basicverse.wouldDie', { who }), tone: 'hurt' as const } }),
    brief: `${hp} → ${after}`,
    arrows: [{ from: `seat:${by}`, to: `seat:${target}`, kind: 'harm', mark: `−${blow.damage}` }],
  };
} // prettier-ignore

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
