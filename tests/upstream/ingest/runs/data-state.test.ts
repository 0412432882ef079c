// What the Data page is told of each vendor: months, freshness, and what the rows lack, against hand-made rows.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dataState } from '../../../../upstream/domains/data/data-state.ts';
import { countNewParts } from '../../../../upstream/ingest/load/partition-quality.ts';
import { removeUnused } from '../../../../upstream/stores/facts/duckdb/fact-files.ts';
import { csv, type FactsBench, type Fields, openBench, row } from '../../../support/product/focus-files.ts';

let bench: FactsBench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.close());

const month = (number: number, more: Fields = {}): Fields => {
  const day = (date: number) => `2024-${String(number).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
  return row({
    Tags: '{"team":"web"}',
    BillingPeriodStart: day(1),
    BillingPeriodEnd: '',
    ChargePeriodStart: day(1),
    ChargePeriodEnd: day(2),
    ...more,
  });
};

async function load(rows: Fields[]): Promise<void> {
  await bench.load([bench.file(`${rows.length}-${Math.random()}.csv`, csv(rows))]);
  await countNewParts(bench.documents, bench.dir, 'acme');
}

async function state() {
  return dataState(
    { documents: bench.documents, demoToday: 'auto', environment: 'LOCAL', now: () => new Date() },
    'acme',
  );
}

test('months, missing months, days and loads of a vendor', async () => {
  await load([month(1), month(2)]);
  await load([month(5)]);
  const { vendors, unlisted } = await state();
  expect(unlisted).toEqual([]);
  expect(vendors).toMatchObject([
    {
      vendor: 'aws',
      firstDate: '2024-01-01',
      maxDatetime: '2024-05-02T00:00:00.000Z',
      completeThrough: '2024-04-30',
      rowCount: 3,
      loadCount: 2,
      firstMonth: '2024-01',
      lastMonth: '2024-05',
      monthCount: 3,
      missingMonths: ['2024-03', '2024-04'],
      monthsOfRoundedEffectiveCost: [],
      isCounted: true,
    },
  ]);
});

test('shares of cost without tags, list price, account, service and region, in each currency by itself', async () => {
  await load([
    month(5, { BilledCost: '4' }),
    month(5, { BilledCost: '-2', Tags: '' }),
    month(5, { BilledCost: '1', Tags: '{}', ListCost: '', RegionId: '', RegionName: '' }),
    month(5, { BilledCost: '1', SubAccountId: '', ServiceName: '' }),
    month(5, { BilledCost: '0', Tags: '', RegionId: '' }),
    month(5, { BillingCurrency: 'CAD', BilledCost: '0.1' }),
  ]);
  const [aws] = (await state()).vendors;
  expect(aws?.currencies).toEqual([
    {
      currency: 'USD',
      rowCount: 5,
      zeroCostRows: 1,
      billed: '4',
      shareWithoutTags: 3 / 8,
      shareWithoutListPrice: 1 / 8,
      shareWithoutAccount: 1 / 8,
      shareWithoutService: 1 / 8,
      shareWithoutRegion: 1 / 8,
    },
    expect.objectContaining({ currency: 'CAD', rowCount: 1, billed: '0.1', shareWithoutTags: 0 }),
  ]);
});

test('a replaced month is counted anew, and the counts of the old one go when it cannot be put back any more', async () => {
  await load([month(5, { BilledCost: '4', Tags: '' })]);
  await load([month(5, { BilledCost: '4' }), month(5, { BilledCost: '4', Tags: '' })]);
  const [aws] = (await state()).vendors;
  expect(aws?.currencies).toMatchObject([{ rowCount: 2, billed: '8', shareWithoutTags: 0.5 }]);
  const counts = () => bench.documents.selectFrom('partition_quality').selectAll().execute();
  expect(await counts()).toHaveLength(2);
  await removeUnused(bench.documents, bench.dir, { keepDays: -1 });
  await countNewParts(bench.documents, bench.dir, 'acme');
  expect(await counts()).toHaveLength(1);
});

test('a month that was not counted is told as such, and counted later', async () => {
  await load([month(4)]);
  await bench.load([bench.file('may.csv', csv([month(5)]))]);
  await bench.documents
    .deleteFrom('partition_quality')
    .where('part', 'in', (parts) =>
      parts.selectFrom('partitions').select('part').where('billing_month', '=', '2024-05-01'),
    )
    .execute();
  expect((await state()).vendors[0]).toMatchObject({ rowCount: 2, isCounted: false });
  await countNewParts(bench.documents, bench.dir, null);
  expect((await state()).vendors[0]).toMatchObject({ isCounted: true, currencies: [{ rowCount: 2 }] });
});

test('problem 10: months whose publisher rounded effective cost are named', async () => {
  const cost = { BilledCost: '1.25', EffectiveCost: '1' };
  await load([month(4, cost), month(5, { ...cost, EffectiveCost: '1.25' })]);
  await load([month(3, cost)]);
  const [aws] = (await state()).vendors;
  expect(aws?.monthsOfRoundedEffectiveCost).toEqual(['2024-03']);
});

test('problem 32: rows of vendors that are shown nowhere are counted apart', async () => {
  await load([month(5), month(5, { ProviderName: 'Alibaba Cloud' }), month(5, { ProviderName: 'Nimbus' })]);
  const { vendors, unlisted } = await state();
  expect(vendors.map(({ vendor }) => vendor)).toEqual(['aws', 'other']);
  expect(unlisted).toEqual([{ vendor: 'ali', rowCount: 1 }]);
});
