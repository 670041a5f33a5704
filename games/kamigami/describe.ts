import {
  faceOf,
  message,
  seatNamed,
  type CardText,
  type Described,
  type Fact,
  type Message,
  type Option,
  type Seat,
  type Zone,
} from '@arenarium/engine';
import type { TargetOption } from './attack.ts';
import { cards } from './cards/index.ts';
import { abilitiesOf, abilityAt, actsOf, cardOf, costOf, slug, type Compiled } from './catalogue.ts';
import type { BanishOption, CopyOption, FetchOption, ForeseeOption, GodOption, MayOption } from './choices.ts';
import type { KindOption } from './combining.ts';
import type { PickOption } from './costs.ts';
import type { ActOption, GoOn, PlayOption } from './play.ts';
import type { ReactOption } from './reacts.ts';
import type { RecruitOption } from './recruit.ts';
import type { GodCardOption, MainOption, TempleOption } from './setup.ts';
import { at, isTemple, of, ownerOf, pileAt, SEALED, templeOf, type Moment, type P, type Table } from './table.ts';
import { costText, doesText, textOf } from './text.ts';
import { colours, effectWords, phases, type Card, type Effects } from './words.ts';

export type AnyOption =
  | TargetOption
  | BanishOption
  | CopyOption
  | FetchOption
  | ForeseeOption
  | GodOption
  | MayOption
  | PickOption
  | ActOption
  | GoOn
  | PlayOption
  | ReactOption
  | RecruitOption
  | GodCardOption
  | KindOption
  | MainOption
  | TempleOption;

export const nameOfFace = (face: number): Message =>
  face < 0 ? message('a.card') : message('name', { name: cardOf(face).name });
export const unitNamed = (unit: number): Message =>
  message(isTemple(unit) ? 'unit.temple' : 'unit.god', { seat: seatNamed(ownerOf(unit)) });

/** What an option says and points at. Cards of one kind in a hand stand for each other, so it points at all of them. */
export function describe(p: P, wanted: Option, seat: Seat): Described {
  const t = p.table;
  const option = wanted as AnyOption;
  const name = (card: number): Message => nameOfFace(faceOf(p, card));
  const twins = (card: number): string[] =>
    pileAt(t.hand, seat).includes(card)
      ? pileAt(t.hand, seat).flatMap((other) => (faceOf(p, other) === faceOf(p, card) ? [`card:${other}`] : []))
      : [`card:${card}`];
  switch (option.do) {
    case 'play': {
      const ability = abilityAt(option.ability);
      const several = of(actsOf, ability.face).length > 1;
      const label = several
        ? message('option.playFor', { card: name(option.card), ...briefly(ability) })
        : message('option.play', { card: name(option.card) });
      return {
        label,
        points: [...twins(option.card), `ability:${ability.id}`],
        rule: ability.owner === 'warrior' ? 'KB-4.3' : 'KB-4.1',
      };
    }
    case 'act': {
      const ability = abilityAt(option.ability);
      return {
        label: message('option.use', { ability: ability.printed.name ?? ability.id }),
        points: standing(ability, seat),
        rule: 'KB-3.3',
      };
    }
    case 'react': {
      const ability = abilityAt(option.ability);
      if (option.card < 0)
        return {
          label: message('option.use', { ability: ability.printed.name ?? ability.id }),
          points: standing(ability, seat),
          rule: 'KB-9.1',
        };
      return {
        label: message('option.react', { card: name(option.card) }),
        points: [...twins(option.card), `ability:${ability.id}`],
      };
    }
    case 'pass':
      return { label: message('option.pass'), points: [] };
    case 'goOn':
      return { label: goOnLabel(t), points: [] };
    case 'target':
      return { label: unitNamed(option.unit), points: [`unit:${option.unit}`, `seat:${ownerOf(option.unit)}`] };
    case 'god':
      return { label: unitNamed(option.seat), points: [`unit:${option.seat}`, `seat:${option.seat}`] };
    case 'yes':
    case 'no':
    case 'keep':
    case 'discardTop':
    case 'enough':
      return { label: message(`option.${option.do}`), points: [] };
    case 'pick':
      return { label: name(option.card), points: twins(option.card) };
    case 'banish':
      return {
        label: message('option.banish', { card: name(option.card), from: option.from }),
        points: twins(option.card),
      };
    case 'fetch':
      return { label: message('option.fetch', { card: name(option.card) }), points: [`card:${option.card}`] };
    case 'copy': {
      const ability = abilityAt(option.ability);
      return {
        label: message('option.copy', { card: name(option.card), ...briefly(ability) }),
        points: [`card:${option.card}`],
      };
    }
    case 'recruit':
      return {
        label: message('option.recruit', { card: name(option.card), n: at(costOf, faceOf(p, option.card)) }),
        points: [`card:${option.card}`],
      };
    case 'main':
      return { label: message('option.main', { seat: seatNamed(option.seat) }), points: [`seat:${option.seat}`] };
    case 'chooseGod':
      return { label: name(option.card), points: [`card:${option.card}`] };
    case 'temple':
      return { label: nameOfFace(option.temple), points: [`face:${option.temple}`] };
    case 'leaveOut':
    case 'useDisciple':
      return {
        label: message(`option.${option.do}`, { card: nameOfFace(option.face) }),
        points: [`face:${option.face}`],
      };
  }
}
const standing = (ability: Compiled, seat: Seat): string[] => [
  `unit:${ability.owner === 'temple' ? templeOf(seat) : seat}`,
  `ability:${ability.id}`,
];
const briefly = ({ printed }: Compiled) => ({
  does: doesText(printed.does),
  ...(printed.cost === undefined ? {} : { cost: costText(printed.cost) }),
});
function goOnLabel(t: Table): Message {
  const phase = of(phases, t.phase);
  return phase === 'play' || phase === 'recruit'
    ? message('option.end', { phase: message(`phase.${phase}`) })
    : message('option.goOn');
}

