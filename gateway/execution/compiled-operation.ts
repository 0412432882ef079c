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
import { isPromise, NotCompiled, type Operation, type Run } from './run.ts';
import { compileSelection, parallel, serial } from './selection.ts';

/** More that decide what is selected would be more kinds of the same operation than are worth keeping. */
const MAX_CONDITIONS = 4;

export interface Result {
  data: unknown;
  errors: readonly GraphQLError[];
}

let compiled = 0;

export class CompiledOperation {
  /** Unlike that of any other. */
  readonly id = ++compiled;
  readonly #operation: Operation;
  /** Variables that @skip and @include read. */
  readonly #conditions: readonly string[];
  /** By the values of those variables. */
  readonly #selections = new Map<string, Selection>();

  private constructor(operation: Operation, conditions: readonly string[]) {
    this.#operation = operation;
    this.#conditions = conditions;
  }

  /** Of a valid document. Null for what is left to the general executor: subscriptions, and operations not found. */
  static of(schema: GraphQLSchema, document: DocumentNode, name: string | null): CompiledOperation | null {
    const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
    const named = (operations as OperationDefinitionNode[]).filter(
      (operation) => name === null || operation.name?.value === name,
    );
    const [node, ...others] = named;
    if (!node || others.length > 0 || node.operation === OperationTypeNode.SUBSCRIPTION) return null;
    const fragments = document.definitions.filter(
      (definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION,
    );
    const conditions = conditionsOf(document);
    if (conditions.length > MAX_CONDITIONS) return null;
    return new CompiledOperation(
      { schema, node, fragments: Object.fromEntries(fragments.map((each) => [each.name.value, each])) },
      conditions,
    );
  }

  get isQuery(): boolean {
    return this.#operation.node.operation === OperationTypeNode.QUERY;
  }

  /** What a trace is told of it. */
  get node(): OperationDefinitionNode {
    return this.#operation.node;
  }

  /** Ready to be run with these variables; null where they do not fit, or what they select is not compiled. */
  ready(given: Record<string, unknown>): ((context: unknown) => Result | Promise<Result>) | null {
    const { schema, node } = this.#operation;
    const { coerced } = getVariableValues(schema, node.variableDefinitions ?? [], given);
    const selection = coerced && this.#selectionFor(coerced);
    if (!selection) return null;
    return (context) =>
      start(selection, { operation: this.#operation, context, variables: coerced, errors: [] });
  }

  #selectionFor(variables: Record<string, unknown>): Selection | null {
    const key = this.#conditions.map((name) => String(variables[name])).join();
    const known = this.#selections.get(key);
    if (known) return known;
    const { schema, node } = this.#operation;
    const type = schema.getRootType(node.operation);
    if (!type) return null;
    try {
      const fields = compileSelection(this.#operation, type, [node.selectionSet], variables);
      const selection = this.isQuery ? parallel(fields) : serial(fields);
      this.#selections.set(key, selection);
      return selection;
    } catch (error) {
      // A fault of the document, which the general executor tells.
      if (error instanceof NotCompiled || error instanceof GraphQLError) return null;
      throw error;
    }
  }
}

function start(selection: Selection, run: Run): Result | Promise<Result> {
  const { errors } = run;
  const failed = (error: unknown): Result => {
    errors.push(error instanceof GraphQLError ? error : new GraphQLError(String(error)));
    return { data: null, errors };
  };
  try {
    const data = selection.execute(run, undefined, undefined);
    return isPromise(data) ? data.then((whole) => ({ data: whole, errors }), failed) : { data, errors };
  } catch (error) {
    return failed(error);
  }
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
  return [...names];
}
