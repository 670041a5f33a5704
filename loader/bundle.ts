/** Programs in one file each, for whoever starts the same one a thousand times: to load its sources one by one takes seconds. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';

/** What npm installed is not taken along: parts of it look for files beside them. */
const ours: Plugin = {
  name: 'only ours',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@arenarium/') ? null : { path, external: true },
    );
  },
};

/** A thread's module is named by its source, and lies beside this under the same name. */
const THREAD_ENTRY = `import { basename } from 'node:path';
import { workerData } from 'node:worker_threads';
await import(new URL(basename(workerData.module, '.ts') + '.mjs', import.meta.url));
`;

/** Put these modules, each with all that it needs of ours, into a folder; modules of threads have to be named as well. */
export async function bundle(modules: readonly string[], folder: string): Promise<void> {
  await build({
    entryPoints: [...modules],
    outdir: folder,
    entryNames: '[name]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
    plugins: [ours],
  });
  writeFileSync(join(folder, 'thread-entry.mjs'), THREAD_ENTRY);
}
