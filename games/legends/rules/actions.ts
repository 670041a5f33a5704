/** The Action phase (EL-5.4, EL-6): the five actions, functional abilities, and going on to the attack. */
import { at, faceOf, keptBy, message, question, type Seat, type Why } from '@arenarium/engine';
import { abilitiesFor, isSheltered, noTokensLeft, whyNotUse } from './abilities.ts';
import { aboutCard, needsMp, refusalBy, type Refusal } from './refusals.ts';
import { nameOfFace } from '../cards/names.ts';
import { whyNotAttack } from './attack.ts';
import { addBane, KINDS, mend, removeBane, tokensOn, TOKENS_EACH } from './banes.ts';
import { logOf } from '../happenings.ts';
import { arrive, leaveForDeck, switchWithChampion } from './positions.ts';
import { abilityAt, cardOf } from '../cards/printed.ts';
import { favouredType, favours } from './spheres.ts';
import {
  championOf,
  hasEntered,
  heroesFrom,
  NONE,
  ownerOf,
  pileOf,
  supportsOf,
  type AbilityId,
  type AttackKind,
  type CardId,
  type P,
} from '../table.ts';
import type { UseOption } from './triggers.ts';

export const actions = ['addBane', 'removeBane', 'mend', 'switch', 'return'] as const;
export type Action = (typeof actions)[number];
const bitOf = { addBane: 1, removeBane: 2, mend: 4, switch: 8, return: 16 } as const satisfies Record<Action, number>;

export const ACTION_RULES = {
  addBane: 'EL-6.2',
  removeBane: 'EL-6.3',
  mend: 'EL-6.4',
  switch: 'EL-6.5',
  return: 'EL-6.6',
} as const satisfies Record<Action, string>;

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

const addingBane = keptBy((hero): AddBaneOption => ({ do: 'addBane', hero }));
const removingBanes = Array.from({ length: KINDS }, (_, kind) =>
  keptBy((hero): RemoveBaneOption => ({ do: 'removeBane', hero, kind })),
);
const onSupports = {
  mend: keptBy((hero): SupportOption => ({ do: 'mend', hero })),
  switch: keptBy((hero): SupportOption => ({ do: 'switch', hero })),
  return: keptBy((hero): SupportOption => ({ do: 'return', hero })),
};
/** By ability and Hero. */
const uses: ((hero: CardId) => UseOption)[] = [];
const using = (ability: AbilityId): ((hero: CardId) => UseOption) =>
  (uses[ability] ??= keptBy((hero): UseOption => ({ do: 'use', hero, ability, about: hero })));
const PRECISE: AttackOption = { do: 'attack', kind: 'precise' };
const MASS: AttackOption = { do: 'attack', kind: 'mass' };
const END_TURN: EndTurnOption = { do: 'endTurn' };

const hasBeenDone = Object.fromEntries(
  actions.map((action) => [
    action,
    { rule: 'EL-5.4', because: message('why.acted', { action: message(`action.${action}`) }) },
  ]),
) as Readonly<Record<Action, Refusal>>;
const deckEmpty: Refusal = { rule: 'EL-R14', because: message('why.deckEmpty') };
const isUnhurt = aboutCard('EL-6.4', 'why.unhurt');
const isLegend = aboutCard('EL-R32', 'why.legendStays');
const isNoSupport = aboutCard('EL-6.4', 'why.noSupport');
const notByAction = aboutCard('EL-11.1', 'why.triggered');
const alwaysHolds = aboutCard('EL-11.3', 'why.continuous');
const notYours = aboutCard('EL-11.2', 'why.notYours');

/** EL-6.1: what an action costs this seat; under one Sphere, switching may be free. */
export const priceOf = (p: P, seat: Seat, action: Action): number =>
  action === 'switch' && favours(p, championOf(p.table, seat), 'freeSwitch') ? 0 : 1;

/** Why the seat cannot take this action at all now, or null. */
function whyNotAct(p: P, seat: Seat, action: Action): Refusal | null {
  const t = p.table;
  if ((t.acted & bitOf[action]) !== 0) return hasBeenDone[action];
  const price = priceOf(p, seat, action);
  if (at(t.mp, seat) < price) return needsMp(price, at(t.mp, seat));
  if (action === 'addBane' && t.tokens[seat] === 0) return noTokensLeft(TOKENS_EACH);
  return action === 'return' && pileOf(t.deck, seat).length === 0 ? deckEmpty : null;
}

