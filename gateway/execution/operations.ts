// The operations that run compiled, by their texts: read, judged and compiled once. Those of the web app stay; of the
// others, those that were asked for last.
import { type GraphQLSchema, parse, specifiedRules, validate } from 'graphql';
import { parseLimited, validateLimited } from '../plugins/limits.ts';
import type { PersistedOperations } from '../plugins/persisted-operations.ts';
import { CompiledOperation } from './compiled-operation.ts';

/** What a request asks, as far as it may run compiled. */
export interface Asked {
  query?: string | undefined;
  documentId?: string | undefined;
  operationName: string | null;
}

/** Of all texts that are kept beside those of the web app: some hundred times as much memory. */
const MAX_CHARACTERS = 400_000;

export class Operations {
  readonly #schema: GraphQLSchema;
  readonly #persisted: PersistedOperations;
  readonly #ofWeb = new Map<string, CompiledOperation | null>();
  /** Whatever was asked for last stands last. */
  readonly #others = new Map<string, CompiledOperation | null>();
  #characters = 0;

  constructor(schema: GraphQLSchema, persisted: PersistedOperations) {
    this.#schema = schema;
    this.#persisted = persisted;
  }

  /** Null for what is left to the general executor: faulty documents too, whose faults it tells. */
  find({ query, documentId, operationName }: Asked): CompiledOperation | null {
    const text = query ?? this.#persisted.textOf(documentId ?? '');
    if (text === null) return null;
    const isOfWeb = this.#persisted.isKnown(text);
    const key = operationName === null ? text : `${operationName} ${text}`;
    const kept = isOfWeb ? this.#ofWeb : this.#others;
    let operation = kept.get(key);
    if (operation === undefined) {
      operation = this.#compile(text, operationName, isOfWeb);
      if (!isOfWeb) this.#characters += key.length;
    } else if (isOfWeb) return operation;
    else kept.delete(key);
    kept.set(key, operation);
    if (!isOfWeb) this.#makeRoom();
    return operation;
  }

  #compile(text: string, operationName: string | null, isOfWeb: boolean): CompiledOperation | null {
    try {
      const document = isOfWeb ? parse(text) : parseLimited(text);
      const faults = isOfWeb
        ? validate(this.#schema, document)
        : validateLimited(this.#schema, document, specifiedRules, 1);
      if (faults.length > 0) return null;
      return CompiledOperation.of(this.#schema, document, operationName);
    } catch {
      return null;
    }
  }

  #makeRoom(): void {
    for (const longestAway of this.#others.keys()) {
      if (this.#characters <= MAX_CHARACTERS) break;
      this.#others.delete(longestAway);
      this.#characters -= longestAway.length;
    }
  }
}
