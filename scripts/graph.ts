// Writes what is generated from the SDL: schema.graphql and the resolver types. With --check it only compares.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { globSync } from 'tinyglobby';
import { readSdlFiles } from '../gateway/schema-sdl.ts';
import { generatedTypes } from './resolver-types.ts';

const ROOT = join(import.meta.dirname, '..');

/** Relay's own way to say what may come later; Yoga's plugin serves it. */
const DEFER = 'directive @defer(if: Boolean! = true, label: String) on FRAGMENT_SPREAD | INLINE_FRAGMENT';

const files = readSdlFiles();
const typeDefs = files.map(({ text }) => text);
const schema = lexicographicSortSchema(makeExecutableSchema({ typeDefs: [...typeDefs, DEFER] }));
const header = '# Printed from gateway/**/types.graphql by `npm run graph`; never edited by hand.\n\n';
const outputs: Record<string, string> = {
  'schema.graphql': `${header}${printSchema(schema)}\n`,
  ...(await generatedTypes(files)),
};

const stale = Object.entries(outputs).filter(([file, text]) => read(file) !== text);
/** Of domains that are no more. */
const left = globSync('gateway/__generated__/**/*.ts', { cwd: ROOT }).filter((file) => !(file in outputs));
if (process.argv.includes('--check')) {
  for (const file of [...stale.map(([name]) => name), ...left])
    console.error(`${file} differs from the SDL: run \`npm run graph\` and commit it`);
  process.exitCode = stale.length + left.length === 0 ? 0 : 1;
} else {
  for (const file of left) rmSync(join(ROOT, file));
  for (const [file, text] of stale) {
    mkdirSync(dirname(join(ROOT, file)), { recursive: true });
    writeFileSync(join(ROOT, file), text);
    console.log(`wrote ${file}`);
  }
}

function read(file: string): string | null {
  try {
    return readFileSync(join(ROOT, file), 'utf8');
  } catch {
    return null;
  }
}
