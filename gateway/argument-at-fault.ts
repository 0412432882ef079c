// Finds the name of the argument whose value graphql-js refuses.
import { type GraphQLError, Kind } from 'graphql';

/** Kinds of AST nodes that are values of arguments. */
const VALUE_KINDS: readonly string[] = [
  Kind.INT,
  Kind.FLOAT,
  Kind.STRING,
  Kind.BOOLEAN,
  Kind.NULL,
  Kind.ENUM,
  Kind.LIST,
  Kind.OBJECT,
];

/** The name before the colon that stands nearest before the value at fault. */
export function argumentOfLiteral(error: GraphQLError): string | null {
  const node = error.nodes?.[0];
  if (!node || !VALUE_KINDS.includes(node.kind)) return null;
  let token = node.loc?.startToken ?? null;
  while (token && token.kind !== ':') token = token.prev;
  return token?.prev?.value ?? null;
}

/** The member of the variable at fault, from the text that graphql-js gives. */
export function argumentOfVariable(error: GraphQLError): string | null {
  const [, variable, member] =
    /^Variable "\$(\w+)"(?: got invalid value .*? at "\1\.([\w.[\]]+)")?/s.exec(error.message) ?? [];
  const last = member
    ?.replace(/\[\d+\]/g, '')
    .split('.')
    .at(-1);
  return last || variable || null;
}
