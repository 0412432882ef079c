// Writes what is generated from the SDL: schema.graphql and the resolver types. With --check it only compares.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { lexicographicSortSchema, parse, printSchema } from 'graphql';
import { PARENT_TYPES } from '../gateway/graph/parent-types.ts';
import { readTypeDefs } from '../gateway/schema-sdl.ts';

const ROOT = join(import.meta.dirname, '..');
const RESOLVER_TYPES = 'gateway/__generated__/resolver-types.ts';

/** Relay's own way to say what may come later; Yoga's plugin serves it. */
const DEFER = 'directive @defer(if: Boolean! = true, label: String) on FRAGMENT_SPREAD | INLINE_FRAGMENT';

const typeDefs = readTypeDefs();
const schema = lexicographicSortSchema(makeExecutableSchema({ typeDefs: [...typeDefs, DEFER] }));
const header = '# Printed from gateway/**/types.graphql by `npm run graph`; never edited by hand.\n\n';
const outputs: Record<string, string> = {
  'schema.graphql': `${header}${printSchema(schema)}\n`,
  [RESOLVER_TYPES]: await resolverTypes(),
};

const stale = Object.entries(outputs).filter(([file, text]) => read(file) !== text);
if (process.argv.includes('--check')) {
  for (const [file] of stale)
    console.error(`${file} differs from the SDL: run \`npm run graph\` and commit it`);
  process.exitCode = stale.length === 0 ? 0 : 1;
} else {
  for (const [file, text] of stale) {
    mkdirSync(dirname(join(ROOT, file)), { recursive: true });
    writeFileSync(join(ROOT, file), text);
    console.log(`wrote ${file}`);
  }
}

function resolverTypes(): Promise<string> {
  return codegen({
    filename: RESOLVER_TYPES,
    documents: [],
    schema: parse(typeDefs.join('\n')),
    config: {
      useTypeImports: true,
      enumsAsTypes: true,
      strictScalars: true,
      // An input member with a default is always there when a resolver reads it.
      avoidOptionals: { defaultValue: true },
      scalars: { Date: 'string', DateTime: 'string' },
      contextType: '../context.ts#GatewayContext',
      mappers: PARENT_TYPES,
      maybeValue: 'T | null | undefined',
    },
    plugins: [{ typescript: {} }, { resolvers: {} }],
    pluginMap: { typescript, resolvers },
  });
}

function read(file: string): string | null {
  try {
    return readFileSync(join(ROOT, file), 'utf8');
  } catch {
    return null;
  }
}
