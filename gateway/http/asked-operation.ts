// What a body of JSON asks, where it is of the plain form; whatever else it may be is judged by the general way.
import type { Asked } from '../execution/operations.ts';
import { DOCUMENT_ID } from '../plugins/persisted-operations.ts';

export interface AskedOperation extends Asked {
  variables: Record<string, unknown>;
}

const MEMBERS: ReadonlySet<string> = new Set([
  'query',
  'variables',
  'operationName',
  'extensions',
  DOCUMENT_ID,
]);

/** Null for a body that is not of the plain form. */
export function askedOperation(text: string): AskedOperation | null {
  const body = parsed(text);
  if (!isRecord(body) || !Object.keys(body).every((name) => MEMBERS.has(name))) return null;
  const { query, documentId, operationName = null, variables, extensions } = body;
  if (!isNameOrNull(operationName) || !isRecordOrNone(variables) || !isRecordOrNone(extensions)) return null;
  const given = { operationName, variables: variables ?? {} };
  if (typeof query === 'string' && isNone(documentId)) return { ...given, query };
  if (typeof documentId === 'string' && isNone(query)) return { ...given, documentId };
  return null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isNone(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isRecordOrNone(value: unknown): value is Record<string, unknown> | null | undefined {
  return isNone(value) || isRecord(value);
}

/** An empty name is none to the one and a wrong one to the other. */
function isNameOrNull(value: unknown): value is string | null {
  return value === null || (typeof value === 'string' && value !== '');
}
