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
import { type Clocks, VerifiedTokens } from '../../../lib/node/verified-tokens.ts';
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

/** A token that was found good is not verified again within a minute, as long as its key is still the provider's. */
export function tokenVerifier(rules: TokenRules, clocks?: Clocks): VerifyToken {
  const tokens = new VerifiedTokens<Verified, SigningKey>(
    (token, key) => verified(token, key, rules),
    clocks,
  );
  return async (authorization) => {
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '')?.[1];
    if (!token) return null;
    try {
      const key = await keyOf(token, rules.keys);
      const found = await tokens.check(token, key);
      if (found.key === key) return found.claims;
      tokens.forget(token);
      return (await tokens.check(token, key)).claims;
    } catch (error) {
      if (!isFaultOfKeySet(error)) return null;
      throw new Refusal(FAIL_CODES.internal, 'The sign-in provider cannot be reached.', undefined, 503);
    }
  };
}

type SigningKey = Awaited<ReturnType<JWTVerifyGetKey>>;

interface Verified {
  claims: TokenClaims;
  /** Seconds since 1970. */
  expiresAt: number;
  key: SigningKey;
}

/** The key of the provider that the token names. Rejects where there is none now, and where none can be read. */
async function keyOf(token: string, keys: JWTVerifyGetKey): Promise<SigningKey> {
  const header = decodeProtectedHeader(token);
  const fault = headerFault(header);
  if (fault !== null) throw new errors.JWTInvalid(fault);
  const [head = '', payload = '', signature = ''] = token.split('.');
  return keys({ ...header, alg: header.alg ?? '' }, { protected: head, payload, signature });
}

/** Rejects for a token that is not good. */
async function verified(
  token: string,
  key: SigningKey,
  { issuer, audience, isTypeRequired }: TokenRules,
): Promise<Verified> {
  const { payload } = await jwtVerify(token, key, {
    issuer,
    audience,
    algorithms: TOKEN_ALGORITHMS,
    requiredClaims: ['sub', 'exp'],
    clockTolerance: CLOCK_TOLERANCE,
    ...(isTypeRequired && { typ: 'at+jwt' }),
  });
  const fault = payloadFault(payload);
  if (fault !== null) throw new errors.JWTInvalid(fault);
  return { claims: claimsOf(payload), expiresAt: payload.exp ?? 0, key };
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
