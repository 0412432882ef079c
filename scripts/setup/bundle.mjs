// Bundles each Node program into one file: resolving and linking a thousand modules took a third of a start. Packages stay
// external, and files that are read at run time keep their places beside the sources.
import { dirname, join, relative } from 'node:path';
import { ROOT } from './run.mjs';

const OUT = join(ROOT, 'dist', 'server');

/** Entry points of processes and threads. */
const PROGRAMS = [
  'gateway/main',
  'tools/demo/demo-command',
  'tools/demo/generated-process',
  'tools/doctor/doctor-command',
  'upstream/backup/backup-command',
  'upstream/backup/restore-command',
  'upstream/domains/anomaly/judging/detect-worker',
  'upstream/domains/operations/staff-command',
  'upstream/ingest/changes/data-command',
  'upstream/ingest/check/check-command',
  'upstream/ingest/connected/source-command',
  'upstream/ingest/ingest-command',
  'upstream/ingest/reference/reference-command',
  'upstream/ingest/runs/load-process',
  'upstream/main',
  'upstream/stores/facts/packs/pack-process',
];

const PLACE = 'own-place';

/**
 * Modules that read files look for them from where they would lie if each had stayed a file of its own.
 * @param {string} program
 */
function ownPlaces(program) {
  const up = relative(dirname(program), '.') || '.';
  return {
    name: 'own-places',
    resolveId: (/** @type {string} */ id) => (id === PLACE ? PLACE : null),
    load: (/** @type {string} */ id) => (id === PLACE ? placeModule(up) : null),
    transform(/** @type {string} */ code, /** @type {string} */ id) {
      if (id === PLACE || !code.includes('import.meta')) return null;
      const path = JSON.stringify(relative(ROOT, id).replace(/\.ts$/, '.js'));
      const placed = code.replaceAll(/\bimport\.meta\b/g, `placeOf(${path})`);
      // On the first line, so that the others keep their numbers.
      return { code: `import { placeOf } from '${PLACE}'; ${placed}`, map: null };
    },
  };
}

/** @param {string} up from the folder of the program to that of all */
function placeModule(up) {
  return `import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
export function placeOf(path) {
  const filename = join(import.meta.dirname, ${JSON.stringify(up)}, path);
  return { filename, dirname: dirname(filename), url: pathToFileURL(filename).href };
}`;
}

/** Writes every program into dist/server; a failed build ends this process. */
export async function bundlePrograms() {
  // Not at the top: this module is loaded before packages are installed.
  const { rolldown } = await import('rolldown');
  try {
    for (const program of PROGRAMS) {
      const bundle = await rolldown({
        input: { [program]: join(ROOT, `${program}.ts`) },
        platform: 'node',
        external: (id) => !id.startsWith('.') && !id.startsWith('/') && id !== PLACE,
        plugins: [ownPlaces(program)],
      });
      await bundle.write({
        dir: OUT,
        format: 'esm',
        sourcemap: true,
        entryFileNames: '[name].js',
        chunkFileNames: `${program}.[name]-[hash].js`,
      });
    }
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
}
