// Limits of a document, judged before anything is executed or asked of a service.
import {
  type ASTVisitor,
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  parse,
  print,
  specifiedRules,
  type ValidationContext,
  type ValidationRule,
  validate,
} from 'graphql';
import { DeferBelowRoot, DeferLabels } from './defer-rules.ts';
import { measureOf } from './document-size.ts';

const MAX_TOKENS = 2000;
const MAX_DEPTH = 15;
const MAX_OPERATIONS = 5;
const MAX_DIRECTIVES = 50;
const MAX_VARIABLES = 100;
/** Aliases of different settings: each may be a call of its own. */
const MAX_DISTINCT_ALIASES = 30;
/** All aliases, fragments counted where they are spread: equal settings cost one call, but each is a part of the answer. */
const MAX_ALIASES = 60;
/** Fields of one name, and spread fragments: whether they can be merged is found out by looking at every two of them. */
const MAX_NAMESAKES = 200;
const MAX_SPREADS = 200;
/** Faults of a document that are told; to find and locate each takes time. */
const MAX_FAULTS = 10;

/** What every document must fulfil, those of the web among them. */
export const RULES: readonly ValidationRule[] = [...specifiedRules, DeferLabels, DeferBelowRoot];

/** Throws a coded error for what cannot be read, or is too long. */
export function parseLimited(text: string): DocumentNode {
  try {
    return parse(text, { maxTokens: MAX_TOKENS });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const { message, nodes, positions } = error;
    const extensions = { code: 'GRAPHQL_PARSE_FAILED', http: { spec: true, status: 400 } };
    throw new GraphQLError(message, { nodes, source: error.source, positions, extensions });
  }
}

/**
 * At most so many faults of a document. The limits come first, because a document within them is judged by the other
 * rules in a short time.
 */
export function validateLimited(schema: GraphQLSchema, document: DocumentNode): readonly GraphQLError[] {
  const beyond = validate(schema, document, [documentLimits]);
  if (beyond.length > 0) return beyond;
  return validate(schema, document, RULES, { maxErrors: MAX_FAULTS, hideSuggestions: true });
}

function documentLimits(context: ValidationContext): ASTVisitor {
  const distinct = new Set<string>();
  const namesakes = new Map<string, number>();
  const counts = { directives: 0, operations: 0, spreads: 0 };
  const measure = measureOf(context);
  const refuse = (message: string, node?: OperationDefinitionNode) => {
    context.reportError(new GraphQLError(message, { nodes: node }));
  };
  return {
    Field(node) {
      if (node.alias) distinct.add(settingsOf(node));
      const { value } = node.alias ?? node.name;
      namesakes.set(value, (namesakes.get(value) ?? 0) + 1);
    },
    FragmentSpread() {
      counts.spreads += 1;
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
        if (counts.spreads > MAX_SPREADS)
          refuse(`The document spreads fragments at more than ${MAX_SPREADS} places.`);
        if (Math.max(0, ...namesakes.values()) > MAX_NAMESAKES)
          refuse(`The document has more than ${MAX_NAMESAKES} fields of one name.`);
      },
    },
  };
}

function settingsOf(node: FieldNode): string {
  return `${node.name.value}(${node.arguments?.map(print).sort().join()})`;
}
