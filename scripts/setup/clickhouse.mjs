// Installs a ClickHouse engine for the tests, in a folder of its own that users' installs never see.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './run.mjs';

/** chDB is ClickHouse as a library; the version is exact because the tests lean on its binding. */
const PACKAGE = JSON.stringify({ private: true, dependencies: { chdb: '3.4.0' } });
const FOLDER = join(ROOT, 'node_modules', '.cache', 'skyledger-clickhouse');
const MARK = join(FOLDER, '.installed');

/** The longest that the tests wait for the download: it has stalled before. */
const INSTALL_TIMEOUT_MS = 240_000;

/** Where the tests are that need it. */
const TESTS = 'tests/upstream/stores/clickhouse';

/**
 * Installs the package `chdb` once (545 MB), unless a server is named by TEST_CLICKHOUSE_URL or no test that was asked
 * for needs it. When it cannot be installed, or not in time, one line says so, and the tests that need it are skipped.
 * @param {string[]} asked paths or parts of them, none for all tests
 */
export async function ensureClickHouse(asked) {
  const places = asked.filter((argument) => !argument.startsWith('-'));
  if (places.length > 0 && !places.some((place) => `${TESTS}/`.includes(place) || place.includes(TESTS)))
    return;
  if (process.env.TEST_CLICKHOUSE_URL || isInstalled()) return;
  if (!hasBuild()) return sayWhy(`there is no chDB for ${process.platform} on ${process.arch}`);
  console.log('Installing a ClickHouse engine for the tests …');
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'package.json'), PACKAGE);
  const options = ['--no-fund', '--no-audit', '--no-package-lock', '--ignore-scripts', '--loglevel=error'];
  const code = await run(
    'npm',
    ['install', '--prefix', FOLDER, ...options],
    {},
    { timeout: INSTALL_TIMEOUT_MS },
  );
  if (code !== 0) return sayWhy('chDB could not be installed, or not within four minutes');
  writeFileSync(MARK, PACKAGE);
}

function isInstalled() {
  return existsSync(MARK) && readFileSync(MARK, 'utf8') === PACKAGE;
}

/** Prebuilt for macOS and for Linux with glibc. */
function hasBuild() {
  if (!['x64', 'arm64'].includes(process.arch)) return false;
  if (process.platform === 'darwin') return true;
  const report = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  return process.platform === 'linux' && report.header?.glibcVersionRuntime !== undefined;
}

/** @param {string} why */
function sayWhy(why) {
  console.log(`The ClickHouse tests are skipped: ${why}. Name a server by TEST_CLICKHOUSE_URL to run them.`);
}
