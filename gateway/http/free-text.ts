// Who may ask by a text of their own, introspection and GraphiQL among it: tools, and people with the right on the menu
// API. Everybody else asks by the web's operations alone, and is refused before the text is read, because what is wrong
// with a text tells what the graph is made of.
import { GraphQLError } from 'graphql';
import type { GatewayContext } from '../context.ts';
import type { ServerContext } from '../plugins/server-context.ts';
import type { Caller } from '../rest/client.ts';

/** `signed-in`: for services that know no such menu. */
export const API_ACCESSES = ['right', 'signed-in'] as const;
export type ApiAccess = (typeof API_ACCESSES)[number];

export class FreeText {
  readonly #access: ApiAccess;
  readonly #make: (context: ServerContext) => GatewayContext;
  /** What the right was asked with answers the question too. */
  readonly #judged = new WeakMap<Caller, GatewayContext>();

  constructor(access: ApiAccess, make: (context: ServerContext) => GatewayContext) {
    this.#access = access;
    this.#make = make;
  }

  /** Rejects with FORBIDDEN, or with the fault of the service that knows the right. */
  async judge(context: ServerContext): Promise<void> {
    if (context.isService || this.#access === 'signed-in') return;
    // Asked again, it answers what it answered.
    const made = this.contextOf(context);
    this.#judged.set(context.caller, made);
    try {
      await made.viewer.assertMenu('API', 'VIEW');
    } catch (error) {
      if (!isForbidden(error)) throw error;
      const { message, extensions } = error;
      throw new GraphQLError(message, { extensions: { ...extensions, http: { status: 403 } } });
    }
  }

  /** What resolvers get, whether the request was judged before or not. */
  contextOf(context: ServerContext): GatewayContext {
    return this.#judged.get(context.caller) ?? this.#make(context);
  }
}

export function isForbidden(error: unknown): error is GraphQLError {
  return error instanceof GraphQLError && error.extensions.code === 'FORBIDDEN';
}
