/** An option in words. */
import { handled, at, faceFor, message, seatNamed, type Described, type Message, type Seat } from '@arenarium/engine';
import type { PlayerOption } from './cards/effects.ts';
import type { AmountOption } from './rules/counting.ts';
import type { EnoughOption } from './rules/spreading.ts';
import type { HeroOption } from './rules/choosing.ts';
import { kindName, nameOfFace } from './cards/names.ts';
import { abilityAt } from './cards/printed.ts';
import { mpCost } from './rules/abilities.ts';
import { ACTION_RULES, type ActOption, type AddBaneOption, type SupportOption } from './rules/actions.ts';
import type { CopyOption, TargetOption } from './rules/attack.ts';
import type { KeepOption, LeadOption, LegendOption } from './rules/set-up.ts';
import type { SphereOption } from './rules/spheres.ts';
import type { PassOption, UseOption } from './rules/triggers.ts';
import { championOf, type CardId, type P } from './table.ts';

type LegendsOption =
  | LegendOption
  | KeepOption
  | LeadOption
  | SphereOption
  | ActOption
  | PassOption
  | HeroOption
  | PlayerOption
  | AmountOption
  | EnoughOption
  | TargetOption
  | CopyOption;

/** What describing takes besides the option: the position, and how a seat calls a card. */
interface Speaking {
  readonly p: P;
  readonly card: (id: CardId) => Message;
}
type Describing<O extends LegendsOption> = (option: O, speaking: Speaking) => Described;
type Named<D> = Extract<LegendsOption, { readonly do: D }>;

/** An option that is a card: pointing at it says it. */
const ofCard: Describing<LegendOption | KeepOption | SphereOption | LeadOption> = (option, { card }) => ({
  label: message(`option.${option.do}`, { card: card(option.card) }),
  points: [`card:${option.card}`],
});
const ofHero: Describing<HeroOption | TargetOption> = (option, { card }) => ({
  label: message(`option.${option.do}`, { card: card(option.hero) }),
  points: [`card:${option.hero}`],
});
const ofAction: Describing<AddBaneOption | SupportOption> = ({ do: action, hero }, { card }) => ({
  label: message(`option.${action}`, { card: card(hero) }),
  points: [`action:${action}`, `card:${hero}`],
  rule: ACTION_RULES[action],
});
const ofWord: Describing<PassOption | EnoughOption> = ({ do: word }) => ({
  label: message(`option.${word}`),
  points: [`action:${word}`],
});

const describing: { readonly [D in LegendsOption['do']]: Describing<Named<D>> } = {
  legend: ofCard,
  keep: ofCard,
  sphere: ofCard,
  lead: ofCard,
  addBane: ofAction,
  mend: ofAction,
  switch: ofAction,
  return: ofAction,
  removeBane: ({ hero, kind }, { card }) => ({
    label: message('option.removeBane', { kind: kindName(kind), card: card(hero) }),
    points: ['action:removeBane', `card:${hero}`, `bane:${hero}.${kind}`],
    rule: ACTION_RULES.removeBane,
  }),
  use: describeUse,
  attack: ({ kind }, { p }) => ({
    label: message(`option.attack.${kind}`),
    points: [`attack:${kind}`, `card:${championOf(p.table, p.table.active)}`],
    rule: kind === 'precise' ? 'EL-7.1' : 'EL-7.3',
  }),
  choose: ofHero,
  target: ofHero,
  copy: ({ hero, strength }, { card }) => ({
    label: message('option.copy', { card: card(hero), n: strength }),
    points: [`card:${hero}`],
  }),
  player: ({ seat }) => ({ label: message('option.player', { seat: seatNamed(seat) }), points: [`seat:${seat}`] }),
  amount: ({ n }) => ({ label: message('option.amount', { n }), points: [`amount:${n}`] }),
  endTurn: () => ({ label: message('option.endTurn'), points: ['action:endTurn'], rule: 'EL-5.7' }),
  pass: ofWord,
  enough: ofWord,
};

export const describe = (p: P, option: LegendsOption, seat: Seat): Described =>
  handled(describing, option.do, option, { p, card: (id: number) => nameOfFace(faceFor(p, seat, id)) });

function describeUse({ hero, ability, about }: UseOption, { p, card }: Speaking): Described {
  const { id, texts, kind } = abilityAt(ability);
  const text = at(texts, mpCost(p, { ability, source: hero, subject: about }));
  const points = [`card:${hero}`, `ability:${id}`];
  const rule = kind === 'functional' ? 'EL-11.2' : 'EL-11.1';
  // A Team ability may wait for several Heroes at once: then the label says for which.
  const several = p.table.waiting.filter((each) => each.ability === ability).length > 1;
  const label = several
    ? message('option.useAbout', { card: card(hero), about: card(about), text })
    : message('option.use', { card: card(hero), text });
  return { label, points: several ? [...points, `card:${about}`] : points, rule };
}
