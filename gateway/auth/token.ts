// Verifies bearer tokens: RS256 or ES256 by the issuer's keys, exact issuer, own audience, a subject and an end.
import { decodeJwt, decodeProtectedHeader, errors, type JWTPayload, jwtVerify } from 'jose';
import {
  CLOCK_TOLERANCE,
  headerFault,
  isServiceToken,
  payloadFault,
  TOKEN_ALGORITHMS,
} from '../../lib/node/access-tokens.ts';
import type { Issuer, Provider } from './issuer.ts';

/**
 * What is wrong with a sign-in. LOOKUP_FAILED: the services do not know the user. ENDED: the user ended it from another
 * session. ELSEWHERE: the same account signed in on another device, which replaced it. CONCURRENT: the same account is
 * signed in on another device, and the site allows one at a time.
 */
export type SignInFault =
  | 'MISSING'
  | 'EXPIRED'
  | 'INVALID'
  | 'LOOKUP_FAILED'
  | 'ENDED'
  | 'ELSEWHERE'
  | 'CONCURRENT';

/** The sign-in is not good, regardless of the reason; no call is made with it. */
export class BadSignIn extends Error {
  /** For the client. */
  readonly reason: SignInFault;
  constructor(reason: BadSignIn['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

/** The sign-in cannot be judged now: the provider or its keys are out of reach. */
export class SignInUnavailable extends Error {}

/** One address has just sent too many tokens that were never valid. */
export class TooManySignIns extends Error {
  /** Whole seconds. */
  readonly retryAfter: number;
  constructor(retryAfter: number) {
    super('too many unknown sign-ins');
    this.retryAfter = retryAfter;
  }
}

/** What a good token says. */
export interface VerifiedToken {
  subject: string;
  /** A tool that acts for itself. */
  isService: boolean;
  /** Seconds since 1970. */
  expiresAt: number;
}

/** What a good access token says; rejects with BadSignIn or SignInUnavailable and nothing else. */
export async function verifyBearer(token: string, issuer: Issuer, audience: string): Promise<VerifiedToken> {
  checkForm(token);
  const provider = await issuer.provider().catch((error: unknown) => {
    throw new SignInUnavailable(String(error));
  });
  const payload = await verify(token, provider, audience);
  const fault = payloadFault(payload);
  if (fault !== null) throw new BadSignIn('INVALID', fault);
  return {
    subject: payload.sub ?? '',
    isService: isServiceToken(payload),
    expiresAt: payload.exp ?? 0,
  };
}

/** The subject of a token that the provider gave to this gateway; the text itself where it says none. */
export function subjectOf(token: string): string {
  try {
    return decodeJwt(token).sub ?? token;
  } catch {
    return token;
  }
}

/** What can be refused without any key. */
function checkForm(token: string): void {
  let header: ReturnType<typeof decodeProtectedHeader>;
  try {
    header = decodeProtectedHeader(token);
  } catch {
    throw new BadSignIn('INVALID', 'not a token');
  }
  const fault = headerFault(header);
  if (fault !== null) throw new BadSignIn('INVALID', fault);
}

async function verify(token: string, provider: Provider, audience: string): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, provider.keys, {
      algorithms: TOKEN_ALGORITHMS,
      issuer: provider.issuer,
      audience,
      requiredClaims: ['exp', 'sub'],
      clockTolerance: CLOCK_TOLERANCE,
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new BadSignIn('EXPIRED', 'the token has expired');
    if (isFaultOfKeySet(error)) throw new SignInUnavailable(String(error));
    throw new BadSignIn('INVALID', error instanceof Error ? error.message : 'not a token');
  }
}

/** The key set could not be fetched or read; anything else is a fault of the token. */
function isFaultOfKeySet(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return true;
  if (error instanceof errors.JOSEError) return error.code === 'ERR_JOSE_GENERIC';
  return error instanceof TypeError && error.message.startsWith('fetch failed');
}
