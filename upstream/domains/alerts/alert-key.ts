// What an alert is called, of the words that tell it from all others.
import { createHash } from 'node:crypto';

/** The same for the same words; short, whatever they are. */
export function alertKey(...words: readonly (string | number | null)[]): string {
  return createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 32);
}
