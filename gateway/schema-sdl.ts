// Reads the SDL of the graph: the shared part, then each domain's own.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const HERE = import.meta.dirname;

/** The SDL documents of the graph, in a fixed order. */
export function readTypeDefs(): string[] {
  const domains = readdirSync(join(HERE, 'domains')).sort();
  const files = ['graph/types.graphql', ...domains.map((domain) => `domains/${domain}/types.graphql`)];
  return files.map((file) => readFileSync(join(HERE, file), 'utf8'));
}
