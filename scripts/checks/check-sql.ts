// Part of `npm run check`: no value is in a text of SQL.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { globSync } from 'tinyglobby';
import { sqlFaults } from './sql-values.ts';

const ROOT = join(import.meta.dirname, '..', '..');
/** Modules that write SQL of what people ask and of what files hold. */
const MODULES = [
  'upstream/{stores,ingest}/**/*.ts',
  'gateway/auth/**/*.ts',
  // Their texts are read by people.
  '!upstream/ingest/{ingest,reference/*}.ts',
  '!upstream/ingest/changes/{change-data,revert-change}.ts',
  '!upstream/ingest/check/check-text.ts',
  '!upstream/ingest/load/{load-files,report-text}.ts',
  // What quotes.
  '!upstream/stores/facts/sql-text.ts',
];

const files = globSync(MODULES, { cwd: ROOT, absolute: true }).sort();
const faults = files.flatMap((file) =>
  sqlFaults(readFileSync(file, 'utf8')).map(
    ({ line, message }) => `${relative(ROOT, file)}:${line} ${message}`,
  ),
);
for (const fault of faults) console.error(fault);
console.log(`${files.length} modules, ${faults.length} values in SQL`);
if (faults.length > 0) process.exitCode = 1;
