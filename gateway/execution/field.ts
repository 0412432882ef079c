// One field of a compiled selection: its arguments, its resolver or property, and what becomes of its value.
import {
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  isNonNullType,
} from 'graphql';
import { argumentsOf } from './arguments.ts';
import { completeOf, type Selection } from './complete.ts';
import { nullOrThrow } from './field-error.ts';
import { isPromise, type Operation, type Path, type Run } from './run.ts';

/** Reads and completes the field of an object that stands at `path`. */
export type ReadField = (run: Run, source: unknown, path: Path | undefined) => unknown;

export interface FieldOf {
  operation: Operation;
  parentType: GraphQLObjectType;
  field: GraphQLField<unknown, unknown>;
  /** Its name in the answer. */
  key: string;
  nodes: readonly [FieldNode, ...FieldNode[]];
  selectionOf: (type: GraphQLObjectType) => Selection;
}

export function readFieldOf({ operation, parentType, field, key, nodes, selectionOf }: FieldOf): ReadField {
  const { name: fieldName, resolve, type: returnType } = field;
  const argumentsIn = argumentsOf(field, nodes[0]);
  const place = { nodes, isNullable: !isNonNullType(returnType) };
  const { schema, fragments, node } = operation;
  const infoAt = ({ variables, rootValue }: Run, path: Path): GraphQLResolveInfo => ({
    fieldName,
    fieldNodes: nodes,
    returnType,
    parentType,
    path,
    schema,
    fragments,
    rootValue,
    operation: node,
    variableValues: variables,
  });
  const complete = completeOf(returnType, {
    nodes,
    parentType,
    fieldName,
    schema,
    selectionOf,
    infoAt,
  });

  const resolved = (run: Run, source: unknown, prev: Path | undefined): unknown => {
    const info = infoAt(run, { prev, key, typename: parentType.name });
    const values = argumentsIn(run.variables);
    if (resolve) return resolve(source, values, run.context, info);
    const method: unknown = Reflect.get(source as object, fieldName);
    return typeof method === 'function' ? method.call(source, values, run.context, info) : method;
  };
  const value = (run: Run, source: unknown, prev: Path | undefined): unknown => {
    if (resolve) return resolved(run, source, prev);
    if (source === null || source === undefined) return undefined;
    const property = (source as Record<string, unknown>)[fieldName];
    return typeof property === 'function' ? resolved(run, source, prev) : property;
  };

  return (run, source, prev) => {
    try {
      const given = value(run, source, prev);
      const completed = isPromise(given)
        ? given.then((arrived) => complete(run, arrived, prev, key))
        : complete(run, given, prev, key);
      if (!isPromise(completed)) return completed;
      return completed.then(undefined, (raw: unknown) => nullOrThrow(run, raw, place, prev, key));
    } catch (raw) {
      return nullOrThrow(run, raw, place, prev, key);
    }
  };
}
