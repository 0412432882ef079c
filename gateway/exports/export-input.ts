// What a request for a file asks for, read from JSON by an input type of the graph: the same defaults, the same faults.
import { coerceInputValue, type GraphQLSchema, isInputObjectType } from 'graphql';
import type { BillFileInput, CostExportInput, DashboardFileInput } from '../__generated__/graph-types.ts';
import { inputError } from '../errors.ts';

/** The input types of the addresses that answer with files. */
export interface FileInputs {
  CostExportInput: CostExportInput;
  BillFileInput: BillFileInput;
  DashboardFileInput: DashboardFileInput;
}

/** Throws an input error that names the first member at fault. */
export function fileInputOf<Name extends keyof FileInputs>(
  schema: GraphQLSchema,
  name: Name,
  body: unknown,
): FileInputs[Name] {
  const type = schema.getType(name);
  if (!isInputObjectType(type)) throw new Error(`the graph has no input ${name}`);
  return coerceInputValue(body, type, (path, _value, error) => {
    throw inputError(String(path[0] ?? 'input'), error.message);
  }) as FileInputs[Name];
}
