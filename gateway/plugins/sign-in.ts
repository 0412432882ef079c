// Finds out who asks and makes the context of the resolvers; without a good sign-in nothing else of a request is read.
import type { Plugin } from 'graphql-yoga';
import type { GatewayContext } from '../context.ts';
import { type SignedIn, type SignInParts, signIn } from '../http/requests/signed-in.ts';
import { signInErrorResponse } from '../http/responses/error-response.ts';
import type { HttpContext } from './graphql-context.ts';

export interface SignInPluginParts extends SignInParts {
  contextOf: (signedIn: SignedIn) => GatewayContext;
}

export function signInPlugin(parts: SignInPluginParts): Plugin<object, HttpContext> {
  return {
    async onRequest({ serverContext, endResponse }) {
      const { head, requestId } = serverContext;
      const found = await signIn(head, serverContext, parts).catch((error: unknown) =>
        signInErrorResponse(head, error, requestId),
      );
      if (found instanceof Response) return endResponse(found);
      Object.assign(serverContext, found, parts.contextOf(found));
    },
  };
}
