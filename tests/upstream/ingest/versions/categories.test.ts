// The service category of FOCUS for rows of exports that do not tell it.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SERVICE_CATEGORIES } from '../../../../lib/catalogue/service-categories.ts';
import { AWS_CATEGORIES } from '../../../../upstream/ingest/formats/categories/aws-categories.ts';
import {
  AZURE_FAMILIES,
  AZURE_PROVIDERS,
} from '../../../../upstream/ingest/formats/categories/azure-providers.ts';
import { AZURE_RESOURCE_TYPES } from '../../../../upstream/ingest/formats/categories/azure-resource-types.ts';
import { AZURE_SERVICE_NAMES } from '../../../../upstream/ingest/formats/categories/azure-service-names.ts';
import { categoryEntries } from '../../../../upstream/ingest/formats/categories/category-table.ts';
import { GCP_CATEGORIES } from '../../../../upstream/ingest/formats/categories/gcp-categories.ts';
import { csv, type FactsBench, openBench } from '../../../support/product/focus-files.ts';
import { native } from '../billing-fixtures.ts';
import { storedRows } from '../stored-rows.ts';

let bench: FactsBench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.close());

const load = async (path: string) => (await bench.load([path])).files[0];
const categories = () =>
  storedRows(
    bench,
    `SELECT coalesce("x_ServiceCode", "ServiceName"), any_value("ServiceCategory"), any_value("ServiceSubcategory")
     FROM facts GROUP BY 1 ORDER BY 1`,
  );

describe('the tables', () => {
  test.each([
    ['AWS', AWS_CATEGORIES],
    ['services of Azure', AZURE_SERVICE_NAMES],
    ['resource types of Azure', AZURE_RESOURCE_TYPES],
    ['providers of Azure', AZURE_PROVIDERS],
    ['families of Azure', AZURE_FAMILIES],
    ['Google', GCP_CATEGORIES],
  ])('of %s name each service once, in lower case, and categories of FOCUS alone', (_, table) => {
    const names = categoryEntries(table).map(({ name }) => name);
    expect(names).toEqual(names.map((name) => name.toLowerCase().trim()));
    expect(new Set(names).size).toBe(names.length);
    expect(names).not.toContain('');
    for (const [category] of table) expect(SERVICE_CATEGORIES).toContain(category);
  });
});

test('of an AWS report by the product code; what no table knows is Other, and told', async () => {
  const line = (code: string, cost: string) => ({
    'lineItem/LineItemType': 'Usage',
    'lineItem/UnblendedCost': cost,
    'lineItem/UsageStartDate': '2024-05-01T00:00:00Z',
    'lineItem/UsageEndDate': '2024-05-02T00:00:00Z',
    'lineItem/ProductCode': code,
    'lineItem/CurrencyCode': 'USD',
    'lineItem/UsageAccountId': '011',
    'bill/PayerAccountId': '001',
    'bill/BillingPeriodStartDate': '2024-05-01T00:00:00Z',
  });
  const codes = [
    'AmazonEC2',
    'AmazonS3',
    'AmazonRDS',
    'AWSLambda',
    'AWSGroundStation',
    '3xmvcu0sktqvrk8m',
    'AmazonZap',
  ];
  const report = await load(
    bench.file('cur.csv', csv(codes.map((code, index) => line(code, String(index + 1))))),
  );
  expect(await categories()).toEqual([
    ['3xmvcu0sktqvrk8m', 'Other', null],
    ['AWSGroundStation', 'Other', null],
    ['AWSLambda', 'Compute', 'Serverless Compute'],
    ['AmazonEC2', 'Compute', 'Virtual Machines'],
    ['AmazonRDS', 'Databases', 'Relational Databases'],
    ['AmazonS3', 'Storage', 'Object Storage'],
    ['AmazonZap', 'Other', null],
  ]);
  expect(report?.notes).toEqual([
    'the service category Other is taken for services whose category is not known: AmazonZap, 3xmvcu0sktqvrk8m',
  ]);
});

test('of Azure by the meter category, else the resource, its provider, or the family', async () => {
  const line = (category: string, more: Record<string, string>) => ({
    SubscriptionId: 's',
    MeterCategory: category,
    MeterId: 'm',
    ChargeType: 'Usage',
    CostInBillingCurrency: '1',
    BillingCurrency: 'USD',
    Date: '05/13/2024',
    Quantity: '1',
    ResourceId: '',
    ConsumedService: '',
    ServiceFamily: '',
    ...more,
  });
  const rows = [
    line('Virtual Machines', { ConsumedService: 'Microsoft.Storage' }),
    line('New Disks', { ResourceId: '/subscriptions/s/providers/Microsoft.Compute/disks/d' }),
    line('New Vault', { ConsumedService: 'microsoft.keyvault' }),
    line('New Thing', { ServiceFamily: 'Internet of Things' }),
    line('No Thing', {}),
  ];
  const report = await load(bench.file('azure.csv', csv(rows)));
  expect(await categories()).toEqual([
    ['New Disks', 'Compute', 'Virtual Machines'],
    ['New Thing', 'Internet of Things', null],
    ['New Vault', 'Security', null],
    ['No Thing', 'Other', null],
    ['Virtual Machines', 'Compute', 'Virtual Machines'],
  ]);
  expect(report?.notes[0]).toMatch(/^the service category Other .*: No Thing$/);
});

test.each([
  'aws-cur-sunflower-2024-03_2024-06.csv.gz',
  'azure-usage-details-sunflower-2024-03_2024-06.ndjson.gz',
  'gcp-detailed-export-sunflower-2024-03_2024-06.ndjson.gz',
])('every service of %s has one', async (name) => {
  const report = await load(native(name));
  expect(report?.notes.filter((note) => note.startsWith('the service category'))).toEqual([]);
  const [counts] = await storedRows(bench, 'SELECT count(*) - count("ServiceCategory") FROM facts');
  expect(counts).toEqual(['0']);
});
