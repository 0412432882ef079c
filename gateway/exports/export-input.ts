// What a request for a file asks for, read from JSON by the graph's own input type: the same defaults, the same faults.
import { coerceInputValue, type GraphQLSchema, isInputObjectType } from 'graphql';
import type { CostExportInput } from '../__generated__/graph-types.ts';
import { inputError } from '../errors.ts';

/** Throws an input error that names the first member at fault. */
export function exportInputOf(schema: GraphQLSchema, body: unknown): CostExportInput {
  const type = schema.getType('CostExportInput');
  if (!isInputObjectType(type)) throw new Error('the graph has no input of exports');
  return coerceInputValue(body, type, (path, _value, error) => {
    throw inputError(String(path[0] ?? 'input'), error.message);
  }) as CostExportInput;
}
