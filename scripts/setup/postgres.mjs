// Finds the programs of PostgreSQL for the tests of the documents store; as root on a Debian machine it installs them.
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { canInstall, canRun, install } from './debian.mjs';

const DEBIAN = '/usr/lib/postgresql';
const OTHER_PLACES = ['/usr/local/bin', '/usr/bin', '/opt/homebrew/bin', '/usr/local/pgsql/bin'];
/** Says to Debian's package whether it makes a cluster, which would run from then on. */
const CLUSTER_RULES = '/etc/postgresql-common/createcluster.conf';

/** Makes sure that `findPostgres` finds something; where that cannot be, says that the tests are skipped. */
export async function ensurePostgres() {
  if (process.env.TEST_DATABASE_URL || findPostgres()) return;
  if (canInstall()) await installWithoutCluster();
  if (findPostgres()) return;
  console.log(
    'The tests on PostgreSQL are skipped: install it, or set POSTGRES_BIN to the folder of its programs, or TEST_DATABASE_URL to a server.',
  );
}

/** The folder of `postgres` and `initdb`: POSTGRES_BIN, or one of the usual ones.
 * @returns {string | null} */
export function findPostgres() {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one))
    : [];
  const places = [
    process.env.POSTGRES_BIN ?? '',
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...OTHER_PLACES,
  ];
  const isComplete = (/** @type {string} */ place) =>
    place !== '' && ['postgres', 'initdb'].every((program) => canRun(join(place, program)));
  return places.find(isComplete) ?? null;
}

async function installWithoutCluster() {
  const isFirst = !existsSync(CLUSTER_RULES);
  await install(['postgresql-common']);
  // The tests start a server of their own and need none that runs.
  if (isFirst && existsSync(CLUSTER_RULES)) writeFileSync(CLUSTER_RULES, 'create_main_cluster = false\n');
  await install(['postgresql']);
}
