// What the specification "GraphQL over HTTP" asks of a server: every MUST and SHOULD, by both media types (promises, F).
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectNoLeaks } from '../../support/faults/no-leaks.ts';
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
const QUERY = '{ __typename }';
const NAMED = 'query Query { __typename }';

async function answerTo(headers: Record<string, string>, init: RequestInit = {}, search = '') {
  const response = await fetch(`${gateway.url}/graphql${search}`, {
    method: 'POST',
    ...init,
    headers: { authorization, ...headers },
  });
  const bytes = await response.arrayBuffer();
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  expectNoLeaks(text, response.headers);
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    body: JSON.parse(text) as { data?: unknown; errors?: unknown[] },
  };
}

const post = (accept: string | null, body: unknown, type = 'application/json') =>
  answerTo(
    { 'content-type': type, ...(accept !== null && { accept }) },
    { body: typeof body === 'string' ? body : JSON.stringify(body) },
  );

describe('media types', () => {
  test.each([
    [NEW, NEW],
    [OLD, OLD],
    ['*/*', OLD],
  ])('accept %s is answered by %s', async (accept, type) => {
    const answer = await post(accept, { query: QUERY });
    expect([answer.status, answer.body]).toEqual([200, { data: { __typename: 'Query' } }]);
    expect(answer.type).toContain(type);
  });

  test('without accept it is application/json, by GET too', async () => {
    const answer = await answerTo({}, { method: 'GET' }, `?query=${encodeURIComponent(QUERY)}`);
    expect([answer.status, answer.type.split(';')[0]]).toEqual([200, OLD]);
  });

  test.each(['application/json; charset=utf-8', 'application/json'])(
    'a body of %s is read as UTF-8',
    async (type) => {
      const answer = await post(NEW, { query: `${QUERY} # 해바라기 — 向日葵` }, type);
      expect(answer.status).toBe(200);
    },
  );

  test('a post without a type or a body is refused', async () => {
    expect((await answerTo({ accept: NEW })).status).toBe(415);
    expect((await answerTo({ accept: NEW, 'content-type': OLD })).status).toBe(400);
  });

  test('a mutation by GET is refused', async () => {
    const answer = await answerTo({ accept: NEW }, { method: 'GET' }, '?query=mutation%20%7B__typename%7D');
    expect(answer.status).toBe(405);
  });
});

const wrong = { 'an object': { obj: 'ect' }, 'a number': 0, 'a boolean': false, 'a list': ['array'] };
const map = { 'a text': 'string', 'a number': 0, 'a boolean': false, 'a list': ['array'] };

describe.each([NEW, OLD])('parameters, accepting %s', (accept) => {
  test.each<[string, object]>([
    ['a text as query', { query: QUERY }],
    ['a text as operationName', { query: NAMED, operationName: 'Query' }],
    ['null as variables', { query: QUERY, variables: null }],
    ['null as operationName', { query: QUERY, operationName: null }],
    ['null as extensions', { query: QUERY, extensions: null }],
    [
      'a map as variables',
      { query: 'query Type($name: String!) { __type(name: $name) { name } }', variables: { name: 'Query' } },
    ],
    ['a map as extensions', { query: QUERY, extensions: { some: 'value' } }],
  ])('%s is taken', async (_what, body) => {
    const answer = await post(accept, body);
    expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
    expect(answer.body.data).toBeTruthy();
  });

  test.each<[string, object]>([
    ['no query', { notquery: QUERY }],
    ...Object.entries(wrong).map(([what, query]): [string, object] => [`${what} as query`, { query }]),
    ...Object.entries(wrong).map(([what, operationName]): [string, object] => [
      `${what} as operationName`,
      { query: QUERY, operationName },
    ]),
    ...Object.entries(map).map(([what, variables]): [string, object] => [
      `${what} as variables`,
      { query: QUERY, variables },
    ]),
    ...Object.entries(map).map(([what, extensions]): [string, object] => [
      `${what} as extensions`,
      { query: QUERY, extensions },
    ]),
    ['an operation that there is not', { query: NAMED, operationName: 'Other' }],
    ['two operations and no name', { query: 'query A { __typename } query B { __typename }' }],
  ])('%s is a bad request', async (_what, body) => {
    const answer = await post(accept, body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([expect.objectContaining({ message: expect.any(String) })]);
    expect(answer.body).not.toHaveProperty('data');
  });

  // The older media type says by 200 that the request was understood.
  test.each<[string, object]>([
    ['a document that cannot be read', { query: '{' }],
    ['a document that is not valid', { query: '{ 8f31403dfe404bccbb0e835f2629c6a7 }' }],
    ['a field that there is not', { query: '{ nothing }' }],
    [
      'a variable of another type',
      { query: 'query Type($name: String!) { __type(name: $name) { name } }', variables: { name: 1 } },
    ],
  ])('%s is refused, and nothing is executed', async (_what, body) => {
    const answer = await post(accept, body);
    expect(answer.status).toBe(accept === NEW ? 400 : 200);
    expect(answer.body.errors).toEqual([expect.objectContaining({ message: expect.any(String) })]);
    expect(answer.body).not.toHaveProperty('data');
  });

  test('bytes that are not UTF-8 are no fault of ours', async () => {
    const body = Buffer.concat([
      Buffer.from('{"query":"{ __typename } # '),
      Buffer.from([0xff, 0xfe]),
      Buffer.from('"}'),
    ]);
    const answer = await answerTo({ accept, 'content-type': OLD }, { body });
    expect(answer.status).toBeLessThan(500);
  });
});
