// What an OpenID issuer of tests publishes and signs with.
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

export interface SigningKey {
  /** The key set that the issuer publishes. */
  keySet: { keys: object[] };
  /** `undefined` members of the header are left out. */
  sign: (payload: JWTPayload, header?: { alg?: string; kid?: string; typ?: string }) => Promise<string>;
}

export async function createSigningKey(kid: string): Promise<SigningKey> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  return {
    keySet: { keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }] },
    sign: (payload, header) =>
      new SignJWT(payload)
        .setProtectedHeader({ alg: 'RS256', kid, typ: 'at+jwt', ...header })
        .sign(privateKey),
  };
}

/** The answer of `/.well-known/openid-configuration`; the keys are at `/certs`. */
export function discoveryOf(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/certs`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  };
}
