// /graphql: guards the request, finds out who asks, and hands it to Yoga or shows GraphiQL.
import type { Authenticator } from '../auth/authenticate.ts';
import { loginUrl } from '../auth/parts.ts';
import type { ServerContext } from '../plugins/server-context.ts';
import { errorResponse, signInErrorResponse, signInFault } from './error-response.ts';
import { graphiqlPage } from './graphiql.ts';
import { isOwnOrigin, objectionTo } from './graphql-guard.ts';
import { languageOf } from './language.ts';
import { pageCompanyOf } from './page-company.ts';
import type { Visitor } from './visitor.ts';

export interface GraphqlParts {
  publicUrl: string;
  authenticator: Authenticator;
  execute: (request: Request, context: ServerContext) => Response | Promise<Response>;
}

export async function serveGraphql(
  request: Request,
  { requestId, visitor }: { requestId: string; visitor: Visitor },
  parts: GraphqlParts,
): Promise<Response> {
  const { publicUrl, authenticator, execute } = parts;
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
    const { token, by } = await authenticator.identify(request);
    if (by === 'session' && !isOwnOrigin(request, publicUrl)) {
      const message = 'A session is good for pages of this portal alone.';
      return errorResponse(request, 403, { code: 'FORBIDDEN', message, requestId });
    }
    const caller = {
      token,
      requestId,
      language: languageOf(request),
      signal: request.signal,
      ...(visitor.address !== null && { address: visitor.address }),
      ...(by === 'session' && { refuse: () => authenticator.refuse(request, 'LOOKUP_FAILED') }),
    };
    const renewCaller = async () => ({ ...caller, token: await renewedToken(authenticator, request) });
    return await execute(request, { caller, pageCompany: pageCompanyOf(request), renewCaller });
  } catch (error) {
    return signInErrorResponse(request, error, requestId);
  }
}

/** For answers that go on for long: rejects with a coded error when the sign-in has ended or cannot be judged. */
async function renewedToken(authenticator: Authenticator, request: Request): Promise<string> {
  try {
    return (await authenticator.identify(request)).token;
  } catch (error) {
    throw signInFault(error);
  }
}

function wantsPage(request: Request): boolean {
  return request.headers.get('accept')?.includes('text/html') ?? false;
}
