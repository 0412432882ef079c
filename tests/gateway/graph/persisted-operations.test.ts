// The operations of the web app: known to the gateway by their hash, and asked by it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operationFaults } from '../../../scripts/checks/operations.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

const ROOT = join(import.meta.dirname, '../../..');
const operations: Record<string, string> = JSON.parse(
  readFileSync(join(ROOT, 'gateway/__generated__/operations.json'), 'utf8'),
);

describe('the list of operations', () => {
  const folder = join(ROOT, 'web/__generated__');
  const artefacts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));

  test('holds those of the artefacts, and no others', () => {
    expect(Object.keys(operations).length).toBeGreaterThan(20);
    expect(operationFaults(operations, artefacts)).toEqual({ unused: [], missing: [] });
  });

  test('is found at fault with one of an earlier text, and without one of the web', () => {
    const [[id = '', text = ''] = [], ...others] = Object.entries(operations);
    const earlier = 'e'.repeat(64);
    const list = { ...Object.fromEntries(others), [earlier]: text };
    expect(operationFaults(list, artefacts)).toEqual({ unused: [earlier], missing: [id] });
  });
});

describe('a request by id', () => {
  let upstream: TestUpstream;
  let gateway: TestGateway;
  beforeAll(async () => {
    upstream = await startUpstream();
    gateway = await startGateway(upstream);
  });
  afterAll(async () => {
    await gateway.close();
    await upstream.close();
  });

  const post = async (body: object) => {
    const response = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json',
        authorization: `Bearer ${await upstream.toolToken()}`,
        // Refused fields tell it.
        'x-request-id': '5d0f4f2e-8a52-4b8e-9d8c-2f1f6f0c7a11',
      },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  };
  const idOf = (name: string) => {
    const found = Object.entries(operations).find(([, text]) => text.startsWith(`query ${name}`));
    return found ?? expect.fail(`no operation ${name}`);
  };

  test('is answered as its text is', async () => {
    const [documentId, query] = idOf('MailsPageQuery');
    const variables = { page: 1 };
    const byId = await post({ documentId, operationName: 'MailsPageQuery', variables });
    expect(byId).toEqual(await post({ query, variables }));
    expect(byId.body.data.viewer).toBeTruthy();
  });

  test.each([
    ['of another build', { documentId: 'f'.repeat(64) }],
    ['of a member of every object', { documentId: 'constructor' }],
    ['that is no text', { documentId: 7 }],
    ['beside a text', { documentId: idOf('MailsPageQuery')[0], query: '{ __typename }' }],
  ])('with an id %s is refused, and says so', async (_which, request) => {
    const { status, body } = await post(request);
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ extensions: { code: 'BAD_REQUEST', reason: 'UNKNOWN_OPERATION' } }]);
  });
});
