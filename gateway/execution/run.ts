// What the parts of a compiled operation share while it is run once.
import type { FragmentDefinitionNode, GraphQLError, GraphQLSchema, OperationDefinitionNode } from 'graphql';

/** The document of an operation: all that does not change from run to run. */
export interface Operation {
  schema: GraphQLSchema;
  node: OperationDefinitionNode;
  fragments: Record<string, FragmentDefinitionNode>;
}

export interface Run {
  operation: Operation;
  /** What resolvers get as their context. */
  context: unknown;
  /** Coerced. */
  variables: Record<string, unknown>;
  /** Of fields that became null. */
  errors: GraphQLError[];
}

/** Where in the answer a value stands, from the leaf to the root. */
export interface Path {
  readonly prev: Path | undefined;
  readonly key: string | number;
  readonly typename: string | undefined;
}

/**
 * Turns what a resolver gave into what stands in the answer; throws where it cannot. `prev` and `key` say where it
 * stands: a path is made of them only where something below or an error needs it.
 */
export type Complete = (run: Run, value: unknown, prev: Path | undefined, key: string | number) => unknown;

/** What compiled execution leaves to the general one. */
export class NotCompiled extends Error {}

export function isPromise(value: unknown): value is Promise<unknown> {
  return (
    typeof value === 'object' && value !== null && typeof (value as { then?: unknown }).then === 'function'
  );
}
