/** The one way to show an emblem. The drawings come with the part of the page that needs them (`addEmblems`). */
import css from './emblem.module.css';

const known = new Map<string, string>();

/** Called once by every part of the page that brings emblems along. */
export function addEmblems(paths: Readonly<Record<string, string>>): void {
  for (const [name, path] of Object.entries(paths)) known.set(name, path);
}

/** What stands for a thing without an emblem: a plain lozenge. `arenarium check` sees to it that no card needs it. */
const PLAIN = 'M256 64 448 256 256 448 64 256Z';

interface EmblemProps {
  readonly name: string;
  readonly className?: string | undefined;
  /** It casts a shadow: a second drawing, as a filter is worked out anew wherever a card is painted. */
  readonly isRaised?: boolean;
}

/** A drawing beside words: as large as the type it stands in, and silent for screen readers. */
export const Emblem = ({ name, className = '', isRaised = false }: EmblemProps) => (
  <svg viewBox="0 0 512 512" className={`${css.emblem} ${className}`} aria-hidden="true">
    {isRaised && <path className={css.shadow} d={known.get(name) ?? PLAIN} transform="translate(0 18)" />}
    <path d={known.get(name) ?? PLAIN} />
  </svg>
);

/**
 * The same inside another drawing: a path in a square of 512.
 * @public
 */
export const emblemPath = (name: string): string => known.get(name) ?? PLAIN;
