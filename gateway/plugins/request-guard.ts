// Refuses what no client of GraphQL sends, before it is authenticated.
import type { Plugin } from 'graphql-yoga';
import { validateRequest } from '../http/requests/validate-request.ts';
import { errorResponse } from '../http/responses/error-response.ts';
import type { HttpContext } from './graphql-context.ts';

export function requestGuard(): Plugin<object, HttpContext> {
  return {
    onRequest({ serverContext: { head, requestId }, endResponse }) {
      const fault = validateRequest(head);
      if (!fault) return;
      const { status, code, message } = fault;
      endResponse(errorResponse(head, status, { code, message, requestId }));
    },
  };
}
