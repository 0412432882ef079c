// Turns replies of the gateway, whole or in parts, into the payloads that Relay reads.
import type { GraphQLSingularResponse, PayloadError } from 'relay-runtime';
import { faultOfErrors, GraphError } from '../fault.ts';

type Path = readonly (string | number)[];
interface WireError {
  message: string;
  path?: Path;
  extensions?: Record<string, unknown>;
}
interface Increment {
  data?: Record<string, unknown> | null;
  errors?: WireError[];
  label?: string;
  path?: Path;
}
/** A reply, or its first or a later part. */
interface Reply extends Increment {
  hasNext?: boolean;
  incremental?: Increment[];
}

/**
 * The payloads of one reply or part. Throws a GraphError when there is nothing to show; with data, errors go on to
 * the fields they belong to.
 */
export function payloadsOf(value: unknown, requestId: string): GraphQLSingularResponse[] {
  if (!isReply(value)) throw new GraphError({ ...faultOfErrors([], requestId), code: 'UPSTREAM_BAD_REPLY' });
  const isFinal = isLast(value);
  if (value.incremental)
    return value.incremental.flatMap((increment) => deferred(increment, isFinal, requestId));
  if (value.data === undefined && !value.errors) return [];
  if (value.data === undefined || value.data === null) {
    throw new GraphError(faultOfErrors(value.errors ?? [], requestId));
  }
  return [
    {
      data: value.data,
      errors: payloadErrors(value.errors, 0, requestId),
      extensions: { is_final: isFinal },
    },
  ];
}

export function errorsOf(payload: GraphQLSingularResponse): readonly PayloadError[] {
  return ('errors' in payload && payload.errors) || [];
}

/** Whether it holds an error, or says that a change was refused. */
export function isRefusal(payload: GraphQLSingularResponse): boolean {
  if (errorsOf(payload).length > 0) return true;
  const answers: unknown[] = Object.values(('data' in payload && payload.data) || {});
  return answers.some(hasUserErrors);
}

function hasUserErrors(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || !('userErrors' in answer)) return false;
  return Array.isArray(answer.userErrors) && answer.userErrors.length > 0;
}

/** Whether no part follows. */
export function isLast(value: unknown): boolean {
  return !(isReply(value) && value.hasNext === true);
}

function deferred(increment: Increment, isFinal: boolean, requestId: string): GraphQLSingularResponse[] {
  if (!increment.data) throw new GraphError(faultOfErrors(increment.errors ?? [], requestId));
  const path = increment.path ?? [];
  return [
    {
      data: increment.data,
      errors: payloadErrors(increment.errors, path.length, requestId),
      extensions: { is_final: isFinal },
      label: increment.label ?? '',
      path: [...path],
    },
  ];
}

/** Relay looks errors up from the deferred object on, the wire names them from the root. */
function payloadErrors(errors: WireError[] | undefined, depth: number, requestId: string): PayloadError[] {
  return (errors ?? []).map(({ message, path, extensions }) => ({
    message,
    path: path ? [...path.slice(depth)] : [],
    extensions: { requestId, ...extensions },
  }));
}

function isReply(value: unknown): value is Reply {
  if (typeof value !== 'object' || value === null) return false;
  return 'data' in value || 'errors' in value || 'incremental' in value || 'hasNext' in value;
}
