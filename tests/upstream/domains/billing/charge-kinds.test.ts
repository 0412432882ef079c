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

const JUNE = {
  ...{ BillingPeriodStart: '2024-06-01T00:00:00Z', BillingPeriodEnd: '2024-07-01T00:00:00Z' },
  ...{ ChargePeriodStart: '2024-06-01T00:00:00Z', ChargePeriodEnd: '2024-06-02T00:00:00Z' },
};
const ofJune = { ...SCOPE, range: { start: '2024-06-01', end: '2024-06-01' } };

test('kinds are those of the month, whatever another month of the year has; so are its credits', async () => {
  await load([
    ...CHARGES.slice(0, 1),
    ['Amazon EC2', '1', { ...JUNE, PublisherName: 'Acme Software Inc' }],
    ['Refund', '-3', { ...JUNE, ChargeCategory: 'Credit' }],
  ]);
  expect(await chargeKinds(facts, SCOPE, 'aws')).toEqual({ serviceGroups: [] });
  expect((await chargeKinds(facts, ofJune, 'aws')).serviceGroups).toHaveLength(1);
  expect((await chargeParts(billing(facts), MONTH)).credits).toEqual([]);
  expect((await chargeParts(billing(facts), ofJune.range.start)).credits).toEqual([
    { item: '011', currency: 'USD', code: 'CREDIT', name: 'Refund', amount: '-3' },
  ]);
});

test('months of a year are asked once what kinds they have, and rows for credits alone where there are some', async () => {
  await load(CHARGES.slice(0, 1));
  const asked = new Set<string>();
  const noted: RequestFacts = {
    ...facts,
    bill: (question) => {
      asked.add(JSON.stringify(question));
      return facts.bill(question);
    },
  };
  for (const month of [MONTH, '2024-04-01', '2024-03-01']) await chargeParts(billing(noted), month);
  expect(asked.size).toBe(1);
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
