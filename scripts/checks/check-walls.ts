// Part of `npm run check`: no module imports through a wall, none imports itself by way of others, and every wall protects
// some module.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { circlesOf } from './circles.ts';
import { importsOf } from './imports.ts';
import { closedBy, WALLS } from './walls.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const MODULES = ['{gateway,upstream,lib,web,tools,scripts,tests}/**/*.{ts,tsx,mjs}', '!**/__generated__/**'];

const modules = globSync(MODULES, { cwd: ROOT })
  .sort()
  .map((path) => ({ path, imports: importsOf(path, readFileSync(join(ROOT, path), 'utf8')) }));

const faults: string[] = [];
for (const { from, message } of WALLS) {
  if (!modules.some(({ path }) => from.test(path)))
    faults.push(`no module is behind the wall ${from}: ${message}`);
}
for (const { path, imports } of modules) {
  for (const { target, line } of imports) {
    for (const { message } of closedBy(path, target))
      faults.push(`${path}:${line} imports ${target}. ${message}`);
  }
}
// Imports of types count too: to understand one module of a circle means to read all of them. A lazy import does not: it
// breaks a circle, as the module is complete by then.
const circles = circlesOf(
  new Map(
    modules.map(({ path, imports }) => [
      path,
      imports.filter(({ isLazy }) => !isLazy).map(({ target }) => target),
    ]),
  ),
);
for (const circle of circles)
  faults.push(`These modules import each other in a circle: ${circle.join(', ')}`);
for (const fault of faults) console.error(fault);
console.log(
  `${modules.length} modules, ${WALLS.length} walls, ${circles.length} circles, ${faults.length} faults`,
);
if (faults.length > 0) process.exitCode = 1;
