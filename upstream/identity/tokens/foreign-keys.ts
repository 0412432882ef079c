// The keys of another OpenID provider: found by its discovery document, fetched anew when a key is not among them.
import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { keySetFetch } from '../../../lib/node/key-set-fetch.ts';
import { fetchJson } from './fetch-json.ts';

const metadata = z.object({ issuer: z.string(), jwks_uri: z.url({ protocol: /^https?$/ }) });

/** Kept ten minutes, asked for again at most every thirty seconds; the provider may start later. */
export function foreignKeys(issuer: string): JWTVerifyGetKey {
  let search: Promise<JWTVerifyGetKey> | null = null;
  return async (header, token) => {
    search ??= find(issuer).catch((error: unknown) => {
      search = null;
      throw new TypeError(`fetch failed: ${String(error)}`);
    });
    return (await search)(header, token);
  };
}

async function find(issuer: string): Promise<JWTVerifyGetKey> {
  const response = await fetchJson(`${issuer}/.well-known/openid-configuration`);
  if (!response.ok) throw new Error(`the provider answered ${response.status}`);
  const found = metadata.parse(await response.json());
  if (found.issuer.replace(/\/+$/, '') !== issuer)
    throw new Error(`the provider calls itself ${found.issuer}`);
  const keys: ReturnType<typeof createRemoteJWKSet> = createRemoteJWKSet(new URL(found.jwks_uri), {
    [customFetch]: keySetFetch(
      (url: string) => fetchJson(url),
      () => keys.fresh,
    ),
  });
  return keys;
}
