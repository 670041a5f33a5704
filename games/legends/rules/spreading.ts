/** Counters or tokens that one ability spreads over several Heroes (EL-R25). */
import { at, faceOf, message, question, type Message, type Seat, type Why } from '@arenarium/engine';
import { nameOfFace } from '../cards/names.ts';
import { effectAt, type EffectId } from '../cards/printed.ts';
import type { Effect } from '../cards/words.ts';
import { heroesFrom, ownerOf, type CardId, type P } from '../table.ts';
import { isSheltered, noTokensLeft } from './abilities.ts';
import { canBane, TOKENS_EACH } from './banes.ts';
import { choosingOne, type HeroOption } from './choosing.ts';
import { aboutCards, type Refusal } from './refusals.ts';

export interface EnoughOption {
  readonly do: 'enough';
}
const ENOUGH: EnoughOption = { do: 'enough' };

export interface Spread {
  readonly effect: EffectId;
  readonly source: CardId;
  readonly left: number;
  /** Where the last one was laid: no Hero before this one again. */
  readonly last: CardId;
}

const comesBefore = aboutCards('EL-R25', 'why.comesBefore');
/** EL-R25: all land together, so they are laid in one order only: from the user's own Champion on, clockwise. */
export const whichSpread = question('legends/spread', {
  rule: 'EL-R25',
  prompt: (p: P, { effect, source, left }: Spread): Message =>
    message('ask.legends/spread', { card: nameOfFace(faceOf(p, source)), left, effect, source }),
  options(p: P, spread: Spread, seat, why?: Why<HeroOption | EnoughOption>): readonly (HeroOption | EnoughOption)[] {
    const { effect: number, last, left } = spread;
    const effect = effectAt(number);
    const all = heroesFrom(p.table, ownerOf(p.table, spread.source));
    const from = Math.max(0, all.indexOf(last));
    const options: (HeroOption | EnoughOption)[] = [];
    all.forEach((id, i) => {
      const refused = i < from ? comesBefore(faceOf(p, id), faceOf(p, last)) : whyNotSpread(p, effect, { id, seat });
      if (refused === null) options.push(choosingOne(id));
      else why?.(choosingOne(id), refused.rule, refused.because);
    });
    if (effect.do === 'spread' && effect.upTo && left < effect.n) options.push(ENOUGH);
    return options;
  },
});
function whyNotSpread(p: P, effect: Effect, { id, seat }: { id: CardId; seat: Seat }): Refusal | null {
  if (effect.do !== 'spread' || effect.what === 'damage' || canBane(p, seat, id)) return null;
  return at(p.table.tokens, seat) === 0 ? noTokensLeft(TOKENS_EACH) : isSheltered(faceOf(p, id));
}
