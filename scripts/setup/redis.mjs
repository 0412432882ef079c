// Finds the Redis server for the tests of shared sessions; as root on a Debian machine it installs it.
import { canInstall, canRun, install } from './debian.mjs';

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
  if (canInstall()) {
    // The tests start a server of their own: by this run level the package's scripts start none.
    await install(['redis-server'], { environment: { RUNLEVEL: '1' } });
  }
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
