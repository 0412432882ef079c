// Which fields a selection asks for on a type: fragments looked into, equal names merged, @skip, @include and @defer
// evaluated.
import {
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLIncludeDirective,
  type GraphQLObjectType,
  GraphQLSkipDirective,
  getDirectiveValues,
  type InlineFragmentNode,
  isAbstractType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  typeFromAST,
} from 'graphql';
import type { Operation } from './run.ts';

/** By their names in the answer, in its order. */
export type CollectedFields = Map<string, [FieldNode, ...FieldNode[]]>;

export interface DeferredFields {
  label: string | undefined;
  fields: CollectedFields;
}

export interface Collected {
  fields: CollectedFields;
  deferred: DeferredFields[];
}

/** `variables`: those that directives read. Throws a GraphQLError for a directive whose arguments do not fit. */
export function collectFields(
  operation: Operation,
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
  variables: Record<string, unknown>,
): Collected {
  const deferred: DeferredFields[] = [];
  const visited = new Set<string>();
  const deferDirective = operation.schema.getDirective('defer');

  function visitAll(set: SelectionSetNode, fields: CollectedFields): void {
    for (const selection of set.selections) visit(selection, fields);
  }

  function visit(selection: SelectionNode, fields: CollectedFields): void {
    if (isLeftOut(selection, variables)) return;
    if (selection.kind === Kind.FIELD) {
      const key = (selection.alias ?? selection.name).value;
      const known = fields.get(key);
      if (known) known.push(selection);
      else fields.set(key, [selection]);
      return;
    }
    const defer = deferDirective && getDirectiveValues(deferDirective, selection, variables);
    const isDeferred = Boolean(defer && defer.if !== false);
    const fragment = fragmentOf(selection, isDeferred);
    if (!fragment || !applies(operation, fragment, type)) return;
    if (!isDeferred) {
      visitAll(fragment.selectionSet, fields);
      return;
    }
    const inside: CollectedFields = new Map();
    visitAll(fragment.selectionSet, inside);
    deferred.push({ label: typeof defer?.label === 'string' ? defer.label : undefined, fields: inside });
  }

  /** Null for a fragment that was looked into already. One that is deferred is executed beside the others. */
  function fragmentOf(
    selection: Exclude<SelectionNode, FieldNode>,
    isDeferred: boolean,
  ): FragmentDefinitionNode | InlineFragmentNode | null {
    if (selection.kind === Kind.INLINE_FRAGMENT) return selection;
    const name = selection.name.value;
    if (!isDeferred) {
      if (visited.has(name)) return null;
      visited.add(name);
    }
    return operation.fragments[name] ?? null;
  }

  const fields: CollectedFields = new Map();
  for (const set of sets) visitAll(set, fields);
  return { fields, deferred };
}

function applies(
  { schema }: Operation,
  { typeCondition }: FragmentDefinitionNode | InlineFragmentNode,
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
