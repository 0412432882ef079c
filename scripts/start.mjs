// `npm start`: installs and builds what is missing, starts upstream and gateway, and says where they are.
import './setup/runtime.mjs';

import { fork } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './setup/build.mjs';
import { loadEnvironment } from './setup/environment.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { ROOT } from './setup/run.mjs';

/** How long the programs may take to end on their own, in milliseconds. */
const PATIENCE = 12_000;
/** The gateway makes much that lives for one request: with room for it, less is copied before it is thrown away. */
const FLAGS = { gateway: ['--max-semi-space-size=32'], upstream: [] };

loadEnvironment();
// Anyone who starts the product by hand wants to read what goes wrong, not every request.
process.env.LOG_LEVEL ||= 'warn';
await ensureInstalled();
await ensureBuilt();

/** @typedef {{ email: string, password: string | null }} DemoHint */

/** @type {Set<import('node:child_process').ChildProcess>} */
const programs = new Set();
let isStopping = false;
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => stop(0));

const upstream = process.env.UPSTREAM_URL ? null : await start('upstream', showProgress);
const { url } = await start('gateway', () => {});
showWelcome(url, upstream?.demo);

/**
 * Starts a program and waits until it says that it is ready; a program that ends takes the others with it.
 * @param {'upstream' | 'gateway'} name
 * @param {(text: string) => void} onProgress
 * @returns {Promise<{ url: string, demo?: DemoHint }>}
 */
function start(name, onProgress) {
  return new Promise((resolve) => {
    const script = join(ROOT, 'dist', 'server', name, 'main.js');
    const program = fork(script, { cwd: ROOT, execArgv: FLAGS[name] });
    programs.add(program);
    program.on(
      'message',
      (/** @type {{ type: string, text?: string, url?: string, demo?: DemoHint }} */ message) => {
        if (message.type === 'progress') onProgress(message.text ?? '');
        if (message.type === 'ready') resolve({ ...message, url: message.url ?? '' });
      },
    );
    program.on('exit', (code) => {
      programs.delete(program);
      if (!isStopping) stop(code || 1);
      else if (programs.size === 0) process.exit();
    });
  });
}

/** @param {number} code */
function stop(code) {
  if (isStopping) return;
  isStopping = true;
  process.exitCode = code;
  if (programs.size === 0) process.exit();
  for (const program of programs) program.kill('SIGTERM');
  setTimeout(() => {
    for (const program of programs) program.kill('SIGKILL');
  }, PATIENCE).unref();
}

/** @param {string} text */
function showProgress(text) {
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K  ${text}`);
  else console.log(`  ${text}`);
}

/**
 * @param {string} address
 * @param {DemoHint} [demo] of the embedded upstream
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
