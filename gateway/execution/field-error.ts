// Errors of fields as graphql-js tells them: located, and passed up where the field must not be null.
import { type FieldNode, type GraphQLError, locatedError } from 'graphql';
import type { Path, Run } from './run.ts';

export function errorAt(
  raw: unknown,
  nodes: readonly FieldNode[],
  prev: Path | undefined,
  key: string | number,
): GraphQLError {
  return locatedError(raw, nodes, [...keysOf(prev), key]);
}

/** Null in the place of a value that may be null; throws the located error otherwise. */
export function nullOrThrow(
  run: Run,
  raw: unknown,
  place: { nodes: readonly FieldNode[]; isNullable: boolean },
  prev: Path | undefined,
  key: string | number,
): null {
  const error = errorAt(raw, place.nodes, prev, key);
  if (!place.isNullable) throw error;
  run.errors.push(error);
  return null;
}

function keysOf(path: Path | undefined): (string | number)[] {
  const keys: (string | number)[] = [];
  for (let at = path; at; at = at.prev) keys.push(at.key);
  return keys.reverse();
}
