// Arguments of a field: read once where no variable is in them, else for each run.
import { type FieldNode, type GraphQLField, getArgumentValues, visit } from 'graphql';

export type Arguments = Record<string, unknown>;

/** What is returned throws a GraphQLError when the values do not fit. */
export function argumentsOf(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
): (variables: Record<string, unknown>) => Arguments {
  const read = (variables: Record<string, unknown>) => getArgumentValues(field, node, variables);
  if (hasVariables(node)) return read;
  try {
    // Every run gets the same object.
    const values = frozen(read({}));
    return () => values;
  } catch {
    return read;
  }
}

function hasVariables({ arguments: given = [] }: FieldNode): boolean {
  let isFound = false;
  for (const argument of given) {
    visit(argument, {
      Variable() {
        isFound = true;
      },
    });
  }
  return isFound;
}

function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  Object.values(value).forEach(frozen);
  return Object.freeze(value);
}
