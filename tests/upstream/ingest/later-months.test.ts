// Later months of an organisation extend its history, in one load or month by month.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LoadTotal } from '../../../upstream/stores/documents/loads/load-report.ts';
import { DEMO_FILES } from '../../support/oracle/raw/raw-focus.ts';
import { type FactsBench, openBench } from '../../support/product/focus-files.ts';
import { storedRows } from './stored-rows.ts';

let bench: FactsBench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.close());

const SUNFLOWER = join(DEMO_FILES, 'sunflower');
const monthOf = (name: string) => /\d{4}-\d{2}/.exec(name)?.[0] ?? '';
const filesOf = (fits: (month: string) => boolean) =>
  readdirSync(SUNFLOWER)
    .filter((name) => /^(gcp|azure)/.test(name) && fits(monthOf(name)))
    .sort()
    .map((name) => join(SUNFLOWER, name));

/** Of everything that a company has: vendor, month, rows and exact sums. */
const history = (companyId: string) =>
  storedRows(
    bench,
    `SELECT vendor, billing_month, count(*), sum("BilledCost"), sum("EffectiveCost") FROM facts GROUP BY ALL ORDER BY ALL`,
    companyId,
  );

test('months that come later stand beside the earlier ones, as if all had come together', {
  timeout: 120_000,
}, async () => {
  const all = { companyId: 'together', newCompany: { name: 'Together', currency: 'USD' } };
  await bench.load(
    filesOf(() => true),
    all,
  );
  const months = [...new Set(filesOf(() => true).map(monthOf))].sort();
  expect(months.length).toBeGreaterThan(3);
  const totals: LoadTotal[] = [];
  for (const month of months) {
    const report = await bench.load(filesOf((each) => each === month));
    expect(report.replaced, 'no month takes the place of another').toEqual([]);
    totals.push(...report.files.flatMap((file) => file.totals));
  }
  expect(await history('acme')).toEqual(await history('together'));
  const rows = (await history('acme')).reduce((sum, [, , count]) => sum + Number(count), 0);
  expect(rows).toBe(totals.reduce((sum, total) => sum + total.rows, 0));
});
