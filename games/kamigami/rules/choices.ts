import { faceOf, keptBy, message, question, type Seat, setQuestion, type Why } from '@arenarium/engine';
import { abilitiesOf, colourOf, type Compiled, effectsIn, isWarrior } from '../cards/printed.ts';
import { filterText, nameOfFace } from '../cards/text.ts';
import { colours, type Effect, type Filter } from '../cards/words.ts';
import { at, IN_PLAY, momentAt, NONE, of, type P, pileAt, SEALED, type Table } from '../table.ts';
import { canPay } from './costs.ts';
import { unitNamed } from './moments.ts';
import { isRepeated } from './piles.ts';

/** The questions that effects ask. */

export interface GodOption {
  readonly do: 'god';
  readonly seat: Seat;
}
/** KB-R22: any God in play. */
export const whichGod = question('kamigami/god', {
  rule: 'KB-R22',
  options: (p: P, _: object, __, why?: Why<GodOption>): readonly GodOption[] =>
    p.table.state.flatMap((state, seat) => {
      const option: GodOption = { do: 'god', seat };
      if (state === IN_PLAY) return [option];
      const isSealed = state === SEALED;
      const because = message(isSealed ? 'why.target.sealed' : 'why.target.out', { unit: unitNamed(seat) });
      why?.(option, isSealed ? 'KB-11.2' : 'KB-12.1', because);
      return [];
    }),
});

export type MayOption = { readonly do: 'yes' } | { readonly do: 'no' };
const YES_OR_NO: readonly MayOption[] = [{ do: 'yes' }, { do: 'no' }];
export const whetherToDraw = question('kamigami/draw', {
  rule: 'KB-13.1',
  options: (_: P, __: { readonly n: number }): readonly MayOption[] => YES_OR_NO,
});

export type ForeseeOption = { readonly do: 'keep' } | { readonly do: 'discardTop' };
const KEEP_OR_NOT: readonly ForeseeOption[] = [{ do: 'keep' }, { do: 'discardTop' }];
export const whetherToKeep = question('kamigami/foretold', {
  rule: 'KB-1.6',
  options: (_: P, __: { readonly card: number }): readonly ForeseeOption[] => KEEP_OR_NOT,
});

/** A card of one’s own hand that is given up or discarded. */
export interface PickOption {
  readonly do: 'pick';
  readonly card: number;
}
const picking = keptBy((card): PickOption => ({ do: 'pick', card }));
/** A card of one’s own hand; of equal cards the first stands for all. */
export const whichDiscard = question('kamigami/discard', {
  rule: 'KB-R30',
  secret: true,
  options: (p: P, _: object, seat): readonly PickOption[] => firstOfEach(p, pileAt(p.table.hand, seat)).map(picking),
});
const firstOfEach = (p: P, cards: readonly number[]): number[] => cards.filter((_, i) => !isRepeated(p, cards, i));

export interface Banishing {
  readonly seat: Seat;
  readonly n: number;
  readonly from: 'hand' | 'handOrDiscard' | 'targetsDiscard' | 'hall';
  /** Whose piles: one’s own, or the target’s. */
  readonly owner: Seat;
}
export interface BanishOption {
  readonly do: 'banish';
  readonly card: number;
  readonly from: 'hand' | 'discard' | 'hall';
  readonly owner: Seat;
  /** Of equal cards in a set, the second is told from the first. */
  readonly copy: number;
}
export type EnoughOption = typeof ENOUGH;
const ENOUGH = { do: 'enough' } as const;

export function nothingToBanish(t: Table, { from, owner }: Banishing): boolean {
  switch (from) {
    case 'hand':
      return pileAt(t.hand, owner).length === 0;
    case 'handOrDiscard':
      return pileAt(t.hand, owner).length + pileAt(t.discard, owner).length === 0;
    case 'targetsDiscard':
      return pileAt(t.discard, owner).length === 0;
    case 'hall':
      return t.hall.every((stack) => stack.length === 0);
  }
}

function banishable(p: P, { from, owner }: Banishing): BanishOption[] {
  const t = p.table;
  const options: BanishOption[] = [];
  const offer = (cards: readonly number[], place: 'hand' | 'discard' | 'hall'): void => {
    cards.forEach((card, i) => {
      const copy = cards.slice(0, i).filter((other) => faceOf(p, other) === faceOf(p, card)).length;
      options.push({ do: 'banish', card, from: place, owner: place === 'hall' ? NONE : owner, copy });
    });
  };
  if (from === 'hand' || from === 'handOrDiscard') offer(pileAt(t.hand, owner), 'hand');
  if (from === 'handOrDiscard' || from === 'targetsDiscard') offer(pileAt(t.discard, owner), 'discard');
  if (from === 'hall')
    offer(
      t.hall.flatMap((stack) => stack.slice(-1)),
      'hall',
    );
  return options;
}
const oneOfEach = (p: P, banish: Banishing): BanishOption[] => banishable(p, banish).filter(({ copy }) => copy === 0);
/** One of one’s own cards, or none. */
export const whichBanished = question('kamigami/banish', {
  rule: 'KB-5.7',
  secret: true,
  options: (p: P, banish: Banishing): readonly (BanishOption | EnoughOption)[] => [...oneOfEach(p, banish), ENOUGH],
});
/** Several of one’s own cards, in any order, or none. */
export const whichBanishedCards = setQuestion('kamigami/banishSet', {
  rule: 'KB-5.7',
  secret: true,
  options: (p: P, banish: Banishing): readonly BanishOption[] => banishable(p, banish),
  size: (_: P, { n }: Banishing) => ({ min: 0, max: n }),
  alike: (p: P, _: Banishing, { card, from }) => 2 * faceOf(p, card) + (from === 'hand' ? 0 : 1),
  prompt: (_: P, { n }: Banishing) => message('ask.kamigami/banishSet', { n }),
});
/** A card that lies open. */
export const whichOpenBanished = question('kamigami/openBanish', {
  rule: 'KB-5.7',
  options: (p: P, banish: Banishing): readonly BanishOption[] => oneOfEach(p, banish),
});

