/** From here on this thread can import TypeScript: `node --import @arenarium/loader FILE.ts`. */
import { register } from 'node:module';

register('./hooks.mjs', import.meta.url);
// A stack trace names the line that was written.
process.setSourceMapsEnabled(true);
