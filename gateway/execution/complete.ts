// Completing values by their types, as graphql-js does it, with all that is known of a type worked out beforehand.
import {
  defaultTypeResolver,
  type FieldNode,
  type GraphQLAbstractType,
  GraphQLError,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { leafOf } from './leaf.ts';
import { completeLeafList, completeList } from './list.ts';
import { type Complete, isPromise, NotCompiled, type Path, type Run } from './run.ts';

/** Executes a selection on a value of an object type. */
export interface Selection {
  execute: (run: Run, source: unknown, path: Path | undefined) => unknown;
}

/** A field as far as the completion of its value needs it. */
export interface Place {
  nodes: readonly FieldNode[];
  parentType: GraphQLObjectType;
  fieldName: string;
  /** The selection below the field for a type of its value. */
  selectionOf: (type: GraphQLObjectType) => Selection;
  possibleTypes: (type: GraphQLAbstractType) => readonly GraphQLObjectType[];
  infoAt: (run: Run, path: Path) => GraphQLResolveInfo;
}

export function completeOf(type: GraphQLOutputType, place: Place): Complete {
  if (!isNonNullType(type)) return nullable(completeGiven(type, place));
  const inner = nullable(completeGiven(type.ofType, place));
  return (run, value, prev, key) => {
    const completed = inner(run, value, prev, key);
    if (completed !== null) return completed;
    throw new Error(`Cannot return null for non-nullable field ${place.parentType.name}.${place.fieldName}.`);
  };
}

function nullable(complete: Complete): Complete {
  return (run, value, prev, key) => {
    if (value === null || value === undefined) return null;
    if (value instanceof Error) throw value;
    return complete(run, value, prev, key);
  };
}

/** For values that are there. */
function completeGiven(type: GraphQLOutputType, place: Place): Complete {
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
  if (isAbstractType(type)) return completeAbstract(type, place);
  throw new NotCompiled(`a field of type ${String(type)}`);
}

function completeObject(type: GraphQLObjectType, { selectionOf, parentType }: Place): Complete {
  if (type.isTypeOf) throw new NotCompiled(`${type.name} is told by isTypeOf`);
  const selection = selectionOf(type);
  const { name } = parentType;
  return (run, value, prev, key) => selection.execute(run, value, { prev, key, typename: name });
}

function completeAbstract(type: GraphQLAbstractType, place: Place): Complete {
  const resolveType = type.resolveType ?? defaultTypeResolver;
  const known = new Map(
    place.possibleTypes(type).map((concrete) => [concrete.name, completeObject(concrete, place)]),
  );
  const completeAs = (name: unknown): Complete => {
    const complete = known.get(String(name));
    if (complete) return complete;
    const message = `Runtime Object type "${name}" is not a possible type for "${type.name}".`;
    throw new GraphQLError(message, { nodes: place.nodes });
  };
  return (run, value, prev, key) => {
    const path = { prev, key, typename: place.parentType.name };
    const name = resolveType(value, run.context, place.infoAt(run, path), type);
    if (!isPromise(name)) return completeAs(name)(run, value, prev, key);
    return name.then((resolved) => completeAs(resolved)(run, value, prev, key));
  };
}
