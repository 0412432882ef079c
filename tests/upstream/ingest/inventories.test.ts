// Inventories of commitments: each kind known by its content, and faults told where they are.
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toldCommitments } from '../../../upstream/domains/optimization/shared/told-commitments.ts';
import { inventoryRecords } from '../../../upstream/stores/documents/inventories/inventories.ts';
import { type FactsBench, openBench } from '../../support/product/focus-files.ts';

let bench: FactsBench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const rows = () =>
  bench.documents.selectFrom('commitment_inventory').selectAll().orderBy('commitment_id').execute();
const json = (list: string, ...items: object[]) => JSON.stringify({ [list]: items }, null, 2);
const START = '2024-01-01T00:00:00Z';
const YEAR = 31_536_000;

const KINDS: [layout: string, list: string, item: Record<string, unknown>, expected: object][] = [
  [
    'AWS Savings Plans',
    'savingsPlans',
    {
      ...{
        savingsPlanArn: 'arn:aws:savingsplans::012345678901:savingsplan/plan',
        savingsPlanType: 'EC2Instance',
      },
      ...{ start: START, end: '2026-12-31T00:00:00.000Z', termDurationInSeconds: 3 * YEAR + 86_400 },
      ...{
        commitment: '0.5',
        region: 'us-east-1',
        ec2InstanceFamily: 'm5',
        state: 'active',
        currency: 'USD',
      },
      ...{ paymentOption: 'Partial Upfront', upfrontPaymentAmount: '6570', recurringPaymentAmount: '0.25' },
      tags: { team: 'web' },
    },
    {
      ...{
        category: 'Spend',
        term: 'P3Y',
        hourly_commitment: '0.5',
        upfront_cost: '6570',
        recurring_hourly: '0.25',
      },
      ...{
        account_id: '012345678901',
        region: 'us-east-1',
        ends_at: '2026-12-31T00:00:00Z',
        tags: '{"team":"web"}',
      },
    },
  ],
  [
    'AWS RDS reservations',
    'ReservedDBInstances',
    {
      ...{
        ReservedDBInstanceArn: 'arn:aws:rds:eu-west-1:012345678901:ri:db',
        DBInstanceClass: 'db.m5.large',
      },
      ...{ StartTime: START, Duration: YEAR, DBInstanceCount: 2, MultiAZ: true, OfferingType: 'No Upfront' },
      RecurringCharges: [{ RecurringChargeAmount: 0.1, RecurringChargeFrequency: 'Hourly' }],
    },
    {
      ...{
        term: 'P1Y',
        quantity: '2',
        is_multi_zone: 'true',
        region: 'eu-west-1',
        account_id: '012345678901',
      },
      ...{ ends_at: '2024-12-31T00:00:00Z', recurring_hourly: '0.1', upfront_cost: null },
    },
  ],
  [
    'AWS ElastiCache reservations',
    'ReservedCacheNodes',
    {
      ReservationARN: 'arn:aws:elasticache:us-east-1:1:reserved-instance:c',
      CacheNodeType: 'cache.r5.large',
    },
    { instance_type: 'cache.r5.large', starts_at: null, ends_at: null, term: null, quantity: null },
  ],
  [
    'AWS OpenSearch reservations',
    'ReservedInstances',
    { ReservedInstanceId: 'search', InstanceType: 'm5.large.search', PaymentOption: 'ALL_UPFRONT' },
    { service: 'Amazon OpenSearch Service', payment_option: 'All Upfront' },
  ],
  [
    'AWS Elasticsearch reservations',
    'ReservedElasticsearchInstances',
    { ReservedElasticsearchInstanceId: 'elastic', ElasticsearchInstanceCount: 4, StartTime: 1704067200 },
    { quantity: '4', starts_at: START },
  ],
  [
    'AWS Redshift reservations',
    'ReservedNodes',
    { ReservedNodeId: 'node', NodeType: 'dc2.large', NodeCount: 3, Duration: 30 * 86_400 },
    { instance_type: 'dc2.large', quantity: '3', term: 'P30D' },
  ],
];

test.each(KINDS)('%s are known by their content, packed or not', async (layout, list, item, expected) => {
  const text = json(list, item);
  const { files } = await bench.load([bench.file('inventory.txt', gzipSync(text))]);
  expect(files).toMatchObject([
    { layout: `${layout} inventory`, rowsLoaded: 1, rowsRejected: 0, format: 'JSON.gz' },
  ]);
  const id = Object.entries(item).find(([member]) => /(Arn|ARN|Id)$/.test(member))?.[1];
  expect((await rows()).find((row) => row.commitment_id === id)).toMatchObject(expected);
  const again = await bench.load([bench.file('again.json', text)]);
  expect(again.files[0]).toMatchObject({ rowsLoaded: 0, unchanged: true });
});

