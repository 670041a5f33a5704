import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { emblems } from './emblems-plugin.ts';

export default defineConfig({
  // Relative addresses: the page works from any folder of any static server.
  base: './',
  plugins: [react(), emblems()],
  worker: { format: 'es' },
  build: { target: 'es2022', outDir: 'dist', emptyOutDir: true, chunkSizeWarningLimit: 1500 },
});
