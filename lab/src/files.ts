/** Files that people name: tried before the work begins, and spoken of by their names when something is wrong with them. */
import { closeSync, existsSync, openSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { BadUsage, Failed } from './usage.ts';

const because = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Tried before a match begins, not after: nobody plays for a file that cannot be. What is there already stays. */
export function canWrite(file: string): void {
  const isNew = !existsSync(file);
  try {
    closeSync(openSync(file, 'a'));
    if (isNew) unlinkSync(file);
  } catch (error) {
    throw new BadUsage(`cannot write ${file}: ${because(error)}`);
  }
}

/** A disk may have filled up meanwhile. */
export function written(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new Failed(`cannot write ${file}: ${because(error)}`);
  }
}

export function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new BadUsage(`cannot read ${file}: ${because(error)}`);
  }
}
