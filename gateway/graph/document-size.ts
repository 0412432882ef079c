// How deep an operation goes and how many aliases its answer has, with fragments counted where they are spread.
import {
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

export interface Size {
  depth: number;
  aliases: number;
}

/** Measures a selection with its fragments, each looked into once; introspection has a rule of its own. */
export function measureOf(context: ValidationContext): (selectionSet: SelectionSetNode) => Size {
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
