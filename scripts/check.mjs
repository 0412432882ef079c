// `npm run check`: every check that needs no running product. All are run, two at a time; the failed ones are listed at
// the end.
import './setup/runtime.mjs';

import { ensureInstalled } from './setup/install.mjs';
import { runQuietly } from './setup/run.mjs';

/** Name and command of each check, the longest first. */
const CHECKS = [
  ['no dead code, no unused package', 'knip --no-progress'],
  ['Relay artefacts match the graphql tags', 'relay-compiler --validate'],
  // Several threads each check much of the same anew: half as much work again, and two cores are busy without it.
  ['types', 'tsc --noEmit --singleThreaded'],
  ['schema.graphql and resolver types match the SDL', 'tsx scripts/graph.ts --check'],
  ['format and lint', 'biome ci --error-on-warnings'],
  ['four catalogues with equal ids and forms', 'vitest run tests/web/locales.test.ts --reporter=dot'],
  [
    'translations hold the same arguments',
    'formatjs verify --source-locale en --missing-keys --extra-keys --structural-equality locales/*.json',
  ],
  ['walls between the rooms, and no circles of imports', 'tsx scripts/checks/check-walls.ts'],
  ['rooms of at most twenty files', 'tsx scripts/checks/check-rooms.ts'],
  ['what the documents name is there', 'tsx scripts/checks/check-documents.ts'],
  ['the list of operations is that of the web', 'tsx scripts/checks/check-operations.ts'],
  ['no value in SQL', 'tsx scripts/checks/check-sql.ts'],
  ['breaking changes of the schema are in the changelog', 'tsx scripts/checks/check-schema-changes.ts'],
];
/** More at once make each other slower on a machine of two cores. */
const SIDE_BY_SIDE = 2;

await ensureInstalled();
/** @type {string[]} */
const failed = [];
const waiting = CHECKS.values();

async function checkOneByOne() {
  for (const [name = '', command = ''] of waiting) {
    const [program = '', ...args] = command.split(' ');
    const { code, output } = await runQuietly(program, args);
    console.log(`\n— ${name}\n${output.trimEnd()}`);
    if (code !== 0) failed.push(`${name}: ${command}`);
  }
}

await Promise.all(Array.from({ length: SIDE_BY_SIDE }, checkOneByOne));
if (failed.length > 0) {
  console.error(`\nFailed:\n${failed.map((line) => `  ${line}`).join('\n')}`);
  process.exitCode = 1;
} else {
  console.log('\nAll checks passed.');
}
