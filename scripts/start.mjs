/** npm start: install what is missing, build the client, serve it. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { prepare } from './install.mjs';
import { environment, fail, root, run, seconds, stage } from './terminal.mjs';

process.chdir(root);
const since = performance.now();
await prepare();
const built = await stage('build the client', () => run('vite', ['build', 'web', '--logLevel=warn'], { quiet: true }));
if (!built.ok) fail('The client could not be built: see above.');
console.log(`  ready after ${seconds(since)}`);

// One thread beside the server's own looks through what it keeps. Of the usual four each would take as much of two cores as the
// server itself, which then stands nearly still for half a second.
const flags = ['--v8-pool-size=1', '--import', '@arenarium/loader'];
const server = spawn(process.execPath, [...flags, join('server', 'src', 'main.ts')], {
  cwd: root,
  env: environment(),
  stdio: 'inherit',
});
// The terminal sends Ctrl+C to both; whoever stops only this process means the server too.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.once('exit', (code, signal) => {
  process.exitCode = code ?? (signal === null ? 1 : 0);
});
