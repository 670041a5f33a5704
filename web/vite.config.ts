import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { emblems } from './emblems-plugin.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  // Relative addresses: the page works from any folder of any static server.
  base: './',
  plugins: [react(), emblems()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      input: { index: at('index.html'), 'push-worker': at('src/online/push-worker.ts') },
      // The worker for notices is known by its address: it has no hash in its name.
      output: { entryFileNames: ({ name }) => (name === 'push-worker' ? '[name].js' : 'assets/[name]-[hash].js') },
    },
  },
});
