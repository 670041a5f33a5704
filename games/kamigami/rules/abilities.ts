import { done, faceOf, type Flow, type Frame, inOrder, rules, step } from '@arenarium/engine';
import { effects } from '../cards/effects.ts';
import { abilityAt, chainsOf, colourOf, isWarrior } from '../cards/printed.ts';
import { logOf } from '../happenings.ts';
import { at, isIn, momentAt, NONE, type P } from '../table.ts';
import { spentBit } from './costs.ts';
import { closeMoment, openMoment, topMoment } from './moments.ts';
import { costs } from './paying.ts';
import { layDown } from './piles.ts';
import { anyoneMightReact, reacts, type Use } from './reacts.ts';

export const abilities = rules('kamigami/abilities', {
  /** KB-4.5, KB-5.3: a card is played for one of its abilities, or an ability of God or Temple is used; its cost is paid. */
  use(p: P, use: Use): Flow {
    const { seat, ability } = use;
    const { id, cost } = abilityAt(ability);
    const card = use.card === NONE ? NONE : play(p, use);
    if (card === NONE) markSpent(p, use);
    const used = { seat, ability, card };
    logOf(p)?.push({ did: 'used', seat, ability: id, cards: card === NONE ? [] : [card] });
    if (cost === null) return abilities.announce(p, used);
    return inOrder(step(costs.pay, { seat, ability }), step(abilities.announce, used));
  },

  /** KB-R3: before it takes effect it may be answered; an Attack only when its target is known (KB-6.1). */
  announce(p: P, { seat, ability, card }: Use): Flow {
    const t = p.table;
    const place = openMoment(t, { is: 'used', seat, ability, card });
    if (abilityAt(ability).attacksFirst || !anyoneMightReact(t, place)) return abilities.resolve(p, { place });
    return inOrder(step(reacts.window, { place }), step(abilities.resolve, { place }));
  },

  /** KB-4.6, KB-5.5: it is resolved completely, or, cancelled, not at all. */
  resolve(p: P, { place }: { readonly place: number }): Flow {
    const t = p.table;
    const { seat, stopped, ability } = momentAt(t, place);
    const { does, id } = abilityAt(ability);
    if (stopped === 1) logOf(p)?.push({ did: 'cancelled', seat, what: id });
    if (stopped === 1 || !isIn(t, seat)) return abilities.close(p, { place });
    return inOrder(step(effects.run, { place, list: does, i: 0, target: NONE }), closing(place));
  },
  /** KB-4.6: the ability is over. */
  close(p: P, { place }: { readonly place: number }): Flow {
    closeMoment(p.table, place);
    return done();
  },
});
const closing = (place: number): Frame => step(abilities.close, { place });

/** KB-4.3, KB-R8: an Act’s Warrior joins the Chain, a React’s does not. Returns the card that was played (KB-R34). */
function play(p: P, { seat, ability, card: like }: Use): number {
  const t = p.table;
  const card = layDown(p, seat, like);
  const face = faceOf(p, card);
  if (!abilityAt(ability).isAct || !isWarrior(face)) return card;
  t.chain.push(card);
  t.chainColours.push(at(colourOf, face));
  t.chaining = at(chainsOf, face);
  return card;
}

/** KB-3.3, KB-9.2: Acts are spent for the turn; Reacts only as they say. */
function markSpent(p: P, { seat, ability }: Use): void {
  const compiled = abilityAt(ability);
  const bit = spentBit(seat, compiled);
  if (compiled.isAct || compiled.limit === 'turn') p.table.spent |= bit;
  if (compiled.limit === 'attack') topMoment(p.table).spent |= bit;
}
