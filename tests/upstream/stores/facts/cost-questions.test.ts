// What the store answers to typed questions, on rows small enough to add up by hand.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RowsQuestion } from '../../../../upstream/stores/facts/questions/question.ts';
import { type PlainQuestion, plainCost } from '../../../support/oracle/plain-cost.ts';
import {
  charge,
  csv,
  type FactsBench,
  type Fields,
  openBench,
} from '../../../support/product/focus-files.ts';

let bench: FactsBench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.close());

const QUESTION: PlainQuestion = {
  companyId: 'acme',
  vendors: ['aws', 'azr'],
  range: { start: '2024-05-01', end: '2024-05-31' },
  filters: [],
  basis: 'billed',
  groupBy: 'product',
  unit: null,
  limit: 10,
  skip: 0,
};
const ROWS = {
  ...QUESTION,
  columns: ['cost', 'usageDate', 'resource', 'quantity', 'unit'],
} as const satisfies RowsQuestion;

async function load(...rows: Fields[]): Promise<void> {
  await bench.load([bench.file(`${Math.random()}.csv`, csv(rows))]);
}

describe('groups', () => {
  beforeEach(() =>
    load(charge(1, 'A', '5'), charge(1, 'B', '7.5'), charge(2, 'C', '1.25'), charge(3, 'D', '-2')),
  );

  test('are listed by falling cost, the rest is summed in others', async () => {
    const answer = await plainCost(bench.facts, { ...QUESTION, limit: 2 });
    expect(answer.groups.map(({ key, total }) => [key, total])).toEqual([
      ['B', 7.5],
      ['A', 5],
    ]);
    expect(answer.others).toEqual({ total: -0.75, amounts: [], count: 2, keys: ['C', 'D'] });
    expect(answer.groupCount).toBe(4);
    expect(answer.total.total).toBe(11.75);
  });

  test('that are skipped belong to others: listed and others are always the total', async () => {
    const answer = await plainCost(bench.facts, { ...QUESTION, limit: 1, skip: 1 });
    expect(answer.groups.map(({ key }) => key)).toEqual(['A']);
    expect(answer.others).toMatchObject({ total: 6.75, count: 3, keys: ['B', 'C', 'D'] });
  });

  test('without others when all are listed', async () => {
    expect((await plainCost(bench.facts, QUESTION)).others).toBeNull();
  });

  test('can be asked for by key, alone', async () => {
    const only = [
      { vendor: 'aws' as const, key: 'C' },
      { vendor: 'azr' as const, key: 'A' },
    ];
    const answer = await plainCost(bench.facts, { ...QUESTION, only });
    expect(answer.groups.map(({ key }) => key)).toEqual(['C']);
    expect(answer).toMatchObject({ others: null, groupCount: 4, total: { total: 11.75 } });
  });

  test('of equal cost stand in the order of vendor and key', async () => {
    const equal = [
      charge(5, 'Z', '3'),
      charge(5, 'Y', '3'),
      charge(5, 'Z', '3', { ProviderName: 'Microsoft' }),
    ];
    const rest = [charge(5, 'X', '3', { BillingAccountId: '002' })];
    const files = [bench.file('equal.csv', csv(equal)), bench.file('rest.csv', csv(rest))];
    await bench.load(files, { answers: ['shrink'] });
    const { groups } = await plainCost(bench.facts, {
      ...QUESTION,
      range: { start: '2024-05-05', end: '2024-05-05' },
    });
    expect(groups.map(({ vendor, key }) => `${vendor} ${key}`)).toEqual(['aws X', 'aws Y', 'aws Z', 'azr Z']);
  });
});

