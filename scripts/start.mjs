// `npm start`: installs and builds what is missing, starts upstream and gateway, and says where they are.
import './setup/runtime.mjs';

import { join } from 'node:path';
import { ensureBuilt } from './setup/build.mjs';
import { loadEnvironment } from './setup/environment.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { Programs } from './setup/programs.mjs';
import { ROOT } from './setup/run.mjs';

/** The gateway makes much that lives for one request: with room for it, less is copied before it is thrown away. */
const FLAGS = { gateway: ['--max-semi-space-size=32'], upstream: [] };

loadEnvironment();
// Anyone who starts the product by hand wants to read what goes wrong, not every request.
process.env.LOG_LEVEL ||= 'warn';
await ensureInstalled();
await ensureBuilt();

const programs = new Programs({
  say: (line) => console.error(`  ${line}`),
  exit: (code) => process.exit(code),
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => programs.stop(0));

const upstream = process.env.UPSTREAM_URL ? null : await programs.start(program('upstream'), showProgress);
const { url } = await programs.start(program('gateway'));
showWelcome(url, upstream?.demo);

/** @param {'upstream' | 'gateway'} name */
function program(name) {
  return { name, script: join(ROOT, 'dist', 'server', name, 'main.js'), cwd: ROOT, flags: FLAGS[name] };
}

/** @param {string} text */
function showProgress(text) {
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K  ${text}`);
  else console.log(`  ${text}`);
}

/**
 * @param {string} address
 * @param {import('./setup/programs.mjs').DemoHint} [demo] of the embedded upstream
 */
function showWelcome(address, demo) {
  const password = demo?.password ? `   password  ${demo.password}` : '';
  const lines = [
    process.stdout.isTTY ? '\r\x1b[K' : '',
    `  Skyledger  ${address}`,
    ...(demo ? [`  Sign in    ${demo.email}${password}`] : []),
    `  GraphiQL   ${address}/graphql`,
    '  Your data  npm run ingest -- --create "My company" FILE…   (FOCUS, or the export of AWS, Azure, GCP or OCI)',
    '  Stop       Ctrl-C',
    '',
  ];
  console.log(lines.join('\n'));
}
