import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOSTILE_DOCUMENTS } from '../../support/faults/hostile-documents.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

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

describe('limits of a document', () => {
  const refused = async (query: string) => {
    const reply = await gateway.ask(query);
    expect(reply.status).toBe(400);
    expect(gateway.callsOf(reply)).toEqual([]);
    return reply.errors.map(({ extensions }) => extensions.code);
  };

  test('31 aliases of different settings are refused, 30 are not', async () => {
    const widgets = (count: number) =>
      Array.from(
        { length: count },
        (_, n) =>
          `w${n}: costOverTime(items: { show: CUSTOM, chosen: [{ vendor: AWS, key: "${n}" }] }) { __typename }`,
      );
    expect(await refused(`{ viewer { ${widgets(31).join(' ')} } }`)).toEqual(['GRAPHQL_VALIDATION_FAILED']);
    (await gateway.ask(`{ viewer { ${widgets(30).join(' ')} } }`)).expectData();
  });

  test('61 aliases are refused, also when a fragment spreads them', async () => {
    const aliases = Array.from({ length: 61 }, (_, n) => `w${n}: __typename`).join(' ');
    expect(await refused(`{ viewer { ${aliases} } }`)).toEqual(['GRAPHQL_VALIDATION_FAILED']);
    const spread = `{ ${'viewer { ...A } '.repeat(7)} } fragment A on Viewer { ${aliases.slice(0, 130)} }`;
    expect(await refused(spread)).toContain('GRAPHQL_VALIDATION_FAILED');
  });

  test('a document deeper than 15 levels is refused', async () => {
    const deep = `{ ${'viewer { '.repeat(16)} __typename ${'}'.repeat(16)} }`;
    expect(await refused(deep)).toContain('GRAPHQL_VALIDATION_FAILED');
  });

  test('20,000 braces and 2,001 tokens are refused, never a fault of ours', async () => {
    expect(await refused(`{${'a{'.repeat(20_000)}${'}'.repeat(20_001)}`)).toEqual(['GRAPHQL_PARSE_FAILED']);
    expect(await refused(`{ ${'__typename '.repeat(2000)} }`)).toEqual(['GRAPHQL_PARSE_FAILED']);
  });

  test('whatever is made to be costly to judge is refused, or answered without a call', async () => {
    for (const [name, query] of Object.entries(HOSTILE_DOCUMENTS)) {
      const reply = await gateway.ask(query);
      const codes = reply.errors.map(({ extensions }) => extensions.code);
      expect([name, [200, 400].includes(reply.status), codes.includes('INTERNAL')]).toEqual([
        name,
        true,
        false,
      ]);
      expect([name, gateway.callsOf(reply)]).toEqual([name, []]);
    }
  });

  test('201 fields of one name are refused, and 201 spreads of a fragment; 200 are not', async () => {
    expect(await refused(`{ ${'__typename '.repeat(201)} }`)).toEqual(['GRAPHQL_VALIDATION_FAILED']);
    const spread = (count: number) => `{ ${'...A '.repeat(count)} } fragment A on Query { __typename }`;
    expect(await refused(spread(201))).toEqual(['GRAPHQL_VALIDATION_FAILED']);
    (await gateway.ask(`{ ${'__typename '.repeat(200)} }`)).expectData();
    (await gateway.ask(spread(200))).expectData();
  });

  test('at most eleven faults of one document are told', async () => {
    const unknown = Array.from({ length: 300 }, (_, n) => `compani${n}`).join(' ');
    expect((await refused(`{ viewer { ${unknown} } }`)).length).toBeLessThanOrEqual(11);
  });

  test('fragments that spread each other are refused', async () => {
    expect(
      await refused('{ viewer { ...A } } fragment A on Viewer { ...B } fragment B on Viewer { ...A }'),
    ).toEqual(['GRAPHQL_VALIDATION_FAILED']);
  });

  test('an unknown field is refused without a suggestion', async () => {
    const reply = await gateway.ask('{ viewer { compani { id } } }');
    expect(reply.expectError().message).not.toMatch(/did you mean/i);
  });

  test('an operation that is not there is a bad request', async () => {
    const response = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await upstream.toolToken()}` },
      body: JSON.stringify({ query: 'query A { __typename }', operationName: 'B' }),
    });
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
  });

  test('introspection is open to the signed-in', async () => {
    const { getIntrospectionQuery } = await import('graphql');
    (await gateway.ask(getIntrospectionQuery())).expectData();
  });
});
