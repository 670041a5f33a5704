#!/usr/bin/env node
/** Runs the command from its TypeScript sources: nothing to build, nothing to go stale. */
import 'tsx';

await import('../src/arenarium.ts');
