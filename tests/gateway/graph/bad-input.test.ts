import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/graph/global-id.ts';
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

/** Calls that sum cost: none may be made for a question that is refused. */
const COST_CALLS = [
  'cost',
  'detail',
  'portion',
  'filter',
  'costMonthToDate',
  'dashboardCost',
  'top5',
  'trend',
];

const custom = (start: string, end: string) => `{ frame: CUSTOM, start: "${start}", end: "${end}" }`;
const analytics = (query: string, selection = 'total { total }') =>
  `{ viewer { costAnalytics(query: { ${query} }) { ${selection} } } }`;
const detail = (days: string) =>
  `{ viewer { costDetail(of: { vendor: AWS, keys: ["x"], viewBy: PRODUCT, ${days} }) { portions { total } } } }`;
const MAY = `range: ${custom('2024-05-01', '2024-05-31')}`;
const ten = JSON.stringify(Array.from({ length: 10 }, (_, index) => `p${index}`));
const eleven = JSON.stringify(Array.from({ length: 11 }, (_, index) => `p${index}`));

describe('a bad argument is named, and no cost is asked for', () => {
  test.each([
    [
      'end before start',
      analytics(`range: ${custom('2024-05-02', '2024-05-01')}`),
      'range',
      'END_BEFORE_START',
    ],
    [
      'over 12 months',
      analytics(`unit: MONTH, range: ${custom('2023-05-01', '2024-05-01')}`),
      'range',
      'OVER_12_MONTHS',
    ],
    [
      'daily over 93 days',
      analytics(`range: ${custom('2024-02-01', '2024-05-04')}`),
      'range',
      'DAILY_OVER_93_DAYS',
    ],
    [
      'a relative frame, daily over 93 days',
      analytics('range: { frame: LAST_12_MONTHS }'),
      'range',
      'DAILY_OVER_93_DAYS',
    ],
    ['CUSTOM without dates', analytics('range: { frame: CUSTOM }'), 'range', 'CUSTOM_WITHOUT_DATES'],
    [
      'CUSTOM without an end',
      analytics('range: { frame: CUSTOM, start: "2024-05-01" }'),
      'range',
      'CUSTOM_WITHOUT_DATES',
    ],
    [
      'dates without CUSTOM',
      analytics('range: { frame: LAST_MONTH, start: "2024-05-01" }'),
      'range',
      'DATES_WITHOUT_CUSTOM',
    ],
    ['no vendor', analytics(`${MAY}, vendors: []`), 'vendors', 'NO_VENDOR'],
    ['C-03 an unsupported vendor', analytics(`${MAY}, vendors: [AWS, OCI]`), 'vendors', 'UNSUPPORTED_VENDOR'],
    [
      '11 filter values',
      analytics(`${MAY}, filters: [{ vendor: AWS, conditions: [{ field: PRODUCT, values: ${eleven} }] }]`),
      'filters',
      'FILTER_ITEMS',
    ],
    [
      'a vendor twice in filters',
      analytics(`${MAY}, filters: [{ vendor: AWS, conditions: [] }, { vendor: AWS, conditions: [] }]`),
      'filters',
      'VENDOR_TWICE',
    ],
    [
      '11 filter items of a field in two conditions',
      analytics(
        `${MAY}, filters: [{ vendor: AWS, conditions: [{ field: REGION, values: ${ten} }, { field: REGION, contains: "a" }] }]`,
      ),
      'filters',
      'FILTER_ITEMS',
    ],
    [
      'a condition without values',
      analytics(`${MAY}, filters: [{ vendor: AWS, conditions: [{ field: REGION }] }]`),
      'filters',
      undefined,
    ],
    [
      'a condition on a tag without its key',
      analytics(`${MAY}, filters: [{ vendor: AWS, conditions: [{ field: TAG, values: ["x"] }] }]`),
      'filters',
      'TAG_KEY_MISSING',
    ],
    ['page 0', analytics(MAY, 'items(page: 0) { totalCount }'), 'page', 'PAGE'],
    [
      '0 items a page',
      analytics(MAY, 'items(itemsPerPage: 0) { totalCount }'),
      'itemsPerPage',
      'ITEMS_PER_PAGE',
    ],
    [
      '201 items a page',
      analytics(MAY, 'items(itemsPerPage: 201) { totalCount }'),
      'itemsPerPage',
      'ITEMS_PER_PAGE',
    ],
    [
      '201 items in a fragment',
      analytics(MAY, '... { ... on CostAnalytics { a: items(itemsPerPage: 201) { totalCount } } }'),
      'itemsPerPage',
      'ITEMS_PER_PAGE',
    ],
    ['top 0', analytics(MAY, 'series(top: 0) { key }'), 'top', 'TOP'],
    ['top 51', analytics(MAY, 'series(top: 51) { key }'), 'top', 'TOP'],
    [
      'page 0 of rows',
      '{ viewer { costDetail(of: { vendor: AWS, keys: ["x"], viewBy: PRODUCT, date: "2024-05-01" }) { rows(page: 0) { totalCount } } } }',
      'page',
      'PAGE',
    ],
    [
      'an unsupported vendor of a detail',
      '{ viewer { costDetail(of: { vendor: OCI, keys: ["x"], viewBy: PRODUCT, date: "2024-05-01" }) { portions { total } } } }',
      'vendors',
      'UNSUPPORTED_VENDOR',
    ],
    [
      'a detail that ends before it starts',
      detail('date: "2024-05-02", endDate: "2024-05-01"'),
      'endDate',
      'END_BEFORE_START',
    ],
    [
      'a detail over 12 months',
      detail('date: "2023-05-01", endDate: "2024-05-01"'),
      'endDate',
      'OVER_12_MONTHS',
    ],
    [
      'a detail of a month with an end',
      detail('date: "2024-05-01", endDate: "2024-05-02", isMonthly: true'),
      'endDate',
      'END_DATE_WITH_MONTHLY',
    ],
    [
      'filter options over 12 months',
      `{ viewer { costFilterOptions(range: ${custom('2023-01-01', '2024-01-01')}) { currency } } }`,
      'range',
      'OVER_12_MONTHS',
    ],
    [
      'a widget without vendors',
      '{ viewer { costMonthToDate(vendors: []) { total } } }',
      'vendors',
      'NO_VENDOR',
    ],
    [
      'a custom widget without items',
      '{ viewer { costOverTime(items: { show: CUSTOM }) { currency } } }',
      'items',
      'CUSTOM_WITHOUT_ITEMS',
    ],
    [
      'items of a top widget',
      '{ viewer { costOverTime(items: { show: TOP_5, chosen: [{ vendor: AWS, key: "x" }] }) { currency } } }',
      'items',
      'ITEMS_WITHOUT_CUSTOM',
    ],
    [
      '11 items of a widget',
      `{ viewer { costOverTime(items: { show: CUSTOM, chosen: [${'{ vendor: AWS, key: "x" },'.repeat(11)}] }) { currency } } }`,
      'items',
      'FILTER_ITEMS',
    ],
  ])('%s', async (_what, query, argument, rule) => {
    const reply = await gateway.ask(query);
    const { extensions, path } = reply.expectError();
    expect(extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument, requestId: reply.requestId });
    expect(extensions.rule).toBe(rule);
    expect(path?.[0]).toBe('viewer');
    expect(gateway.callsOf(reply).filter((name) => COST_CALLS.includes(name))).toEqual([]);
  });

  test.each([
    ['an unknown vendor', analytics(`${MAY}, vendors: [ALIBABA]`), 'vendors'],
    ['an unknown view-by', analytics(`${MAY}, viewBy: COLOUR`), 'viewBy'],
    ['an unknown frame', analytics('range: { frame: LAST_CENTURY }'), 'frame'],
    ['a day that is not in the calendar', analytics(`range: ${custom('2024-02-30', '2024-03-01')}`), 'start'],
    ['a day with a time', analytics(`range: ${custom('2024-02-01', '2024-03-01T00:00:00Z')}`), 'end'],
    ['a page that is no number', analytics(MAY, 'items(page: "two") { totalCount }'), 'page'],
    ['a vendor in a filter', analytics(`${MAY}, filters: [{ vendor: aws, conditions: [] }]`), 'vendor'],
  ])('%s in the document', async (_what, query, argument) => {
    const reply = await gateway.ask(query);
    expect(reply.status).toBe(400);
    expect(reply.expectError().extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument });
    expect(gateway.callsOf(reply)).toEqual([]);
  });

  test.each([
    [
      'an unknown vendor',
      { query: { range: { frame: 'LAST_7_DAYS' }, vendors: ['AWS', 'ALIBABA'] } },
      'vendors',
    ],
    ['an unknown unit', { query: { range: { frame: 'LAST_7_DAYS' }, unit: 'HOUR' } }, 'unit'],
    [
      'a day that is not in the calendar',
      { query: { range: { frame: 'CUSTOM', start: '2023-02-29' } } },
      'start',
    ],
    ['no value', {}, 'query'],
    ['null', { query: null }, 'query'],
  ])('%s in a variable', async (_what, variables, argument) => {
    const query =
      'query ($query: CostAnalyticsQuery!) { viewer { costAnalytics(query: $query) { currency } } }';
    const reply = await gateway.ask(query, { variables });
    expect(reply.status).toBe(400);
    expect(reply.expectError().extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument });
    expect(gateway.callsOf(reply)).toEqual([]);
  });

  test.each([
    ['cost analytics', analytics(`${MAY}, vendors: [AWS, GCP]`), 'vendors'],
    ['filter options', `{ viewer { costFilterOptions(${MAY}, vendors: [GCP]) { currency } } }`, 'vendors'],
    ['a widget', '{ viewer { topCosts(vendors: [AWS, TENCENT]) { total } } }', 'vendors'],
    ['a detail', detail('date: "2018-11-01"').replace('AWS', 'GCP'), 'vendor'],
  ])('a vendor that the company does not have, in %s', async (_what, query, argument) => {
    const token = await upstream.demoToken();
    const id = toGlobalId('Company', 'workshop');
    (
      await gateway.ask(`mutation { switchCompany(input: { companyId: "${id}" }) { userErrors { code } } }`, {
        token,
      })
    ).expectData();
    const reply = await gateway.ask(query, { token });
    expect(reply.expectError()).toMatchObject({
      message: 'A vendor is not available to you in this company.',
      extensions: { code: 'BAD_USER_INPUT', argument, rule: 'VENDOR_NOT_AVAILABLE' },
    });
  });

  test('the other fields of the request stay', async () => {
    const reply = await gateway.ask<{ viewer: { user: { name: string }; costAnalytics: null } }>(
      `{ viewer { user { name } costAnalytics(query: { range: { frame: CUSTOM } }) { currency } } }`,
    );
    expect(reply.data?.viewer.costAnalytics).toBeNull();
    expect(reply.data?.viewer.user.name).toBeTruthy();
    expect(reply.expectError().path).toEqual(['viewer', 'costAnalytics']);
  });
});
