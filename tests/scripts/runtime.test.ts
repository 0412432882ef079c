// Commands on an older Node go on with the fetched runtime: same arguments, same exit code, children included.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const SETUP = join(import.meta.dirname, '../../scripts/setup');
const { optionalDependencies } = JSON.parse(readFileSync(join(SETUP, 'runtime/package.json'), 'utf8')) as {
  optionalDependencies: Record<string, string>;
};
const PLATFORM = `node-${process.platform}-${process.arch}`;
const VERSION = optionalDependencies[PLATFORM] ?? 'none';
/** Makes the machine's Node say that it is an old one, and the fetched one that it is new enough. */
const OLD = `const node = process.env.IS_FETCHED ? '24.0.0' : '20.19.0';
Object.defineProperty(process, 'versions', { value: { ...process.versions, node } });`;
/** What is fetched: this Node, which says of itself that it is. */
const FETCHED = `#!/bin/sh\nIS_FETCHED=1 exec "${process.execPath}" "$@"\n`;
/** The command: prints what it was given, then where its children would find Node. */
const COMMAND = `import './setup/runtime.mjs';
console.log(JSON.stringify({ args: process.argv.slice(2), path: process.env.PATH.split(':')[0] }));
process.exitCode = 7;`;

let project: string;
const bin = () => join(project, '.runtime', VERSION, 'node_modules', PLATFORM, 'bin');

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'skyledger-runtime-'));
  mkdirSync(join(project, 'scripts'));
  cpSync(SETUP, join(project, 'scripts/setup'), { recursive: true });
  writeFileSync(join(project, 'scripts/command.mjs'), COMMAND);
  writeFileSync(join(project, 'old.mjs'), OLD);
  writeFileSync(join(project, 'fetched'), FETCHED, { mode: 0o755 });
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

/** Runs the command as the old Node would; `npm` is a program of the test's own. */
function runCommand(npm: string, command = 'command.mjs') {
  mkdirSync(join(project, 'tools'));
  writeFileSync(join(project, 'tools/npm'), `#!/bin/sh\n${npm}\n`);
  chmodSync(join(project, 'tools/npm'), 0o755);
  const args = ['--import', join(project, 'old.mjs'), join(project, 'scripts', command), 'one', 'two words'];
  const env = {
    ...process.env,
    SKYLEDGER_RUNTIME: '',
    PATH: `${join(project, 'tools')}:${process.env.PATH}`,
  };
  return spawnSync(process.execPath, args, { encoding: 'utf8', env });
}

test.runIf(VERSION !== 'none')('fetches the runtime once, says so in one line, and goes on with it', () => {
  // What the registry's package brings, in the folder that npm is told.
  const install = `mkdir -p "$3/node_modules/${PLATFORM}/bin" && cp "${join(project, 'fetched')}" "$3/node_modules/${PLATFORM}/bin/node"`;
  const { stdout, stderr, status } = runCommand(install);
  const [notice, printed = '', ...more] = stdout.trim().split('\n');
  expect(stderr).toBe('');
  expect(notice).toBe(`Node 20.19.0 is too old: fetching Node ${VERSION} into .runtime/ (once) …`);
  expect(JSON.parse(printed)).toEqual({ args: ['one', 'two words'], path: bin() });
  expect(more).toEqual([]);
  expect(status).toBe(7);
});

test.runIf(VERSION !== 'none')('installs the packages of a first start while it fetches the runtime', () => {
  writeFileSync(join(project, 'package-lock.json'), '{}');
  mkdirSync(join(project, 'node_modules'));
  const start =
    "import { ensureInstalled } from './setup/install.mjs'; await ensureInstalled({ forProduct: true });";
  writeFileSync(
    join(project, 'scripts/start.mjs'),
    `import './setup/runtime.mjs'; ${start} console.log('started');`,
  );
  // Each of the two waits for the other to have begun.
  const begun = (own: string, other: string) =>
    `touch "${project}/${own}"; for i in $(seq 100); do [ -e "${project}/${other}" ] && break; sleep 0.1; done; [ -e "${project}/${other}" ] || exit 1`;
  const { stdout, status } = runCommand(
    `if [ "$2" = --prefix ]; then ${begun('runtime', 'packages')}
mkdir -p "$3/node_modules/${PLATFORM}/bin" && cp "${join(project, 'fetched')}" "$3/node_modules/${PLATFORM}/bin/node"
else ${begun('packages', 'runtime')}; echo "npm $*"; fi`,
    'start.mjs',
  );
  expect(stdout.match(/^npm ci --omit=dev/gm)).toHaveLength(1);
  expect(stdout).toMatch(/started\n$/);
  expect(status).toBe(0);
});

test.runIf(VERSION !== 'none')('does not fetch a runtime that is there', () => {
  mkdirSync(bin(), { recursive: true });
  writeFileSync(join(bin(), 'node'), FETCHED, { mode: 0o755 });
  const { stdout, status } = runCommand('exit 1');
  expect(JSON.parse(stdout)).toEqual({ args: ['one', 'two words'], path: bin() });
  expect(status).toBe(7);
});

test.runIf(VERSION !== 'none')('says what to do when the runtime cannot be fetched', () => {
  const { stdout, stderr, status } = runCommand('exit 1');
  expect(stderr).toContain('Skyledger runs on Node 24 or newer, and this is 20.19.0: fetching it failed');
  expect(stdout).not.toContain('one');
  expect(status).toBe(1);
});

test.runIf(VERSION !== 'none')('never fetches again when what was fetched is too old itself', () => {
  mkdirSync(bin(), { recursive: true });
  writeFileSync(join(bin(), 'node'), `#!/bin/sh\nexec "${process.execPath}" "$@"\n`, { mode: 0o755 });
  const { stderr, status } = runCommand('exit 1');
  expect(stderr).toContain('this is 20.19.0: install Node 24');
  expect(status).toBe(1);
});

test.runIf(VERSION !== 'none')('passes signals on, and ends as the command ends', async () => {
  mkdirSync(bin(), { recursive: true });
  writeFileSync(join(bin(), 'node'), FETCHED, { mode: 0o755 });
  const waiting = `import './setup/runtime.mjs';
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(signal === 'SIGINT' ? 3 : 4));
console.log('ready');
setInterval(() => {}, 1000);`;
  writeFileSync(join(project, 'scripts/command.mjs'), waiting);
  const args = ['--import', join(project, 'old.mjs'), join(project, 'scripts/command.mjs')];
  const env = { ...process.env, SKYLEDGER_RUNTIME: '' };
  for (const [signal, code] of [
    ['SIGINT', 3],
    ['SIGTERM', 4],
  ] as const) {
    const child = spawn(process.execPath, args, { env, stdio: ['pipe', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([code, null]);
  }
});

test('goes on at once with a Node that is new enough', () => {
  rmSync(join(project, 'old.mjs'));
  writeFileSync(
    join(project, 'old.mjs'),
    `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '24.0.0' } });`,
  );
  const { stdout, status } = runCommand('exit 1');
  expect(JSON.parse(stdout).args).toEqual(['one', 'two words']);
  expect(status).toBe(7);
});

const SCRIPTS = join(SETUP, '..');
test.each(readdirSync(SCRIPTS).filter((file) => file.endsWith('.mjs')))(
  '%s begins with the runtime',
  (file) => {
    const [first] = readFileSync(join(SCRIPTS, file), 'utf8').match(/^import .*$/m) ?? [];
    expect(first).toBe("import './setup/runtime.mjs';");
  },
);
