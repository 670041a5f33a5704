/** HB-10.3: resolving a card or an Ability: damage or healing first, then the instructions. */
import { allInOrder, done, type Flow, type Frame, rules, type Seat, step } from '@arenarium/engine';
import { effects } from '../cards/effects.ts';
import { doingOf, firstScripts, moreDamageOf, moreHealingOf, priceOf, thenScripts } from '../cards/printed.ts';
import { abilityNamed } from '../cards/text.ts';
import { ABILITY, at, heroOf, type P, type Table, teamOf, topPlay } from '../table.ts';
import { attack } from './attack.ts';
import { lay, plays } from './plays.ts';
import { refusal, type Refusal } from './refusals.ts';
import { hasAim, isCard, membersOf, reachBonus, reachOfAim, reachWords } from './targets.ts';

const TOO_FEW_ACTIONS = refusal('HB-10.1', 'why.actions');
const TOO_LITTLE_MANA = refusal('HB-10.2', 'why.mana');
const OUT_OF_REACH = refusal('HB-9.1', 'why.tooFar');

/** HB-10.1, HB-10.2, HB-9.1: what keeps an Ability from being used, whatever card would pay for it, or null. */
export function whyNotUse(t: Table, seat: Seat, ability: number): Refusal | null {
  const { actions, mana } = priceOf(ability);
  if (actions > t.actions) return TOO_FEW_ACTIONS;
  if (mana > t.mana[teamOf(seat)]) return TOO_LITTLE_MANA;
  return hasAim(t, seat, ABILITY + ability) ? null : OUT_OF_REACH;
}
/** The same in full, for whoever asks. */
export function explainUse(t: Table, seat: Seat, { ability, against }: { ability: number; against: Refusal }): Refusal {
  if (against === OUT_OF_REACH) return { ...against, because: reachWords(t, seat, ABILITY + ability) };
  const { actions, mana } = priceOf(ability);
  const values =
    against === TOO_LITTLE_MANA
      ? { needs: mana, has: t.mana[teamOf(seat)] }
      : { card: abilityNamed(ability), needs: actions, has: t.actions };
  return { ...against, because: { ...against.because, ...values } };
}

export const resolving = rules('basicverse/resolving', {
  /** HB-10.3: its costs have been paid; now it does what is printed on it. */
  resolve(p: P, { seat, source }: { readonly seat: Seat; readonly source: number }): Flow {
    const t = p.table;
    const f = heroOf(t, seat);
    const { aim, damage, heal } = doingOf(source);
    const reach = reachOfAim(aim) + reachBonus(f, source);
    const frames: Frame[] = [];
    lay(t, { by: seat, source, reach });
    if (at(firstScripts, source) >= 0) frames.push(step(effects.next, { script: at(firstScripts, source), i: 0 }));
    if (aim !== null) {
      frames.push(
        aim.everyone !== null
          ? step(resolving.aimAtEveryone, { source })
          : step(attack.aim, { aimed: aim.at, within: reach, upTo: aim.upTo }),
      );
    }
    if (damage !== undefined)
      frames.push(step(attack.strike, { n: damage + (isCard(source) ? moreDamageOf(f, source) : 0) }));
    if (heal !== undefined)
      frames.push(step(attack.mend, { n: heal + (isCard(source) ? moreHealingOf(f.hero, source) : 0) }));
    if (at(thenScripts, source) >= 0) frames.push(step(effects.next, { script: at(thenScripts, source), i: 0 }));
    frames.push(step(plays.finish, {}));
    return allInOrder(frames);
  },
  /** HB-9.1: what hits everybody of a side within reach leaves nothing to choose. */
  aimAtEveryone(p: P, { source }: { readonly source: number }): Flow {
    const play = topPlay(p.table);
    const { aim } = doingOf(source);
    if (aim !== null && aim.everyone !== null) play.targets = membersOf(p.table, play, aim.everyone);
    return done();
  },
});
