// Asks the figures of widgets that are on the first screen before those of the others, within one request (D-08).
import { setTimeout as after, setImmediate as nextTurn } from 'node:timers/promises';
import { type GraphQLFieldResolver, type GraphQLSchema, isInterfaceType } from 'graphql';
import type { Widget } from '../../../../upstream/contract/dashboard/widget-words.ts';

/** The rows of the grid that a window of usual height shows; a row and its gap are 32 px high. */
const ROWS_IN_SIGHT = 28;
/** The longest that figures below the first screen wait for those on it. */
const MAX_WAIT_MS = 1000;

interface Content {
  isOutOfSight?: boolean;
}

/** The part of the context that is needed here. */
interface VisibleFirstContext {
  visibleFirst: VisibleFirst;
}

export function isOutOfSight({ layout }: Pick<Widget, 'layout'>): boolean {
  return layout.y >= ROWS_IN_SIGHT;
}

/** Orders the figures of every widget's content; changes the schema in place. */
export function prioritizeVisible(schema: GraphQLSchema): GraphQLSchema {
  const content = schema.getType('WidgetContent');
  if (!isInterfaceType(content)) throw new Error('the graph has no WidgetContent');
  const common = content.getFields();
  const fields = schema.getPossibleTypes(content).flatMap((type) => Object.values(type.getFields()));
  for (const field of fields) {
    const { resolve } = field;
    if (common[field.name] || !resolve) continue;
    const ordered: GraphQLFieldResolver<Content, VisibleFirstContext> = (parent, args, context, info) =>
      context.visibleFirst.ask(parent.isOutOfSight ?? false, () => resolve(parent, args, context, info));
    field.resolve = ordered;
  }
  return schema;
}

export class VisibleFirst {
  readonly #visible = new Set<unknown>();

  /** Asks at once for a visible widget, else after the visible ones were answered. */
  async ask<Figures>(isOutOfSight: boolean, figures: () => Promise<Figures> | Figures): Promise<Figures> {
    if (isOutOfSight) {
      await this.#visibleAnswered();
      return figures();
    }
    const asked = figures();
    this.#visible.add(asked);
    return asked;
  }

  async #visibleAnswered(): Promise<void> {
    // All widgets of an answer start within one turn of the event loop, in any order.
    await nextTurn();
    const timer = new AbortController();
    await Promise.race([
      Promise.allSettled(this.#visible),
      after(MAX_WAIT_MS, undefined, { signal: timer.signal, ref: false }).catch(() => undefined),
    ]);
    timer.abort();
  }
}
