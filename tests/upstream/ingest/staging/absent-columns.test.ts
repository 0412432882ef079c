// What a file lacks is planned as nulls; a file that has the columns without values tells whether that is the same.
import { expect, onTestFinished, test } from 'vitest';
import { withNulls } from '../../../../upstream/ingest/staging/absent-columns.ts';
import { LOADED_COLUMNS } from '../../../../upstream/stores/facts/tables/focus-columns.ts';
import { charge, csv, type Fields, openBench } from '../../../support/product/focus-files.ts';
import { storedRows } from '../stored-rows.ts';

const NAMES = { TagKey: 'VARCHAR', Cost: 'DECIMAL(38,18)' };
const absent = new Map(Object.entries(NAMES));

test('a name becomes a null of its type, but not within a text, and not where a value is named', () => {
  expect(withNulls(`SELECT "Cost", coalesce("TagKey", '"TagKey" isn''t') AS "TagKey", "Cost2"`, absent)).toBe(
    `SELECT CAST(NULL AS DECIMAL(38,18)), coalesce(CAST(NULL AS VARCHAR), '"TagKey" isn''t') AS "TagKey", "Cost2"`,
  );
});

const ROWS: Fields[] = [
  charge(1, 'Amazon S3', '1.5'),
  charge(2, 'Amazon Elastic Compute Cloud', '-0.25', { ChargeCategory: 'Credit' }),
  charge(3, 'Virtual Machines', '7', { ProviderName: 'Microsoft', ChargeCategory: 'Purchase' }),
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

test('rows are kept alike whether their file lacks a column, or has no value in it', async () => {
  const empty = Object.fromEntries(LOADED_COLUMNS.map((column) => [column, '']));
  const lacking = await kept(ROWS);
  expect(lacking).toMatchObject({ rows: { length: 3 } });
  expect(lacking).toEqual(await kept(ROWS.map((row) => ({ ...empty, ...row }))));
});
