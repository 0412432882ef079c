// Which charges of AWS are support, sold by others, or of CloudFront, and what a bill lists of those that others sold (B-01).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ChargeKind, chargeKinds } from '../../../../upstream/domains/billing/charge-kinds.ts';
import { chargeParts } from '../../../../upstream/domains/billing/charge-parts.ts';
import { factsFor, type RequestFacts } from '../../../../upstream/stores/facts/facts-for.ts';
import { charge, csv, type FactsBench, openBench } from '../../../support/product/focus-files.ts';

const MONTH = '2024-05-01';
const SCOPE = {
  ...{ companyId: 'acme', vendors: ['aws' as const], filters: [] },
  range: { start: MONTH, end: MONTH },
};
const billing = (facts: RequestFacts) => ({ facts, companyId: 'acme', vendor: 'aws' as const });

const OF_AWS = {
  PublisherName: 'Amazon Web Services EMEA SARL',
  x_ServiceCode: 'AmazonEC2',
  x_UsageType: '',
};
/** Product, cost, and what tells its kind. */
const CHARGES: [string, string, object?][] = [
  ['Amazon EC2', '1'],
  ['Business Support', '2'],
  ['Premium help', '4', { x_ServiceCode: 'AWSSupportBusiness' }],
  ['Log search', '8', { PublisherName: 'Acme Software Inc', x_ServiceCode: 'a1b2c3', SkuId: 'logs-1' }],
  ['Amazon CloudFront', '16', { x_UsageType: 'EU-DataTransfer-Out-Bytes' }],
  ['Amazon CloudFront', '32', { x_UsageType: 'EU-Requests-Tier1' }],
  ['Amazon CloudFront', '64', { x_UsageType: 'Lambda-Edge-GB-Second' }],
];

let bench: FactsBench;
let facts: RequestFacts;
beforeAll(async () => {
  bench = await openBench();
  facts = factsFor(bench.facts, new AbortController().signal);
});
afterAll(() => bench.close());

const load = (charges: typeof CHARGES) =>
  bench.load([
    bench.file(
      'aws.csv',
      csv(
        charges.map(([product, cost, more], index) =>
          charge(1 + index, product, cost, { SkuId: '', ...OF_AWS, ...more }),
        ),
      ),
    ),
  ]);

async function billedByKind(): Promise<Partial<Record<ChargeKind, string>>> {
  const kinds = await chargeKinds(facts, SCOPE, 'aws');
  const lines = await facts.bill({ ...SCOPE, groupBy: [kinds], measures: ['billed'] });
  return Object.fromEntries((lines ?? []).map(({ keys, sums }) => [keys[0], sums[0]]));
}

test('kinds that do not occur have no rule, and nothing is listed of others', async () => {
  await load(CHARGES.slice(0, 1));
  expect(await chargeKinds(facts, SCOPE, 'aws')).toEqual({ serviceGroups: [] });
  expect(await billedByKind()).toEqual({ '': '1' });
  expect((await chargeParts(billing(facts), MONTH)).services).toEqual([]);
});

const SOLD_BY_OTHERS = { item: '011', currency: 'USD', code: 'logs-1', name: 'Log search', amount: '8' };

test('what others sold is listed where it is the one other kind', async () => {
  await load([...CHARGES.slice(0, 1), ...CHARGES.slice(3, 4)]);
  expect(await billedByKind()).toEqual({ '': '1', marketplace: '8' });
  expect((await chargeParts(billing(facts), MONTH)).services).toEqual([SOLD_BY_OTHERS]);
});

test('names, codes, publishers and usage types tell the kind', async () => {
  await load(CHARGES);
  expect(await billedByKind()).toEqual({
    ...{ '': '1', support: '6', marketplace: '8' },
    ...{ cdnTransfer: '16', cdnRequests: '32', cdn: '64' },
  });
  expect((await chargeParts(billing(facts), MONTH)).services).toEqual([SOLD_BY_OTHERS]);
});
