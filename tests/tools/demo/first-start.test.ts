// The generated company as the first start makes it, at a small scale: uninterrupted, and interrupted.
// Whole it is made by the journey of the first start.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadGenerated } from '../../../tools/demo/generated-company.ts';
import { monthNumber } from '../../../tools/demo/generator/days.ts';
import type { MonthTotal } from '../../../tools/demo/generator/month/month-file.ts';
import { serviceGroupSetsOf } from '../../../upstream/stores/documents/reference/service-groups.ts';
import { partFile } from '../../../upstream/stores/facts/duckdb/fact-files.ts';
import type { FactTable } from '../../../upstream/stores/facts/tables/tables.ts';
import { plainDuckDb } from '../../support/oracle/plain-duckdb.ts';
import { type FactsBench, openBench } from '../../support/product/focus-files.ts';
import { isDeep } from '../../support/runner/depth.ts';

let bench: FactsBench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.close());

const options = () => ({ documents: bench.documents, dataDir: bench.dir });
const SMALL = { scale: 0.05, firstMonth: monthNumber('2024-12'), lastMonth: monthNumber('2024-12') };

/** Exact sums of a table of the facts, in the form of the totals that are made beside the files. */
async function totalsIn(table: FactTable): Promise<MonthTotal[]> {
  const parts = await bench.documents
    .selectFrom('partitions')
    .select('part')
    .where('company_id', '=', 'meridian')
    .execute();
  const files = parts.map(({ part }) => `'${join(bench.dir, partFile(part, table))}'`).join(', ');
  const [currency, billed, effective, rows] =
    table === 'rows'
      ? ['"BillingCurrency"', '"BilledCost"', '"EffectiveCost"', 'count(*)']
      : ['currency', 'billed', 'effective', 'sum(row_count)'];
  const instance = await plainDuckDb();
  const connection = await instance.connect();
  const amount = (column: string) => `rtrim(rtrim(CAST(sum(${column}) AS VARCHAR), '0'), '.')`;
  const reader = await connection.runAndReadAll(
    `SELECT vendor, strftime(billing_month, '%Y-%m') AS month, ${currency} AS currency, CAST(${rows} AS DOUBLE) AS rows,
       ${amount(billed)} AS billed, ${amount(effective)} AS effective FROM read_parquet([${files}]) GROUP BY ALL`,
  );
  connection.closeSync();
  instance.closeSync();
  return reader.getRowObjectsJS().map((line) => ({ ...(line as object) }) as MonthTotal);
}

const sorted = (totals: readonly MonthTotal[] | null) =>
  (totals ?? []).map((total) => JSON.stringify(Object.entries(total).sort())).sort();

// A deep run makes half a year, the gate two months of half the size.
test('months of seven vendors, with the totals that were made beside them', {
  timeout: 300_000,
}, async () => {
  const firstMonth = monthNumber(isDeep ? '2024-07' : '2024-11');
  const size = { scale: isDeep ? 0.2 : 0.1, firstMonth, lastMonth: monthNumber('2024-12') };
  const totals = await loadGenerated({ ...options(), size });
  expect(new Set(totals?.map(({ vendor }) => vendor)).size).toBe(7);
  expect(sorted(await totalsIn('rows'))).toEqual(sorted(totals));
  expect(sorted(await totalsIn('daily'))).toEqual(sorted(totals));
  const company = await bench.documents
    .selectFrom('companies')
    .selectAll()
    .where('company_id', '=', 'meridian')
    .executeTakeFirst();
  expect(company).toMatchObject({ name: 'Meridian', currency: 'USD' });
});

test('an interrupted start is taken up again; a later one does nothing', async () => {
  const folder = join(bench.dir, 'generated');
  mkdirSync(folder);
  writeFileSync(join(folder, 'aws-2022-01.focus-1.0.parquet'), 'cut off');
  const stop = new Error('stopped');
  const interrupted = loadGenerated({
    ...options(),
    size: SMALL,
    onProgress: ({ step }) => {
      if (step === 'writing') throw stop;
    },
  });
  await expect(interrupted).rejects.toThrow(stop);
  expect(await bench.documents.selectFrom('partitions').selectAll().execute()).toEqual([]);
  const totals = await loadGenerated({ ...options(), size: SMALL });
  expect(sorted(await totalsIn('rows'))).toEqual(sorted(totals));
  expect(existsSync(folder)).toBe(false);
  const sets = await serviceGroupSetsOf(bench.documents, 'meridian');
  expect(sets.map(({ groups }) => groups.length).sort()).toEqual([5, 7, 7]);
  const before = await bench.documents.selectFrom('companies').selectAll().execute();
  expect(await loadGenerated({ ...options(), size: SMALL })).toBeNull();
  expect(await bench.documents.selectFrom('companies').selectAll().execute()).toEqual(before);
});
