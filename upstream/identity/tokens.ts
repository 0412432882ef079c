// Verifies bearer tokens of the embedded provider: its key, its issuer, the audience of this API.
import { createLocalJWKSet, type JWK, jwtVerify } from 'jose';
import { publicKey } from './keys.ts';
import { API_AUDIENCE } from './realm.ts';

/** How far the clocks of two machines may differ, in seconds. */
const CLOCK_TOLERANCE = 30;

/** The subject of an Authorization header; null when there is no token or it is not good. */
export type VerifyToken = (authorization: string | undefined) => Promise<string | null>;

export function tokenVerifier(signing: JWK, issuer: string): VerifyToken {
  const keys = createLocalJWKSet({ keys: [publicKey(signing)] });
  return async (authorization) => {
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '')?.[1];
    if (!token) return null;
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience: API_AUDIENCE,
        algorithms: ['RS256'],
        typ: 'at+jwt',
        requiredClaims: ['sub', 'exp'],
        clockTolerance: CLOCK_TOLERANCE,
      });
      return payload.sub || null;
    } catch {
      // Whatever is wrong with it, the caller learns no more than that it is not good.
      return null;
    }
  };
}
