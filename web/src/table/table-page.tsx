/** The table at its address: opened, passed on, in trouble, or open before us. */
import type { Game } from '@arenarium/engine';
import type { Scene } from '@arenarium/protocol';
import { useEffect } from 'react';
import { usePlace } from '../look/place.ts';
import { leave, openMatch } from '../play/sitting.ts';
import { useMatch } from '../play/match.ts';
import { useScreen } from '../play/screen.ts';
import { addresses, href } from '../shell/addresses.ts';
import { buttonClass, ErrorBox } from '../shell/controls.tsx';
import { spoken, word } from '../words/page.ts';
import { HandOver } from './hand-over.tsx';
import { Shell } from './shell.tsx';
import css from './shell.module.css';

export function TablePage({ id }: { readonly id: string }) {
  useEffect(() => {
    void openMatch(id);
    return leave;
  }, [id]);
  return <AtTable />;
}

/** The table at which this page sits, whoever hosts it. */
export function AtTable() {
  const game = useMatch((match) => match.game);
  const scene = useMatch((match) => match.scene);
  const trouble = useMatch((match) => match.trouble);
  if (trouble !== null && scene === null) return <Trouble because={spoken(trouble)} />;
  if (game === null || scene === null) {
    return (
      <main className={css.opening}>
        <p role="status">{word('house.loading')}</p>
      </main>
    );
  }
  return <OpenTable game={game} scene={scene} />;
}

const Trouble = ({ because }: { readonly because: string }) => (
  <main className={css.opening}>
    <h1>{word('house.noTable')}</h1>
    <ErrorBox>{because}</ErrorBox>
    <a className={buttonClass('primary')} href={href(addresses.home)}>
      {word('house.toGames')}
    </a>
  </main>
);

function OpenTable({ game, scene }: { readonly game: Game; readonly scene: Scene }) {
  const passTo = useScreen((screen) => screen.passTo);
  const lookingBack = useScreen((screen) => screen.lookingBack);
  const mine = useScreen((screen) => screen.mine);
  usePlace(game.id);
  useEffect(() => {
    document.title = word('house.titleOf', { what: game.title });
  }, [game]);
  if (passTo !== null && !lookingBack) return <HandOver game={game} />;
  // The screen has changed hands and the new view is on its way: the old one is nobody's to see.
  if (mine.join() !== scene.eyes.join()) return <main className={css.opening} aria-busy="true" />;
  return <Shell game={game} scene={scene} />;
}
