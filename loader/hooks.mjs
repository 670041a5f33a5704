/** How Node loads what it does not know by itself: TypeScript without its types, JSON as a value. */
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

const withoutTypes = async (text, url) => (await transform(text, { ...OPTIONS, sourcefile: fileURLToPath(url) })).code;

export async function load(url, context, next) {
  if (isFile(url, '.ts')) {
    const source = await withoutTypes(await textOf(url, context, next), url);
    return { format: 'module', source, shortCircuit: true };
  }
  if (isFile(url, '.json')) {
    const text = await textOf(url, context, next);
    return { format: 'module', source: `export default ${text}`, shortCircuit: true };
  }
  return next(url, context);
}
