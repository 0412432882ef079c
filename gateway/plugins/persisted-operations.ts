// Operations of the web app, known by the hash of their text: asked by `documentId`, validated when they were built, and
// therefore under none of the limits of a document that a stranger wrote.
import { readFileSync } from 'node:fs';
import type { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { codedError } from '../errors.ts';

const FILE = new URL('../__generated__/operations.json', import.meta.url);

export class PersistedOperations {
  readonly #texts: ReadonlyMap<string, string>;
  readonly #known: ReadonlySet<string>;

  constructor(texts: Readonly<Record<string, string>>) {
    this.#texts = new Map(Object.entries(texts));
    this.#known = new Set(this.#texts.values());
  }

  /** Those that the Relay compiler wrote. */
  static read(): PersistedOperations {
    return new PersistedOperations(JSON.parse(readFileSync(FILE, 'utf8')));
  }

  /** The text of an operation; null for an id that no build of this version made. */
  textOf(id: string): string | null {
    return this.#texts.get(id) ?? null;
  }

  isKnown(text: string): boolean {
    return this.#known.has(text);
  }
}

/** The member of a request that names an operation, beside those of every GraphQL request. */
export const DOCUMENT_ID = 'documentId';

/** Puts the text in the place of its id. Refuses the id of another build with the reason UNKNOWN_OPERATION. */
export function persistedOperations(operations: PersistedOperations): Plugin {
  return {
    onParams({ params, setParams }) {
      const id: unknown = Reflect.get(params, DOCUMENT_ID);
      if (id === undefined || id === null) return;
      const query = typeof id === 'string' && !params.query ? operations.textOf(id) : null;
      if (query === null) throw notFound();
      const { operationName, variables, extensions } = params;
      setParams({ query, ...(operationName && { operationName }), variables, extensions });
    },
  };
}

function notFound(): GraphQLError {
  return codedError('BAD_REQUEST', 'The operation is none of this version.', {
    reason: 'UNKNOWN_OPERATION',
    http: { spec: true, status: 400 },
  });
}
