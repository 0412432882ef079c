// Limits of a document, judged before anything is executed or asked of a service.
import {
  type ASTVisitor,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { PersistedOperations } from './persisted-operations.ts';

const MAX_TOKENS = 2000;
const MAX_DEPTH = 15;
const MAX_OPERATIONS = 5;
const MAX_DIRECTIVES = 50;
const MAX_VARIABLES = 100;
/** Aliases of different settings: each may be a call of its own. */
const MAX_DISTINCT_ALIASES = 30;
/** All aliases, fragments counted where they are spread: equal settings cost one call, but each is a part of the answer. */
const MAX_ALIASES = 60;

interface Size {
  depth: number;
  aliases: number;
}

export function limits(operations: PersistedOperations): Plugin {
  const ownDocuments = new WeakSet<DocumentNode>();
  return {
    onParse({ params: { source }, setParseFn }) {
      if (!operations.isKnown(String(source))) return setParseFn(parseLimited);
      return ({ result }) => {
        if (result && !(result instanceof Error)) ownDocuments.add(result);
      };
    },
    onValidate({ params: { documentAST }, addValidationRule }) {
      if (!ownDocuments.has(documentAST)) addValidationRule(documentLimits);
    },
  };
}

/** Throws a coded error for what cannot be read, or is too long. */
export function parseLimited(source: Parameters<typeof parse>[0], options?: Parameters<typeof parse>[1]) {
  try {
    return parse(source, { ...options, maxTokens: MAX_TOKENS });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const { message, nodes, positions } = error;
    const extensions = { code: 'GRAPHQL_PARSE_FAILED', http: { spec: true, status: 400 } };
    throw new GraphQLError(message, { nodes, source: error.source, positions, extensions });
  }
}

export function documentLimits(context: ValidationContext): ASTVisitor {
  const distinct = new Set<string>();
  const counts = { directives: 0, operations: 0 };
  const measure = measureOf(context);
  const refuse = (message: string, node?: OperationDefinitionNode) => {
    context.reportError(new GraphQLError(message, { nodes: node }));
  };
  return {
    Field(node) {
      if (node.alias) distinct.add(settingsOf(node));
    },
    Directive() {
      counts.directives += 1;
    },
    OperationDefinition(node) {
      counts.operations += 1;
      const { depth, aliases } = measure(node.selectionSet);
      if (depth > MAX_DEPTH) refuse(`The operation is nested deeper than ${MAX_DEPTH} levels.`, node);
      if (aliases > MAX_ALIASES) refuse(`The operation has more than ${MAX_ALIASES} aliases.`, node);
      if ((node.variableDefinitions?.length ?? 0) > MAX_VARIABLES) {
        refuse(`The operation has more than ${MAX_VARIABLES} variables.`, node);
      }
    },
    Document: {
      leave() {
        if (distinct.size > MAX_DISTINCT_ALIASES) {
          refuse(`The document has more than ${MAX_DISTINCT_ALIASES} aliases of different settings.`);
        }
        if (counts.directives > MAX_DIRECTIVES)
          refuse(`The document has more than ${MAX_DIRECTIVES} directives.`);
        if (counts.operations > MAX_OPERATIONS)
          refuse(`The document has more than ${MAX_OPERATIONS} operations.`);
      },
    },
  };
}

function settingsOf(node: FieldNode): string {
  return `${node.name.value}(${node.arguments?.map(print).sort().join()})`;
}

/** Measures a selection with its fragments, each looked into once; introspection has a rule of its own. */
function measureOf(context: ValidationContext): (selectionSet: SelectionSetNode) => Size {
  const known = new Map<string, Size>();

  function measure(selectionSet: SelectionSetNode): Size {
    const size: Size = { depth: 0, aliases: 0 };
    for (const selection of selectionSet.selections) {
      const part =
        selection.kind === Kind.FIELD
          ? measureField(selection)
          : selection.kind === Kind.INLINE_FRAGMENT
            ? measure(selection.selectionSet)
            : measureFragment(context.getFragment(selection.name.value));
      size.depth = Math.max(size.depth, part.depth);
      size.aliases += part.aliases;
    }
    return size;
  }

  function measureField(node: FieldNode): Size {
    const alias = node.alias ? 1 : 0;
    if (!node.selectionSet || node.name.value.startsWith('__')) return { depth: 1, aliases: alias };
    const { depth, aliases } = measure(node.selectionSet);
    return { depth: depth + 1, aliases: aliases + alias };
  }

  function measureFragment(fragment: FragmentDefinitionNode | null | undefined): Size {
    const nothing = { depth: 0, aliases: 0 };
    if (!fragment) return nothing;
    const name = fragment.name.value;
    const size = known.get(name);
    if (size) return size;
    // A fragment that spreads itself is refused by another rule; here it only must come to an end.
    known.set(name, nothing);
    const measured = measure(fragment.selectionSet);
    known.set(name, measured);
    return measured;
  }

  return measure;
}
