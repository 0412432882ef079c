// What the parts of a compiled operation share while it runs once.
import type { FragmentDefinitionNode, GraphQLError, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import type { IncrementalPayloads, Payload } from './incremental.ts';

/** The document of an operation: all that does not change from run to run. */
export interface Operation {
  schema: GraphQLSchema;
  node: OperationDefinitionNode;
  fragments: Record<string, FragmentDefinitionNode>;
}

export interface Run {
  /** What resolvers get as their context. */
  context: unknown;
  /** What the resolvers of root fields get as their parent: the event of a subscription. */
  rootValue: unknown;
  /** Coerced. */
  variables: Record<string, unknown>;
  /** Errors of fields that became null in this payload. */
  errors: GraphQLError[];
  /** Deferred fragments of the whole operation. */
  payloads: IncrementalPayloads;
  /** The deferred fragment that is executed; null for the initial result. */
  payload: Payload | null;
}

/** Where in the answer a value stands, from the leaf to the root. */
export interface Path {
  readonly prev: Path | undefined;
  readonly key: string | number;
  readonly typename: string | undefined;
}

/**
 * Turns what a resolver returned into what is in the answer; throws where it cannot. `prev` and `key` say where it
 * stands: a path is made of them only where something below or an error needs it.
 */
export type Complete = (run: Run, value: unknown, prev: Path | undefined, key: string | number) => unknown;

export function keysOf(path: Path | undefined): (string | number)[] {
  const keys: (string | number)[] = [];
  for (let at = path; at; at = at.prev) keys.push(at.key);
  return keys.reverse();
}

export function isPromise(value: unknown): value is Promise<unknown> {
  return (
    typeof value === 'object' && value !== null && typeof (value as { then?: unknown }).then === 'function'
  );
}
