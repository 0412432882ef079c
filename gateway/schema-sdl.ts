// Reads the SDL of the graph: the shared part, then each domain's own.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const HERE = import.meta.dirname;

/** The SDL documents of the graph, in a fixed order. */
export function readTypeDefs(): string[] {
  const inDomains = readdirSync(join(HERE, 'domains'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.graphql'))
    .sort();
  const files = ['graph/types.graphql', ...inDomains.map((path) => join('domains', path))];
  return files.map((file) => readFileSync(join(HERE, file), 'utf8'));
}
