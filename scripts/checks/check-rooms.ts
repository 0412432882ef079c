// Part of `npm run check`: a folder holds twenty files at most, so that one sees what is in it.
import { join } from 'node:path';
import { globSync } from 'tinyglobby';

const ROOT = join(import.meta.dirname, '..', '..');
const FILES = [
  '{gateway,upstream,lib,web,tools,scripts}/**',
  'tests/**',
  '!**/__generated__/**',
  '!tests/artifacts/**',
];
const MOST = 20;

const counts = new Map<string, number>();
for (const path of globSync(FILES, { cwd: ROOT })) {
  const folder = path.slice(0, path.lastIndexOf('/'));
  counts.set(folder, (counts.get(folder) ?? 0) + 1);
}
const faults = [...counts]
  .filter(([, count]) => count > MOST)
  .map(([folder, count]) => `${folder} holds ${count} files: give them rooms, each named by what is in it`);
for (const fault of faults.sort()) console.error(fault);
console.log(`${counts.size} folders, ${faults.length} of them too full`);
if (faults.length > 0) process.exitCode = 1;
