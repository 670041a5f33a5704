/** What an option would do, asked of the game: what a line brings into the hand, and what it does to the one who takes it. */
import {
  characters,
  abilityId,
  abilityText,
  lineWould,
  printedOn,
  signs,
  stamina,
  health,
  emblems,
} from '@arenarium/banishing/board';
import { word } from '../../words/page.ts';
import type { Foreseen } from '../board.ts';
import { faceAt, nameOf, type Props } from './reading.ts';

export function foresee(props: Props, option: number): Foreseen | null {
  const { decision, say } = props;
  const offered = decision?.options[option];
  if (decision === null || offered === undefined) return null;
  const line = offered.points.find((point) => point.startsWith('line:'));
  if (line !== undefined && decision.question === 'banishing/line')
    return taking(props, Number(line.slice(5)), decision.seat);
  const ability = offered.points.find((point) => point.startsWith('ability:'))?.slice(8);
  return ability === undefined
    ? null
    : { title: say(offered.label), emblem: emblems[ability] ?? signs.void, ...textOf(props, ability) };
}

function textOf({ say }: Props, id: string): { readonly remark?: string } {
  for (const character of characters) {
    const ability = character.abilities.find((each) => abilityId(character, each) === id);
    if (ability !== undefined) return { remark: say(abilityText(ability)) };
  }
  return {};
}

function taking(props: Props, line: number, seat: number): Foreseen | null {
  const { view, say } = props;
  const player = view.table.players[seat];
  if (player === undefined) return null;
  const { cards, damage, exhausts, kills } = lineWould(view, line, seat);
  const symbols = cards.filter((id) => printedOn(view, id)?.kind !== 'undead');
  const after = player.damage + damage;
  const gained = symbols.map((id) => nameOf(props, faceAt(props, id))).join(', ');
  const outcome = kills
    ? { said: word('banishing.wouldKill'), tone: 'hurt' as const }
    : exhausts && !player.exhausted
      ? { said: word('banishing.wouldExhaust'), tone: 'hurt' as const }
      : undefined;
  return {
    title: say({ id: `line.${line}` }),
    emblem: signs.void,
    sum: [
      { name: word('banishing.intoHand'), value: gained === '' ? '–' : gained },
      {
        name: word('banishing.yourDamage'),
        value: `${player.damage} → ${after}`,
        ...(damage > 0 && { tone: 'hurt' as const }),
      },
      { name: word('banishing.exhaustedAt'), value: String(stamina(view.table, player)) },
      { name: word('banishing.deadAt'), value: String(health(player)) },
    ],
    ...(outcome !== undefined && { outcome }),
    brief: word('banishing.brief', { cards: symbols.length, damage }),
    // The frame round the line says which cards; arrows would hide them.
    arrows: [],
  };
}
