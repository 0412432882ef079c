// Finds the Redis server for the tests of shared sessions; as root on a Debian machine it installs it.
import { accessSync, constants } from 'node:fs';
import { run } from './run.mjs';

const PLACES = [
  '/usr/bin/redis-server',
  '/usr/local/bin/redis-server',
  '/usr/bin/valkey-server',
  '/usr/local/bin/valkey-server',
  '/opt/homebrew/bin/redis-server',
];

/** Makes sure that `findRedis` finds something; where that cannot be, says that the tests are skipped. */
export async function ensureRedis() {
  if (process.env.TEST_REDIS_URL || findRedis()) return;
  if (process.getuid?.() === 0 && canRun('/usr/bin/apt-get')) await install();
  if (findRedis()) return;
  console.log(
    'The tests of shared sessions are skipped: install Redis, or set REDIS_SERVER to its program, or TEST_REDIS_URL to a server.',
  );
}

/** The program: REDIS_SERVER, or one of the usual places.
 * @returns {string | null} */
export function findRedis() {
  return [process.env.REDIS_SERVER ?? '', ...PLACES].find((place) => place !== '' && canRun(place)) ?? null;
}

async function install() {
  console.log('Installing Redis …');
  // The tests start a server of their own: by this run level the package's scripts start none.
  const quiet = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  await run('apt-get', ['update', '-qq'], quiet);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'redis-server'], quiet);
}

/** @param {string} program */
function canRun(program) {
  try {
    accessSync(program, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
