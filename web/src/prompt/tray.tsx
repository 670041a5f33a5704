/** The answers, in the order of the list: what has no place on the board, and the digits for the keyboard. */
import type { Decision } from '@arenarium/engine';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Sign } from '../boards/board.ts';
import { Emblem } from '../look/emblem.tsx';
import { choose } from '../play/answering.ts';
import { useAdvice } from '../play/advice.ts';
import { useAnswer } from '../play/answer.ts';
import { Hidden } from '../shell/controls.tsx';
import { useSettings } from '../shell/settings.ts';
import { useShortcuts, usesKeyboard } from '../shell/shortcuts.ts';
import type { Shape } from '../table/shape.ts';
import { aimAtOption, useAim } from '../table/aim.ts';
import { placedOptions } from '../table/pointing.ts';
import { word } from '../words/page.ts';
import css from './ribbon.module.css';

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
/** Digits typed within this time make one number. */
const TYPING = 900;
/** More answers than this do not fit one row: what lies on the board is pressed there, the tray keeps the rest. */
export const FEW: Readonly<Record<Shape, number>> = { wide: 6, middle: 4, phone: 3, side: 3 };

/** What the tray needs to know of an option. */
export interface Offered {
  readonly label: string;
  /** The same in short, where there is room for no more. */
  readonly short?: string | undefined;
  /** What it would do, in a few words. */
  readonly brief: string | undefined;
  readonly sign: Sign | null;
}

interface TrayProps {
  readonly decision: Decision;
  /** By index of the option. */
  readonly offered: readonly Offered[];
  /** The indices of the options left by what was pressed. */
  readonly shown: readonly number[];
  readonly shape: Shape;
}

const NONE_PLACED: ReadonlySet<number> = new Set();

const areSame = (a: ReadonlySet<number>, b: ReadonlySet<number>): boolean =>
  a.size === b.size && [...a].every((option) => b.has(option));

/** Which options lie on the table as it is drawn now: asked of the page after it is drawn, for every question and shape. */
function usePlaced(decision: Decision, shape: Shape): ReadonlySet<number> {
  const [placed, setPlaced] = useState(NONE_PLACED);
  useLayoutEffect(() => {
    // What a shape has no room for is in the page all the same, and cannot be pressed.
    const drawn = [...document.querySelectorAll('[data-standing]')].filter((spot) => spot.getClientRects().length > 0);
    const there = new Set(drawn.map((spot) => spot.getAttribute('data-point')));
    const found = placedOptions(decision, (point) => there.has(point));
    setPlaced((before) => (areSame(before, found) ? before : found));
  }, [decision, shape]);
  return placed;
}

function useDigits(shown: readonly number[], focus: (place: number) => void): void {
  const typed = useRef({ digits: '', at: 0 });
  const digit = (key: string) => {
    const now = performance.now();
    const digits = now - typed.current.at < TYPING ? typed.current.digits + key : key;
    typed.current = { digits, at: now };
    const place = Number(digits) - 1;
    const option = shown[place];
    if (option === undefined) return;
    // With ten options or more the first digit may not be the last: move there, Enter chooses.
    if (shown.length < 10) choose(option);
    else focus(place);
  };
  useShortcuts(Object.fromEntries(DIGITS.map((key) => [key, () => digit(key)])));
}

/** Where an arrow leads in the list. */
function moved(key: string, from: number, last: number): number | undefined {
  if (key === 'ArrowDown' || key === 'ArrowRight') return from === last ? 0 : from + 1;
  if (key === 'ArrowUp' || key === 'ArrowLeft') return from <= 0 ? last : from - 1;
  return key === 'Home' ? 0 : key === 'End' ? last : undefined;
}

/**
 * How many lie open, for the style sheet. Counted here: a browser that counts children by what they are does not notice
 * when they become something else, and the row jumped under the finger with the next press.
 */
function manyOf(n: number): 'few' | 'some' | 'many' | undefined {
  if (n > 7) return 'many';
  if (n > 4) return 'some';
  return n > 2 ? 'few' : undefined;
}

