// Columns of amounts: most of what the large replies hold. They are looked through where they are, because a schema of
// lists copies each of them, which takes as long as reading the text.
import { z } from 'zod';

type Amounts = (number | null)[];

/** Amounts in the currency of the reply, null where nothing is known; of any length unless it is given. */
export function amounts(length?: number) {
  const schema = z.custom<Amounts>((value) => faultOf(value, length) === null, {
    error: ({ input }) => faultOf(input, length) ?? undefined,
  });
  schema._zod.toJSONSchema = () => ({
    type: 'array',
    items: { anyOf: [{ type: 'number' }, { type: 'null' }] },
    ...(length !== undefined && { minItems: length, maxItems: length }),
  });
  return schema;
}

/** What is wrong with the column; null for a good one. */
function faultOf(value: unknown, length: number | undefined): string | null {
  if (!Array.isArray(value)) return 'expected a list of amounts';
  if (length !== undefined && value.length !== length)
    return `expected ${length} amounts, not ${value.length}`;
  for (let index = 0; index < value.length; index++) {
    const amount: unknown = value[index];
    if (amount !== null && !Number.isFinite(amount)) return `expected a number or null at ${index}`;
  }
  return null;
}
