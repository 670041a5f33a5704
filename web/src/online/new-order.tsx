/** A new standing order: which question to pass, until when, and on what occasion to be asked nevertheless. */
import type { Game } from '@arenarium/engine';
import type { StandingOrder } from '@arenarium/protocol';
import { useId, useState } from 'react';
import { useMatch } from '../play/match.ts';
import { Actions, Button, Dialog, fieldClass, Segments } from '../shell/controls.tsx';
import css from './online.module.css';
import { useSay } from '../table/words.ts';
import { namesAround } from './order-parts.ts';
import { numberName, orderInWords, questionName } from './order-words.ts';
import { word } from './words.ts';

interface NewOrderProps {
  readonly game: Game;
  onClose(): void;
  onMade(order: StandingOrder): void;
}

/** What is filled in so far: one occasion, of which what is left empty does not count. */
interface Draft {
  readonly question: string;
  readonly until: StandingOrder['until'];
  readonly number: string;
  readonly atLeast: string;
  readonly about: string;
  readonly holding: string;
}

function orderOf({ question, until, number, atLeast, about, holding }: Draft): StandingOrder {
  const occasion: StandingOrder['askMeIf'][number] = [
    ...(atLeast.trim() === '' ? [] : [{ if: 'number' as const, name: number, atLeast: Number(atLeast) }]),
    ...(about.trim() === '' ? [] : [{ if: 'about' as const, value: about.trim() }]),
    ...(holding.trim() === '' ? [] : [{ if: 'holding' as const, value: holding.trim() }]),
  ];
  return { question, until, askMeIf: occasion.length === 0 ? [] : [occasion] };
}

export function NewOrder({ game, onClose, onMade }: NewOrderProps) {
  const decision = useMatch((match) => match.scene?.view.decision ?? null);
  const lines = useMatch((match) => match.scene?.log.lines) ?? [];
  const windows = game.windows ?? [];
  const isOpen = decision !== null && windows.includes(decision.question);
  const speak = useSay(game);
  const numbers = game.amounts ?? [];
  const [draft, setDraft] = useState<Draft>({
    question: isOpen ? decision.question : '*',
    until: 'always',
    number: numbers[0] ?? '',
    atLeast: '',
    about: '',
    holding: '',
  });
  const order = orderOf(draft);
  return (
    <Dialog title={word('orders.new')} onClose={onClose}>
      <Segments
        legend={word('orders.question')}
        values={['*', ...windows]}
        value={draft.question}
        label={questionName}
        onChange={(question) => setDraft({ ...draft, question })}
      />
      <Segments
        legend={word('orders.until')}
        values={['always', 'myTurn']}
        value={draft.until}
        label={(until) => word(`orders.until.${until}`)}
        onChange={(until) => setDraft({ ...draft, until })}
      />
      <Occasion draft={draft} numbers={numbers} names={namesAround({ decision, lines }, speak)} onChange={setDraft} />
      <p role="status">{orderInWords(order)}</p>
      <p className={css.soft}>{word('orders.secret')}</p>
      <Actions>
        <Button look="primary" onClick={() => onMade(order)}>
          {word('orders.give')}
        </Button>
      </Actions>
    </Dialog>
  );
}

interface OccasionProps {
  readonly draft: Draft;
  readonly numbers: readonly string[];
  readonly names: readonly string[];
  onChange(draft: Draft): void;
}

/** When to be asked nevertheless. */
function Occasion({ draft, numbers, names, onChange }: OccasionProps) {
  const list = useId();
  return (
    <fieldset className={css.occasion}>
      <legend>{word('orders.askMe')}</legend>
      {numbers.length > 0 && <Amount draft={draft} numbers={numbers} onChange={onChange} />}
      {(['about', 'holding'] as const).map((part) => (
        <label key={part}>
          {word(`orders.${part}`)}
          <input
            className={fieldClass}
            list={list}
            maxLength={60}
            value={draft[part]}
            onChange={({ target }) => onChange({ ...draft, [part]: target.value })}
          />
        </label>
      ))}
      <datalist id={list}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </fieldset>
  );
}

function Amount({ draft, numbers, onChange }: Omit<OccasionProps, 'names'>) {
  return (
    <label>
      <select
        className={fieldClass}
        aria-label={word('orders.which')}
        value={draft.number}
        onChange={({ target }) => onChange({ ...draft, number: target.value })}
      >
        {numbers.map((name) => (
          <option key={name} value={name}>
            {numberName(name)}
          </option>
        ))}
      </select>
      {word('orders.atLeast')}
      <input
        className={fieldClass}
        type="number"
        min={0}
        max={99}
        aria-label={word('orders.amount')}
        value={draft.atLeast}
        onChange={({ target }) => onChange({ ...draft, atLeast: target.value })}
      />
    </label>
  );
}
