// Refuses users over their request limit before the body is read. Runs after the sign-in plugin.
import type { Plugin } from 'graphql-yoga';
import type { Limiter } from '../http/limits/limiters.ts';
import { admit } from '../http/requests/signed-in.ts';
import type { GraphqlContext } from './graphql-context.ts';

export function requestLimits(limiter: Limiter): Plugin<object, GraphqlContext> {
  return {
    onRequest({ serverContext, endResponse }) {
      const { head, subject } = serverContext;
      const refusal = admit(head, subject, serverContext, limiter);
      if (refusal instanceof Promise) return refusal.then((found) => void (found && endResponse(found)));
      if (refusal) endResponse(refusal);
    },
  };
}
