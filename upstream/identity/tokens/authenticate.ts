// The user behind a bearer token: of the embedded provider, or of another one.
import { createLocalJWKSet } from 'jose';
import type { UpstreamConfig } from '../../config.ts';
import type { Documents } from '../../stores/documents/database.ts';
import { type User, userOfEmail, userOfSubject } from '../../stores/documents/people/users.ts';
import { type ProviderKeys, publicKey } from '../provider/keys.ts';
import { API_AUDIENCE } from '../provider/realm.ts';
import { foreignKeys } from './foreign-keys.ts';
import { type TokenClaims, tokenVerifier, type VerifyToken } from './tokens.ts';

/** The user of an Authorization header; null for a token that is missing, bad, or of no known user. */
export type Authenticate = (authorization: string | undefined) => Promise<User | null>;

export function verifierOf(
  config: Pick<UpstreamConfig, 'oidc'>,
  issuer: string,
  keys: ProviderKeys,
): VerifyToken {
  const { oidc } = config;
  if (oidc === null) {
    const own = createLocalJWKSet({ keys: [publicKey(keys.signing)] });
    return tokenVerifier({ keys: own, issuer, audience: API_AUDIENCE, isTypeRequired: true });
  }
  const { audience } = oidc;
  return tokenVerifier({
    keys: foreignKeys(oidc.issuer),
    issuer: oidc.issuer,
    audience,
    isTypeRequired: false,
  });
}

/** A token adds no user: the user must be known here. */
export function authenticator(documents: Documents, verify: VerifyToken, isForeign: boolean): Authenticate {
  return async (authorization) => {
    const claims = await verify(authorization);
    if (claims === null) return null;
    return isForeign ? foreignUser(documents, claims) : userOfSubject(documents, claims.subject);
  };
}

/** By the client that acts for itself, else by the subject, else by an address that the provider has verified. */
async function foreignUser(documents: Documents, claims: TokenClaims): Promise<User | null> {
  const { subject, clientId, isService, email, hasSecondFactor } = claims;
  if (isService) return clientId === null ? null : userOfSubject(documents, clientId);
  const user =
    (await userOfSubject(documents, subject)) ??
    (email === null ? null : await userOfEmail(documents, email));
  // Whether a one-time password was asked for is known to that provider alone.
  return user && { ...user, hasOtp: hasSecondFactor };
}
