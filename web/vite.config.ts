import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { emblems } from './emblems-plugin.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The faces of the first page, which would else be asked for when its first words have been set in another. */
const FIRST = /source-sans-3-latin-wght|grenze-gotisch-latin-wght/;

const facesFirst: Plugin = {
  name: 'arenarium-faces-first',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => FIRST.test(file))
        .map((file) => ({
          tag: 'link',
          injectTo: 'head' as const,
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `./${file}` },
        })),
  },
};

export default defineConfig({
  // Relative addresses: the page works from any folder of any static server.
  base: './',
  plugins: [react(), emblems(), facesFirst],
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
