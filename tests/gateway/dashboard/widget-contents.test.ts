// Each widget's content shows the figures of the viewer's own field, by one call for both (D-05, D-08, D-11 to D-13).
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
  await gateway?.close();
  await upstream?.close();
});

const PORTION = '{ total totalCount items { key cost share vendor isOthers } }';
const CHANGES = '{ totalCount range { start end } items { key cost compareCost change { percent kind } } }';
const OVER_TIME = '{ total { total } series { key total amounts } }';
const BY_VENDOR = '{ total { total } vendors { vendor total { total } series { key total amounts } } }';
const SAVING = '{ monthToDate { total commitment discounts spot credits } lastMonth { total } }';
const AI = '{ __typename ... on AiFindings { judgedThrough anomalies { anomalyId key } supportedVendors } }';

const scope = 'vendors: [AWS, GCP], basis: EFFECTIVE';
const frame = 'frame: LAST_60_DAYS';
const group = 'serviceGroupSet: "Pool"';

/** Type, settings, content, field of both, arguments of the viewer's, what is asked, the endpoint behind. */
const WIDGETS = [
  [
    'COST_BY_CATEGORY',
    `{ ${scope} }`,
    'CostBy',
    'costOverTime',
    `(${scope}, viewBy: SERVICE_CATEGORY, joinSameNames: true)`,
    OVER_TIME,
    'dashboardCost',
  ],
  ['COST_BY_PROJECT', '{}', 'CostBy', 'costOverTime', '(viewBy: PROJECT)', OVER_TIME, 'dashboardCost'],
  [
    'COST_BY_PRODUCT',
    '{ account: "none of this id" }',
    'CostBy',
    'costOverTime',
    '(account: "none of this id")',
    OVER_TIME,
    'dashboardCost',
  ],
  [
    'TOTAL_SAVING',
    '{ vendors: [AWS] }',
    'TotalSaving',
    'totalSaving',
    '(vendors: [AWS])',
    SAVING,
    'totalSaving',
  ],
  [
    'PRODUCT_PORTION',
    `{ ${scope}, ${frame}, items: { show: TOP_5 } }`,
    'ProductPortion',
    'productPortion',
    `(${scope}, ${frame}, items: { show: TOP_5 })`,
    PORTION,
    'productPortion',
  ],
  [
    'PORTION_BY',
    `{ ${scope}, ${frame}, viewBy: TAG, tagKey: "sunflower_type" }`,
    'PortionBy',
    'portionBy',
    `(${scope}, ${frame}, viewBy: TAG, tagKey: "sunflower_type", joinSameNames: true)`,
    PORTION,
    'portionBy',
  ],
  [
    'INTEGRATED_PRODUCT_PORTION',
    `{ ${scope}, ${frame}, category: SERVICE_CATEGORY }`,
    'IntegratedPortion',
    'integratedPortion',
    `(${scope}, ${frame}, category: SERVICE_CATEGORY)`,
    PORTION,
    'integratedPortion',
  ],
  [
    'MULTI_VENDOR_PORTION_BY_SERVICE_GROUP',
    `{ ${scope}, ${frame}, ${group} }`,
    'ServiceGroupPortion',
    'serviceGroupPortion',
    `(${scope}, ${frame}, ${group})`,
    PORTION,
    'serviceGroupPortion',
  ],
  [
    'MULTI_VENDOR_COST_BY',
    `{ ${scope}, frame: LAST_8_WEEKS, viewBy: REGION }`,
    'MultiVendorCost',
    'costByVendor',
    `(${scope}, frame: LAST_8_WEEKS, viewBy: REGION)`,
    BY_VENDOR,
    'costByVendor',
  ],
  [
    'ABNORMAL_CHANGE',
    `{ ${scope}, comparison: LAST_3_DAYS, threshold: 10, scale: VALUE, viewBy: ACCOUNT }`,
    'AbnormalChange',
    'abnormalChanges',
    `(${scope}, comparison: LAST_3_DAYS, threshold: 10, scale: VALUE, viewBy: ACCOUNT)`,
    CHANGES,
    'abnormal',
  ],
  [
    'ML_ABNORMAL_USER',
    '{ vendors: [AWS], sensitivity: HIGH }',
    'MlAbnormalUser',
    'userAnomalies',
    '(vendors: [AWS], sensitivity: HIGH)',
    AI,
    'mlAbnormalUser',
  ],
  ['ML_ABNORMAL_AI', '{}', 'MlAbnormalAi', 'aiAnomalies', '', AI, 'mlAbnormalAi'],
] as const;

describe('the content of a widget', () => {
  test.each(WIDGETS)('%s %s', async (type, settings, content, field, words, fields, endpoint) => {
    const reply = await gateway.ask<{ viewer: Record<string, Record<string, unknown>> }>(
      `{ viewer { ${field}${words} ${fields}
        widgetContent(type: ${type}, settings: ${settings}) { ... on ${content}Content { ${field} ${fields} } } } }`,
    );
    const { viewer } = reply.expectData();
    expect(viewer[field]).not.toBeNull();
    expect(viewer.widgetContent).toEqual({ [field]: viewer[field] });
    expect(gateway.callsOf(reply).filter((name) => name === endpoint)).toHaveLength(1);
  });

  test('D-14 a set of groups that is missing fails in its widget alone', async () => {
    const reply = await gateway.ask<{ viewer: { widgetContent: object; totalSaving: object | null } }>(
      `{ viewer { totalSaving { currency } widgetContent(type: MULTI_VENDOR_PORTION_BY_SERVICE_GROUP, settings: {}) {
        ... on ServiceGroupPortionContent { serviceGroupPortion { total } } } } }`,
    );
    expect(reply.data?.viewer).toEqual({
      totalSaving: { currency: 'USD' },
      widgetContent: { serviceGroupPortion: null },
    });
    expect(reply.expectError().extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  test('projects are those of GCP, whatever else is selected', async () => {
    const reply = await gateway.ask<{ viewer: { costOverTime: { series: { vendor: string }[] } } }>(
      '{ viewer { costOverTime(viewBy: PROJECT, items: { show: TOP_5 }) { series { vendor isOthers } } } }',
    );
    const { series } = reply.expectData().viewer.costOverTime;
    expect(new Set(series.map(({ vendor }) => vendor))).toEqual(new Set(['GCP']));
  });

  test.each([
    ['THRESHOLD_TOO_LOW', 'abnormalChanges(threshold: 4) { totalCount }'],
    ['ALERT_BAND_INVALID', 'userAnomalies(minAlert: 1000, maxAlert: 100) { __typename }'],
  ])('D-14 what is out of bounds is refused by its rule %s', async (rule, field) => {
    const reply = await gateway.ask(`{ viewer { ${field} } }`);
    expect(reply.expectError().extensions).toMatchObject({ code: 'BAD_USER_INPUT', rule });
  });
});
