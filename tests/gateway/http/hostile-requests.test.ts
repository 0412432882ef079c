// What strangers and hostile clients send: tokens that name their own keys, towers of fragments, broken HTTP
// (promises, sections A to F).
import { connect } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { json, startBadUpstream } from '../../support/faults/bad-upstream.ts';
import { expectNoLeaks } from '../../support/faults/no-leaks.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

let upstream: TestUpstream;
let gateway: TestGateway;

beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway(upstream);
});
afterAll(async () => {
  await gateway?.close();
  await upstream?.close();
});

describe('a token that brings its own key', () => {
  test('is refused, and no address that it names is called', async () => {
    const canary = await startBadUpstream();
    onTestFinished(() => canary.close());
    const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
    const jwk = { ...(await exportJWK(publicKey)), kid: 'mine', alg: 'RS256' };
    canary.behave((_request, response) => json(response, { keys: [jwk] }));
    const headers = [
      { jwk },
      { jku: `${canary.url}/keys` },
      { x5u: `${canary.url}/chain` },
      { x5c: [Buffer.from('certificate').toString('base64')] },
      { kid: `${canary.url}/keys` },
      { kid: '../../../dev/null' },
      { kid: "' or '1'='1" },
    ];
    for (const header of headers) {
      const token = await new SignJWT({ iss: upstream.issuer, aud: 'skyledger-api', sub: 'dana-demo' })
        .setExpirationTime('1h')
        .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', ...header })
        .sign(privateKey);
      const reply = await gateway.ask('{ viewer { user { name } } }', { token });
      expect([reply.status, reply.expectError().extensions.code]).toEqual([401, 'UNAUTHENTICATED']);
      expect(gateway.callsOf(reply)).toEqual([]);
    }
    expect(canary.requests()).toBe(0);
  });
});

describe('a document that is costly to judge', () => {
  const judged = async (query: string) => {
    const reply = await gateway.ask(query);
    expect(gateway.callsOf(reply)).toEqual([]);
    return { status: reply.status, codes: new Set(reply.errors.map(({ extensions }) => extensions.code)) };
  };
  const REFUSED = { status: 400, codes: new Set(['GRAPHQL_VALIDATION_FAILED']) };

  test.each([
    ['51 directives', `{ __typename ${'@include(if: true) '.repeat(51)} }`],
    [
      '101 variables',
      `query (${Array.from({ length: 101 }, (_, n) => `$v${n}: Int`).join(', ')}) { __typename }`,
    ],
  ])('%s are refused', async (_what, query) => {
    expect(await judged(query)).toEqual(REFUSED);
  });

  test('6 operations are refused, 5 are not', async () => {
    const token = await upstream.toolToken();
    const statusOf = async (names: string) => {
      const query = names.replace(/./g, (name) => `query ${name} { __typename } `);
      const response = await fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/graphql-response+json',
          authorization: `Bearer ${token}`,
        },
        body: JSON.stringify({ query, operationName: 'a' }),
      });
      return response.status;
    };
    expect([await statusOf('abcde'), await statusOf('abcdef')]).toEqual([200, 400]);
  });

  test('a tower of fragments, of which each spreads the next one twice, comes to an end', async () => {
    const tower = Array.from(
      { length: 20 },
      (_, n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`,
    );
    const { status } = await judged(`{ ...F0 } ${tower.join(' ')} fragment F20 on Query { __typename }`);
    expect([200, 400]).toContain(status);
  });

  test('many overlapping fragments come to an end', async () => {
    const names = Array.from({ length: 200 }, (_, n) => `F${n}`);
    const spreads = names.map((name) => `...${name}`).join(' ');
    const fragments = names.map((name) => `fragment ${name} on Query { __typename }`).join(' ');
    const { status } = await judged(`{ ${spreads} } ${fragments}`);
    expect([200, 400]).toContain(status);
  });
});

describe('identity', () => {
  test('is no input of the graph: what a client says of site and user is an unknown argument', async () => {
    for (const name of ['siteCode', 'userId', 'userEmail', 'userName']) {
      const reply = await gateway.ask(`{ viewer { costMonthToDate(${name}: "dana-demo") { total } } }`);
      expect([reply.status, gateway.callsOf(reply)]).toEqual([400, []]);
    }
  });
});

describe('broken HTTP', () => {
  const post = (lines: string[], body: string) =>
    ['POST /graphql HTTP/1.1', 'Host: x', 'Content-Type: application/json', ...lines, '', body].join('\r\n');

  test.each([
    ['two lengths', post(['Content-Length: 2', 'Content-Length: 3'], '{} ')],
    ['length and chunks', post(['Content-Length: 2', 'Transfer-Encoding: chunked'], '0\r\n\r\n')],
    ['odd chunking', post(['Transfer-Encoding: xchunked'], '0\r\n\r\n')],
    ['a chunk without a size', post(['Transfer-Encoding: chunked'], 'zz\r\n{}\r\n0\r\n\r\n')],
    ['a blank within a name', post(['Content-Length : 2'], '{}')],
    ['bare line feeds', 'POST /graphql HTTP/1.1\nHost: x\nContent-Length: 0\n\n'],
    ['no host', 'GET /graphql HTTP/1.1\r\n\r\n'],
    ['no HTTP at all', 'hello\r\n\r\n'],
  ])('%s: refused, and the connection ends', async (_what, text) => {
    expect(await exchange(gateway.url, text)).toMatch(/^HTTP\/1\.1 400 /);
  });

  test.each(['TRACE', 'PROPFIND'])('%s is refused in words', async (method) => {
    const text = `${method} /graphql HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
    expect(await exchange(gateway.url, text)).toMatch(/^HTTP\/1\.1 405 /);
  });

  test('nobody gets a tunnel', async () => {
    expect(await exchange(gateway.url, 'CONNECT localhost:1 HTTP/1.1\r\nHost: x\r\n\r\n')).not.toMatch(
      / 200 /,
    );
  });

  test('it serves on afterwards', async () => {
    (await gateway.ask('{ viewer { user { name } } }')).expectData();
  });
});

