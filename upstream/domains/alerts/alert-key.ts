// The key of an alert, made from the values that identify it.
import { createHash } from 'node:crypto';

/** Short, and the same for the same values. */
export function alertKey(...words: readonly (string | number | null)[]): string {
  return createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 32);
}
