/** A standing order as a sentence. */
import type { StandingOrder } from '@arenarium/protocol';
import { word } from './words.ts';

type Condition = StandingOrder['askMeIf'][number][number];

/** The numbers and questions of our games by names people know; others by their own. */
const numbers: ReadonlySet<string> = new Set(['value', 'defence', 'n', 'damage']);
export const numberName = (name: string): string => (numbers.has(name) ? word(`orders.number.${name}`) : name);

const questions: ReadonlySet<string> = new Set(['react', 'trigger', 'donate', 'answerMove', 'answerScroll']);
export function questionName(question: string): string {
  const last = question.split('/').at(-1) ?? '';
  if (question === '*') return word('orders.question.all');
  return questions.has(last) ? word(`orders.question.${last}`) : last;
}

function conditionInWords(condition: Condition): string {
  switch (condition.if) {
    case 'number':
      return word('orders.if.number', { what: numberName(condition.name), n: condition.atLeast });
    case 'about':
      return word('orders.if.about', { what: condition.value });
    case 'holding':
      return word('orders.if.holding', { what: condition.value });
  }
}

export function orderInWords({ question, until, askMeIf }: StandingOrder): string {
  const pass = word(`orders.pass.${until}`, { what: questionName(question) });
  if (askMeIf.length === 0) return pass;
  const unless = askMeIf.map((occasion) => occasion.map(conditionInWords).join(word('orders.and')));
  return word('orders.unless', { pass, unless: unless.join(word('orders.or')) });
}
