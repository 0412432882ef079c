// Who is given a file of cost analytics, and what is refused before any is made (C-15, S-05).
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { personToken } from '../../../support/people/people.ts';
import { askExport } from '../../../support/product/export-file.ts';
import { startGateway, type TestGateway } from '../../../support/product/gateway.ts';
import { startUpstream, type TestUpstream } from '../../../support/product/upstream.ts';

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

const JUNE = { frame: 'CUSTOM', start: '2024-06-01', end: '2024-06-30' };
const QUERY = { range: JUNE, viewBy: 'PRODUCT' };

describe('who is given a file (S-05)', () => {
  test.each(['SUMMARY', 'DETAILS'])('nobody without the right on the menu: %s', async (part) => {
    const token = await personToken(upstream, 'noMenu');
    const headers = { 'x-request-id': `no-menu-${part}` };
    const { status, error } = await askExport(gateway, { query: QUERY, part }, { token, headers });
    expect(status).toBe(403);
    expect(error?.extensions).toMatchObject({ code: 'FORBIDDEN', menu: 'COST_ANALYTICS' });
    expect(upstream.calls(`no-menu-${part}`)).not.toContain('costExport');
    expect(upstream.calls(`no-menu-${part}`)).not.toContain('cost');
  });

  test('nobody who has not signed in', async () => {
    const { status, error } = await askExport(gateway, { query: QUERY }, { token: null });
    expect(status).toBe(401);
    expect(error?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test('nobody whose page was made for another company', async () => {
    const headers = { 'x-skyledger-company': 'workshop' };
    const { status, error } = await askExport(gateway, { query: QUERY, part: 'DETAILS' }, { headers });
    expect(status).toBe(409);
    expect(error?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'COMPANY_CHANGED' });
  });

  test('no form of another site', async () => {
    const headers = { 'content-type': 'text/plain' };
    expect((await askExport(gateway, { query: QUERY }, { headers })).status).toBe(415);
    expect((await fetch(`${gateway.url}/exports/cost`)).status).toBe(404);
  });
});

describe('what is refused, and how', () => {
  test.each([
    ['nothing', {}, 'query'],
    ['an unknown member', { query: QUERY, more: 1 }, 'input'],
    ['an unknown format', { query: QUERY, format: 'PDF' }, 'format'],
    [
      'a range over 12 months',
      { query: { range: { ...JUNE, start: '2022-01-01' } }, part: 'DETAILS' },
      'range',
    ],
  ])('%s', async (_name, input, argument) => {
    const { status, error } = await askExport(gateway, input);
    expect(status).toBe(400);
    expect(error?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument });
  });

  test('a body that is no JSON, or too large', async () => {
    const send = async (body: string) => {
      const authorization = `Bearer ${await upstream.toolToken()}`;
      const headers = { 'content-type': 'application/json', authorization };
      return fetch(`${gateway.url}/exports/cost`, { method: 'POST', headers, body });
    };
    expect((await send('{')).status).toBe(400);
    expect((await send(`{"x":"${'a'.repeat(300_000)}"}`)).status).toBe(413);
  });
});
