// Base images for machines that cannot pull any: made of Debian packages, with the Node that runs this.
import { existsSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { mustRun, ROOT } from '../setup/run.mjs';
import { BUILDAH, buildah, ensurePrograms, tryBuildah } from './buildah.mjs';

const SUITE = 'bookworm';
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
const FOLDER = join(ROOT, 'node_modules', '.cache', 'skyledger-image');
/** Where the packages of Debian 12 lie: in /usr, as on its installed machines. */
const MERGED = '--hook-dir=/usr/share/mmdebstrap/hooks/merged-usr';

/** By their argument of the Dockerfile. */
const BASES = {
  BUILD_BASE: {
    name: 'localhost/skyledger-build-base',
    variant: 'minbase',
    include: 'ca-certificates',
    more: [],
  },
  RUN_BASE: {
    name: 'localhost/skyledger-run-base',
    variant: 'extract',
    include: 'base-files,libc6,libstdc++6,libgcc-s1',
    more: [MERGED],
  },
};

/** Names of images by their argument of the Dockerfile; what was made before is used again. */
export async function debianBases() {
  await ensurePrograms({ ...BUILDAH, '/usr/bin/mmdebstrap': 'mmdebstrap' });
  mkdirSync(FOLDER, { recursive: true });
  for (const base of Object.values(BASES))
    if (!tryBuildah('inspect', '--type', 'image', base.name)) await make(base);
  return Object.fromEntries(Object.entries(BASES).map(([argument, { name }]) => [argument, name]));
}

/** @param {typeof BASES[keyof typeof BASES]} base */
async function make({ name, variant, include, more }) {
  console.log(`Making ${name} of Debian packages …`);
  const archive = join(FOLDER, `${variant}.tar`);
  const options = [`--variant=${variant}`, '--mode=root', `--include=${include}`, ...more];
  await mustRun('mmdebstrap', ['--quiet', ...options, SUITE, archive]);
  const container = buildah('from', 'scratch');
  buildah('add', '--quiet', container, archive, '/');
  if (variant === 'minbase') addNode(container);
  buildah('commit', '--quiet', '--rm', container, name);
  rmSync(archive);
}

/** The runtime of this very process, its npm, and the certificates that this machine trusts.
 * @param {string} container */
function addNode(container) {
  buildah('copy', '--quiet', container, process.execPath, '/usr/local/bin/node');
  const npm = '/usr/local/lib/node_modules/npm';
  buildah('copy', '--quiet', container, npmFolder(), npm);
  buildah('run', container, '--', 'ln', '-s', `${npm}/bin/npm-cli.js`, '/usr/local/bin/npm');
  if (!existsSync(CERTIFICATES)) return;
  buildah('copy', '--quiet', container, CERTIFICATES, CERTIFICATES);
  buildah('config', '--env', `NODE_EXTRA_CA_CERTS=${CERTIFICATES}`, container);
}

/** Of the npm that is first on the PATH. */
function npmFolder() {
  const places = (process.env.PATH ?? '').split(':').map((folder) => join(folder, 'npm'));
  const found = places.find((place) => existsSync(place));
  if (!found) throw new Error('npm is not on the PATH');
  return dirname(dirname(realpathSync(found)));
}
