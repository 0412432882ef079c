// The runtime of every command: imported first, it goes on at once with Node 24 or newer. On an older Node it fetches the
// runtime of the lock file beside it once, and runs the same command on that; nothing of this process goes on then.
import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';

/** The oldest release line that the project runs on. */
const OLDEST = 24;
const ROOT = join(import.meta.dirname, '..', '..');
const PACKAGES = join(import.meta.dirname, 'runtime');
const RUNTIMES = join(ROOT, '.runtime');

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < OLDEST) process.exit(await runOn(await ensureRuntime()));

/** The path of the fetched program; fetches it when it is not there. */
async function ensureRuntime() {
  const name = `node-${process.platform}-${process.arch}`;
  const { optionalDependencies } = JSON.parse(readFileSync(join(PACKAGES, 'package.json'), 'utf8'));
  const version = optionalDependencies[name];
  // Set by runOn: the fetched runtime itself is too old.
  if (!version || process.env.SKYLEDGER_RUNTIME) fail(`install Node ${OLDEST} (https://nodejs.org)`);
  const home = join(RUNTIMES, version);
  const program = join(home, 'node_modules', name, 'bin', 'node');
  if (!existsSync(program)) await Promise.all([fetchRuntime(version, home), installMeanwhile()]);
  return program;
}

/** Installs the packages of the product while Node is fetched, which makes a first start shorter. */
async function installMeanwhile() {
  if (basename(process.argv[1] ?? '') !== 'start.mjs' || !fitsPackages()) return;
  const { ensureInstalled } = await import('./install.mjs');
  await ensureInstalled({ forProduct: true });
}

/** Whether npm installs all packages on this Node. On other versions it skips the native part of the bundler. */
function fitsPackages() {
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
}

/**
 * Installs beside its place and renames, so that commands which start at the same moment never see half of it.
 * @param {string} version
 * @param {string} home
 */
async function fetchRuntime(version, home) {
  console.log(`Node ${process.versions.node} is too old: fetching Node ${version} into .runtime/ (once) …`);
  mkdirSync(RUNTIMES, { recursive: true });
  const place = mkdtempSync(join(RUNTIMES, 'fetching-'));
  for (const file of ['package.json', 'package-lock.json'])
    copyFileSync(join(PACKAGES, file), join(place, file));
  const options = ['--no-fund', '--no-audit', '--ignore-scripts', '--loglevel=error'];
  // Imported here, because an image has this module without the others.
  const { run } = await import('./run.mjs');
  if ((await run('npm', ['ci', '--prefix', place, ...options])) !== 0) {
    rmSync(place, { recursive: true, force: true });
    fail(`fetching it failed; install Node ${OLDEST} yourself (https://nodejs.org) or try again`);
  }
  try {
    renameSync(place, home);
  } catch {
    // Another command was faster; what it fetched is the same.
    rmSync(place, { recursive: true, force: true });
  }
}

/**
 * The exit code of this very command on another runtime, which its own children find first.
 * @param {string} program
 * @returns {Promise<number>}
 */
function runOn(program) {
  const PATH = `${dirname(program)}${delimiter}${process.env.PATH}`;
  const child = spawn(program, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, PATH, SKYLEDGER_RUNTIME: program },
  });
  // A terminal sends Ctrl-C to both; a signal for this process alone is passed on. Either way the child decides.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 130 : 1)));
  });
}

/**
 * @param {string} whatToDo
 * @returns {never}
 */
function fail(whatToDo) {
  console.error(
    `Skyledger runs on Node ${OLDEST} or newer, and this is ${process.versions.node}: ${whatToDo}.`,
  );
  process.exit(1);
}
