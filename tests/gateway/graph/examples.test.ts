// The example queries of GraphiQL and README, with their answers on the company Sunflower.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, validate } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedSchema } from '../../../gateway/schema.ts';
import { sumMoney } from '../../../lib/money/money.ts';
import { type RawCharge, rawCharges } from '../../support/oracle/raw/raw-fields.ts';
import { rawItems } from '../../support/oracle/raw/raw-sums.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

const FOLDER = join(import.meta.dirname, '../../../gateway/examples');
const EXAMPLES = readdirSync(FOLDER).sort();
const textOf = (name: string) => readFileSync(join(FOLDER, name), 'utf8');

let upstream: TestUpstream;
let gateway: TestGateway;
let charges: readonly RawCharge[];

beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway(upstream);
  charges = await rawCharges('sunflower');
});
afterAll(async () => {
  await gateway?.close();
  await upstream?.close();
});

const schema = sharedSchema();

test.each(EXAMPLES)('%s is a query of this graph', (name) => {
  // Deferred parts are served by a plugin, whose directive the schema does not have.
  const faults = validate(schema, parse(textOf(name))).filter(({ message }) => !message.includes('"@defer"'));
  expect(faults).toEqual([]);
});

async function answerOf<Viewer>(name: string): Promise<Viewer> {
  const reply = await gateway.ask<{ viewer: Viewer }>(textOf(name));
  return reply.expectData().viewer;
}

interface Items {
  edges: { node: Record<string, unknown> }[];
}
const nodesOf = ({ edges }: Items) => edges.map(({ node }) => node);

test('cost by tag by month', async () => {
  const { costAnalytics } = await answerOf<{ costAnalytics: Record<string, unknown> & { items: Items } }>(
    '5-cost-by-tag-by-month.graphql',
  );
  expect(costAnalytics).toMatchObject({
    currency: 'USD',
    axis: [{ date: '2024-04-01' }, { date: '2024-05-01' }, { date: '2024-06-01' }],
    total: {
      total: 10188.51413076506,
      amounts: [3286.971565463674, 3464.38304376533, 3437.159521536056],
    },
  });
  expect(nodesOf(costAnalytics.items).map(({ vendor, key, total }) => [vendor, key, total])).toEqual([
    ['AWS', '', 5213.155117785],
    ['AZURE', '', 1985.928528492325],
    ['GCP', '', 1942.518971],
    ['AZURE', 'lily-dr', 639.821372208],
  ]);
  const range = { start: '2024-04-01', end: '2024-06-30' };
  const raw = rawItems(charges, [{ tag: 'sunflower_device_name' }], { basis: 'BILLED', range });
  expect(raw.get('azr|lily-dr')?.total.toNumber()).toBe(639.821372208);
});

test('compare with drivers, which sum to the difference', async () => {
  const { costAnalytics } = await answerOf<{
    costAnalytics: { drivers: { difference: number; items: { amount: number }[] } };
  }>('6-compare-with-drivers.graphql');
  expect(costAnalytics).toMatchObject({
    compareRange: { start: '2024-05-01', end: '2024-05-31' },
    total: {
      total: 3437.159521535756,
      compareTotal: 3464.38304376533,
      change: { difference: -27.223522229574, percent: -0.79 },
    },
    drivers: {
      items: [
        { vendor: 'AWS', label: 'Amazon Elastic Compute Cloud', amount: 96.99045377030001 },
        { vendor: 'AWS', label: 'Amazon Simple Storage Service', amount: -68.2439798756 },
        { kind: 'USAGE', usageType: 'EUC1-DataTransfer-Out-Bytes', amount: -53.52124181472958 },
        { vendor: 'AZURE', label: 'Virtual Machines', amount: -53.324478439633005 },
        { kind: 'USAGE', usageType: 'S40 LRS Disk', amount: 49.58045127260511 },
        { kind: 'REST', count: 32 },
      ],
    },
  });
  const { difference, items } = costAnalytics.drivers;
  expect(sumMoney(items.map(({ amount }) => amount))).toBeCloseTo(difference, 6);
});

test('top movers', async () => {
  const { costAnalytics } = await answerOf<{ costAnalytics: { rose: Items; fell: Items } }>(
    '7-top-movers.graphql',
  );
  expect(nodesOf(costAnalytics.rose)).toMatchObject([
    {
      labels: ['Amazon Elastic Compute Cloud', 'sunflower Marketing and Website'],
      change: { kind: 'UP', difference: 43.1362107155, percent: 24.95 },
    },
    {
      labels: ['Amazon Elastic Container Service for Kubernetes', 'sunflower'],
      total: 432,
      compareTotal: 398.4,
      change: { difference: 33.6 },
    },
    { labels: ['Amazon Kinesis', 'sunflower'], change: { difference: 27.9668605604 } },
  ]);
  expect(nodesOf(costAnalytics.fell)).toMatchObject([
    {
      labels: ['Amazon Simple Storage Service', 'sunflower'],
      change: { kind: 'DOWN', difference: -121.5940152681, percent: -27.61 },
    },
    { vendor: 'GCP', labels: ['BigQuery', 'sunflowercom'], change: { difference: -27.885861 } },
    { labels: ['Amazon Elastic Compute Cloud', 'sunflower'], change: { difference: -10.6848334951 } },
  ]);
});

test('filter options under a chosen region', async () => {
  expect(await answerOf('8-filter-options.graphql')).toMatchObject({
    costFilterOptions: {
      currency: 'USD',
      vendors: [
        {
          vendor: 'AWS',
          fields: [
            {
              field: 'PRODUCT',
              isComplete: true,
              options: [
                { value: 'Amazon Elastic Compute Cloud', cost: 101.1240110163, rowCount: 1265 },
                { value: 'Amazon Virtual Private Cloud', cost: 25.201895835, rowCount: 211 },
                { value: 'Amazon Simple Storage Service', cost: 8.6327831829, rowCount: 480 },
                { value: 'AmazonCloudWatch', cost: 2.8525926667, rowCount: 30 },
              ],
            },
            {
              field: 'PURCHASE_OPTION',
              options: [
                { value: 'On-Demand', cost: 137.8112827009, rowCount: 1931 },
                { value: 'Savings Plans', cost: 0, rowCount: 55 },
              ],
            },
            {
              field: 'TAG',
              options: expect.arrayContaining([
                expect.objectContaining({ value: 'aws:createdBy', rowCount: 515 }),
              ]),
            },
          ],
        },
      ],
    },
  });
});

test('detail page', async () => {
  const { costDetail } = await answerOf<{ costDetail: { rows: Items } }>('9-detail-page.graphql');
  expect(costDetail).toMatchObject({
    portions: {
      total: 101.1240110163,
      items: [
        { label: 'Amazon Elastic Compute Cloud Snapshot', cost: 42.665161134 },
        { label: 'Amazon Elastic Compute Cloud NAT Gateway', cost: 32.4000072572 },
        { label: 'Amazon Elastic Compute Cloud Volume', cost: 16.840000008 },
        { label: 'Amazon Elastic Compute Cloud Instance', cost: 9.2188426171 },
      ],
    },
    rows: { totalCount: 1210, total: 101.1240110163 },
  });
  expect(nodesOf(costDetail.rows)[0]).toMatchObject({
    usageDate: '2024-06-26',
    resourceId: 'i-08dd6117d07c0cf8b',
    cost: 1.6008983991,
  });
});
