// Documents are read and validated once: those of the web are kept for good, the others as long as they are asked for.
import { type DocumentNode, GraphQLError, type GraphQLSchema, parse, validate } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';
import { parseLimited, RULES, validateLimited } from '../graph/document-limits.ts';
import type { PersistedOperations } from './persisted-operations.ts';

/** Of all texts that are kept beside those of the web: some hundred times as much memory. */
const MAX_CHARACTERS = 400_000;

interface KnownDocument {
  document: DocumentNode | GraphQLError;
  faults: readonly GraphQLError[];
}

export class Documents {
  readonly #schema: GraphQLSchema;
  readonly #persisted: PersistedOperations;
  readonly #ofWeb = new Map<string, KnownDocument>();
  readonly #others = new LRUCache<string, KnownDocument>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (_document, text) => Math.max(1, text.length),
  });

  constructor(schema: GraphQLSchema, persisted: PersistedOperations) {
    this.#schema = schema;
    this.#persisted = persisted;
  }

  find(text: string): KnownDocument {
    const ofWeb = this.#ofWeb.get(text);
    if (ofWeb) return ofWeb;
    if (this.#persisted.isKnown(text)) {
      const made = this.#read(text, parse, (document) => validate(this.#schema, document, RULES));
      this.#ofWeb.set(text, made);
      return made;
    }
    const known = this.#others.get(text);
    if (known) return known;
    const read = this.#read(text, parseLimited, (document) => validateLimited(this.#schema, document));
    this.#others.set(text, read);
    return read;
  }

  #read(
    text: string,
    parseText: (text: string) => DocumentNode,
    faultsOf: (document: DocumentNode) => readonly GraphQLError[],
  ): KnownDocument {
    try {
      const document = parseText(text);
      return { document, faults: faultsOf(document) };
    } catch (error) {
      if (error instanceof GraphQLError) return { document: error, faults: [] };
      throw error;
    }
  }
}

export function documents(schema: GraphQLSchema, persisted: PersistedOperations): Plugin {
  const known = new Documents(schema, persisted);
  const faultsOf = new WeakMap<DocumentNode, readonly GraphQLError[]>();
  return {
    onParse({ params: { source }, setParseFn, setParsedDocument }) {
      const { document, faults } = known.find(String(source));
      if (document instanceof GraphQLError) {
        return setParseFn(() => {
          throw document;
        });
      }
      faultsOf.set(document, faults);
      setParsedDocument(document);
    },
    onValidate({ params: { documentAST }, setResult }) {
      const faults = faultsOf.get(documentAST);
      if (faults) setResult(faults);
    },
  };
}
