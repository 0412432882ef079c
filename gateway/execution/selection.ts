// A selection on an object type, compiled: its fields in the order of the answer, and its deferred fragments.
import {
  type GraphQLField,
  type GraphQLObjectType,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
} from 'graphql';
import { type CollectedFields, collectFields } from './collect-fields.ts';
import type { Selection } from './complete.ts';
import { type ReadField, readFieldOf } from './field.ts';
import { isPromise, keysOf, type Operation, type Path, type Run } from './run.ts';

interface CompiledField {
  key: string;
  read: ReadField;
}

/** How the fields of a selection are executed: all at once, or one after the other. */
type Order = (fields: readonly CompiledField[]) => Selection['execute'];

/** `variables`: those that directives read. Throws a GraphQLError for a directive whose arguments do not fit. */
export function compileSelection(
  operation: Operation,
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
  variables: Record<string, unknown>,
  order: Order = parallel,
): Selection {
  const { fields, deferred } = collectFields(operation, type, sets, variables);
  const execute = order(compileFields(operation, type, fields, variables));
  if (deferred.length === 0) return { execute };
  const fragments = deferred.map((each) => ({
    label: each.label,
    execute: parallel(compileFields(operation, type, each.fields, variables)),
  }));
  return {
    execute(run, source, path) {
      const answer = execute(run, source, path);
      for (const fragment of fragments) beginDeferred(fragment, run, source, path);
      return answer;
    },
  };
}

function compileFields(
  operation: Operation,
  type: GraphQLObjectType,
  fields: CollectedFields,
  variables: Record<string, unknown>,
): CompiledField[] {
  return [...fields].flatMap(([key, nodes]) => {
    const name = nodes[0].name.value;
    if (name === '__typename') return { key, read: () => type.name };
    const field = fieldOf(operation, type, name);
    if (!field) return [];
    const below = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    const selectionOf = (belowType: GraphQLObjectType): Selection =>
      compileSelection(operation, belowType, below, variables);
    return { key, read: readFieldOf({ operation, parentType: type, field, key, nodes, selectionOf }) };
  });
}

function fieldOf(
  { schema }: Operation,
  type: GraphQLObjectType,
  name: string,
): GraphQLField<unknown, unknown> | undefined {
  if (type === schema.getQueryType()) {
    if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
    if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef;
  }
  return type.getFields()[name];
}

/** Executed at once; sent when it is complete and the initial result is sent. */
function beginDeferred(
  { label, execute }: { label: string | undefined; execute: Selection['execute'] },
  run: Run,
  source: unknown,
  path: Path | undefined,
): void {
  const { payloads } = run;
  const payload = payloads.begin(run.payload, keysOf(path), label);
  try {
    const data = execute({ ...run, errors: payload.errors, payload }, source, path);
    if (isPromise(data)) {
      data.then(
        (whole) => payloads.complete(payload, whole),
        (error) => payloads.fail(payload, error),
      );
    } else payloads.complete(payload, data);
  } catch (error) {
    payloads.fail(payload, error);
  }
}

/** All fields begin at once. */
function parallel(fields: readonly CompiledField[]): Selection['execute'] {
  const newAnswer = answerOf(fields);
  return (run, source, path) => {
    const answer = newAnswer();
    let waiting: Promise<void>[] | null = null;
    try {
      for (const { key, read } of fields) {
        const value = read(run, source, path);
        answer[key] = value;
        if (!isPromise(value)) continue;
        waiting ??= [];
        waiting.push(
          value.then((arrived) => {
            answer[key] = arrived;
          }),
        );
      }
    } catch (error) {
      // Those that go on end before the error is passed up, and none of theirs is lost.
      if (waiting) return Promise.all(waiting).finally(() => Promise.reject(error));
      throw error;
    }
    return waiting ? Promise.all(waiting).then(() => answer) : answer;
  };
}

/** Each field begins when the one before it has ended: the fields of a mutation. */
export function serial(fields: readonly CompiledField[]): Selection['execute'] {
  const newAnswer = answerOf(fields);
  return async (run, source, path) => {
    const answer = newAnswer();
    for (const { key, read } of fields) answer[key] = await read(run, source, path);
    return answer;
  };
}

/** An alias may be called `__proto__`, which would set the prototype of a common object. */
function answerOf(fields: readonly CompiledField[]): () => Record<string, unknown> {
  return fields.some(({ key }) => key === '__proto__') ? () => Object.create(null) : () => ({});
}
