// `npm run check`: every check that needs no running product. All are run; the failed ones are listed at the end.
import './setup/runtime.mjs';

import { ensureInstalled } from './setup/install.mjs';
import { run } from './setup/run.mjs';

/** Name and command of each check. */
const CHECKS = [
  ['types', 'tsc --noEmit'],
  ['format, lint and import walls', 'biome ci --error-on-warnings'],
  ['no value in SQL', 'tsx scripts/check-sql.ts'],
  ['schema.graphql and resolver types match the SDL', 'tsx scripts/graph.ts --check'],
  ['Relay artefacts match the graphql tags', 'relay-compiler --validate'],
  ['four catalogues with equal ids and forms', 'vitest run tests/web/locales.test.ts --reporter=dot'],
  [
    'translations hold the same arguments',
    'formatjs verify --source-locale en --missing-keys --extra-keys --structural-equality locales/*.json',
  ],
  ['no dead code, no unused package', 'knip --no-progress'],
];

await ensureInstalled();
const failed = [];
for (const [name = '', command = ''] of CHECKS) {
  console.log(`\n— ${name}`);
  const [program = '', ...args] = command.split(' ');
  if ((await run(program, args)) !== 0) failed.push(`${name}: ${command}`);
}
if (failed.length > 0) {
  console.error(`\nFailed:\n${failed.map((line) => `  ${line}`).join('\n')}`);
  process.exitCode = 1;
} else {
  console.log('\nAll checks passed.');
}