/** What is being resolved, for the prompt and the board: who does what to whom. `face` gives a card’s face, or −1. */
export function momentText(m: Moment, face: (id: number) => number): Message {
  const seat = seatNamed(m.seat);
  switch (m.is) {
    case 'used':
      return message('moment.used', { seat, ability: abilityName(abilityAt(m.ability)) });
    case 'attack': {
      const values = {
        seat,
        ability: abilityName(abilityAt(m.ability)),
        unit: unitNamed(m.target),
        value: m.value,
        defence: m.defence,
      };
      return message(m.piercing === 1 ? 'moment.piercing' : 'moment.attack', values);
    }
    case 'wounded':
      return message('moment.wounded', { unit: unitNamed(m.target), n: m.value });
    case 'falling':
      return message('moment.falling', { unit: unitNamed(m.target), n: m.value });
    case 'banishing':
    case 'banished':
    case 'recruited':
      return message(`moment.${m.is}`, { seat, card: nameOfFace(face(m.card)) });
    case 'phase':
      return message('moment.phase', {
        seat,
        at: m.value % 2 === 0 ? 'beginning' : 'end',
        phase: message(`phase.${of(phases, m.value >> 1)}`),
      });
  }
}
/** An ability by its own name, or by its card’s. */
const abilityName = ({ printed, face }: Compiled): Message =>
  printed.name === undefined ? nameOfFace(face) : message('name', { name: printed.name });

/** Where every card lies. */
export function zones(t: Table): readonly Zone[] {
  const of = (name: string, piles: readonly (readonly number[])[]): Zone[] =>
    piles.map((list, seat) => ({ name, seat, cards: list }));
  const open = (name: string, list: readonly number[]): Zone => ({ name, seat: null, cards: list });
  return [
    ...t.hall.map((stack, i) => open(`hall${i + 1}`, stack)),
    open('warriorDeck', t.warriorDeck),
    ...t.piles.map((pile, i) => open(`disciples${i + 1}`, pile)),
    ...of(
      'god',
      t.godCard.map((card) => (card < 0 ? [] : [card])),
    ),
    open('godChoices', t.godChoices.flat()),
    ...of('hand', t.hand),
    ...of('play', t.play),
    ...of('deck', t.deck),
    ...of('discard', t.discard),
    ...of('aside', t.aside),
    open('netherworld', t.netherworld),
    open('box', t.box),
  ];
}

/** The numbers and words that lie in the open. */
export function facts(t: Table): readonly Fact[] {
  const chaining = colours.filter((_, i) => ((t.chaining >> i) & 1) === 1).map((colour) => message(`colour.${colour}`));
  const all: Fact[] = [
    { seat: null, name: message('fact.round'), value: t.round },
    {
      seat: null,
      name: message('fact.turn'),
      value: message('fact.turnOf', { seat: seatNamed(t.active), phase: message(`phase.${of(phases, t.phase)}`) }),
    },
    { seat: null, name: message('fact.faith'), value: t.faith },
    { seat: null, name: message('fact.chaining'), value: message('fact.colours', { colours: chaining }) },
  ];
  t.god.forEach((god, seat) => {
    if (god < 0) return;
    all.push({
      seat,
      name: nameOfFace(god),
      value: t.state[seat] === SEALED ? message('fact.sealed', { n: at(t.energy, seat) }) : at(t.energy, seat),
    });
    const temple = at(t.temple, seat);
    if (temple >= 0) all.push({ seat, name: nameOfFace(temple), value: at(t.energy, templeOf(seat)) });
  });
  return all;
}

/** Every word of the card language that a card uses. */
function wordsOn(card: Card): string[] {
  const inside = (effects: Effects): string[] =>
    effects.flatMap((effect) => [
      effect.do,
      ...(effect.do === 'attack' && effect.hurt !== undefined ? inside(effect.hurt) : []),
      ...(effect.do === 'adjudicate' ? [...inside(effect.warrior), ...inside(effect.disciple)] : []),
    ]);
  return card.abilities.flatMap((ability) => [
    ...inside(ability.does),
    ...(ability.kind === 'react' ? [`when.${ability.when.is}`] : []),
    ...(ability.cost === undefined ? [] : [`pay.${ability.cost.pay}`]),
  ]);
}
const kindOf = (card: Card): Message => {
  switch (card.type) {
    case 'warrior':
      return message('kind.warrior', {
        n: card.cost,
        colour: message(`colour.${card.colour}`),
        chains: card.chains.map((colour) => message(`colour.${colour}`)),
      });
    case 'disciple':
      return message('kind.disciple', { n: card.cost, level: card.level });
    case 'god':
      return message('kind.god', {
        title: card.title,
        pantheon: message(`pantheon.${card.pantheon}`),
        spheres: card.spheres.map((sphere) => message(`sphere.${sphere}`)),
      });
    case 'temple':
      return message('kind.temple', { sphere: message(`sphere.${card.sphere}`) });
  }
};

export const cardTexts: readonly CardText[] = cards.map((card, face) => ({
  id: slug(card.name),
  name: nameOfFace(face),
  kind: kindOf(card),
  text: textOf(card),
  words: wordsOn(card),
  abilities: of(abilitiesOf, face).map((ability) => ability.id),
}));
export const vocabulary: readonly string[] = effectWords;
