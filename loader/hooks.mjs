/** How Node loads what it does not know by itself: TypeScript without its types, JSON as a value. */
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';

/**
 * Names are not kept: with them, every function made while a match is played would be given its name by a call of its own.
 * Nothing in the house asks a function for its name.
 */
const OPTIONS = {
  loader: 'ts',
  format: 'esm',
  target: 'node20',
  sourcemap: 'inline',
  keepNames: false,
  tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
};

const isFile = (url, ending) => url.startsWith('file:') && new URL(url).pathname.endsWith(ending);

/** The text of a file, as whoever else has a say in loading hands it on. */
async function textOf(url, context, next) {
  const { source } = await next(url, { ...context, format: 'module' });
  return source.toString();
}

/** A folder where texts are kept without their types, for whoever starts the same sources a thousand times. */
const KEPT = process.env['ARENARIUM_LOADED'];

const withoutTypes = async (text, url) => (await transform(text, { ...OPTIONS, sourcefile: fileURLToPath(url) })).code;

async function keptWithoutTypes(text, url, folder) {
  const file = join(folder, createHash('sha256').update(`${url}\n${text}`).digest('hex'));
  try {
    return readFileSync(file, 'utf8');
  } catch {
    const code = await withoutTypes(text, url);
    // Another process may read it at the same moment: it finds all of it, or nothing.
    const unfinished = `${file}.${randomUUID()}`;
    writeFileSync(unfinished, code);
    renameSync(unfinished, file);
    return code;
  }
}

export async function load(url, context, next) {
  if (isFile(url, '.ts')) {
    const text = await textOf(url, context, next);
    const code = await (KEPT === undefined ? withoutTypes(text, url) : keptWithoutTypes(text, url, KEPT));
    return { format: 'module', source: code, shortCircuit: true };
  }
  if (isFile(url, '.json')) {
    const text = await textOf(url, context, next);
    return { format: 'module', source: `export default ${text}`, shortCircuit: true };
  }
  return next(url, context);
}