describe('series', () => {
  test('weeks start on Sunday and are cut to the range; a bucket without a row is null, not 0', async () => {
    // 1 May 2024 is a Wednesday.
    await load(charge(1, 'A', '1'), charge(4, 'A', '2'), charge(5, 'A', '4'), charge(19, 'A', '0'));
    const range = { start: '2024-05-01', end: '2024-05-21' };
    const answer = await plainCost(bench.facts, { ...QUESTION, unit: 'week', range });
    expect(answer.buckets.map(({ start, end }) => `${start} ${end}`)).toEqual([
      '2024-05-01 2024-05-04',
      '2024-05-05 2024-05-11',
      '2024-05-12 2024-05-18',
      '2024-05-19 2024-05-21',
    ]);
    expect(answer.total.amounts).toEqual([3, 4, null, 0]);
    expect(answer.groups[0]?.amounts).toEqual([3, 4, null, 0]);
  });

  test('weeks may start on another day, and every cost falls into its own', async () => {
    await load(charge(1, 'A', '1'), charge(2, 'A', '2'), charge(8, 'A', '4'), charge(9, 'A', '8'));
    const range = { start: '2024-05-01', end: '2024-05-10' };
    const answer = await plainCost(bench.facts, { ...QUESTION, unit: 'week', weekStartsOn: 4, range });
    expect(answer.buckets.map(({ start, end }) => `${start} ${end}`)).toEqual([
      '2024-05-01 2024-05-01',
      '2024-05-02 2024-05-08',
      '2024-05-09 2024-05-10',
    ]);
    expect(answer.total.amounts).toEqual([1, 6, 8]);
  });

  test('of the others are aligned with the buckets too', async () => {
    await load(charge(1, 'A', '9'), charge(1, 'B', '1'), charge(3, 'C', '2'));
    const range = { start: '2024-05-01', end: '2024-05-03' };
    const answer = await plainCost(bench.facts, { ...QUESTION, unit: 'day', range, limit: 1 });
    expect(answer.others?.amounts).toEqual([1, null, 2]);
  });

  test('months of a range that starts inside of one', async () => {
    await load(
      charge(20, 'A', '1'),
      charge(1, 'A', '100'),
      charge(31, 'A', '2', {
        ChargePeriodStart: '2024-06-02T00:00:00Z',
        ChargePeriodEnd: '2024-06-03T00:00:00Z',
      }),
    );
    const answer = await plainCost(bench.facts, {
      ...QUESTION,
      unit: 'month',
      range: { start: '2024-05-15', end: '2024-06-10' },
    });
    expect(answer.total.amounts).toEqual([1, 2]);
  });
});

describe('filters', () => {
  beforeEach(() =>
    load(
      charge(1, 'A', '1'),
      charge(1, 'B', '2'),
      charge(1, 'B', '4', { SubAccountId: '012' }),
      charge(1, 'A', '8', { ProviderName: 'Microsoft' }),
    ),
  );

  test('keep rows of their vendor with one of the values and touch no other vendor', async () => {
    const filters = [{ vendor: 'aws' as const, dimension: 'product' as const, values: ['B'] }];
    expect((await plainCost(bench.facts, { ...QUESTION, filters })).total.total).toBe(14);
    expect((await bench.facts.rows({ ...ROWS, filters })).rowCount).toBe(3);
  });

  test('of two dimensions both hold', async () => {
    const filters = [
      { vendor: 'aws' as const, dimension: 'product' as const, values: ['B', 'C'] },
      { vendor: 'aws' as const, dimension: 'account' as const, values: ['012'] },
    ];
    expect((await plainCost(bench.facts, { ...QUESTION, vendors: ['aws'], filters })).total.total).toBe(4);
  });

  test('are values, never SQL', async () => {
    const values = ["B') OR ('1'='1", `"'; DROP TABLE x; --`];
    const filters = [{ vendor: 'aws' as const, dimension: 'product' as const, values }];
    expect((await plainCost(bench.facts, { ...QUESTION, vendors: ['aws'], filters })).groupCount).toBe(0);
  });
});

