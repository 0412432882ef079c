// Endpoints that answer for a list of keys: the keys that one request asks for at the same moment are one call.
import type { Endpoint, ReplyOf, RequestOf } from '../../../upstream/contract/endpoint.ts';
import { canonicalText } from './canonical-text.ts';

export interface BatchedRead<E extends Endpoint, Key, Value> {
  endpoint: E;
  /** The most keys of one call; more keys are several calls. */
  maxKeys: number;
  request: (keys: readonly Key[]) => RequestOf<E>;
  /** A value for each key, in the order of the keys. */
  values: (reply: ReplyOf<E>, keys: readonly Key[]) => Value[];
}

/** The rows of each key, in the order of the keys; none for a key that the reply does not name. */
export function rowsOfKeys<Key, Row>(
  keys: readonly Key[],
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): Row[][] {
  const byKey = new Map<string, Row[]>();
  for (const row of rows) {
    const text = canonicalText(keyOf(row));
    const known = byKey.get(text);
    if (known) known.push(row);
    else byKey.set(text, [row]);
  }
  return keys.map((key) => byKey.get(canonicalText(key)) ?? []);
}

/** The first row of each key; null for a key that the reply does not name. */
export function rowOfKeys<Key, Row>(
  keys: readonly Key[],
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): (Row | null)[] {
  return rowsOfKeys(keys, rows, keyOf).map(([row]) => row ?? null);
}
