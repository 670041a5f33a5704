import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './look/faces.css';
import './look/tokens.css';
import './look/themes.css';
import './look/poster-themes.css';
import './look/ground.css';
import './look/places/house.ts';
import { App } from './shell/app.tsx';

/** Words that change their face jump. Nobody waits for a face longer than this. */
const AT_MOST = 300;
const style = getComputedStyle(document.documentElement);
const patience = new Promise((resolve) => setTimeout(resolve, AT_MOST));
const faces = Promise.all(
  ['--text', '--display'].map((face) => document.fonts.load(`1rem ${style.getPropertyValue(face)}`)),
).catch(() => undefined);
await Promise.race([faces, patience]);

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