export interface Fetching {
  readonly seat: Seat;
  readonly list: number;
  readonly i: number;
}
export interface FetchOption {
  readonly do: 'fetch';
  readonly card: number;
}
const fetching = keptBy((card): FetchOption => ({ do: 'fetch', card }));
export const matches = (face: number, filter: Filter): boolean => {
  if (filter === 'card') return true;
  if (filter === 'disciple') return !isWarrior(face);
  if (filter === 'warrior') return isWarrior(face);
  return at(colourOf, face) === 1 << colours.indexOf(filter.warrior);
};
/** The cards an effect may fetch. Colours are those the Warriors have now (KB-4.7). */
export function fetchTargets(
  p: P,
  seat: Seat,
  { list, i }: { readonly list: number; readonly i: number },
): readonly number[] {
  const t = p.table;
  const { what, from } = of(effectsIn(list), i) as Extract<Effect, { do: 'fetch' }>;
  if (from === 'chain') return firstOfEach(p, chainTargets(t, seat, what));
  return firstOfEach(p, from === 'discard' ? pileAt(t.discard, seat) : t.netherworld).filter((card) =>
    matches(faceOf(p, card), what),
  );
}
function chainTargets(t: Table, seat: Seat, what: Filter): readonly number[] {
  const colour = typeof what === 'string' ? 0 : 1 << colours.indexOf(what.warrior);
  return t.chain.filter(
    (card, i) => pileAt(t.play, seat).includes(card) && (colour === 0 || t.chainColours[i] === colour),
  );
}
/** Has a React that fetches from the Chain anything to fetch? */
export function fetchable(t: Table, seat: Seat, ability: Compiled): boolean {
  const effect = effectsIn(ability.does)[0];
  return effect?.do !== 'fetch' || effect.from !== 'chain' || chainTargets(t, seat, effect.what).length > 0;
}
export const whichFetched = question('kamigami/fetch', {
  rule: 'KB-1.6',
  options(
    p: P,
    about: { readonly list: number; readonly i: number },
    seat,
    why?: Why<FetchOption>,
  ): readonly FetchOption[] {
    const found = fetchTargets(p, seat, about);
    if (why !== undefined) refuseFetched(p, { ...about, seat, found }, why);
    return found.map(fetching);
  },
});
/** What lies in the pile and is not what is asked for: “takes a red Warrior, and Cancer is none”. */
function refuseFetched(
  p: P,
  { seat, list, i, found }: Fetching & { found: readonly number[] },
  why: Why<FetchOption>,
): void {
  const t = p.table;
  const { what, from } = of(effectsIn(list), i) as Extract<Effect, { do: 'fetch' }>;
  const pile = from === 'chain' ? pileAt(t.play, seat) : from === 'discard' ? pileAt(t.discard, seat) : t.netherworld;
  for (const card of firstOfEach(p, pile)) {
    if (found.some((other) => faceOf(p, other) === faceOf(p, card))) continue;
    const values = { card: nameOfFace(faceOf(p, card)), what: filterText(what) };
    why(fetching(card), 'KB-1.6', message('why.fetch', values));
  }
}

export interface CopyOption {
  readonly do: 'copy';
  readonly ability: number;
  readonly card: number;
}
/** KB-R32: the Acts of the other Warriors in the Chain that can be paid for; a copy cannot be copied. */
export function copyable(p: P, place: number): readonly CopyOption[] {
  const t = p.table;
  const { card: own, seat } = momentAt(t, place);
  const others = t.chain.filter((card) => card !== own && pileAt(t.play, seat).includes(card));
  return firstOfEach(p, others).flatMap((card) =>
    of(abilitiesOf, faceOf(p, card))
      .filter((ability) => ability.isAct && !ability.copies && canPay(t, seat, ability))
      .map((ability) => ({ do: 'copy', ability: ability.number, card }) as const),
  );
}
export const whichCopied = question('kamigami/copy', {
  rule: 'KB-R32',
  options: (p: P, { place }: { readonly place: number }): readonly CopyOption[] => copyable(p, place),
});
