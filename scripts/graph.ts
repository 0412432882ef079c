// Writes what follows from the catalogue (SDL and modules), and then what follows from the SDL: schema.graphql and the
// resolver types. With --check it only compares.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { globSync } from 'tinyglobby';
import { readSdlFiles } from '../gateway/schema-sdl.ts';
import { generatedTypes } from './resolver-types.ts';
import { widgetContentsSdl, widgetKindsModule } from './widget-files.ts';

const ROOT = join(import.meta.dirname, '..');

const isCheck = process.argv.includes('--check');

settle({
  'gateway/domains/dashboard/widgets/widget-contents.graphql': widgetContentsSdl(),
  'web/pages/dashboard/widgets/widget-kinds.ts': widgetKindsModule(),
});

const files = readSdlFiles();
const typeDefs = files.map(({ text }) => text);
const schema = lexicographicSortSchema(makeExecutableSchema({ typeDefs }));
const header = '# Printed from gateway/**/types.graphql by `npm run graph`; never edited by hand.\n\n';
const types = await generatedTypes(files);
settle({ 'schema.graphql': `${header}${printSchema(schema)}\n`, ...types });
removeOthers('gateway/__generated__/**/*.ts', types);

/** Writes each file whose text is another, or says that it is stale. */
function settle(outputs: Record<string, string>): void {
  for (const [file, text] of Object.entries(outputs)) {
    if (read(file) === text || isStale(file)) continue;
    mkdirSync(dirname(join(ROOT, file)), { recursive: true });
    writeFileSync(join(ROOT, file), text);
    console.log(`wrote ${file}`);
  }
}

/** Removes files that are written no more, such as those of domains that are gone. */
function removeOthers(pattern: string, outputs: Record<string, string>): void {
  for (const file of globSync(pattern, { cwd: ROOT })) {
    if (!(file in outputs) && !isStale(file)) rmSync(join(ROOT, file));
  }
}

/** With --check: says so, and fails. */
function isStale(file: string): boolean {
  if (!isCheck) return false;
  console.error(`${file} is stale: run \`npm run graph\` and commit it`);
  process.exitCode = 1;
  return true;
}

function read(file: string): string | null {
  try {
    return readFileSync(join(ROOT, file), 'utf8');
  } catch {
    return null;
  }
}
