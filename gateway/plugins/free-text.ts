// Asks before anything of a text is parsed whether its sender may send one.
import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { FreeText } from '../http/free-text.ts';
import { DOCUMENT_ID } from './persisted-operations.ts';
import type { ServerContext } from './server-context.ts';

/** Must come before the plugin that puts texts in the place of ids. */
export function freeTextRule(freeText: FreeText): Plugin<object, ServerContext> {
  return {
    async onParams({ params, context }) {
      const id: unknown = Reflect.get(params, DOCUMENT_ID);
      // With both, the other plugin refuses the request as it stands.
      if (id !== undefined && id !== null) return;
      try {
        await freeText.judge(context as ServerContext);
      } catch (error) {
        if (error instanceof GraphQLError) throw error;
        throw new GraphQLError('', { originalError: error instanceof Error ? error : null });
      }
    },
  };
}
