/** The options as buttons: pointer, digits, arrows and Enter all end here. */
import type { Decision } from '@arenarium/engine';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { create } from 'zustand';
import { useSitting } from '../play/sitting.ts';
import { RuleChip } from '../rules/rule-chip.tsx';
import { Hidden } from '../shell/controls.tsx';
import { useSettings } from '../shell/settings.ts';
import { useShortcuts, usesKeyboard } from '../shell/shortcuts.ts';
import css from './prompt.module.css';

/** The option under the pointer or focus, so that the table can show what it points at. */
export const useHintedOption = create<{ readonly option: number | null }>()(() => ({ option: null }));
const hint = (option: number | null) => useHintedOption.setState({ option });

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
/** Digits typed within this time make one number. */
const TYPING = 900;

interface OptionListProps {
  readonly decision: Decision;
  readonly labels: readonly string[];
  /** The indices of the options to show. */
  readonly shown: readonly number[];
}

export function OptionList({ decision, labels, shown }: OptionListProps) {
  const { choose, hovered, hint: advice } = useSitting();
  const advised = advice?.advised?.[0]?.option;
  const shortcuts = useSettings((settings) => settings.shortcuts);
  const list = useRef<HTMLOListElement>(null);
  const [current, setCurrent] = useState(0);
  const [typed, setTyped] = useState({ digits: '', at: 0 });
  const buttons = () => [...(list.current?.querySelectorAll<HTMLButtonElement>('button[data-option]') ?? [])];
  const focus = (place: number) => {
    const button = buttons()[place];
    button?.focus();
    button?.scrollIntoView({ block: 'nearest' });
  };

  // The focus goes on where the last choice was made: to the first option by keyboard, else to the list itself.
  useEffect(() => {
    const active = document.activeElement;
    const lost = active === null || active === document.body;
    if (lost) (usesKeyboard() ? buttons()[0] : list.current)?.focus({ preventScroll: true });
    return () => hint(null);
  }, []);

  const digit = (key: string) => {
    const now = performance.now();
    const digits = now - typed.at < TYPING ? typed.digits + key : key;
    setTyped({ digits, at: now });
    const place = Number(digits) - 1;
    const option = shown[place];
    if (option === undefined) return;
    // With ten options or more the first digit may not be the last: move there, Enter chooses.
    if (shown.length < 10) choose(option);
    else focus(place);
  };
  useShortcuts(Object.fromEntries(DIGITS.map((key) => [key, () => digit(key)])));

  const move = (event: KeyboardEvent) => {
    const last = shown.length - 1;
    const outside = event.target === list.current;
    const places: Readonly<Record<string, number>> = {
      ArrowDown: outside || current === last ? 0 : current + 1,
      ArrowUp: current === 0 ? last : current - 1,
      Home: 0,
      End: last,
    };
    const place = places[event.key];
    if (place === undefined) return;
    event.preventDefault();
    focus(place);
  };
  const tabbable = Math.min(current, shown.length - 1);

  return (
    <ol className={css.options} ref={list} tabIndex={-1} aria-label="Options" onKeyDown={move}>
      {shown.map((option, place) => {
        const offered = decision.options[option];
        return (
          <li key={option}>
            <button
              type="button"
              className={css.option}
              data-option={option}
              data-lit={hovered !== null && offered?.points.includes(hovered) ? 'yes' : undefined}
              tabIndex={place === tabbable ? 0 : -1}
              onClick={() => choose(option)}
              onFocus={() => {
                setCurrent(place);
                if (usesKeyboard()) hint(option);
              }}
              onBlur={() => hint(null)}
              onPointerEnter={() => hint(option)}
              onPointerLeave={() => hint(null)}
            >
              {shortcuts === 'on' && <kbd aria-hidden="true">{place + 1}</kbd>}
              <span>{labels[option]}</span>
              {option === advised && (
                <span className={css.star}>
                  <span aria-hidden="true">★</span>
                  <Hidden> the hint</Hidden>
                </span>
              )}
            </button>
            {offered !== undefined && offered.rule !== decision.rule && <RuleChip rule={offered.rule} />}
          </li>
        );
      })}
    </ol>
  );
}
