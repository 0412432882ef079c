// The SDL of the graph: the shared part, the enums of cost fields, then each domain's own.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { costFieldEnums } from './graph/cost-field-enums.ts';

const HERE = import.meta.dirname;

export interface SdlFile {
  /** Below `gateway/`, for example `domains/billing/types.graphql`. */
  path: string;
  text: string;
}

/** The SDL files of the graph, in a fixed order; the enums of cost fields are made of their table. */
export function readSdlFiles(): SdlFile[] {
  const inDomains = readdirSync(join(HERE, 'domains'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.graphql'))
    .sort();
  const paths = ['graph/types.graphql', ...inDomains.map((path) => join('domains', path))];
  const files = paths.map((path) => ({ path, text: readFileSync(join(HERE, path), 'utf8') }));
  return [{ path: 'graph/cost-field-enums.ts', text: costFieldEnums() }, ...files];
}

/** The SDL documents of the graph, in a fixed order. */
export function readTypeDefs(): string[] {
  return readSdlFiles().map(({ text }) => text);
}
