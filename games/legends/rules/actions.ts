/** The Action phase (EL-5.4, EL-6): the five actions, functional abilities, and going on to the attack. */
import { at, message, question, type Seat, type Why } from '@arenarium/engine';
import { abilitiesFor, whyNotUse, type Refusal } from './abilities.ts';
import { whyNotAttack } from './attack.ts';
import { addBane, KINDS, mend, removeBane, tokensOn } from './banes.ts';
import { logOf } from '../happenings.ts';
import { arrive, leaveForDeck, switchWithChampion } from './positions.ts';
import { abilities, abilityAt, numbered, cardOf, forEachCard } from '../cards/printed.ts';
import { favouredType, favours } from './spheres.ts';
import { championOf, heroesFrom, NONE, pileOf, supportsOf, type AttackKind, type CardId, type P } from '../table.ts';
import type { UseOption } from './triggers.ts';

export const actions = ['addBane', 'removeBane', 'mend', 'switch', 'return'] as const;
export type Action = (typeof actions)[number];
const bitOf = { addBane: 1, removeBane: 2, mend: 4, switch: 8, return: 16 } as const satisfies Record<Action, number>;

export interface AddBaneOption {
  readonly do: 'addBane';
  readonly hero: CardId;
}
export interface RemoveBaneOption {
  readonly do: 'removeBane';
  readonly hero: CardId;
  readonly kind: number;
}
export interface SupportOption {
  readonly do: 'mend' | 'switch' | 'return';
  readonly hero: CardId;
}
export interface AttackOption {
  readonly do: 'attack';
  readonly kind: AttackKind;
}
export interface EndTurnOption {
  readonly do: 'endTurn';
}
export type ActOption = AddBaneOption | RemoveBaneOption | SupportOption | UseOption | AttackOption | EndTurnOption;

const addingBane = forEachCard((hero): AddBaneOption => ({ do: 'addBane', hero }));
const removingBane = numbered(KINDS, (kind) =>
  forEachCard((hero): RemoveBaneOption => ({ do: 'removeBane', hero, kind })),
);
const onSupports = {
  mend: forEachCard((hero): SupportOption => ({ do: 'mend', hero })),
  switch: forEachCard((hero): SupportOption => ({ do: 'switch', hero })),
  return: forEachCard((hero): SupportOption => ({ do: 'return', hero })),
};
/** By ability and Hero. */
const using = numbered(abilities.length, (ability) =>
  forEachCard((hero): UseOption => ({ do: 'use', hero, ability, about: hero })),
);
const PRECISE: AttackOption = { do: 'attack', kind: 'precise' };
const MASS: AttackOption = { do: 'attack', kind: 'mass' };
const END_TURN: EndTurnOption = { do: 'endTurn' };

const refusals = {
  used: { rule: 'EL-5.4', because: message('why.used') },
  dear: { rule: 'EL-6.1', because: message('why.mp') },
  noTokens: { rule: 'EL-R11', because: message('why.noTokens') },
  sheltered: { rule: 'EL-13.1', because: message('why.sheltered') },
  unhurt: { rule: 'EL-6.4', because: message('why.unhurt') },
  burdened: { rule: 'EL-6.6', because: message('why.burdened') },
  deckEmpty: { rule: 'EL-R14', because: message('why.deckEmpty') },
  legend: { rule: 'EL-R32', because: message('why.legendStays') },
} as const satisfies Record<string, Refusal>;

/** EL-6.1: what an action costs this seat; under one Sphere, switching may be free. */
const priceOf = (p: P, seat: Seat, action: Action): number =>
  action === 'switch' && favours(p, championOf(p.table, seat), 'freeSwitch') ? 0 : 1;

/** Why the seat cannot take this action at all now, or null. */
function whyNotAct(p: P, seat: Seat, action: Action): Refusal | null {
  const t = p.table;
  if ((t.acted & bitOf[action]) !== 0) return refusals.used;
  if (at(t.mp, seat) < priceOf(p, seat, action)) return refusals.dear;
  if (action === 'addBane' && t.tokens[seat] === 0) return refusals.noTokens;
  return action === 'return' && pileOf(t.deck, seat).length === 0 ? refusals.deckEmpty : null;
}

