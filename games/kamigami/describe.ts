/** An option in words: what it says, and what it points at. */
import { handled, type Described, faceOf, message, type Message, type Seat, seatNamed } from '@arenarium/engine';
import { abilityAt, actsOf, type Compiled, costOf } from './cards/printed.ts';
import { costText, doesText, nameOfFace } from './cards/text.ts';
import { phases } from './cards/words.ts';
import type {
  BanishOption,
  CopyOption,
  EnoughOption,
  FetchOption,
  ForeseeOption,
  GodOption,
  MayOption,
  PickOption,
} from './rules/choices.ts';
import type { KindOption } from './rules/combining.ts';
import type { RecruitOption } from './rules/hall.ts';
import { unitNamed } from './rules/moments.ts';
import type { ActOption, GoOnOption, PlayOption } from './rules/play.ts';
import type { ReactOption } from './rules/reacts.ts';
import type { GodCardOption, MainOption, TempleOption } from './rules/set-up.ts';
import type { TargetOption } from './rules/targets.ts';
import { at, NONE, of, ownerOf, type P, pileAt, type Table, templeOf } from './table.ts';

type AnyOption =
  | TargetOption
  | BanishOption
  | EnoughOption
  | CopyOption
  | FetchOption
  | ForeseeOption
  | GodOption
  | MayOption
  | PickOption
  | ActOption
  | GoOnOption
  | PlayOption
  | ReactOption
  | RecruitOption
  | GodCardOption
  | KindOption
  | MainOption
  | TempleOption;
type Done = AnyOption['do'];
/** The option that does this. */
type Doing<D extends Done, O = AnyOption> = O extends { readonly do: infer X } ? (D extends X ? O : never) : never;

/** Who is asked, and where. */
interface Asked {
  readonly p: P;
  readonly seat: Seat;
}

const name = ({ p }: Asked, card: number): Message => nameOfFace(faceOf(p, card));

/** Cards of one kind in a hand stand for each other, so an option points at all of them. */
function twins({ p, seat }: Asked, card: number): string[] {
  const hand = pileAt(p.table.hand, seat);
  if (!hand.includes(card)) return [`card:${card}`];
  return hand.flatMap((other) => (faceOf(p, other) === faceOf(p, card) ? [`card:${other}`] : []));
}

const standing = (ability: Compiled, seat: Seat): string[] => [
  `unit:${ability.owner === 'temple' ? templeOf(seat) : seat}`,
  `ability:${ability.id}`,
];
const briefly = ({ printed }: Compiled) => ({
  does: doesText(printed.does),
  ...(printed.cost === undefined ? {} : { cost: costText(printed.cost) }),
});
const useStanding = (ability: Compiled, seat: Seat, rule: string): Described => ({
  label: message('option.use', { ability: ability.printed.name ?? ability.id }),
  points: standing(ability, seat),
  rule,
});
const plainly = ({ do: what }: AnyOption): Described => ({ label: message(`option.${what}`), points: [] });
const unit = (which: number): Described => ({
  label: unitNamed(which),
  points: [`unit:${which}`, `seat:${ownerOf(which)}`],
});
const kind = ({ do: what, face }: KindOption): Described => ({
  label: message(`option.${what}`, { card: nameOfFace(face) }),
  points: [`face:${face}`],
});

function play(option: PlayOption, asked: Asked): Described {
  const ability = abilityAt(option.ability);
  const card = name(asked, option.card);
  const several = of(actsOf, ability.face).length > 1;
  return {
    label: several ? message('option.playFor', { card, ...briefly(ability) }) : message('option.play', { card }),
    points: [...twins(asked, option.card), `ability:${ability.id}`],
    rule: ability.owner === 'warrior' ? 'KB-4.3' : 'KB-4.1',
  };
}
function react(option: Doing<'react'>, asked: Asked): Described {
  const ability = abilityAt(option.ability);
  if (option.card === NONE) return useStanding(ability, asked.seat, 'KB-9.1');
  return {
    label: message('option.react', { card: name(asked, option.card) }),
    points: [...twins(asked, option.card), `ability:${ability.id}`],
  };
}
function goOnLabel(t: Table): Message {
  const phase = of(phases, t.phase);
  return phase === 'play' || phase === 'recruit'
    ? message('option.end', { phase: message(`phase.${phase}`) })
    : message('option.goOn');
}

/** One way of saying it for each kind of option. */
const described: { readonly [D in Done]: (option: Doing<D>, asked: Asked) => Described } = {
  play,
  act: (option, { seat }) => useStanding(abilityAt(option.ability), seat, 'KB-3.3'),
  react,
  pass: plainly,
  goOn: (_, { p }) => ({ label: goOnLabel(p.table), points: [] }),
  target: (option) => unit(option.unit),
  god: (option) => unit(option.seat),
  yes: plainly,
  no: plainly,
  keep: plainly,
  discardTop: plainly,
  enough: plainly,
  pick: (option, asked) => ({ label: name(asked, option.card), points: twins(asked, option.card) }),
  banish: (option, asked) => ({
    label: message('option.banish', { card: name(asked, option.card), from: option.from, copy: option.copy }),
    points: [`card:${option.card}`],
  }),
  fetch: (option, asked) => ({
    label: message('option.fetch', { card: name(asked, option.card) }),
    points: [`card:${option.card}`],
  }),
  copy: (option, asked) => ({
    label: message('option.copy', { card: name(asked, option.card), ...briefly(abilityAt(option.ability)) }),
    points: [`card:${option.card}`],
  }),
  recruit: (option, asked) => ({
    label: message('option.recruit', {
      card: name(asked, option.card),
      n: at(costOf, faceOf(asked.p, option.card)),
    }),
    points: [`card:${option.card}`],
  }),
  main: ({ seat }) => ({ label: message('option.main', { seat: seatNamed(seat) }), points: [`seat:${seat}`] }),
  chooseGod: (option, asked) => ({ label: name(asked, option.card), points: [`card:${option.card}`] }),
  temple: ({ temple }) => ({ label: nameOfFace(temple), points: [`face:${temple}`] }),
  leaveOut: kind,
  useDisciple: kind,
};

/** What an option says and points at. */
export const describe = (p: P, option: AnyOption, seat: Seat): Described =>
  handled(described, option.do, option, { p, seat });
