/** The signs of the five types, drawn by hand; each has its own shape as well as its own colour. */
import type { Type } from '@arenarium/legends/board';
import css from './signs.module.css';

const shapes: Readonly<Record<Type, string>> = {
  fire: 'M12 2 C13 7 18 9 18 15 A6 6 0 0 1 6 15 C6 12 8 11 8.5 8 C10 9 10.5 10.5 10.5 12 C12.5 9.5 12.5 6 12 2 Z',
  water: 'M12 2.5 C15.5 8 18 11 18 15 A6 6 0 0 1 6 15 C6 11 8.5 8 12 2.5 Z M9 15 A3 3 0 0 0 12 18',
  light:
    'M12 7.5 A4.5 4.5 0 1 1 11.99 7.5 Z M12 1.5 V5 M12 19 V22.5 M1.5 12 H5 M19 12 H22.5 M4.6 4.6 L7 7 M17 17 L19.4 19.4 M19.4 4.6 L17 7 M7 17 L4.6 19.4',
  dark: 'M15.5 3 A9.3 9.3 0 1 0 21 15.5 A7.3 7.3 0 1 1 15.5 3 Z',
  unknown: 'M2 12 C6 5.5 18 5.5 22 12 C18 18.5 6 18.5 2 12 Z M12 8.4 A3.6 3.6 0 1 1 11.99 8.4 Z',
};

export function Sign({ type }: { readonly type: Type }) {
  return (
    <svg viewBox="0 0 24 24" className={css.sign} data-type={type} aria-hidden="true">
      <path d={shapes[type]} />
    </svg>
  );
}

/** A die as it was rolled. */
const pips: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[12, 12]],
  [[7, 7], [17, 17]],
  [[7, 7], [12, 12], [17, 17]],
  [[7, 7], [17, 7], [7, 17], [17, 17]],
  [[7, 7], [17, 7], [12, 12], [7, 17], [17, 17]],
  [[7, 6], [17, 6], [7, 12], [17, 12], [7, 18], [17, 18]],
]; // prettier-ignore
export function Die({ value }: { readonly value: number }) {
  return (
    <svg viewBox="0 0 24 24" className={css.die} role="img" aria-label={`rolled ${value}`}>
      <rect x="1.5" y="1.5" width="21" height="21" rx="4.5" />
      {(pips[value] ?? []).map(([x, y]) => (
        <circle key={`${x}.${y}`} cx={x} cy={y} r="2" />
      ))}
    </svg>
  );
}

/** A card lying face down, with how many there are. */
export function Pile({ n, label }: { readonly n: number; readonly label: string }) {
  return (
    <span className={css.pile} data-empty={n === 0 ? 'yes' : undefined}>
      <svg viewBox="0 0 24 32" aria-hidden="true">
        <rect x="1" y="1" width="22" height="30" rx="3" />
        <path d="M12 8 L17 16 L12 24 L7 16 Z" />
      </svg>
      <b>{n}</b>
      <span>{label}</span>
    </span>
  );
}