/** Why the action cannot be taken on this Support, or null. */
function whyNotOn(p: P, action: SupportOption['do'], id: CardId): Refusal | null {
  const t = p.table;
  if (action === 'mend') return at(t.damage, id) === 0 ? refusals.unhurt : null;
  if (action === 'switch') return null;
  if (cardOf(p, id).isLegend) return refusals.legend;
  return at(t.damage, id) > 0 || at(t.banes, id) > 0 ? refusals.burdened : null;
}

interface Listing {
  readonly p: P;
  readonly seat: Seat;
  readonly options: ActOption[];
  readonly why: Why<ActOption> | undefined;
}
const list = ({ options, why }: Listing, option: ActOption, refused: Refusal | null): void => {
  if (refused === null) options.push(option);
  else why?.(option, refused.rule, refused.because);
};

function listBanes(listing: Listing): void {
  const { p, seat, why } = listing;
  const t = p.table;
  const noAdding = whyNotAct(p, seat, 'addBane');
  const noRemoving = whyNotAct(p, seat, 'removeBane');
  if (noAdding !== null && noRemoving !== null && why === undefined) return;
  const heroes = heroesFrom(t, seat);
  const sheltered = favouredType(p, 'noNewBanes');
  for (const id of heroes) {
    if (noAdding === null || why !== undefined) {
      const isSheltered = sheltered >= 0 && cardOf(p, id).type === sheltered;
      list(listing, addingBane(id), noAdding ?? (isSheltered ? refusals.sheltered : null));
    }
  }
  for (const id of heroes) {
    if (t.banes[id] === 0) continue;
    for (let kind = 0; kind < KINDS; kind++) {
      if (tokensOn(t, id, kind) > 0) list(listing, removingBane(kind)(id), noRemoving);
    }
  }
}

function listOnSupports(listing: Listing, action: SupportOption['do']): void {
  const { p, seat, why } = listing;
  const general = whyNotAct(p, seat, action);
  if (general !== null && why === undefined) return;
  const onSupport = onSupports[action];
  for (const id of supportsOf(p.table, seat)) {
    list(listing, onSupport(id), general ?? whyNotOn(p, action, id));
  }
}

/** EL-11.2. */
function listAbilities(listing: Listing): void {
  const { p, seat } = listing;
  const champion = championOf(p.table, seat);
  if (champion !== NONE && cardOf(p, champion).championActs) listAbilitiesOf(listing, champion);
  for (const support of supportsOf(p.table, seat)) {
    if (cardOf(p, support).supportActs) listAbilitiesOf(listing, support);
  }
}
function listAbilitiesOf(listing: Listing, id: CardId): void {
  const { p, why } = listing;
  for (const ability of abilitiesFor(p, id)) {
    if (abilityAt(ability).kind !== 'functional') continue;
    const refused = whyNotUse(p, { ability, source: id, subject: id });
    if (refused === null || why !== undefined) list(listing, using(ability)(id), refused);
  }
}

export const whichAct = question('legends/act', {
  rule: 'EL-5.4',
  options(p: P, _: object, seat, why?: Why<ActOption>): readonly ActOption[] {
    const listing: Listing = { p, seat, options: [], why };
    listBanes(listing);
    listOnSupports(listing, 'mend');
    listOnSupports(listing, 'switch');
    listOnSupports(listing, 'return');
    listAbilities(listing);
    list(listing, PRECISE, whyNotAttack(p, 'precise'));
    list(listing, MASS, whyNotAttack(p, 'mass'));
    listing.options.push(END_TURN);
    return listing.options;
  },
});

/** EL-6: one of the five actions. */
export function takeAction(p: P, seat: Seat, option: AddBaneOption | RemoveBaneOption | SupportOption): void {
  const t = p.table;
  t.mp[seat] = at(t.mp, seat) - priceOf(p, seat, option.do);
  t.acted |= bitOf[option.do];
  switch (option.do) {
    case 'addBane':
      addBane(p, seat, option.hero);
      return;
    case 'removeBane':
      removeBane(p, option.hero, option.kind);
      return;
    case 'mend':
      mend(p, option.hero, 1);
      return;
    case 'switch':
      switchWithChampion(p, option.hero);
      return;
    case 'return':
      logOf(p)?.push({ did: 'returned', seat, cards: [option.hero] });
      leaveForDeck(p, option.hero);
      t.gaps[seat] = 0;
      arrive(p, seat);
  }
}
