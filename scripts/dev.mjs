// `npm run dev`: both servers restart on change, and Vite serves the web app with hot updates on port 5173;
// `-- --pseudo` with texts that show what is not translated or too long.
import './setup/runtime.mjs';

import { spawn } from 'node:child_process';
import { loadEnvironment } from './setup/environment.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { mustRun, ROOT } from './setup/run.mjs';

const WEB = 'http://localhost:5173';

loadEnvironment();
await ensureInstalled();
await mustRun('tsx', ['scripts/graph.ts']);
await mustRun('relay-compiler', []);

const bin = `${ROOT}/node_modules/.bin`;
const environment = { ...process.env, PUBLIC_URL: process.env.PUBLIC_URL || WEB };
const programs = [
  ['tsx', 'watch', 'upstream/main.ts'],
  ['tsx', 'watch', 'gateway/main.ts'],
  ['vite', '--strictPort', ...(process.argv.includes('--pseudo') ? ['--mode', 'pseudo'] : [])],
].map(([command = '', ...args]) =>
  spawn(`${bin}/${command}`, args, { cwd: ROOT, stdio: 'inherit', env: environment }),
);

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    for (const program of programs) program.kill('SIGTERM');
  });
}
console.log(`\n  Skyledger in development: ${WEB} (run \`npm run relay\` after changing a graphql tag)\n`);
