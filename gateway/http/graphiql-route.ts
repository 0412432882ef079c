// GET /graphql from a browser: serves GraphiQL to users who may send queries of their own.

import type { ApiAccess } from '../api-access.ts';
import { loginUrl } from '../auth/parts.ts';
import type { GatewayContext } from '../context.ts';
import { assertFreeText, isForbidden } from '../plugins/free-text.ts';
import { graphiqlPage } from './graphiql.ts';
import type { RequestHead } from './requests/request-head.ts';
import { type Exchange, type SignedIn, type SignedInParts, signedIn } from './requests/signed-in.ts';
import { signInErrorResponse } from './responses/error-response.ts';
import { messagePage } from './responses/message-page.ts';

export interface GraphiqlParts extends SignedInParts {
  apiAccess: ApiAccess;
  contextOf: (signedIn: SignedIn) => GatewayContext;
}

/** Whether a browser asks for the page, and not a tool for an answer. */
export function wantsGraphiql({ method, headers }: Pick<RequestHead, 'method' | 'headers'>): boolean {
  const accept = headers.get('accept') ?? '';
  return method === 'GET' && accept.includes('text/html') && !accept.includes('text/event-stream');
}

export async function serveGraphiql(
  request: Request,
  exchange: Exchange,
  parts: GraphiqlParts,
): Promise<Response> {
  const { publicUrl, authenticator } = parts;
  if (!(await authenticator.hasSession(request)))
    return Response.redirect(loginUrl(publicUrl, '/graphql'), 303);
  try {
    const caller = await signedIn(request, exchange, parts);
    return caller instanceof Response ? caller : await pageFor(request, caller, parts);
  } catch (error) {
    return signInErrorResponse(request, error, exchange.requestId);
  }
}

async function pageFor(
  request: Request,
  caller: SignedIn,
  { apiAccess, contextOf, publicUrl }: GraphiqlParts,
): Promise<Response> {
  const { viewer } = contextOf(caller);
  try {
    await assertFreeText(apiAccess, { isService: caller.isService, viewer });
  } catch (error) {
    return messagePage(request, isForbidden(error) ? 'noApiRight' : 'unreachable', publicUrl);
  }
  return graphiqlPage(request);
}