const AZURE_ID = '/providers/Microsoft.Capacity/reservationOrders/order-1/reservations/res-1';
const azureItem = {
  ...{ id: AZURE_ID, location: 'westeurope', sku: { name: 'Standard_D4ds_v4' } },
  properties: {
    ...{ displayName: 'pg', appliedScopeType: 'Single', quantity: 3, term: 'P1Y', billingPlan: 'Monthly' },
    ...{ effectiveDateTime: START, expiryDateTime: '2024-12-31T00:00:00Z', provisioningState: 'Succeeded' },
  },
};

test.each([
  ['the command line', [azureItem]],
  ['the API', { value: [azureItem] }],
])("Azure's list of reservations, as %s writes it, tells the scope", async (_what, document) => {
  const { files } = await bench.load([bench.file('azure.json', JSON.stringify(document, null, 2))]);
  expect(files).toMatchObject([{ layout: 'Azure reservations inventory', rowsRejected: 0, rowsRead: 1 }]);
  expect((await rows()).find(({ commitment_id }) => commitment_id === AZURE_ID)).toMatchObject({
    ...{ vendor: 'azr', scope: 'Single', name: 'pg', quantity: '3', term: 'P1Y', state: null },
    ...{
      payment_option: 'No Upfront',
      starts_at: START,
      ends_at: '2024-12-31T00:00:00Z',
      region: 'westeurope',
    },
  });
  const [told] = toldCommitments(await inventoryRecords(bench.documents, 'acme')).filter(
    ({ vendor }) => vendor === 'azr',
  );
  expect(told).toMatchObject({
    offeringScope: 'Single',
    quantity: 3,
    regionName: 'West Europe',
    state: null,
  });
});

test('an item of it that cannot be read is rejected with its place, and the others are kept', async () => {
  const bad = { ...azureItem, properties: { ...azureItem.properties, quantity: 'many' } };
  const { files } = await bench.load([bench.file('two.json', JSON.stringify([bad, azureItem]))], {
    answers: ['rejected'],
  });
  expect(files).toMatchObject([
    { rowsRead: 2, rowsRejected: 1, rejected: [{ line: 1, column: 'quantity', reason: 'is not a number' }] },
  ]);
});

test('a newer file replaces what an older one said, and leaves what it does not name', async () => {
  const load = (...items: object[]) =>
    bench.load([bench.file('nodes.json', json('ReservedNodes', ...items))]);
  await load({ ReservedNodeId: 'one', State: 'active' }, { ReservedNodeId: 'two', State: 'active' });
  await load({ ReservedNodeId: 'one', State: 'retired' });
  const states = (await rows()).filter(({ commitment_id }) => ['one', 'two'].includes(commitment_id));
  expect(states.map(({ commitment_id, state }) => [commitment_id, state])).toEqual([
    ['one', 'retired'],
    ['two', 'active'],
  ]);
});

test('a plan says what a file would change, and changes nothing', async () => {
  const file = (name: string, ...items: object[]) => bench.file(name, json('ReservedNodes', ...items));
  const kept = { ReservedNodeId: 'kept', State: 'active' };
  await bench.load([file('first.json', kept, { ReservedNodeId: 'moved', State: 'active' })]);
  const before = await rows();
  const next = file(
    'next.json',
    ...[kept, { ReservedNodeId: 'moved', State: 'retired' }, { ReservedNodeId: 'more', State: 'active' }],
  );
  const plan = await bench.load([next], { isPlanOnly: true });
  expect(plan).toMatchObject({
    isPlanOnly: true,
    files: [{ rowsLoaded: 2, notes: ['1 new, 1 changed, 1 as they are'] }],
  });
  expect(await rows()).toEqual(before);
  expect((await bench.load([next])).files[0]).toMatchObject({ rowsLoaded: 2 });
});

test.each([
  [
    'cut off',
    json('ReservedNodes', { ReservedNodeId: 'x' }).slice(0, -6),
    'is no whole JSON; export it again',
  ],
  ['empty', json('ReservedNodes'), 'has no commitment in its list ReservedNodes'],
  [
    'without one good item',
    json('ReservedNodes', { ReservedNodeId: 'x', NodeCount: 'many' }),
    'item 1: NodeCount is not a number',
  ],
  ['of something else', json('Volumes', { VolumeId: 'x' }), 'is JSON, but its first line is no whole object'],
])('a file that is %s is refused, and says why', async (_what, text, reason) => {
  const before = await rows();
  await expect(bench.load([bench.file('bad.json', text)])).rejects.toThrow(reason);
  expect(await rows()).toEqual(before);
});
