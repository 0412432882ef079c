// Groupings and filters that cannot be asked for, each named by its argument (C-04, C-05).
import { afterAll, beforeAll, expect, test } from 'vitest';
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

const MAY = 'range: { frame: CUSTOM, start: "2024-05-01", end: "2024-05-31" }';
const analytics = (query: string) => `{ viewer { costAnalytics(query: { ${query} }) { total { total } } } }`;

test.each([
  ['C-04 a tag without its key', analytics(`${MAY}, viewBy: TAG`), 'tagKey', 'TAG_KEY_MISSING'],
  [
    'C-04 names of products joined',
    analytics(`${MAY}, viewBy: TAG, tagKey: "x", thenBy: [{ viewBy: PRODUCT }], joinSameNames: true`),
    'joinSameNames',
    'NAMES_OF_VENDORS',
  ],
  ['C-04 a tag key beside a region', analytics(`${MAY}, viewBy: REGION, tagKey: "x"`), 'tagKey', undefined],
  [
    'C-04 service groups without their set',
    analytics(`${MAY}, viewBy: SERVICE_GROUP`),
    'serviceGroupSet',
    'SERVICE_GROUP_SET_MISSING',
  ],
  [
    'C-04 four groupings',
    analytics(`${MAY}, thenBy: [{ viewBy: REGION }, { viewBy: ACCOUNT }, { viewBy: USAGE_TYPE }]`),
    'thenBy',
    'TOO_MANY_GROUPINGS',
  ],
  [
    'more keys than groupings',
    '{ viewer { costDetail(of: { vendor: AWS, keys: ["x", "y"], viewBy: PRODUCT, date: "2024-05-01" }) { portions { total } } } }',
    'keys',
    undefined,
  ],
  [
    'a tag key beside another filter field',
    `{ viewer { costFilterValues(${MAY}, field: REGION, tagKey: "x") { totalCount } } }`,
    'tagKey',
    undefined,
  ],
])('%s', async (_what, query, argument, rule) => {
  const reply = await gateway.ask(query);
  const { extensions } = reply.expectError();
  expect(extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument });
  expect(extensions.rule).toBe(rule);
  expect(gateway.callsOf(reply).filter((name) => !['currentUser', 'menus'].includes(name))).toEqual([]);
});

test.each([
  ['split by', 'viewBy: SERVICE_GROUP, serviceGroupSet: "No such set"', 'serviceGroupSet'],
  [
    'filtered by',
    'filters: [{ vendor: AWS, conditions: [{ field: SERVICE_GROUP, values: ["No such set:::x"] }] }]',
    'filters',
  ],
])('C-04 a set of service groups that the company does not have, %s', async (_what, words, argument) => {
  const { extensions } = (await gateway.ask(analytics(`${MAY}, ${words}`))).expectError();
  expect(extensions).toMatchObject({ argument, rule: 'UNKNOWN_SERVICE_GROUP_SET' });
  expect(extensions.code).toBe('BAD_USER_INPUT');
});
