// The TypeScript that is generated from the SDL: the types of the graph, the resolvers of all types, and of these the
// part of each domain.
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import { type DefinitionNode, Kind, parse } from 'graphql';
import { PARENT_TYPES } from '../gateway/graph/parent-types.ts';
import type { SdlFile } from '../gateway/schema-sdl.ts';

const FOLDER = 'gateway/__generated__';

const CONFIG = {
  useTypeImports: true,
  enumsAsTypes: true,
  strictScalars: true,
  // An input member with a default is always there when a resolver reads it.
  avoidOptionals: { defaultValue: true },
  scalars: { Date: 'string', DateTime: 'string' },
  contextType: '../context.ts#GatewayContext',
  mappers: PARENT_TYPES,
  maybeValue: 'T | null | undefined',
};

/** Path below the repository to content. */
export async function generatedTypes(files: readonly SdlFile[]): Promise<Record<string, string>> {
  const sdl = files.map(({ text }) => text).join('\n');
  return Object.fromEntries([
    [`${FOLDER}/graph-types.ts`, await graphTypes(sdl)],
    [`${FOLDER}/resolver-types.ts`, await resolverTypes(sdl)],
    ...domainsOf(files).map(([domain, texts]) => [
      `${FOLDER}/resolvers/${domain}.ts`,
      domainResolvers(domain, texts),
    ]),
  ]);
}

/** What the SDL says, and nothing of how it is resolved: it imports no module of the gateway. */
function graphTypes(sdl: string): Promise<string> {
  return codegen({
    filename: 'graph-types.ts',
    documents: [],
    schema: parse(sdl),
    config: CONFIG,
    plugins: [{ typescript: {} }],
    pluginMap: { typescript },
  });
}

async function resolverTypes(sdl: string): Promise<string> {
  const text = await codegen({
    filename: 'resolver-types.ts',
    documents: [],
    schema: parse(sdl),
    config: { ...CONFIG, namespacedImportName: 'Graph' },
    plugins: [{ resolvers: {} }],
    pluginMap: { resolvers },
  });
  return `import type * as Graph from './graph-types.ts';\n${text}`;
}

/** By domain; what all domains share is in `graph`. */
function domainsOf(files: readonly SdlFile[]): [string, string[]][] {
  const domains = new Map<string, string[]>();
  for (const { path, text } of files) {
    const [room = '', domain] = path.split('/');
    const name = room === 'domains' && domain ? domain : room;
    domains.set(name, [...(domains.get(name) ?? []), text]);
  }
  return [...domains];
}

/** The fields that the SDL of the domain declares: a resolver of another domain's field is an error of types. */
function domainResolvers(domain: string, texts: readonly string[]): string {
  const types = new Map<string, string[]>();
  for (const definition of texts.flatMap((text) => parse(text).definitions)) {
    const fields = resolvedFields(definition);
    if (fields !== null) types.set(fields.type, [...(types.get(fields.type) ?? []), ...fields.names]);
  }
  const members = [...types]
    .filter(([, names]) => names.length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([type, names]) => {
      const keys = names.sort().map((name) => `'${name}'`);
      return `  ${type}?: Pick<NonNullable<Resolvers['${type}']>, ${keys.join(' | ')}>;`;
    });
  const name = domain.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return `import type { Resolvers } from '../resolver-types.ts';

/** Resolvers of what the SDL of ${domain} declares. */
export type ${name}Resolvers = {
${members.join('\n')}
};
`;
}

function resolvedFields(definition: DefinitionNode): { type: string; names: string[] } | null {
  switch (definition.kind) {
    case Kind.OBJECT_TYPE_DEFINITION:
    case Kind.OBJECT_TYPE_EXTENSION:
      return { type: definition.name.value, names: (definition.fields ?? []).map(({ name }) => name.value) };
    case Kind.INTERFACE_TYPE_DEFINITION:
    case Kind.UNION_TYPE_DEFINITION:
      return { type: definition.name.value, names: ['__resolveType'] };
    default:
      return null;
  }
}
