// Part of `npm run check`: a folder holds about twenty files at most, so that one sees what is in it.
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

/** Folders that hold more, and why. */
const LARGER: Record<string, string> = {
  'gateway/http': 'what stands before the graph, one module for each concern',
  'gateway/rest': 'the way to the services, one module for each step of a call',
  'tools/demo/generator': 'one module for each thing that the generated company is made of',
};

const counts = new Map<string, number>();
for (const path of globSync(FILES, { cwd: ROOT })) {
  const folder = path.slice(0, path.lastIndexOf('/'));
  counts.set(folder, (counts.get(folder) ?? 0) + 1);
}
const faults = [...counts]
  .filter(([folder, count]) => count > MOST && !(folder in LARGER))
  .map(([folder, count]) => `${folder} holds ${count} files: give them rooms, each named by what is in it`);
for (const folder of Object.keys(LARGER)) {
  if ((counts.get(folder) ?? 0) <= MOST) faults.push(`${folder} is listed as larger, and is not`);
}
for (const fault of faults.sort()) console.error(fault);
console.log(`${counts.size} folders, ${faults.length} of them too full`);
if (faults.length > 0) process.exitCode = 1;
