/** SFB chapter 8: attacks in their nine steps; and skills, which share the first of them (SFB-10.1). */
import { ask, at, done, inOrder, message, question, rules, step, type Flow, type Option } from '@arenarium/engine';
import { effects } from '../cards/effects.ts';
import { cardName } from '../cards/names.ts';
import { printedOn } from '../cards/printed.ts';
import { doing, logOf } from '../happenings.ts';
import { championPoint } from '../points.ts';
import { actionOf, championOf, isInArena, type ChampionId, type P, type Table } from '../table.ts';
import { mend } from './hand.ts';
import { movement } from './movement.ts';
import { harm, victory } from './out-of-action.ts';
import { reactions } from './reactions.ts';
import { defenceOf, ignoresDefence, movementOf, sceneOf, stillActs, strengthAgainst, traitOf } from './strength.ts';
import { canBeAimed, targetsOf, whichTarget, type AimOption } from './targets.ts';

export interface UseOption extends Option {
  readonly do: 'use' | 'leave';
}
const USE: readonly UseOption[] = [{ do: 'use' }, { do: 'leave' }];
const whichUse = question('brawl/use', {
  rule: 'SFB-10.1',
  options: (): readonly UseOption[] => USE,
  prompt: (p: P) => message('ask.brawl/use', { card: cardName(actionOf(p.table).face) }),
});

/** SFB-8.3: what the attack under way would deal to each of these, before Poison and Double. */
export function hitsOf(t: Table, targets: readonly ChampionId[]): number[] {
  const scene = sceneOf(t);
  return targets.map((target) => {
    const defence = ignoresDefence(t, target, scene) ? 0 : defenceOf(t, target);
    return Math.max(0, strengthAgainst(t, target, scene) - defence);
  });
}

export const attack = rules('brawl/attack', {
  /** SFB-8.1: movement, pre-attack abilities, then the attack itself. */
  begin(p: P): Flow {
    const { champion: id, face } = actionOf(p.table);
    const { move, pre } = printedOn(face);
    return inOrder(
      step(movement.move, { id, left: movementOf(p.table, id, move) }),
      step(effects.run, { program: pre, i: 0, scene: sceneOf(p.table) }),
      step(attack.declare, {}),
    );
  },
  /** SFB-8.2: whoever cannot or will not attack ends the activation. */
  declare(p: P): Flow {
    if (!canBeAimed(p.table)) return done();
    return ask(actionOf(p.table).seat, whichTarget.attack, {}).then(attack.declared, {});
  },
  /** SFB-8.1: targets, Reaction, damage, and what comes after it. */
  declared(p: P, _: object, option: AimOption): Flow {
    if (option.do === 'decline') return done();
    const t = p.table;
    const action = actionOf(t);
    action.targets = targetsOf(t, action.champion, option);
    logOf(p)?.push({
      did: 'attacked',
      ...doing(t, action.champion),
      face: action.face,
      hexes: action.targets.map((id) => championOf(t, id).at),
      to: action.targets.map(championPoint),
    });
    return inOrder(
      step(reactions.window, {}),
      step(attack.strike, {}),
      step(reactions.afterwards, {}),
      step(attack.afterwards, {}),
    );
  },
  /** SFB-8.3, SFB-8.5: strength less defence, to all targets at once; then what belongs to the damage. */
  strike(p: P): Flow {
    const t = p.table;
    const action = actionOf(t);
    const scene = sceneOf(t);
    const { targets, champion } = action;
    const hits = hitsOf(t, targets);
    const lifesteal = traitOf(t, 'lifesteal', { scene, target: at(targets, 0) });
    const poison = targets.map((target) => traitOf(t, 'poison', { scene, target }));
    const double = targets.map((target) => traitOf(t, 'double', { scene, target }));
    action.hits = hits;
    action.dealt = hits.some((n) => n > 0) ? 1 : 0;
    useUp(t, champion, targets);
    hits.forEach((n, i) => harm(p, { to: at(targets, i), n, by: champion }));
    // SFB-R23: by the whole attack damage, however much the target had left.
    const dealt = hits.reduce((sum, n) => sum + n, 0);
    if (lifesteal > 0) mend(p, champion, dealt);
    return victory(p) ?? inOrder(step(attack.poison, { amounts: poison }), step(attack.double, { amounts: double }));
  },
  /** SFB-17.13. */
  poison(p: P, { amounts }: { amounts: readonly number[] }): Flow {
    const { targets, hits, champion } = actionOf(p.table);
    targets.forEach((to, i) => at(hits, i) > 0 && harm(p, { to, n: at(amounts, i), by: champion }));
    return victory(p) ?? done();
  },
  /** SFB-17.4. */
  double(p: P, { amounts }: { amounts: readonly number[] }): Flow {
    const { targets, hits, champion } = actionOf(p.table);
    targets.forEach((to, i) => at(amounts, i) > 0 && harm(p, { to, n: at(hits, i), by: champion }));
    return victory(p) ?? done();
  },
  /** SFB-8.7: the attack's own post-attack abilities, if the attacker is still in action. */
  afterwards(p: P): Flow {
    const t = p.table;
    const action = actionOf(t);
    if (!stillActs(t) || action.noPost === 1) return done();
    return effects.run(p, { program: printedOn(action.face).post, i: 0, scene: sceneOf(t) });
  },
});
/** What counts for the next attack only has had its attack. */
function useUp(t: Table, attacker: ChampionId, targets: readonly ChampionId[]): void {
  if (t.lasting.length === 0) return;
  t.lasting = t.lasting.filter(
    ({ kind, on }) => !(kind === 'quarry' && targets.includes(on)) && !(kind === 'unerring' && on === attacker),
  );
}

export const skill = rules('brawl/skill', {
  /** SFB-10.1: movement, the choice to use it, targets, text. */
  begin(p: P): Flow {
    const { champion: id, face } = actionOf(p.table);
    const { move, card } = printedOn(face);
    const left = movementOf(p.table, id, move);
    const tramples = card.kind === 'skill' ? (card.tramples ?? 0) : 0;
    const go = tramples > 0 ? step(movement.trample, { id, left, n: tramples }) : step(movement.move, { id, left });
    return inOrder(go, step(skill.choose, {}));
  },
  /** SFB-10.1: to use it or not; with a target, choosing one says so. */
  choose(p: P): Flow {
    const t = p.table;
    const { face, seat, champion } = actionOf(t);
    const { card, isOptional } = printedOn(face);
    if (!isInArena(t, champion) || card.kind !== 'skill') return done();
    if (card.target !== undefined)
      return canBeAimed(t) ? ask(seat, whichTarget.skill, {}).then(skill.aimed, {}) : done();
    return isOptional ? skill.resolve(p) : ask(seat, whichUse, {}).then(skill.used, {});
  },
  /** SFB-10.1. */
  aimed(p: P, _: object, option: AimOption): Flow {
    if (option.do === 'decline') return done();
    const action = actionOf(p.table);
    action.targets = targetsOf(p.table, action.champion, option);
    return skill.resolve(p);
  },
  /** SFB-10.1. */
  used(p: P, _: object, option: UseOption): Flow {
    return option.do === 'leave' ? done() : skill.resolve(p);
  },
  /** SFB-10.1, SFB-7.1: its text, from top to bottom. */
  resolve(p: P): Flow {
    return effects.run(p, { program: printedOn(actionOf(p.table).face).text, i: 0, scene: sceneOf(p.table) });
  },
});
