// Rules of documents for @defer, which graphql 16 does not have yet.
import { type ASTVisitor, type DirectiveNode, GraphQLError, Kind, type ValidationContext } from 'graphql';

/** A label is a text of the document, and none is used twice. */
export function DeferLabels(context: ValidationContext): ASTVisitor {
  const known = new Map<string, DirectiveNode>();
  return {
    Directive(node) {
      if (node.name.value !== 'defer') return;
      const label = node.arguments?.find(({ name }) => name.value === 'label')?.value;
      if (!label) return;
      if (label.kind !== Kind.STRING) {
        const message = `Directive "defer"'s label argument must be a static string.`;
        return context.reportError(new GraphQLError(message, { nodes: node }));
      }
      const other = known.get(label.value);
      if (other) {
        const message = 'Defer/Stream directive label argument must be unique.';
        context.reportError(new GraphQLError(message, { nodes: [other, node] }));
      }
      known.set(label.value, node);
    },
  };
}

/** Mutations run one after the other, and subscriptions send events: neither has root fields that come later. */
export function DeferBelowRoot(context: ValidationContext): ASTVisitor {
  return {
    Directive(node) {
      if (node.name.value !== 'defer') return;
      const type = context.getParentType();
      const schema = context.getSchema();
      for (const [kind, root] of [
        ['mutation', schema.getMutationType()],
        ['subscription', schema.getSubscriptionType()],
      ] as const) {
        if (!root || root !== type) continue;
        const message = `Defer directive cannot be used on root ${kind} type "${root.name}".`;
        context.reportError(new GraphQLError(message, { nodes: node }));
      }
    },
  };
}
