// What a body may be: JSON in UTF-8, of a size and a depth; and the audit of the reference library (promises, F).
import { connect } from 'node:net';
import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

let upstream: TestUpstream;
let gateway: TestGateway;
let authorization: string;

beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway(upstream);
  authorization = `Bearer ${await upstream.toolToken()}`;
});
afterAll(async () => {
  await gateway?.close();
  await upstream?.close();
});

const NEW = 'application/graphql-response+json';
const OLD = 'application/json';

async function post(body: string, { accept = NEW, type = OLD } = {}) {
  const response = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { authorization, accept, 'content-type': type },
    body,
  });
  const { errors } = (await response.json()) as {
    errors?: { message: string; extensions: { code: string } }[];
  };
  return { status: response.status, code: errors?.[0]?.extensions.code, message: errors?.[0]?.message };
}

describe.each([NEW, OLD])('accepting %s', (accept) => {
  test.each(['{ "not a JSON', '', '\u0000', '{"query":"{ __typename }"} trailing', '[]', '"text"', 'null'])(
    'the body %j is refused with 400, whatever type the answer has',
    async (body) => {
      expect(await post(body, { accept })).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
    },
  );

  test.each(['variables', 'extensions'])('%s of 20,000 levels are a fault of the client', async (member) => {
    const deep = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
    const told = await post(`{"query":"query ($v: X) { __typename }","${member}":${deep}}`, { accept });
    expect(told).toMatchObject({
      status: 400,
      code: 'BAD_REQUEST',
      message: `The ${member} are nested deeper than 100 levels.`,
    });
  });

  test('variables of 20,000 levels in the address are refused too', async () => {
    const deep = `${'['.repeat(6_000)}${']'.repeat(6_000)}`;
    const search = new URLSearchParams({ query: '{ __typename }', variables: `{"v":${deep}}` });
    const response = await fetch(`${gateway.url}/graphql?${decodeURIComponent(String(search))}`, {
      headers: { authorization, accept },
    });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
  });
});

test.each(['utf-8', 'UTF-8', '"utf-8"', 'utf8'])('the charset %s is read', async (charset) => {
  expect((await post('{"query":"{ __typename }"}', { type: `${OLD}; charset=${charset}` })).status).toBe(200);
});

test.each(['iso-8859-1', 'utf-16', 'utf-7', ''])('the charset %j is refused with 415', async (charset) => {
  const told = await post('{"query":"{ __typename }"}', { type: `${OLD}; charset=${charset}` });
  expect(told).toMatchObject({ status: 415, code: 'BAD_REQUEST' });
  expect(told.message).toContain('UTF-8');
});

test.each(['3000000000', '99999999999999'])(
  'a body that claims %s bytes is refused before any of it came, and the connection is given up',
  async (length) => {
    const { hostname, port } = new URL(gateway.url);
    const socket = connect(Number(port), hostname);
    const head = [
      'POST /graphql HTTP/1.1',
      `host: ${hostname}:${port}`,
      `authorization: ${authorization}`,
      `content-type: ${OLD}`,
      `accept: ${NEW}`,
      `content-length: ${length}`,
      '',
      '{"query":',
    ].join('\r\n');
    socket.write(head);
    const chunks: Buffer[] = [];
    for await (const chunk of socket) chunks.push(chunk as Buffer);
    const answer = Buffer.concat(chunks).toString();
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n');
    expect(answer).toContain('REQUEST_ENTITY_TOO_LARGE');
  },
  // Long before the server gives up waiting for the body.
  10_000,
);

describe('the audit of graphql-http', () => {
  const audits = serverAudits({
    url: () => `${gateway.url}/graphql`,
    fetchFn: (url: string, init: RequestInit = {}) => {
      const headers = new Headers(init.headers);
      headers.set('authorization', authorization);
      return fetch(url, { ...init, headers });
    },
  });

  test.each(audits.map(({ id, name, fn }) => ({ id, name, fn })))('$id $name', async ({ fn }) => {
    expect((await fn()).status).toBe('ok');
  });
});
