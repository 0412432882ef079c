// Completing values by their types, as graphql-js does it, with all that is known of a type worked out beforehand.
import {
  type FieldNode,
  type GraphQLAbstractType,
  GraphQLError,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { leafOf } from './leaf.ts';
import { completeLeafList, completeList } from './list.ts';
import { type Complete, isPromise, type Path, type Run } from './run.ts';
import { runtimeTypeOf } from './runtime-type.ts';

/** Executes a selection on a value of an object type. */
export interface Selection {
  execute: (run: Run, source: unknown, path: Path | undefined) => unknown;
}

/** A field as far as the completion of its value needs it. */
export interface Place {
  schema: GraphQLSchema;
  nodes: readonly FieldNode[];
  parentType: GraphQLObjectType;
  fieldName: string;
  /** Compiles the selection below the field for a type of its value. */
  selectionOf: (type: GraphQLObjectType) => Selection;
  infoAt: (run: Run, path: Path) => GraphQLResolveInfo;
}

export function completeOf(type: GraphQLOutputType, place: Place): Complete {
  if (!isNonNullType(type)) return nullable(completeGiven(type, place));
  const inner = nullable(completeGiven(type.ofType, place));
  const refuseNull = (completed: unknown): unknown => {
    if (completed !== null) return completed;
    throw new Error(`Cannot return null for non-nullable field ${place.parentType.name}.${place.fieldName}.`);
  };
  return (run, value, prev, key) => refuseNull(inner(run, value, prev, key));
}

function nullable(complete: Complete): Complete {
  return (run, value, prev, key) => {
    if (value === null || value === undefined) return null;
    if (value instanceof Error) throw value;
    return complete(run, value, prev, key);
  };
}

/** For values that are there. */
function completeGiven(type: Exclude<GraphQLOutputType, { ofType: never }>, place: Place): Complete {
  if (isLeafType(type)) {
    const { isSerialized, serialize } = leafOf(type);
    return (_run, value) => (isSerialized(value) ? value : serialize(value));
  }
  if (isListType(type)) {
    const itemType: GraphQLOutputType = type.ofType;
    const isNullable = !isNonNullType(itemType);
    const general = completeList(completeOf(itemType, place), isNullable, place);
    const leafType = isNonNullType(itemType) ? itemType.ofType : itemType;
    return isLeafType(leafType) ? completeLeafList(leafOf(leafType), isNullable, general) : general;
  }
  if (isObjectType(type)) return completeObject(type, place);
  return completeAbstract(type as GraphQLAbstractType, place);
}

function completeObject(
  type: GraphQLObjectType,
  { selectionOf, parentType, infoAt, nodes }: Place,
): Complete {
  const { name } = parentType;
  const { isTypeOf } = type;
  let selection: Selection | null = null;
  const execute: Complete = (run, value, prev, key) => {
    selection ??= selectionOf(type);
    return selection.execute(run, value, { prev, key, typename: name });
  };
  if (!isTypeOf) return execute;
  const checked = (isOfType: boolean, ...given: Parameters<Complete>) => {
    if (isOfType) return execute(...given);
    throw new GraphQLError(`Expected value of type "${type.name}".`, { nodes });
  };
  return (run, value, prev, key) => {
    const isOfType = isTypeOf(value, run.context, infoAt(run, { prev, key, typename: name }));
    if (!isPromise(isOfType)) return checked(isOfType, run, value, prev, key);
    return isOfType.then((resolved) => checked(Boolean(resolved), run, value, prev, key));
  };
}

function completeAbstract(type: GraphQLAbstractType, place: Place): Complete {
  const typeOf = runtimeTypeOf(type, place.schema, place);
  const known = new Map<GraphQLObjectType, Complete>();
  const completeAs = (concrete: GraphQLObjectType): Complete => {
    const complete = known.get(concrete) ?? completeObject(concrete, place);
    known.set(concrete, complete);
    return complete;
  };
  return (run, value, prev, key) => {
    const path = { prev, key, typename: place.parentType.name };
    const concrete = typeOf(value, run.context, place.infoAt(run, path));
    if (!isPromise(concrete)) return completeAs(concrete)(run, value, prev, key);
    return concrete.then((resolved) => completeAs(resolved)(run, value, prev, key));
  };
}
