/** Symbols, drawn by hand: classes, Basic cards, the Horseshoe, Mana and Fortresses. */
import { type BasicName, basicNames, type HeroClass } from '@arenarium/basicverse/board';
import css from './drawings.module.css';

const SHIELD = 'M12 2 L20 5 V11 C20 16.5 16.5 20 12 22 C7.5 20 4 16.5 4 11 V5 Z';
const SWORD = 'M19.5 2 L21.5 4.5 L11 15 L9 13 Z M7 12 L12 17 M8.5 15.5 L4 20 M3 19 L5 21';
const HEART = 'M12 21 C5 15 3 11.5 3 8.5 A4.5 4.5 0 0 1 12 7 A4.5 4.5 0 0 1 21 8.5 C21 11.5 19 15 12 21 Z';
const SCROLL = 'M6 3 H18 V19 A2.5 2.5 0 0 1 13 19 H4 A2.5 2.5 0 0 0 6 21.5 H16 M6 3 A2 2 0 0 0 4 5 V8 H6';

const classes: Readonly<Record<HeroClass, string>> = { protector: SHIELD, damage: SWORD, support: HEART };

const basics: Readonly<Record<BasicName, string>> = {
  gatherMana: 'M12 2 L19 12 L12 22 L5 12 Z M12 7 L15 12 L12 17 L9 12 Z',
  strike: SWORD,
  firstAid: 'M9 3 H15 V9 H21 V15 H15 V21 H9 V15 H3 V9 H9 Z',
  reposition: 'M4 14 A8 8 0 0 1 19 9 M19 3 V9.5 H12.5 M6 20 A3 3 0 1 0 6 19.9 Z',
  regroup:
    'M12 8 A3 3 0 1 0 12 2 A3 3 0 0 0 12 8 Z M5.5 15 A2.6 2.6 0 1 0 5.5 9.8 A2.6 2.6 0 0 0 5.5 15 Z M18.5 15 A2.6 2.6 0 1 0 18.5 9.8 A2.6 2.6 0 0 0 18.5 15 Z M3 21 C4 17 20 17 21 21',
  assaultFortress: 'M5 22 V9 H3 V3 H7 V5.5 H10 V3 H14 V5.5 H17 V3 H21 V9 H19 V22 Z M10 22 V16 A2 2 0 0 1 14 16 V22',
  defend: SHIELD,
  deflect: `${SHIELD} M8 14 L15 8 M15 12 V8 H11`,
  stonewall: 'M3 4 H21 V20 H3 Z M3 9.3 H21 M3 14.6 H21 M9 4 V9.3 M15 9.3 V14.6 M9 14.6 V20 M15 4 V9.3',
  scrollOfHaste: `${SCROLL} M13 6 L9 12 H13 L10.5 16.5`,
  scrollOfVision: `${SCROLL} M7.5 11 C9.5 8 14.5 8 16.5 11 C14.5 14 9.5 14 7.5 11 Z M12 10.2 V11.8`,
  scrollOfShadows: `${SCROLL} M14 7 A4.4 4.4 0 1 0 15.5 13.5 A3.6 3.6 0 0 1 14 7 Z`,
  scrollOfWisdom: `${SCROLL} M8.5 7.5 H15.5 M8.5 11 H15.5 M8.5 14.5 H13`,
};

const Symbol24 = ({ d, className = '' }: { readonly d: string; readonly className?: string | undefined }) => (
  <svg viewBox="0 0 24 24" className={`${css.symbol} ${className}`} aria-hidden="true">
    <path d={d} />
  </svg>
);

export const ClassSymbol = ({ of }: { readonly of: HeroClass }) => <Symbol24 d={classes[of]} />;
/** The path of a class symbol, for drawing inside the Circle. */
export const classPath = (of: HeroClass): string => classes[of];

/** The symbol of a Basic card by its face; a card nobody here has seen shows its back. */
export function CardSymbol({ face }: { readonly face: number }) {
  const name = basicNames[face];
  return name === undefined ? (
    <Symbol24 d="M7 4 H17 V20 H7 Z M10 8 L14 16 M14 8 L10 16" />
  ) : (
    <Symbol24 d={basics[name]} />
  );
}

export const HORSESHOE =
  'M6 3 C3 9 3 14 7 19 H4.5 V21.5 H10 V18 C6.5 14 6.5 9 8.5 4 Z M18 3 C21 9 21 14 17 19 H19.5 V21.5 H14 V18 C17.5 14 17.5 9 15.5 4 Z M8.5 4 A4 3 0 0 1 15.5 4 L18 3 A7 4 0 0 0 6 3 Z';
export const Horseshoe = () => <Symbol24 d={HORSESHOE} className={css.luck} />;
export const ManaSymbol = () => <Symbol24 d={basics.gatherMana} />;
export const FortressSymbol = () => <Symbol24 d={basics.assaultFortress} />;