describe('labels and keys', () => {
  test('an account has its newest name; without one it is the billing account', async () => {
    await load(
      charge(2, 'A', '1', { SubAccountName: 'New' }),
      charge(1, 'A', '1', { SubAccountName: 'Old' }),
      charge(1, 'A', '1', { SubAccountId: '' }),
    );
    const { groups } = await plainCost(bench.facts, { ...QUESTION, groupBy: 'account' });
    expect(groups.map(({ key, label }) => [key, label])).toEqual([
      ['011', 'New'],
      ['001', '001'],
    ]);
  });

  test('rows without a name do not take it from an account or a region, on the same day or later', async () => {
    const nameless = { SubAccountName: '', RegionName: '' };
    await load(
      charge(1, 'A', '1', { SubAccountName: 'Old', RegionName: 'Virginia' }),
      charge(2, 'A', '1'),
      charge(2, 'B', '1', nameless),
      charge(3, 'A', '1', nameless),
    );
    const accounts = await plainCost(bench.facts, { ...QUESTION, groupBy: 'account' });
    expect(accounts.groups.map(({ key, label }) => [key, label])).toEqual([['011', 'Web']]);
    const regions = await plainCost(bench.facts, { ...QUESTION, groupBy: 'region' });
    expect(regions.groups.map(({ key, label }) => [key, label])).toEqual([['us-east-1', 'N. Virginia']]);
    const range = { start: '2024-05-03', end: '2024-05-03' };
    const last = await plainCost(bench.facts, { ...QUESTION, groupBy: 'region', range });
    expect(last.groups.map(({ label }) => label)).toEqual(['us-east-1']);
  });

  test('a region is its id, else its name, else empty', async () => {
    await load(
      charge(1, 'A', '3'),
      charge(1, 'A', '2', { RegionId: '' }),
      charge(1, 'A', '1', { RegionId: '', RegionName: '' }),
    );
    const { groups } = await plainCost(bench.facts, { ...QUESTION, groupBy: 'region' });
    expect(groups.map(({ key, label }) => [key, label])).toEqual([
      ['us-east-1', 'N. Virginia'],
      ['N. Virginia', 'N. Virginia'],
      ['', ''],
    ]);
  });
});

describe('questions without an answer', () => {
  test.each([
    ['companyId', { companyId: 'nobody' }],
    ['range', { range: { start: '2024-05-02', end: '2024-05-01' } }],
    ['range', { range: { start: '2010-01-01', end: '2025-01-01' } }],
    ['range', { range: { start: '2024-01-01', end: '2025-04-30' }, unit: 'day' as const }],
    ['range', { range: { start: '2024-02-30', end: '2024-03-01' } }],
    ['limit', { limit: -1 }],
    ['skip', { skip: 0.5 }],
    ['weekStartsOn', { unit: 'week' as const, weekStartsOn: 7 }],
  ])('are refused by the member %s', async (member, fault) => {
    await expect(plainCost(bench.facts, { ...QUESTION, ...fault })).rejects.toMatchObject({
      name: 'QuestionError',
      member,
    });
  });

  test('nothing loaded, or no vendor: an answer of zero', async () => {
    const empty = {
      currency: 'USD',
      groupCount: 0,
      groups: [],
      others: null,
      unconverted: [],
      total: { total: 0, amounts: [] },
    };
    expect(await plainCost(bench.facts, QUESTION)).toMatchObject(empty);
    expect(await plainCost(bench.facts, { ...QUESTION, vendors: [] })).toMatchObject(empty);
    expect(await bench.facts.rows(ROWS)).toEqual({
      currency: 'USD',
      rates: [],
      rowCount: 0,
      total: 0,
      rows: [],
    });
    expect(await bench.facts.freshness('acme')).toEqual({
      maxDatetime: null,
      firstDate: null,
      version: '0',
      isEffectiveUsable: true,
      vendors: [],
    });
  });

  test('a vendor that the portal does not offer appears nowhere, and what is no cloud is one that it offers', async () => {
    await load(
      charge(1, 'A', '1'),
      charge(1, 'A', '100', { ProviderName: 'Alibaba Cloud' }),
      charge(1, 'A', '100', { ProviderName: 'Elsewhere' }),
    );
    expect((await plainCost(bench.facts, QUESTION)).total.total).toBe(1);
    expect((await bench.facts.freshness('acme')).vendors.map(({ vendor }) => vendor)).toEqual([
      'aws',
      'other',
    ]);
    const other = await plainCost(bench.facts, { ...QUESTION, vendors: ['other'] });
    expect(other.total.total).toBe(100);
  });
});