export function Tray({ decision, offered, shown, shape }: TrayProps) {
  const list = useRef<HTMLOListElement>(null);
  const [current, setCurrent] = useState(0);
  const placed = usePlaced(decision, shape);
  const buttons = () => [...(list.current?.querySelectorAll<HTMLButtonElement>('button[data-option]') ?? [])];
  const focus = (place: number) => buttons()[place]?.focus();
  useDigits(shown, focus);

  // The focus goes on where the last choice was made: to the first option by keyboard, else to the list itself.
  useEffect(() => {
    const active = document.activeElement;
    const lost = active === null || active === document.body;
    if (lost) (usesKeyboard() ? buttons()[0] : list.current)?.focus({ preventScroll: true });
    return () => aimAtOption(null);
  }, []);

  const move = (event: KeyboardEvent) => {
    const from = event.target === list.current ? -1 : current;
    const place = moved(event.key, from, shown.length - 1);
    if (place === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    focus(place);
  };
  const tabbable = Math.min(current, shown.length - 1);
  // What is picked of a set lies in its sockets; what can be picked is pressed where it lies.
  const isTucked = (option: number): boolean =>
    placed.has(option) && (decision.set !== null || shown.length > FEW[shape]);
  return (
    <ol
      className={css.options}
      ref={list}
      tabIndex={-1}
      aria-label={word('ask.optionList')}
      data-shown={manyOf(shown.filter((option) => !isTucked(option)).length)}
      // Where all of it lies on the board, a phone says so in the empty row.
      data-hint={word('ask.press')}
      onKeyDown={move}
    >
      {shown.map((option, place) => (
        <Answer
          key={option}
          decision={decision}
          option={option}
          place={place}
          offered={offered[option]}
          isPlaced={placed.has(option)}
          isTucked={isTucked(option)}
          tabIndex={place === tabbable ? 0 : -1}
          onFocus={() => setCurrent(place)}
        />
      ))}
    </ol>
  );
}

interface AnswerProps {
  readonly decision: Decision;
  readonly option: number;
  readonly place: number;
  readonly offered: Offered | undefined;
  /** Something on the board answers the same. */
  readonly isPlaced: boolean;
  /** Out of sight until the focus comes to it: it is pressed on the board. */
  readonly isTucked: boolean;
  readonly tabIndex: number;
  onFocus(): void;
}

function Answer({ decision, option, place, offered, isPlaced, isTucked, tabIndex, onFocus }: AnswerProps) {
  const isAdvised = useAdvice((advice) => advice.hint?.advised?.[0]?.option === option);
  const isPicked = useAnswer((answer) => answer.picked.includes(option));
  const isBarred = useAnswer(({ barred }) => barred.some((one) => one.option === decision.options[option]?.option));
  const points = decision.options[option]?.points ?? [];
  const isLit = useAim((aim) => aim.option === option || (aim.point !== null && points.includes(aim.point)));
  const shortcuts = useSettings((settings) => settings.shortcuts);
  return (
    <li className={isTucked ? css.tucked : undefined}>
      <button
        type="button"
        className={css.option}
        data-option={option}
        data-placed={isPlaced ? 'yes' : undefined}
        data-lit={isLit ? 'yes' : undefined}
        data-barred={isBarred ? 'yes' : undefined}
        aria-pressed={decision.set === null ? undefined : isPicked}
        tabIndex={tabIndex}
        onClick={() => choose(option)}
        onFocus={() => {
          onFocus();
          if (usesKeyboard()) aimAtOption(option);
        }}
        onBlur={() => aimAtOption(null)}
        onPointerEnter={() => aimAtOption(option)}
        onPointerLeave={() => aimAtOption(null)}
      >
        {shortcuts === 'on' && <kbd aria-hidden="true">{place + 1}</kbd>}
        {offered?.sign != null && <Emblem name={offered.sign.emblem} className={css.sign} />}
        <span className={css.words}>
          <span data-label="">{offered?.short ?? offered?.label}</span>
          {offered?.short !== undefined && <Hidden>{offered.label}</Hidden>}
          {offered?.brief !== undefined && <small>{offered.brief}</small>}
        </span>
        {isAdvised && (
          <span className={css.star}>
            <span aria-hidden="true">★</span>
            <Hidden> {word('ask.theHint')}</Hidden>
          </span>
        )}
      </button>
    </li>
  );
}
