// Who makes a request that needs a sign-in, for every address that answers such requests.
import type { Authenticator } from '../auth/authenticate.ts';
import type { ServerContext } from '../plugins/server-context.ts';
import { errorResponse, signInFault } from './error-response.ts';
import { isOwnOrigin } from './graphql-guard.ts';
import { languageOf } from './language.ts';
import { pageCompanyOf } from './page-company.ts';
import type { RequestLimiter } from './request-limiter.ts';
import type { Visitor } from './visitor.ts';

export interface SignedInParts {
  publicUrl: string;
  authenticator: Authenticator;
  limiter: RequestLimiter;
}

/** What HTTP knows of a request. */
export interface Visit {
  requestId: string;
  visitor: Visitor;
  /** Calls back once the whole answer is sent, or nobody waits for it any more. */
  onEnd: (ended: () => void) => void;
}

/**
 * The caller of a good sign-in; a refusal for a session that a page of another site uses, and for a user who asks too
 * much. Rejects with BadSignIn or SignInUnavailable.
 */
export async function serverContextOf(
  request: Request,
  { requestId, visitor, onEnd }: Visit,
  { publicUrl, authenticator, limiter }: SignedInParts,
): Promise<ServerContext | Response> {
  const { token, subject, by } = await authenticator.identify(request);
  if (by === 'session' && !isOwnOrigin(request, publicUrl)) {
    const message = 'A session is good for pages of this portal alone.';
    return errorResponse(request, 403, { code: 'FORBIDDEN', message, requestId });
  }
  const turn = limiter.begin(subject);
  if ('retryAfter' in turn) {
    const { retryAfter } = turn;
    const message = `Too many requests: try again in ${retryAfter} s.`;
    return errorResponse(request, 429, { code: 'RATE_LIMITED', message, requestId, retryAfter });
  }
  onEnd(turn.end);
  const caller = {
    token,
    requestId,
    language: languageOf(request),
    signal: request.signal,
    ...(visitor.address !== null && { address: visitor.address }),
    ...(by === 'session' && { refuse: () => authenticator.refuse(request, 'LOOKUP_FAILED') }),
  };
  const renewCaller = async () => ({ ...caller, token: await renewedToken(authenticator, request) });
  return { caller, pageCompany: pageCompanyOf(request), renewCaller };
}

/** For answers that go on for long: rejects with a coded error when the sign-in has ended or cannot be judged. */
async function renewedToken(authenticator: Authenticator, request: Request): Promise<string> {
  try {
    return (await authenticator.identify(request)).token;
  } catch (error) {
    throw signInFault(error);
  }
}
