/** Whose screen this is, and to whom it goes next. It changes when it changes hands. */
import type { Seat } from '@arenarium/engine';
import { create } from 'zustand';

interface Screen {
  /** The seats whose eyes look at this screen now. */
  readonly mine: readonly Seat[];
  /** The person in front of the screen; null while nobody has said who they are, or bots play among themselves. */
  readonly holder: string | null;
  /** The screen should go to this person; while it is on its way nothing secret is shown. */
  readonly passTo: string | null;
  /** The holder looks at the table once more before passing the screen on. */
  readonly lookingBack: boolean;
  /** Bots go on without a pause until a person is asked. */
  readonly skipping: boolean;
}

export const NOBODYS_SCREEN: Screen = { mine: [], holder: null, passTo: null, lookingBack: false, skipping: false };

export const useScreen = create<Screen>()(() => NOBODYS_SCREEN);

export const lookBack = (): void => useScreen.setState({ lookingBack: true });
export const passOn = (): void => useScreen.setState({ lookingBack: false });
