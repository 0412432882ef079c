// The specification's list of REST calls against the contract: each is served and asked by the gateway, or listed as open,
// and takes a body with exactly the members that the specification gives.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { VENDOR_CODES } from '../../lib/catalogue/vendors.ts';
import type { FailReply } from '../../upstream/contract/endpoint.ts';
import { CONTRACT } from '../../upstream/contract/openapi.ts';
import { SERVICES } from '../../upstream/contract/services.ts';
import { startUpstream, type TestUpstream } from '../support/product/upstream.ts';
import { OPEN_ENDPOINTS } from './open-endpoints.ts';
import type { SpecifiedRequest } from './specified-request.ts';
import { SPECIFIED_REQUESTS } from './specified-requests.ts';

interface Row {
  base: string;
  method: string;
  path: string;
}

const [, ...LINES] = readFileSync(join(import.meta.dirname, 'endpoints.tsv'), 'utf8')
  .trimEnd()
  .split('\n');
const ROWS: Row[] = LINES.map((line) => {
  const [, base = '', method = '', path = ''] = line.split('\t');
  return { base, method, path };
});
/** The provider's own, by its address rather than by a base path. */
const OF_THE_PROVIDER = '{auth server}';

function endpointOf({ base, method, path }: Row) {
  return Object.entries(CONTRACT).find(
    ([, endpoint]) =>
      endpoint.method === method && endpoint.path === path && SERVICES[endpoint.service].base === base,
  );
}

const GATEWAY = join(import.meta.dirname, '../../gateway');
const SOURCES = readdirSync(GATEWAY, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.includes('__generated__'))
  .map((file) => readFileSync(join(GATEWAY, file), 'utf8'));

it('is read whole', () => {
  expect(ROWS).toHaveLength(155);
});

/** What the gateway takes from the contract by name. */
const ASKED = new Set(
  SOURCES.flatMap((text) => [...text.matchAll(/import \{([^}]*)\} from '[^']*upstream\/contract\//g)])
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim()),
);

const SERVED = ROWS.filter(({ base }) => base !== OF_THE_PROVIDER);

it.each(SERVED.filter(endpointOf))('$method $path is asked by the gateway', (row) => {
  const [name = ''] = endpointOf(row) ?? [];
  expect(ASKED).toContain(WRAPPED_AS[name] ?? name);
});

it('lists as open what is not served, and nothing else', () => {
  const open = SERVED.filter((row) => endpointOf(row) === undefined).map(({ path }) => path);
  expect([...OPEN_ENDPOINTS].sort()).toEqual(open.sort());
});

/** Endpoints that the gateway imports within a table of theirs. */
const WRAPPED_AS: Record<string, string> = {
  awsInvoiceInsight: 'INSIGHT',
  awsInvoiceInsightGrid: 'INSIGHT',
  ociInvoiceInsight: 'INSIGHT',
  ociInvoiceInsightGrid: 'INSIGHT',
};

describe('a body with the members of the specification alone', () => {
  let upstream: TestUpstream;
  let token: string;
  beforeAll(async () => {
    upstream = await startUpstream();
    token = await upstream.demoToken();
  });
  afterAll(() => upstream?.close());

  const posts = ROWS.filter(({ method, path }) => method === 'POST' && !OPEN_ENDPOINTS.has(path));
  it.each(posts.map(({ path }) => path))('of %s is written down', (path) => {
    const paths = VENDOR_CODES.map((vendor) => path.replace('{vendor}', vendor));
    expect(paths.some((each) => each in SPECIFIED_REQUESTS)).toBe(true);
  });

  async function post(path: string, { body, company = 'sunflower' }: SpecifiedRequest) {
    const row = ROWS.find((each) => each.path.replace('{vendor}', 'aws') === path);
    const context = { companyId: company, siteCode: '', userId: 'dana-demo', userName: '', userEmail: '' };
    const response = await fetch(`${upstream.url}${row?.base}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...context, ...body }),
    });
    return (await response.json()) as FailReply;
  }

  it.each(Object.entries(SPECIFIED_REQUESTS))('is enough for %s', async (path, request) => {
    const answer = await post(path, request);
    if (request.refusal) expect(answer.error.code).toBe(request.refusal);
    else expect(answer).toMatchObject({ status: 'OK' });
  });
});
