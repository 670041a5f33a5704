/** What an option would do, asked of the game: what a line brings into the hand, and what it does to the one who takes it. */
import {
  characters,
  abilityId,
  abilityWould,
  abilityText,
  lineWould,
  spaceWould,
  printedOn,
  signs,
  stamina,
  health,
  emblems,
  woundLess,
  type AbilityOption,
  type Opening,
  type Prospect,
  type Relief,
  type ShieldOption,
  type SpaceOption,
  type WoundOption,
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
  if (decision.question === 'banishing/ability') return using(props, option);
  const { do: does } = offered.option;
  if (does === 'space') return opening(props, option);
  const isOwn = offered.points.some((point) => point.startsWith(`wound:${decision.seat}.`));
  if ((does === 'wound' || does === 'shield') && isOwn)
    return healing(
      props,
      woundLess(props.view, decision.seat, offered.option as WoundOption | ShieldOption),
      say(offered.label),
    );
  return null;
}

/** An ability: the most it can do, and whether that ends the Banishing. */
function using(props: Props, index: number): Foreseen | null {
  const { decision, say, view } = props;
  const offered = decision?.options[index];
  if (decision === null || offered === undefined) return null;
  const ability = offered.points.find((point) => point.startsWith('ability:'))?.slice(8) ?? '';
  const would = abilityWould(view, decision.seat, offered.option as AbilityOption);
  const brief = briefOf(props, would);
  return {
    title: say(offered.label),
    emblem: emblems[ability] ?? signs.void,
    sum: sumOf(props, would),
    ...(would.wins && { outcome: { said: word('banishing.wouldWin'), tone: 'heal' as const } }),
    ...textOf(props, ability),
    ...(brief !== '' && { brief }),
    // What it may be turned on is lit by the board; arrows would hide the cards.
    arrows: [],
  };
}

const reliefRow = ({ names }: Props, { seat, damage: [before, after], recovers }: Relief) => ({
  name: word('banishing.damageOf', { who: names[seat] ?? '' }),
  value: recovers ? word('banishing.recovers', { before, after }) : `${before} → ${after}`,
  tone: 'heal' as const,
});

function sumOf(props: Props, would: Prospect): NonNullable<Foreseen['sum']> {
  const { banished, undead, cards, relief, guards, inspires, suffers, drops } = would;
  return [
    ...(suffers > 0 ? [{ name: word('banishing.suffers'), value: String(suffers), tone: 'hurt' as const }] : []),
    ...(drops > 0 ? [{ name: word('banishing.drops'), value: String(drops), tone: 'hurt' as const }] : []),
    ...(banished[0] === banished[1]
      ? []
      : [{ name: word('banishing.toBanishing'), value: `${banished[0]} → ${banished[1]}`, total: true }]),
    ...(undead.most > 0
      ? [
          {
            name: word('banishing.removes'),
            value: word('banishing.ofShowing', { n: undead.most, of: undead.spaces.length }),
          },
        ]
      : []),
    ...(cards > 0 ? [{ name: word('banishing.brings'), value: `+${cards}` }] : []),
    ...relief.map((each) => reliefRow(props, each)),
    ...(guards ? [{ name: word('banishing.guards'), value: '✓' }] : []),
    ...(inspires > 0 ? [{ name: word('banishing.inspires'), value: `+${inspires}` }] : []),
  ];
}

function briefOf({ names }: Props, { banished, undead, cards, relief, wins }: Prospect): string {
  const [first] = relief;
  const parts = [
    ...(wins ? [word('banishing.briefWins')] : []),
    ...(banished[0] === banished[1] || wins ? [] : [word('banishing.briefBanished', { n: banished[1] })]),
    ...(undead.most > 0 ? [word('banishing.briefRemoves', { n: undead.most })] : []),
    ...(first === undefined ? [] : [`${names[first.seat] ?? ''} ${first.damage[0]} → ${first.damage[1]}`]),
    ...(cards > 0 ? [word('banishing.briefCards', { n: cards })] : []),
  ];
  return parts.slice(0, 2).join(', ');
}

/** A space of the Void: what comes to light there, what its lines would do then, and the wound or the seal it means. */
function opening(props: Props, index: number): Foreseen | null {
  const { decision, say, view } = props;
  const offered = decision?.options[index];
  if (decision === null || offered === undefined) return null;
  const { space } = offered.option as SpaceOption;
  const would = spaceWould(view, decision.seat, { question: decision.question, space });
  if (would === null) return null;
  const { then, lines, wound, banished } = would;
  const isKnown = then >= 0;
  const [[before, after] = [0, 0]] = lines.map(({ damage }) => damage);
  const change = after - before;
  return {
    title: say(offered.label),
    emblem: signs.void,
    sum: [
      ...(wound === null
        ? []
        : [{ name: word('banishing.yourDamage'), value: wound.damage.join(' → '), tone: 'hurt' as const }]),
      ...(banished[0] === banished[1]
        ? []
        : [{ name: word('banishing.inBanishing'), value: banished.join(' → '), total: true }]),
      {
        name: word('banishing.thenShows'),
        value: isKnown ? nameOf(props, faceAt(props, then)) : word('banishing.nobodyKnows'),
      },
      ...lines.map(({ line, damage: [now, later] }) => ({
        name: word('banishing.damageIn', { line: say({ id: `line.${line}` }) }),
        value: isKnown ? `${now} → ${later}` : word('banishing.atLeast', { before: now, after: later }),
      })),
    ],
    ...outcomeOf(would),
    ...(change !== 0 && { brief: word('banishing.briefLine', { n: change > 0 ? `+${change}` : `−${-change}` }) }),
    arrows: [],
  };
}
function outcomeOf({ wound, wins }: Opening): Pick<Foreseen, 'outcome'> {
  if (wins) return { outcome: { said: word('banishing.wouldWin'), tone: 'heal' } };
  if (wound?.kills === true) return { outcome: { said: word('banishing.wouldKill'), tone: 'hurt' } };
  return wound?.exhausts === true ? { outcome: { said: word('banishing.wouldExhaust'), tone: 'hurt' } } : {};
}

/** A wound that goes. */
function healing(props: Props, relief: Relief, title: string): Foreseen {
  const [before, after] = relief.damage;
  return {
    title,
    emblem: signs.wounds,
    sum: [reliefRow(props, relief)],
    ...(relief.recovers && { outcome: { said: word('banishing.wouldRecover'), tone: 'heal' as const } }),
    brief: `${before} → ${after}`,
    arrows: [],
  };
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
  const { cards, damage, exhausts, kills, guarded, shielded } = lineWould(view, line, seat);
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
    ...((guarded || shielded) && { remark: word(guarded ? 'banishing.guardStands' : 'banishing.shieldStands') }),
    brief: word('banishing.brief', { cards: symbols.length, damage }),
    // The frame round the line says which cards; arrows would hide them.
    arrows: [],
  };
}
