#!/usr/bin/env node
/** Runs the command from its TypeScript sources: nothing to build, nothing to go stale. */
import '@arenarium/loader';

await import('../src/arenarium.ts');
