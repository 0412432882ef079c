// Who makes a request that needs a sign-in, for every address that answers such requests.
import type { Authenticator } from '../auth/authenticate.ts';
import type { ServerContext } from '../plugins/server-context.ts';
import { errorResponse, signInFault } from './error-response.ts';
import { isOwnOrigin } from './graphql-guard.ts';
import { languageOf } from './language.ts';
import type { Limiter } from './limiters.ts';
import { pageCompanyOf } from './page-company.ts';
import type { RequestHead } from './request-head.ts';
import type { Visitor } from './visitor.ts';

export interface SignedInParts {
  publicUrl: string;
  authenticator: Authenticator;
  limiter: Limiter;
  /** How long a request may wait for the services, in milliseconds. */
  requestTimeoutMs: number;
}

/** What HTTP knows of a request. */
export interface Visit {
  requestId: string;
  visitor: Visitor;
  /** Calls back once the whole answer is sent, or nobody waits for it any more. */
  onEnd: (ended: () => void) => void;
  /** What was found out of it before. */
  begun?: ServerContext | undefined;
}

/**
 * The caller of a good sign-in; a refusal for a session that a page of another site uses, and for a user who asks too
 * much. Rejects with BadSignIn or SignInUnavailable.
 */
export async function serverContextOf(
  request: RequestHead,
  { requestId, visitor, onEnd, begun: known }: Visit,
  { publicUrl, authenticator, limiter, requestTimeoutMs }: SignedInParts,
): Promise<ServerContext | Response> {
  if (known) return known;
  const endsAt = performance.now() + requestTimeoutMs;
  const { token, subject, by, isService } = await authenticator.identify(request);
  if (by === 'session' && !isOwnOrigin(request, publicUrl)) {
    const message = 'A session is good for pages of this portal alone.';
    return errorResponse(request, 403, { code: 'FORBIDDEN', message, requestId });
  }
  const begun = limiter.begin(subject);
  const turn = begun instanceof Promise ? await begun : begun;
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
    endsAt,
    ...(visitor.address !== null && { address: visitor.address }),
    ...(by === 'session' && { refuse: () => authenticator.refuse(request, 'LOOKUP_FAILED') }),
  };
  const renewCaller = async () => ({
    ...caller,
    endsAt: performance.now() + requestTimeoutMs,
    token: await renewedToken(authenticator, request),
  });
  return { caller, subject, isService, pageCompany: pageCompanyOf(request), renewCaller };
}

/** For answers that go on for long: rejects with a coded error when the sign-in has ended or cannot be judged. */
async function renewedToken(authenticator: Authenticator, request: RequestHead): Promise<string> {
  try {
    return (await authenticator.identify(request)).token;
  } catch (error) {
    throw signInFault(error);
  }
}