/** EL-6.4 to EL-6.6: can the action be taken on this Support? */
function canBeTakenOn(p: P, action: SupportOption['do'], id: CardId): boolean {
  const { damage, banes } = p.table;
  if (action === 'mend') return damage[id] !== 0;
  return action === 'switch' || (damage[id] === 0 && banes[id] === 0 && !cardOf(p, id).isLegend);
}
/** Why it cannot. */
function whyNotOn(p: P, action: SupportOption['do'], id: CardId): Refusal {
  if (action === 'mend') return isUnhurt(faceOf(p, id));
  return cardOf(p, id).isLegend ? isLegend(faceOf(p, id)) : isBurdened(p, id);
}

/** More tokens than there are of all kinds together. */
const MANY = 64;
const burdened = refusalBy('EL-6.6', (face, burden) =>
  message('why.burdened', { card: nameOfFace(face), damage: Math.floor(burden / MANY), tokens: burden % MANY }),
);
/** EL-6.6: what it bears. */
function isBurdened(p: P, id: CardId): Refusal {
  let tokens = 0;
  for (let kind = 0; kind < KINDS; kind++) tokens += tokensOn(p.table, id, kind);
  return burdened(faceOf(p, id), at(p.table.damage, id) * MANY + tokens);
}

interface Listing {
  readonly p: P;
  readonly seat: Seat;
  readonly options: ActOption[];
  readonly why: Why<ActOption> | undefined;
}
const list = (listing: Listing, option: ActOption, refused: Refusal | null): void => {
  if (refused === null) listing.options.push(option);
  else listing.why?.(option, refused.rule, refused.because);
};

function listBanes(listing: Listing): void {
  const { p, seat, why } = listing;
  const t = p.table;
  const noAdding = whyNotAct(p, seat, 'addBane');
  const noRemoving = whyNotAct(p, seat, 'removeBane');
  if (noAdding !== null && noRemoving !== null && why === undefined) return;
  const heroes = heroesFrom(t, seat);
  const sheltered = favouredType(p, 'noNewBanes');
  if (noAdding === null || why !== undefined) {
    for (const id of heroes) {
      const isOff = sheltered >= 0 && cardOf(p, id).type === sheltered;
      list(listing, addingBane(id), noAdding ?? (isOff ? isSheltered(faceOf(p, id)) : null));
    }
  }
  for (const id of heroes) {
    if (t.banes[id] === 0) continue;
    for (let kind = 0; kind < KINDS; kind++) {
      if (tokensOn(t, id, kind) > 0) list(listing, at(removingBanes, kind)(id), noRemoving);
    }
  }
}

function listOnSupports(listing: Listing, action: SupportOption['do']): void {
  const { p, seat, why } = listing;
  const general = whyNotAct(p, seat, action);
  if (general !== null && why === undefined) return;
  const onSupport = onSupports[action];
  for (const id of supportsOf(p.table, seat)) {
    const isOpen = canBeTakenOn(p, action, id);
    // Who lists options for a search asks for no words: they are not looked for.
    if (isOpen || why !== undefined) list(listing, onSupport(id), general ?? (isOpen ? null : whyNotOn(p, action, id)));
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
    // EL-6.1: without a Myth Point only switching can be free; nothing else need be looked at.
    const canPay = at(p.table.mp, seat) > 0 || why !== undefined;
    if (canPay) listBanes(listing);
    if (canPay) listOnSupports(listing, 'mend');
    listOnSupports(listing, 'switch');
    if (canPay) listOnSupports(listing, 'return');
    listAbilities(listing);
    list(listing, PRECISE, whyNotAttack(p, 'precise'));
    list(listing, MASS, whyNotAttack(p, 'mass'));
    listing.options.push(END_TURN);
    if (why !== undefined) explainTheRest(p, seat, why);
    return listing.options;
  },
});

/** What somebody may press on besides: the Champion, abilities that are not functional, and those of the others. */
function explainTheRest(p: P, seat: Seat, why: Why<ActOption>): void {
  const t = p.table;
  const champion = championOf(t, seat);
  const refuse = (option: ActOption, { rule, because }: Refusal): void => why(option, rule, because);
  for (const action of ['mend', 'switch', 'return'] as const) {
    refuse(onSupports[action](champion), isNoSupport(faceOf(p, champion)));
  }
  for (const id of heroesFrom(t, seat)) {
    for (const ability of abilitiesFor(p, id)) {
      const { kind } = abilityAt(ability);
      const use = using(ability)(id);
      if (ownerOf(t, id) !== seat) refuse(use, notYours(faceOf(p, id)));
      else if (kind === 'triggered') refuse(use, notByAction(faceOf(p, id)));
      else if (kind === 'continuous') refuse(use, alwaysHolds(faceOf(p, id)));
    }
  }
  if (!hasEntered(t, seat)) {
    const legend = at(t.legend, seat);
    refuse(using(cardOf(p, legend).team)(legend), notByAction(faceOf(p, legend)));
  }
}

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
