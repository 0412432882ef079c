// `npm run image`: builds the container image by buildah, and says how large it is. `-- --base debian` makes the base images
// of Debian packages, as is done without being asked where none can be pulled; `-- --base published` never does.
import './setup/runtime.mjs';

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { debianBases } from './image/bases.mjs';
import { BUILDAH, buildah, ensurePrograms, IMAGE, tryBuildah } from './image/buildah.mjs';
import { ROOT } from './setup/run.mjs';

/** What the image may take, unpacked, in MB. */
const LIMIT_MB = 350;

const { values } = parseArgs({ options: { base: { type: 'string', default: 'any' } } });
await ensurePrograms(BUILDAH);
const bases = await chosenBases(values.base);
const options = Object.entries(bases).flatMap(([name, image]) => ['--build-arg', `${name}=${image}`]);
// Only Docker's format keeps the health check.
buildah('build', '--format', 'docker', '--layers=false', ...options, '--tag', IMAGE, ROOT);
const megabytes = megabytesOf(IMAGE);
console.log(`${IMAGE}: ${megabytes.toFixed(0)} MB unpacked, at most ${LIMIT_MB} are wanted`);
if (!(megabytes <= LIMIT_MB)) process.exitCode = 1;

/** @param {string} base */
async function chosenBases(base) {
  if (base === 'debian') return debianBases();
  if (base === 'published' || publishedBases().every((name) => tryBuildah('pull', '--quiet', name)))
    return {};
  console.log('The published base images cannot be pulled here.');
  return debianBases();
}

/** As the Dockerfile names them. */
function publishedBases() {
  const text = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');
  return [...text.matchAll(/^ARG \w+_BASE=(\S+)$/gm)].map(([, name = '']) => name);
}

/** In MB, as buildah counts what is unpacked: `344 MB`.
 * @param {string} image */
function megabytesOf(image) {
  const [number, unit = ''] = buildah('images', '--format', '{{.Size}}', image).split(' ');
  return Number(number) * ({ kB: 0.001, MB: 1, GB: 1000 }[unit] ?? Number.NaN);
}
