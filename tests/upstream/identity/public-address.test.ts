// UPSTREAM_PUBLIC_URL: the provider behind a name and TLS of somebody else.
import { request } from 'node:http';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toolsClient } from '../../../upstream/identity/seed/seed.ts';
import { authorizationUrl } from '../../support/people/sign-in.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

const ISSUER = 'https://login.example.com/realms/skyledger';
const PORTAL = 'https://cost.example.com';
let upstream: TestUpstream;

beforeAll(async () => {
  upstream = await startUpstream({ publicUrl: PORTAL, upstreamPublicUrl: 'https://login.example.com' });
});
afterAll(() => upstream?.close());

/** As a proxy, or somebody who is none, passes it on. */
const at = (address: string, init: RequestInit = {}) =>
  fetch(address.replace('https://login.example.com', upstream.url), { redirect: 'manual', ...init });

it('issuer and endpoints are those of the public address, whatever host the request names', async () => {
  expect(upstream.issuer).toBe(ISSUER);
  for (const headers of [undefined, { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' }]) {
    const response = await at(`${ISSUER}/.well-known/openid-configuration`, headers ? { headers } : {});
    const metadata = (await response.json()) as Record<string, unknown>;
    expect(metadata.issuer).toBe(ISSUER);
    for (const [name, value] of Object.entries(metadata).filter(([key]) => /_(endpoint|uri)$/.test(key)))
      expect(value, name).toMatch(/^https:\/\/login\.example\.com\/realms\/skyledger\//);
  }
  const body = await new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(upstream.url);
    const path = '/realms/skyledger/.well-known/openid-configuration';
    request({ hostname, port, path, headers: { host: 'evil.example' } }, (response) => {
      response.setEncoding('utf8');
      let text = '';
      response.on('data', (chunk) => (text += chunk));
      response.on('end', () => resolve(text));
    })
      .on('error', reject)
      .end();
  });
  expect(body).not.toContain('evil.example');
});

it('the platform service names it to the portal', async () => {
  const query = 'domain=cost.example.com&svcType=frontend';
  const response = await fetch(`${upstream.url}/platform/v1/plat/sites/keycloak-json?${query}`);
  const { result } = (await response.json()) as { result: { keycloakJson: string } };
  expect(JSON.parse(result.keycloakJson)['auth-server-url']).toBe('https://login.example.com');
});

it('signing in starts there, with cookies for TLS alone, and leads to the portal', async () => {
  const response = await at(authorizationUrl({ issuer: ISSUER, publicUrl: PORTAL }, 'x'.repeat(43)));
  expect(response.status).toBe(303);
  const cookies = response.headers.getSetCookie();
  expect(cookies.length).toBeGreaterThan(0);
  for (const cookie of cookies) expect(cookie).toMatch(/; secure/i);
  const cookie = cookies.map((line) => line.split(';')[0]).join('; ');
  const page = await fetch(new URL(response.headers.get('location') ?? '', upstream.url), {
    headers: { cookie },
  });
  expect(page.headers.get('content-security-policy')).toContain(`form-action 'self' ${PORTAL};`);
});

it('tokens name it, and are good', async () => {
  const { clientId, clientSecret } = toolsClient(upstream.dataDir);
  const response = await at(`${ISSUER}/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
    }),
  });
  const { access_token } = (await response.json()) as { access_token: string };
  expect(decodeJwt(access_token).iss).toBe(ISSUER);
  const companies = await fetch(`${upstream.url}/platform/v1/plat/companies`, {
    headers: { authorization: `Bearer ${access_token}` },
  });
  expect(companies.status).toBe(200);
});
