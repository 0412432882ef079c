// Values of PostgreSQL as SQLite would give them, so that rows have the same types on both.
import { types } from 'pg';

const { BOOL, INT8, NUMERIC } = types.builtins;

/** The reader of a column type, by its number in the catalogue of PostgreSQL. */
export const typeParser: typeof types.getTypeParser = (type: number, format?: 'text' | 'binary') => {
  if (type === BOOL) return (text: string) => (text === 't' ? 1 : 0);
  // Sums of whole numbers are numeric; money never is, it is kept as text.
  if (type === INT8 || type === NUMERIC) return exactNumber;
  return types.getTypeParser(type, format);
};

/** Throws a RangeError for a whole number that a JavaScript number cannot hold. */
function exactNumber(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && !Number.isSafeInteger(number)) {
    throw new RangeError(`${text} of the documents store is too large for a number`);
  }
  return number;
}