/** What comes until the gateway ends the connection. */
function exchange(url: string, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname, () => socket.write(text));
    let answer = '';
    socket.setEncoding('latin1');
    socket.on('data', (part: string) => {
      answer += part;
    });
    socket.on('close', () => {
      expectNoLeaks(answer);
      resolve(answer);
    });
    socket.on('error', reject);
  });
}

describe('members that would reach prototypes', () => {
  const NAMES = ['__proto__', 'constructor', 'prototype'];
  const polluted = '{"polluted":1,"query":"{ __typename }","prototype":{"polluted":1}}';
  const query = '{ viewer { user { name } } }';
  const send = async (body: string) => {
    const response = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json',
        authorization: `Bearer ${await upstream.toolToken()}`,
      },
      body,
    });
    return { status: response.status, text: await response.text() };
  };

  test.each(NAMES)('%s in body, variables, inputs and extensions changes nothing', async (name) => {
    const plain = await send(JSON.stringify({ query }));
    expect(plain.status).toBe(200);
    const DEFINED =
      'mutation ($input: SaveSurveyInput!) { saveSurvey(input: $input) { userErrors { code } } }';
    const hostile = [
      `{"${name}":${polluted}}`,
      `{"${name}":${polluted},"query":"${query}"}`,
      `{"query":"${query}","variables":{"${name}":${polluted}}}`,
      `{"query":"${query}","extensions":{"${name}":${polluted}}}`,
      `{"query":"${query}","extensions":{"persistedQuery":{"${name}":${polluted}}}}`,
      `{"query":"${DEFINED}","variables":{"input":{"${name}":${polluted}}}}`,
      `{"documentId":"${name}"}`,
    ];
    for (const body of hostile) {
      const { status, text } = await send(body);
      expect(status, body).toBeLessThan(500);
      expect(text, body).not.toContain('"INTERNAL"');
      expect(({} as { polluted?: number }).polluted, body).toBeUndefined();
      expect((await send('{}')).status, body).toBe(400);
      expect(await send(JSON.stringify({ query }))).toEqual(plain);
    }
  });
});
