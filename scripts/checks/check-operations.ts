// Part of `npm run check`: the list of operations holds those of the web, and no others. The Relay compiler takes none off
// it: one that was changed would be answered for ever in both forms.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operationFaults } from './operations.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const LIST = 'gateway/__generated__/operations.json';
const ARTEFACTS = join(ROOT, 'web/__generated__');

const list: Record<string, string> = JSON.parse(readFileSync(join(ROOT, LIST), 'utf8'));
const artefacts = readdirSync(ARTEFACTS).map((name) => readFileSync(join(ARTEFACTS, name), 'utf8'));
const { unused, missing } = operationFaults(list, artefacts);
for (const id of unused) console.error(`${LIST}: no operation of the web has the id ${id}: npm run relay`);
for (const id of missing) console.error(`${LIST}: the id ${id} is missing: npm run relay`);
console.log(`${Object.keys(list).length} operations, ${unused.length + missing.length} faults`);
if (unused.length + missing.length > 0) process.exitCode = 1;
