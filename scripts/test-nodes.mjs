// `npm run test:nodes`: the unit and gateway parts of the tests on the next line of Node, which npm fetches; `-- 27` names
// another. Programs that tests start are run by it too. Not part of the gate: run it before the runtime is changed.
import './setup/runtime.mjs';

import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { ensureBuilt } from './setup/build.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { run } from './setup/run.mjs';

/** The line after the one that the project runs on. */
const NEXT = '26';
const PARTS = [
  'tests/lib',
  'tests/contract',
  'tests/gateway',
  'tests/upstream',
  'tests/web',
  'tests/scripts',
];

const [line = NEXT, ...asked] = process.argv.slice(2);
await ensureInstalled();
await ensureBuilt();
const program = execFileSync(
  'npx',
  ['--yes', '--package', `node@${line}`, 'node', '-p', 'process.execPath'],
  {
    encoding: 'utf8',
  },
).trim();
console.log(`On ${execFileSync(program, ['--version'], { encoding: 'utf8' }).trim()} …`);
const PATH = `${dirname(program)}:${process.env.PATH}`;
process.exitCode = await run('env', [
  `PATH=${PATH}`,
  program,
  vitest(),
  'run',
  ...(asked.length > 0 ? asked : PARTS),
]);

/** By its module: its own command would take the Node that is first on the PATH of this process. */
function vitest() {
  return 'node_modules/vitest/vitest.mjs';
}
