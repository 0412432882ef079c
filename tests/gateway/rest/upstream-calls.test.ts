import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

describe('upstream calls do not grow', () => {
  const callsFor = async (query: string) => {
    // By a person of its own: equal calls of one person at one time are one.
    const reply = await gateway.ask(query, { token: await upstream.toolToken() });
    reply.expectData();
    return gateway.callsOf(reply);
  };

  test('40 widgets of equal settings cost no more calls than one', async () => {
    const widget = 'topCosts(frame: LAST_30_DAYS, viewBy: REGION) { total items { key cost } }';
    const many = Array.from({ length: 40 }, (_, index) => `widget${index}: ${widget}`).join('\n');
    expect(await callsFor(`{ viewer { ${many} } }`)).toEqual(await callsFor(`{ viewer { ${widget} } }`));
  });

  test('the order of members and default values do not make requests different', async () => {
    const calls = await callsFor(`{ viewer {
      a: costAnalytics(query: { range: { frame: LAST_7_DAYS }, viewBy: PRODUCT }) { total { total } }
      b: costAnalytics(query: { viewBy: PRODUCT, filters: [], unit: DAY, range: { frame: LAST_7_DAYS } }) { currency }
    } }`);
    expect(calls).toEqual(['commonInfo', 'cost', 'currentUser', 'menus']);
  });

  test('pages of 1 and of 30 rows, search and sort cost the same calls', async () => {
    const calls = await Promise.all(
      [
        'items(itemsPerPage: 1)',
        'items(itemsPerPage: 30)',
        'items(page: 2, itemsPerPage: 2)',
        'items(search: "compute")',
        'items(sort: [{ by: LABEL, order: ASC }])',
      ].map((items) =>
        callsFor(`{ viewer { costAnalytics(query: { range: { frame: LAST_14_DAYS } }) {
        ${items} { totalCount edges { node { key amounts } } } series(top: 50) { key } } } }`),
      ),
    );
    for (const names of calls) expect(names).toEqual(['commonInfo', 'cost', 'currentUser', 'menus']);
  });

  test('two pages of one table in one request are one call', async () => {
    const calls = await callsFor(`{ viewer { costAnalytics(query: { range: { frame: LAST_14_DAYS } }) {
      one: items(page: 1, itemsPerPage: 2) { totalCount } two: items(page: 2, itemsPerPage: 2) { totalCount } } } }`);
    expect(calls.filter((name) => name === 'cost')).toHaveLength(1);
  });
});
