// Errors of fields as graphql-js reports them: located, and passed up where the field must not be null.
import { type FieldNode, locatedError } from 'graphql';
import { keysOf, type Path, type Run } from './run.ts';

/** Null in the place of a value that may be null; throws the located error otherwise. */
export function nullOrThrow(
  run: Run,
  raw: unknown,
  place: { nodes: readonly FieldNode[]; isNullable: boolean },
  prev: Path | undefined,
  key: string | number,
): null {
  const path = [...keysOf(prev), key];
  const error = locatedError(raw, place.nodes, path);
  if (!place.isNullable) throw error;
  run.errors.push(error);
  run.payloads.dropBelow(run.payload, path);
  return null;
}
