// /graphql: guards the request, finds out who asks, and hands it to Yoga or shows GraphiQL.
import { loginUrl } from '../auth/parts.ts';
import type { ServerContext } from '../plugins/server-context.ts';
import { errorResponse, signInErrorResponse } from './error-response.ts';
import { graphiqlPage } from './graphiql.ts';
import { objectionTo } from './graphql-guard.ts';
import { type SignedInParts, serverContextOf, type Visit } from './signed-in.ts';

export interface GraphqlParts extends SignedInParts {
  execute: (request: Request, context: ServerContext) => Response | Promise<Response>;
}

export async function serveGraphql(request: Request, visit: Visit, parts: GraphqlParts): Promise<Response> {
  const { publicUrl, authenticator, execute } = parts;
  const { requestId } = visit;
  const objection = objectionTo(request);
  if (objection) {
    const { status, code, message } = objection;
    return errorResponse(request, status, { code, message, requestId });
  }
  if (request.method === 'GET' && wantsPage(request)) {
    if (await authenticator.hasSession(request)) return graphiqlPage(request);
    return Response.redirect(loginUrl(publicUrl, '/graphql'), 303);
  }
  try {
    const context = await serverContextOf(request, visit, parts);
    return context instanceof Response ? context : await execute(request, context);
  } catch (error) {
    return signInErrorResponse(request, error, requestId);
  }
}

function wantsPage(request: Request): boolean {
  return request.headers.get('accept')?.includes('text/html') ?? false;
}
