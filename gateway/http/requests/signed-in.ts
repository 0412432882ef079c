// Who makes a request that needs a sign-in, and whether they may ask now: for every address that answers such requests.
import type { Authenticator } from '../../auth/authenticate.ts';
import type { Asker } from '../../auth/personal-tokens.ts';
import type { Caller } from '../../rest/caller.ts';
import type { Limiter } from '../limits/limiters.ts';
import { errorResponse, signInFault, tooManyResponse } from '../responses/error-response.ts';
import type { ClientConnection } from './client-connection.ts';
import { languageOf } from './language.ts';
import { pageCompanyOf } from './page-company.ts';
import type { RequestHead } from './request-head.ts';
import { isOwnOrigin } from './validate-request.ts';

export interface SignInParts {
  publicUrl: string;
  authenticator: Authenticator;
  /** How long a request may wait for the services, in milliseconds. */
  requestTimeoutMs: number;
}

export interface SignedInParts extends SignInParts {
  limiter: Limiter;
}

/** What HTTP knows of a request. */
export interface Exchange {
  requestId: string;
  connection: ClientConnection;
  /** Calls back once the whole answer is sent, or no caller waits for it any more. */
  onEnd: (ended: () => void) => void;
}

export interface SignedIn {
  caller: Caller;
  /** Who asks, by the verified token. */
  subject: string;
  /** A tool that acts for itself. */
  isService: boolean;
  /** Id of the session that asks; null for a bearer token. */
  sessionId: string | null;
  /** Key of the company that the page was made for; null where the client does not say. */
  pageCompany: string | null;
  /** The same caller with a token that is good now; rejects with a coded error when the sign-in has ended. */
  renewCaller: () => Promise<Caller>;
}

/**
 * The caller of a good sign-in, admitted by the limit of requests; else a refusal. Rejects with BadSignIn,
 * SignInUnavailable or TooManySignIns.
 */
export async function signedIn(
  request: RequestHead,
  exchange: Exchange,
  parts: SignedInParts,
): Promise<SignedIn | Response> {
  const found = await signIn(request, exchange, parts);
  if (found instanceof Response) return found;
  return (await admit(request, found.subject, exchange, parts.limiter)) ?? found;
}

/**
 * The caller; a refusal for a session that a page of another site uses. Rejects with BadSignIn, SignInUnavailable or
 * TooManySignIns.
 */
export async function signIn(
  request: RequestHead,
  { requestId, connection }: Exchange,
  { publicUrl, authenticator, requestTimeoutMs }: SignInParts,
): Promise<SignedIn | Response> {
  const endsAt = performance.now() + requestTimeoutMs;
  const asker: Asker = {
    requestId,
    signal: request.signal,
    endsAt,
    ...(connection.address !== null && { address: connection.address }),
  };
  const { token, subject, by, isService, sessionId } = await authenticator.identify(request, asker);
  if (by === 'session' && !isOwnOrigin(request, publicUrl)) {
    const message = 'A session is good for pages of this portal alone.';
    return errorResponse(request, 403, { code: 'FORBIDDEN', message, requestId });
  }
  const caller: Caller = {
    ...asker,
    token,
    language: languageOf(request),
    ...(by === 'session' && { refuse: () => authenticator.refuse(request, 'LOOKUP_FAILED') }),
  };
  const renewCaller = async () => {
    const renewed = { ...asker, endsAt: performance.now() + requestTimeoutMs };
    return { ...caller, ...renewed, token: await renewedToken(authenticator, request, renewed) };
  };
  return { caller, subject, isService, sessionId, pageCompany: pageCompanyOf(request), renewCaller };
}

/** A refusal for a user who asks too much; a promise where another process counts. */
export function admit(
  request: RequestHead,
  subject: string,
  { requestId, onEnd }: Exchange,
  limiter: Limiter,
): Response | null | Promise<Response | null> {
  const begun = limiter.begin(subject);
  return begun instanceof Promise ? begun.then(judge) : judge(begun);

  function judge(turn: Awaited<typeof begun>): Response | null {
    if (!('retryAfter' in turn)) {
      onEnd(turn.end);
      return null;
    }
    const { retryAfter } = turn;
    return tooManyResponse(request, retryAfter, requestId);
  }
}

/** For answers that go on for long: rejects with a coded error when the sign-in has ended or cannot be judged. */
async function renewedToken(
  authenticator: Authenticator,
  request: RequestHead,
  asker: Asker,
): Promise<string> {
  try {
    return (await authenticator.identify(request, asker)).token;
  } catch (error) {
    throw signInFault(error);
  }
}
