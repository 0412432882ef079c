// Which fields a request selects below a field: lets a resolver ask a service for those columns alone.
import {
  type DirectiveNode,
  GraphQLIncludeDirective,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  GraphQLSkipDirective,
  getDirectiveValues,
  getNamedType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';

/** Names of the fields at the end of `path` below the field of `info`, without what @skip and @include leave out. */
export function fieldsSelected(info: GraphQLResolveInfo, path: readonly string[]): Set<string> {
  const sets = info.fieldNodes.flatMap(({ selectionSet }) => selectionSet ?? []);
  return new Set(namesBelow(sets, info.returnType, path, info));
}

function namesBelow(
  sets: readonly SelectionSetNode[],
  outputType: GraphQLOutputType,
  [step, ...further]: readonly string[],
  info: GraphQLResolveInfo,
): string[] {
  const type = getNamedType(outputType);
  if (!isObjectType(type)) return [];
  const fields = sets.flatMap((set) => fieldsOf(set, type, info));
  if (step === undefined) return fields.map(({ name }) => name.value);
  const definition = type.getFields()[step];
  if (!definition) return [];
  const below = fields.flatMap(({ name, selectionSet }) =>
    name.value === step && selectionSet ? [selectionSet] : [],
  );
  return namesBelow(below, definition.type, further, info);
}

/** Fields of a selection, those of its fragments among them. */
function fieldsOf(set: SelectionSetNode, type: GraphQLObjectType, info: GraphQLResolveInfo) {
  const fields: Extract<SelectionSetNode['selections'][number], { kind: Kind.FIELD }>[] = [];
  for (const selection of set.selections) {
    if (isLeftOut(selection, info)) continue;
    if (selection.kind === Kind.FIELD) {
      fields.push(selection);
      continue;
    }
    const fragment =
      selection.kind === Kind.INLINE_FRAGMENT ? selection : info.fragments[selection.name.value];
    if (fragment) fields.push(...fieldsOf(fragment.selectionSet, type, info));
  }
  return fields;
}

function isLeftOut(node: { directives?: readonly DirectiveNode[] }, info: GraphQLResolveInfo): boolean {
  const skip = getDirectiveValues(GraphQLSkipDirective, node, info.variableValues);
  const include = getDirectiveValues(GraphQLIncludeDirective, node, info.variableValues);
  return skip?.if === true || include?.if === false;
}
