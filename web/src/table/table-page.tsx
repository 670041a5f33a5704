/** The table at its address: opened, passed on, in trouble, or open before us. */
import type { Game } from '@arenarium/engine';
import { useEffect, useState } from 'react';
import { usePlace } from '../look/place.ts';
import { seatsOf } from '../play/people.ts';
import type { Scene } from '../play/protocol.ts';
import { savedMatch } from '../play/saved-matches.ts';
import { useSitting } from '../play/sitting.ts';
import { addresses, href } from '../shell/addresses.ts';
import { buttonClass, ErrorBox } from '../shell/controls.tsx';
import { HandOver } from './hand-over.tsx';
import { Shell } from './shell.tsx';
import css from './shell.module.css';

export function TablePage({ id }: { readonly id: string }) {
  const [missing, setMissing] = useState(false);
  const { open, leave } = useSitting.getState();
  const game = useSitting((sitting) => sitting.game);
  const scene = useSitting((sitting) => sitting.scene);
  const trouble = useSitting((sitting) => sitting.trouble);
  useEffect(() => {
    const saved = savedMatch(id);
    setMissing(saved === null);
    if (saved !== null) void open(saved);
    return leave;
  }, [id, open, leave]);
  if (missing) return <Trouble because="This browser keeps no match under this address." />;
  if (trouble !== null && scene === null) return <Trouble because={trouble} />;
  if (game === null || scene === null) {
    return (
      <main className={css.opening}>
        <p role="status">Setting up the table…</p>
      </main>
    );
  }
  return <OpenTable game={game} scene={scene} />;
}

const Trouble = ({ because }: { readonly because: string }) => (
  <main className={css.opening}>
    <h1>No table here</h1>
    <ErrorBox>{because}</ErrorBox>
    <a className={buttonClass('primary')} href={href(addresses.home)}>
      To the games
    </a>
  </main>
);

function OpenTable({ game, scene }: { readonly game: Game; readonly scene: Scene }) {
  const passTo = useSitting((sitting) => sitting.passTo);
  const lookingBack = useSitting((sitting) => sitting.lookingBack);
  const holder = useSitting((sitting) => sitting.holder);
  const drivers = useSitting((sitting) => sitting.drivers);
  usePlace(game.id);
  useEffect(() => {
    document.title = `${game.title} · Arenarium`;
  }, [game]);
  if (passTo !== null && !lookingBack) return <HandOver game={game} />;
  // The screen has changed hands and the new view is on its way: the old one is nobody's to see.
  const eyes = seatsOf(drivers, holder);
  if (eyes.join() !== scene.eyes.join()) return <main className={css.opening} aria-busy="true" />;
  return <Shell game={game} scene={scene} />;
}
