// Who may ask by a text of their own, introspection and GraphiQL among it: tools, and people with the right on the menu
// API. Everybody else asks by the web's operations alone, and is refused before the text is read, because what is wrong
// with a text tells what the graph is made of.
import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { ApiAccess } from '../api-access.ts';
import type { ViewerContext } from '../viewer.ts';
import type { GraphqlContext } from './graphql-context.ts';
import { DOCUMENT_ID } from './persisted-operations.ts';

/** Must come before the plugin that puts texts in the place of ids. */
export function freeText(access: ApiAccess): Plugin<object, GraphqlContext> {
  return {
    onParams({ params, context }) {
      const id: unknown = Reflect.get(params, DOCUMENT_ID);
      // With both, the other plugin refuses the request as it stands.
      if (id !== undefined && id !== null) return;
      return assertFreeText(access, context as GraphqlContext).catch(throwLocated);
    },
  };
}

/** Rejects with FORBIDDEN, or with the fault of the service that knows the right. */
export async function assertFreeText(
  access: ApiAccess,
  { isService, viewer }: { isService: boolean; viewer: ViewerContext },
): Promise<void> {
  if (isService || access === 'signed-in') return;
  try {
    await viewer.assertMenu('API', 'VIEW');
  } catch (error) {
    if (!isForbidden(error)) throw error;
    const { message, extensions } = error;
    throw new GraphQLError(message, { extensions: { ...extensions, http: { status: 403 } } });
  }
}

export function isForbidden(error: unknown): error is GraphQLError {
  return error instanceof GraphQLError && error.extensions.code === 'FORBIDDEN';
}

function throwLocated(error: unknown): never {
  if (error instanceof GraphQLError) throw error;
  throw new GraphQLError('', { originalError: error instanceof Error ? error : null });
}
