// `npm start`: installs and builds what is missing, starts upstream and gateway, and says where they are.
import './setup/runtime.mjs';

import { startBuild } from './setup/build.mjs';
import { loadEnvironment } from './setup/environment.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { startProduct } from './setup/product.mjs';

loadEnvironment();
// Anyone who starts the product by hand wants to read what goes wrong, not every request.
process.env.LOG_LEVEL ||= 'warn';
await ensureInstalled({ forProduct: true });
const { servers, web } = startBuild();
await servers;

showWelcome(await startProduct(showProgress, web));

/** @param {string} text */
function showProgress(text) {
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K  ${text}`);
  else console.log(`  ${text}`);
}

/** @param {import('./setup/programs.mjs').Ready} ready */
function showWelcome({ url, demo, coming = [] }) {
  const password = demo?.password ? `   password  ${demo.password}` : '';
  const lines = [
    process.stdout.isTTY ? '\r\x1b[K' : '',
    `  Skyledger  ${url}`,
    ...(demo ? [`  Sign in    ${demo.email}${password}`] : []),
    `  GraphiQL   ${url}/graphql`,
    '  Your data  npm run ingest -- --create "My company" FILE…   (FOCUS, or the export of AWS, Azure, GCP or OCI)',
    ...coming.map((name) => `  ${name.padEnd(9)}  is made while you look around, in a few minutes`),
    '  Stop       Ctrl-C',
    '',
  ];
  console.log(lines.join('\n'));
}
