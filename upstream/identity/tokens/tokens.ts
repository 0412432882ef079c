// Verifies bearer tokens by the keys of the provider: its issuer, the audience of this API.
import { decodeProtectedHeader, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import {
  CLOCK_TOLERANCE,
  clientIdOf,
  headerFault,
  isServiceToken,
  payloadFault,
  TOKEN_ALGORITHMS,
} from '../../../lib/node/access-tokens.ts';
import { FAIL_CODES } from '../../contract/endpoint.ts';
import { Refusal } from '../../refusal.ts';

/** What a token says of who asks. */
export interface TokenClaims {
  subject: string;
  /** The client that the token was given to. */
  clientId: string | null;
  /** The client acts for itself. */
  isService: boolean;
  /** Of the provider's session. */
  sessionId: string | null;
  /** Only an address that the provider has verified. */
  email: string | null;
  /** A second factor was asked for at the sign-in. */
  hasSecondFactor: boolean;
}

/**
 * The claims of an Authorization header; null when there is no token or it is not good. Rejects with a Refusal when the
 * keys cannot be read now.
 */
export type VerifyToken = (authorization: string | undefined) => Promise<TokenClaims | null>;

export interface TokenRules {
  keys: JWTVerifyGetKey;
  issuer: string;
  audience: string;
  /** Nothing but the type of RFC 9068: for a provider that says it of each access token. */
  isTypeRequired: boolean;
}

export function tokenVerifier({ keys, issuer, audience, isTypeRequired }: TokenRules): VerifyToken {
  return async (authorization) => {
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '')?.[1];
    if (!token) return null;
    try {
      if (headerFault(decodeProtectedHeader(token)) !== null) return null;
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience,
        algorithms: TOKEN_ALGORITHMS,
        requiredClaims: ['sub', 'exp'],
        clockTolerance: CLOCK_TOLERANCE,
        ...(isTypeRequired && { typ: 'at+jwt' }),
      });
      return payloadFault(payload) === null ? claimsOf(payload) : null;
    } catch (error) {
      if (!isFaultOfKeySet(error)) return null;
      throw new Refusal(FAIL_CODES.internal, 'The sign-in provider cannot be reached.', undefined, 503);
    }
  };
}

/** RFC 9068 and Keycloak name the same things by other words. */
function claimsOf(payload: JWTPayload): TokenClaims {
  const subject = textOf(payload.sub) ?? '';
  const methods = Array.isArray(payload.amr) ? payload.amr : [];
  return {
    subject,
    clientId: clientIdOf(payload),
    isService: isServiceToken(payload),
    sessionId: textOf(payload.sid),
    email: payload.email_verified === true ? textOf(payload.email) : null,
    hasSecondFactor: methods.some((method) => ['otp', 'mfa', 'hwk'].includes(String(method))),
  };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The keys could not be fetched or read; anything else is a fault of the token. */
function isFaultOfKeySet(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return true;
  if (error instanceof errors.JOSEError) return error.code === 'ERR_JOSE_GENERIC';
  return error instanceof TypeError && error.message.startsWith('fetch failed');
}
