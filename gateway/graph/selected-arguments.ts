// Arguments of the fields selected below a field: lets a resolver refuse them before it makes a call.
import {
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  getArgumentValues,
  getNamedType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';

/** The arguments of every selection of `fieldName` directly below the field of `info`, fragments looked into. */
export function argumentsBelow(info: GraphQLResolveInfo, fieldName: string): Record<string, unknown>[] {
  const type = getNamedType(info.returnType);
  if (!isObjectType(type)) return [];
  return info.fieldNodes.flatMap((node) => collect(type, node.selectionSet, fieldName, info));
}

function collect(
  type: GraphQLObjectType,
  selectionSet: SelectionSetNode | undefined,
  fieldName: string,
  info: GraphQLResolveInfo,
): Record<string, unknown>[] {
  const definition = type.getFields()[fieldName];
  return (selectionSet?.selections ?? []).flatMap((selection) => {
    if (selection.kind === Kind.FIELD) {
      if (selection.name.value !== fieldName || !definition) return [];
      return [getArgumentValues(definition, selection, info.variableValues)];
    }
    const fragment =
      selection.kind === Kind.INLINE_FRAGMENT ? selection : info.fragments[selection.name.value];
    return collect(type, fragment?.selectionSet, fieldName, info);
  });
}
