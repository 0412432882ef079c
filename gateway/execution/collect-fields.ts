// Which fields a selection asks for on a type: fragments looked into, equal names merged, @skip and @include judged.
import {
  type FieldNode,
  GraphQLIncludeDirective,
  type GraphQLObjectType,
  GraphQLSkipDirective,
  getDirectiveValues,
  isAbstractType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  typeFromAST,
} from 'graphql';
import type { Operation } from './run.ts';

/** By their names in the answer, in its order. */
export type CollectedFields = Map<string, FieldNode[]>;

/** `variables` count for @skip and @include alone. */
export function collectFields(
  operation: Operation,
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
  variables: Record<string, unknown>,
): CollectedFields {
  const fields: CollectedFields = new Map();
  const visited = new Set<string>();

  const visit = (selection: SelectionNode): void => {
    if (isLeftOut(selection, variables)) return;
    if (selection.kind === Kind.FIELD) {
      const key = (selection.alias ?? selection.name).value;
      const known = fields.get(key);
      if (known) known.push(selection);
      else fields.set(key, [selection]);
      return;
    }
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      if (visited.has(selection.name.value)) return;
      visited.add(selection.name.value);
    }
    const fragment =
      selection.kind === Kind.INLINE_FRAGMENT ? selection : operation.fragments[selection.name.value];
    if (fragment && applies(operation, fragment, type)) fragment.selectionSet.selections.forEach(visit);
  };

  for (const set of sets) set.selections.forEach(visit);
  return fields;
}

function applies(
  { schema }: Operation,
  { typeCondition }: { typeCondition?: Parameters<typeof typeFromAST>[1] | undefined },
  type: GraphQLObjectType,
): boolean {
  if (!typeCondition) return true;
  const condition = typeFromAST(schema, typeCondition);
  return condition === type || (isAbstractType(condition) && schema.isSubType(condition, type));
}

function isLeftOut(node: SelectionNode, variables: Record<string, unknown>): boolean {
  if (!node.directives?.length) return false;
  return (
    getDirectiveValues(GraphQLSkipDirective, node, variables)?.if === true ||
    getDirectiveValues(GraphQLIncludeDirective, node, variables)?.if === false
  );
}
