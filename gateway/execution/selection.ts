// A selection on an object type, compiled: its fields in the order of the answer.
import { type GraphQLObjectType, Kind, type SelectionSetNode } from 'graphql';
import { collectFields } from './collect-fields.ts';
import type { Selection } from './complete.ts';
import { type ReadField, readFieldOf } from './field.ts';
import { isPromise, NotCompiled, type Operation, type Path, type Run } from './run.ts';

export interface CompiledField {
  key: string;
  read: ReadField;
}

/** `variables` count for @skip and @include alone. Throws NotCompiled for what is left to the general executor. */
export function compileSelection(
  operation: Operation,
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
  variables: Record<string, unknown>,
): CompiledField[] {
  const definitions = type.getFields();
  return [...collectFields(operation, type, sets, variables)].map(([key, nodes]) => {
    const [first, ...others] = nodes;
    // The name of this member would set the prototype.
    if (!first || key === '__proto__') throw new NotCompiled(`a member ${key}`);
    const name = first.name.value;
    if (name === '__typename') return { key, read: () => type.name };
    const field = definitions[name];
    if (!field || first.kind !== Kind.FIELD) throw new NotCompiled(`the field ${type.name}.${name}`);
    const below = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    const selectionOf = (belowType: GraphQLObjectType): Selection =>
      parallel(compileSelection(operation, belowType, below, variables));
    const read = readFieldOf({
      operation,
      parentType: type,
      field,
      key,
      nodes: [first, ...others],
      selectionOf,
    });
    return { key, read };
  });
}

/** All fields begin at once. */
export function parallel(fields: readonly CompiledField[]): Selection {
  return {
    execute(run, source, path) {
      const answer: Record<string, unknown> = {};
      const waiting: Promise<void>[] = [];
      try {
        for (const { key, read } of fields) {
          const value = read(run, source, path);
          answer[key] = value;
          if (!isPromise(value)) continue;
          waiting.push(
            value.then((arrived) => {
              answer[key] = arrived;
            }),
          );
        }
      } catch (error) {
        // Those that go on end before the error is passed up, and none of theirs is lost.
        if (waiting.length > 0) return Promise.all(waiting).finally(() => Promise.reject(error));
        throw error;
      }
      return waiting.length > 0 ? Promise.all(waiting).then(() => answer) : answer;
    },
  };
}

/** Each field begins when the one before it has ended: the fields of a mutation. */
export function serial(fields: readonly CompiledField[]): Selection {
  return {
    async execute(run: Run, source: unknown, path: Path | undefined) {
      const answer: Record<string, unknown> = {};
      for (const { key, read } of fields) answer[key] = await read(run, source, path);
      return answer;
    },
  };
}
