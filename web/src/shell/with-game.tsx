/** A screen that needs a game: it is fetched when somebody goes there, and no other is. */
import type { Game } from '@arenarium/engine';
import { loadGame } from '@arenarium/games/load';
import { Suspense, use, type ReactNode } from 'react';
import { word } from '../words/page.ts';
import { Nowhere } from './nowhere.tsx';

interface WithGameProps {
  readonly id: string;
  children(game: Game): ReactNode;
}

export const WithGame = (props: WithGameProps) => (
  <Suspense fallback={<p role="status">{word('house.loading')}</p>}>
    <Loaded {...props} />
  </Suspense>
);

function Loaded({ id, children }: WithGameProps) {
  const game = use(loadGame(id));
  return game === undefined ? <Nowhere what={word('house.noGame', { game: id })} /> : children(game);
}
