/** How many counters: wherever an ability leaves that to whoever uses it (EL-R30, EL-R10). */
import { faceOf, message, question, type Message } from '@arenarium/engine';
import { nameOfFace } from '../cards/names.ts';
import { NONE, type CardId, type P } from '../table.ts';

export interface AmountOption {
  readonly do: 'amount';
  readonly n: number;
}
const amounts: readonly AmountOption[] = Array.from({ length: 64 }, (_, n) => ({ do: 'amount', n }));

/** Counters that come, go or move: how many at most, off whom, onto whom. Matches kept earlier say only how many. */
interface Counting {
  readonly most: number;
  readonly from?: CardId;
  readonly to?: CardId;
}
/** In words, and by whose cards, for whoever looks ahead. */
function askedHowMany(p: P, { from = NONE, to = NONE }: Counting): Message {
  const how = from === NONE ? (to === NONE ? '' : '.come') : to === NONE ? '.go' : '.move';
  const named = (key: string, id: CardId) =>
    id === NONE ? {} : { [key]: id, [`${key}Name`]: nameOfFace(faceOf(p, id)) };
  return message(`ask.legends/amount${how}`, { ...named('from', from), ...named('to', to) });
}
export const whichAmount = question('legends/amount', {
  rule: 'EL-R30',
  prompt: askedHowMany,
  options: (_p: P, { most }: Counting): readonly AmountOption[] => amounts.slice(1, most + 1),
});
