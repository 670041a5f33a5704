import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './look/faces.css';
import './look/tokens.css';
import './look/themes.css';
import './look/poster-themes.css';
import './look/ground.css';
import './look/places/house.ts';
import { App } from './shell/app.tsx';

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
