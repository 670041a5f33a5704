/** What happened, for those who hear the page, where there is no room for a log that would tell it. */
import type { LogLine } from '@arenarium/protocol';
import type { BoardProps } from '../boards/board.ts';
import { useMatch } from '../play/match.ts';
import { Hidden } from '../shell/controls.tsx';
import { word } from '../words/page.ts';

const NONE: readonly LogLine[] = [];
/** More than a bot's turn tells; what came before has been heard. */
const LATELY = 24;

export function Announced({ props: { say } }: { readonly props: BoardProps }) {
  const lines = useMatch((match) => match.scene?.log.lines ?? NONE);
  const from = useMatch((match) => match.scene?.log.from ?? 0);
  const first = Math.max(0, lines.length - LATELY);
  return (
    <Hidden>
      <span role="log" aria-live="polite" aria-label={word('rail.log')} data-testid="announced">
        {lines.slice(first).map(({ said }, i) => (
          <span key={from + first + i}>{say(said)} </span>
        ))}
      </span>
    </Hidden>
  );
}
