// Whose figures are asked first within a request: those of widgets in sight, then the others (D-08).
import { setTimeout as after, setImmediate as nextTurn } from 'node:timers/promises';
import { type GraphQLFieldResolver, type GraphQLSchema, isInterfaceType } from 'graphql';
import type { Widget } from '../../../../upstream/contract/dashboard/widget-words.ts';

/** The rows of the grid that a window of usual height shows; a row and its gap are 32 px high. */
const ROWS_IN_SIGHT = 28;
/** What is in sight and hangs holds the others up no longer. */
const AT_MOST_MS = 1000;

/** The part of the context that is needed here. */
interface TurnsContext {
  figureTurns: FigureTurns;
}

export function isOutOfSight({ layout }: Pick<Widget, 'layout'>): boolean {
  return layout.y >= ROWS_IN_SIGHT;
}

/** Makes the figures of every widget's content take turns; changes the schema in place. */
export function takeTurns(schema: GraphQLSchema): GraphQLSchema {
  const content = schema.getType('WidgetContent');
  if (!isInterfaceType(content)) throw new Error('the graph has no WidgetContent');
  const common = content.getFields();
  const fields = schema.getPossibleTypes(content).flatMap((type) => Object.values(type.getFields()));
  for (const field of fields) {
    const { resolve } = field;
    if (common[field.name] || !resolve) continue;
    const inTurn: GraphQLFieldResolver<{ waits?: boolean }, TurnsContext> = (parent, args, context, info) =>
      context.figureTurns.ask(parent.waits ?? false, () => resolve(parent, args, context, info));
    field.resolve = inTurn;
  }
  return schema;
}

export class FigureTurns {
  readonly #inSight = new Set<unknown>();

  /** Asks at once, or when what is in sight was answered. */
  async ask<Figures>(waits: boolean, figures: () => Promise<Figures> | Figures): Promise<Figures> {
    if (waits) {
      await this.#turn();
      return figures();
    }
    const asked = figures();
    this.#inSight.add(asked);
    return asked;
  }

  async #turn(): Promise<void> {
    // All widgets of an answer begin in one turn of the event loop, in any order.
    await nextTurn();
    const timer = new AbortController();
    await Promise.race([
      Promise.allSettled(this.#inSight),
      after(AT_MOST_MS, undefined, { signal: timer.signal, ref: false }).catch(() => undefined),
    ]);
    timer.abort();
  }
}
