/** An option in words: what it says, and what it points at. */
import { handled, type Described, faceOf, message, type Message, type Seat } from '@arenarium/engine';
import { abilityAt } from './cards/printed.ts';
import { abilityNamed, cardNamed, heroNamed, standingNamed } from './cards/text.ts';
import type { AnyOption, BuyOption } from './rules/options.ts';
import { at, NONE, type P, type Table } from './table.ts';

type Done = AnyOption['do'];
/** The option that does this. */
type Doing<D extends Done, O = AnyOption> = O extends { readonly do: infer X } ? (D extends X ? O : never) : never;

/** The place after somebody lies before whoever is next, the one who moves not counted. */
function between({ circle }: Table, after: number, moving: Seat): readonly [number, number] {
  const place = circle.indexOf(after);
  const next = at(circle, (place + 1) % circle.length);
  return [after, next === moving ? at(circle, (place + 2) % circle.length) : next];
}

/** Who is being moved: the question knows. */
const movingIn = (p: P): Seat => (p.now?.about as { readonly who?: Seat } | undefined)?.who ?? p.table.active;

const pointsAt = (who: number, t: Table): string => (who < t.players ? `seat:${who}` : `field:${who - t.players}`);
const cardOf = (p: P, card: number): Message => cardNamed(faceOf(p, card));
const plainly = ({ do: what }: AnyOption): Described => ({ label: message(`do.${what}`), points: [`do:${what}`] });
const buy = ({ do: what, n }: BuyOption): Described => ({ label: message(`do.${what}`, { n }), points: [`buy:${n}`] });

/** One way of saying it for each kind of option. */
const described: { readonly [D in Done]: (option: Doing<D>, p: P) => Described } = {
  play({ card, as }, p) {
    const isItself = faceOf(p, card) === as;
    const label = isItself
      ? message('do.play', { card: cardOf(p, card) })
      : message('do.playAs', { card: cardOf(p, card), as: cardNamed(as) });
    return { label, points: [`card:${card}`] };
  },
  use: ({ ability, card }, p) => ({
    label:
      card === NONE
        ? abilityNamed(ability)
        : message('do.use', { ability: abilityNamed(ability), card: cardOf(p, card) }),
    points: [`ability:${abilityAt(ability).id}`, ...(card === NONE ? [] : [`card:${card}`])],
  }),
  call: ({ ally }, p) => ({ label: message('do.call', { ally: heroNamed(p.table, ally) }), points: [`seat:${ally}`] }),
  target: ({ seat }, p) => ({
    label: message('do.target', { hero: heroNamed(p.table, seat) }),
    points: [`seat:${seat}`],
  }),
  place({ after }, p) {
    const t = p.table;
    const [one, other] = between(t, after, movingIn(p));
    return {
      label: message('do.place', { one: standingNamed(t, one), other: standingNamed(t, other) }),
      points: [`gap:${after}`, pointsAt(one, t), pointsAt(other, t)],
    };
  },
  discard: ({ card, copy }, p) => ({
    label: message('do.discard', { card: cardOf(p, card), copy }),
    points: [`card:${card}`],
  }),
  donate: ({ card }, p) => ({ label: message('do.donate', { card: cardOf(p, card) }), points: [`card:${card}`] }),
  hand: ({ card, to }, p) => ({
    label: message('do.hand', { card: cardOf(p, card), hero: heroNamed(p.table, to) }),
    points: [`card:${card}`, `seat:${to}`],
  }),
  share({ seats }, p) {
    const different = [...new Set(seats)];
    return {
      label: message('do.share', { heroes: different.map((seat) => heroNamed(p.table, seat)), n: seats.length }),
      points: different.map((seat) => `seat:${seat}`),
    };
  },
  pick: ({ hero }) => ({ label: message('hero', { hero }), points: [`hero:${hero}`] }),
  name: ({ ability }) => ({ label: abilityNamed(ability), points: [`ability:${abilityAt(ability).id}`] }),
  buyHp: buy,
  buyCards: buy,
  train: plainly,
  reconstitute: plainly,
  hop: plainly,
  end: plainly,
  pass: plainly,
  stay: plainly,
  decline: plainly,
  mana: plainly,
  cards: plainly,
};

export const describe = (p: P, option: AnyOption): Described => handled(described, option.do, option, p);
