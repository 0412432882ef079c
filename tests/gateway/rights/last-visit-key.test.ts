// What a browser seals the answers of a visit with follows from who asks and what they may see, and from nothing else.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LastVisitKey } from '../../../gateway/http/last-visit-key.ts';
import { type BadUpstream, startBadUpstream } from '../../support/faults/bad-upstream.ts';
import { grantRights } from '../../support/faults/person-replies.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

let upstream: TestUpstream;
let platform: BadUpstream;
let gateway: TestGateway;
let token: string;

const RIGHTS = { MTV3010: 'edit', MTV3050: 'view' } as const;

beforeAll(async () => {
  upstream = await startUpstream();
  platform = await startBadUpstream();
  gateway = await startGateway(upstream, {
    UPSTREAM_URL_PLAT: platform.url,
    OIDC_ISSUER: upstream.issuer,
    OIDC_CLIENT_ID: 'skyledger-portal',
  });
  token = await upstream.demoToken();
});

afterAll(async () => {
  await gateway.close();
  await platform.close();
  await upstream.close();
});

const ask = (headers: Record<string, string> = { authorization: `Bearer ${token}` }) =>
  fetch(`${gateway.url}/last-visit-key`, { headers });
const keyOf = async () => {
  const response = await ask();
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return (await response.json()) as LastVisitKey;
};

test('the same person with the same rights gets the same key, of 256 bits', async () => {
  grantRights(platform, RIGHTS);
  const key = await keyOf();
  expect(key.company).toBe('sunflower');
  expect(Buffer.from(key.key, 'base64url')).toHaveLength(32);
  expect(key.owner).not.toBe(key.key);
  // The order in which the service tells rights is of no account.
  grantRights(platform, { MTV3050: 'view', MTV3010: 'edit' });
  expect(await keyOf()).toEqual(key);
});

test.each([
  ['another person', RIGHTS, { userId: 'v' }],
  ['another company', RIGHTS, { company: 'workshop' }],
  ['a right less', { MTV3010: 'edit' }, {}],
  ['a smaller right', { ...RIGHTS, MTV3010: 'view' }, {}],
  ['a right more', { ...RIGHTS, MTV3060: 'view' }, {}],
] as const)('%s has another key and other entries', async (_, rights, person) => {
  grantRights(platform, RIGHTS);
  const before = await keyOf();
  grantRights(platform, rights, person);
  const now = await keyOf();
  expect(now.key).not.toBe(before.key);
  expect(now.owner).not.toBe(before.owner);
});

test('without a sign-in, without a company, and for a page of another company there is none', async () => {
  grantRights(platform, RIGHTS);
  expect((await ask({})).status).toBe(401);
  expect((await ask({ authorization: `Bearer ${token}x` })).status).toBe(401);
  const ofOther = { authorization: `Bearer ${token}`, 'x-skyledger-company': 'workshop' };
  expect((await ask(ofOther)).status).toBe(409);
  grantRights(platform, RIGHTS, { company: null });
  const response = await ask();
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
});
