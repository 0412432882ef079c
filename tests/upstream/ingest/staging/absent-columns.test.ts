// What a file lacks is planned as nulls; a file that has the columns without values tells whether that is the same.
import { expect, onTestFinished, test } from 'vitest';
import { withValues } from '../../../../upstream/ingest/staging/absent-columns.ts';
import { LOADED_COLUMNS } from '../../../../upstream/stores/facts/tables/focus-columns.ts';
import { charge, csv, type Fields, openBench } from '../../../support/product/focus-files.ts';
import { storedRows } from '../stored-rows.ts';

const values = new Map([
  ['TagKey', 'CAST(NULL AS VARCHAR)'],
  ['Cost', 'CAST(NULL AS DECIMAL(38,18))'],
  ['hours', `'none'`],
]);

test('a name becomes its value, but not within a text, not where a value is named, and not that of a function', () => {
  expect(
    withValues(
      `SELECT "Cost", coalesce("TagKey", '"TagKey" isn''t') AS "TagKey", "Cost2", hours, hours(1) AS hours`,
      values,
    ),
  ).toBe(
    `SELECT CAST(NULL AS DECIMAL(38,18)), coalesce(CAST(NULL AS VARCHAR), '"TagKey" isn''t') AS "TagKey", "Cost2", 'none', hours(1) AS hours`,
  );
});

const ROWS: Fields[] = [
  charge(1, 'Amazon S3', '1.5'),
  charge(2, 'Amazon Elastic Compute Cloud', '-0.25', { ChargeCategory: 'Credit' }),
  charge(3, 'Virtual Machines', '7', { ProviderName: 'Microsoft', ChargeCategory: 'Purchase' }),
  charge(4, 'Virtual Machines', '8', { ProviderName: 'Microsoft' }),
  charge(5, 'Amazon Relational Database Service', '9'),
];

/** What is kept of the rows, by the columns of the facts. */
async function kept(rows: readonly Fields[]): Promise<unknown> {
  const bench = await openBench();
  onTestFinished(() => bench.close());
  const { files } = await bench.load([bench.file('bill.csv', csv(rows))]);
  return {
    rows: await storedRows(bench, 'SELECT * FROM facts ORDER BY charge_date'),
    totals: files[0]?.totals,
  };
}

/** Values that the rules of machines, commitments and services recognise: at least one for each column that a rule needs. */
const TOLD: Fields[] = [
  {},
  { SkuMeter: 'BoxUsage:m5.large', ConsumedQuantity: '2', ConsumedUnit: 'Hrs', ServiceCategory: 'Compute' },
  {
    x_InstanceType: 'db.m5.xlarge',
    ServiceCategory: 'Databases',
    PricingUnit: 'Hours',
    PricingQuantity: '3',
  },
  { x_SkuMeterName: 'D4s v5', ConsumedQuantity: '1', ConsumedUnit: '1 Hour' },
  { ChargeDescription: 'PostgreSQL' },
  { CommitmentDiscountId: 'sp-1', CommitmentDiscountStatus: 'Used', x_PurchaseTerm: '3yr' },
  { x_UsageType: 'USE1-BoxUsage:m5.large' },
  { PricingCategory: 'Dynamic', ChargeClass: 'Correction' },
  { SkuPriceDetails: '{"InstanceType":"m5.large","x_NormalizationFactor":"4","CacheEngine":"Redis"}' },
];

test.each(TOLD)(
  'rows are kept alike whether their file lacks a column, or has no value in it: %o',
  async (told) => {
    const empty = Object.fromEntries(LOADED_COLUMNS.map((column) => [column, '']));
    const rows = ROWS.map((row) => ({ ...row, ...told }));
    const lacking = await kept(rows);
    expect(lacking).toMatchObject({ rows: { length: ROWS.length } });
    expect(lacking).toEqual(await kept(rows.map((row) => ({ ...empty, ...row }))));
  },
);
