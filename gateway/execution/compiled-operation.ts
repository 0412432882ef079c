// An operation that is compiled once and run often: as graphql-js would run it, without working out each time what
// does not change.
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  visit,
} from 'graphql';
import type { Selection } from './complete.ts';
import { IncrementalPayloads, type SubsequentResult } from './incremental.ts';
import { isPromise, type Operation, type Run } from './run.ts';
import { compileSelection, serial } from './selection.ts';

/** Of one operation: combinations of values of variables that its directives read. The oldest one is dropped. */
const MAX_VARIANTS = 16;
const MAX_VARIABLE_FAULTS = 50;

export interface Result {
  data?: unknown;
  errors?: readonly GraphQLError[];
}

export type InitialResult = Result & { hasNext: true };
export type IncrementalParts = AsyncIterableIterator<InitialResult | SubsequentResult>;

export interface RunArguments {
  variables: Record<string, unknown>;
  context: unknown;
  rootValue?: unknown;
}

let compiled = 0;

export class CompiledOperation {
  /** Unlike that of any other. */
  readonly id = ++compiled;
  readonly node: OperationDefinitionNode;
  readonly #operation: Operation;
  /** Variables that directives read. */
  readonly #conditions: readonly string[];
  /** By the values of those variables. */
  readonly #variants = new Map<string, Selection>();

  /** `node` is one of the operations of a valid document. */
  constructor(schema: GraphQLSchema, document: DocumentNode, node: OperationDefinitionNode) {
    const fragments: Record<string, FragmentDefinitionNode> = Object.create(null);
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition;
    }
    this.node = node;
    this.#operation = { schema, node, fragments };
    this.#conditions = conditionsOf(document);
  }

  /** One result, or the parts of an operation with deferred fragments. Never throws. */
  execute(given: RunArguments): Result | IncrementalParts | Promise<Result | IncrementalParts> {
    const { schema, node } = this.#operation;
    const { coerced, errors: faults } = getVariableValues(
      schema,
      node.variableDefinitions ?? [],
      given.variables,
      {
        maxErrors: MAX_VARIABLE_FAULTS,
      },
    );
    if (!coerced) return { errors: faults };
    const run: Run = {
      context: given.context,
      rootValue: given.rootValue,
      variables: coerced,
      errors: [],
      payloads: new IncrementalPayloads(),
      payload: null,
    };
    try {
      const data = this.#selectionFor(coerced).execute(run, run.rootValue, undefined);
      if (!isPromise(data)) return resultOf(run, data);
      return data.then(
        (whole) => resultOf(run, whole),
        (error) => failureOf(run, error),
      );
    } catch (error) {
      return failureOf(run, error);
    }
  }

  #selectionFor(variables: Record<string, unknown>): Selection {
    const read = this.#conditions.filter((name) => Object.hasOwn(variables, name));
    const conditions = Object.fromEntries(read.map((name) => [name, variables[name]]));
    const key = read.length > 0 ? JSON.stringify(conditions) : '';
    const known = this.#variants.get(key);
    if (known) return known;
    const { schema, node } = this.#operation;
    const type = schema.getRootType(node.operation);
    if (!type) {
      throw new GraphQLError(`Schema is not configured to execute ${node.operation} operation.`, {
        nodes: node,
      });
    }
    const order = node.operation === OperationTypeNode.MUTATION ? serial : undefined;
    const selection = compileSelection(this.#operation, type, [node.selectionSet], conditions, order);
    const [oldest] = this.#variants.size >= MAX_VARIANTS ? this.#variants.keys() : [];
    if (oldest !== undefined) this.#variants.delete(oldest);
    this.#variants.set(key, selection);
    return selection;
  }
}

function resultOf(run: Run, data: unknown): Result | IncrementalParts {
  const { errors, payloads } = run;
  const result: Result = errors.length === 0 ? { data } : { errors, data };
  return payloads.isEmpty ? result : partsOf(result, payloads);
}

function failureOf({ errors }: Run, error: unknown): Result {
  errors.push(error instanceof GraphQLError ? error : new GraphQLError(String(error)));
  return { errors, data: null };
}

/** The initial result, then the deferred fragments as they are complete. */
function partsOf(initial: Result, payloads: IncrementalPayloads): IncrementalParts {
  let isBegun = false;
  return {
    next() {
      if (isBegun) return payloads.next();
      isBegun = true;
      return Promise.resolve({ done: false, value: { ...initial, hasNext: true } });
    },
    return: () => payloads.return(),
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

function conditionsOf(document: DocumentNode): string[] {
  const names = new Set<string>();
  visit(document, {
    Directive(directive) {
      for (const { value } of directive.arguments ?? []) {
        if (value.kind === Kind.VARIABLE) names.add(value.name.value);
      }
    },
  });
  return [...names].sort();
}
