// The object type of a value whose field has an interface or a union as its type.
import {
  defaultTypeResolver,
  type FieldNode,
  type GraphQLAbstractType,
  GraphQLError,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isObjectType,
} from 'graphql';
import { isPromise } from './run.ts';

type RuntimeType = GraphQLObjectType | Promise<GraphQLObjectType>;

/** What is returned throws, or rejects with, a GraphQLError for a value that is of none of the possible types. */
export function runtimeTypeOf(
  type: GraphQLAbstractType,
  schema: GraphQLSchema,
  {
    nodes,
    fieldName,
    parentType,
  }: { nodes: readonly FieldNode[]; fieldName: string; parentType: GraphQLObjectType },
): (value: unknown, context: unknown, info: GraphQLResolveInfo) => RuntimeType {
  const resolveType = type.resolveType ?? defaultTypeResolver;
  const fieldPath = `${parentType.name}.${fieldName}`;
  return (value, context, info) => {
    const name = resolveType(value, context, info, type);
    return isPromise(name) ? name.then(objectType) : objectType(name);
  };

  function objectType(name: unknown): GraphQLObjectType {
    if (name === null || name === undefined) {
      throw fault(
        `Abstract type "${type.name}" must resolve to an Object type at runtime for field "${fieldPath}". Either the "${type.name}" type should provide a "resolveType" function or each possible type should provide an "isTypeOf" function.`,
      );
    }
    if (typeof name !== 'string') {
      throw fault(
        `Abstract type "${type.name}" must resolve to an Object type at runtime for field "${fieldPath}".`,
      );
    }
    const found = schema.getType(name);
    if (!found) {
      throw fault(
        `Abstract type "${type.name}" was resolved to a type "${name}" that does not exist inside the schema.`,
      );
    }
    if (!isObjectType(found)) {
      throw fault(`Abstract type "${type.name}" was resolved to a non-object type "${name}".`);
    }
    if (!schema.isSubType(type, found)) {
      throw fault(`Runtime Object type "${name}" is not a possible type for "${type.name}".`);
    }
    return found;
  }

  function fault(message: string): GraphQLError {
    return new GraphQLError(message, { nodes });
  }
}
