// /graphql: guards the request, finds out who asks, and hands it to Yoga or shows GraphiQL.
import { loginUrl } from '../auth/parts.ts';
import type { ServerContext } from '../plugins/server-context.ts';
import { errorResponse, signInErrorResponse } from './error-response.ts';
import { type FreeText, isForbidden } from './free-text.ts';
import { graphiqlPage } from './graphiql.ts';
import { objectionTo } from './graphql-guard.ts';
import { messagePage } from './message-page.ts';
import { type SignedInParts, serverContextOf, type Visit } from './signed-in.ts';

export interface GraphqlParts extends SignedInParts {
  freeText: FreeText;
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
  const isPage = request.method === 'GET' && wantsPage(request);
  if (isPage && !(await authenticator.hasSession(request)))
    return Response.redirect(loginUrl(publicUrl, '/graphql'), 303);
  try {
    const context = await serverContextOf(request, visit, parts);
    if (context instanceof Response) return context;
    return isPage ? await pageFor(request, context, parts) : await execute(request, context);
  } catch (error) {
    return signInErrorResponse(request, error, requestId);
  }
}

/** GraphiQL for whoever may use it. */
async function pageFor(
  request: Request,
  context: ServerContext,
  { freeText, publicUrl }: GraphqlParts,
): Promise<Response> {
  try {
    await freeText.judge(context);
  } catch (error) {
    return messagePage(request, isForbidden(error) ? 'noApiRight' : 'unreachable', publicUrl);
  }
  return graphiqlPage(request);
}

function wantsPage(request: Request): boolean {
  return request.headers.get('accept')?.includes('text/html') ?? false;
}
