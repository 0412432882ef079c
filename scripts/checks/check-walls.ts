// Part of `npm run check`: no module imports through a wall, and every wall stands in front of some module.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { importsOf } from './imports.ts';
import { closedBy, WALLS } from './walls.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const MODULES = ['{gateway,upstream,lib,web,tools}/**/*.{ts,tsx}', '!**/__generated__/**'];

const modules = globSync(MODULES, { cwd: ROOT })
  .sort()
  .map((path) => ({ path, imports: importsOf(path, readFileSync(join(ROOT, path), 'utf8')) }));

const faults: string[] = [];
for (const { from, message } of WALLS) {
  if (!modules.some(({ path }) => from.test(path)))
    faults.push(`no module stands behind the wall ${from}: ${message}`);
}
for (const { path, imports } of modules) {
  for (const { target, line } of imports) {
    for (const { message } of closedBy(path, target))
      faults.push(`${path}:${line} imports ${target}. ${message}`);
  }
}
for (const fault of faults) console.error(fault);
console.log(`${modules.length} modules, ${WALLS.length} walls, ${faults.length} imports through a wall`);
if (faults.length > 0) process.exitCode = 1;
