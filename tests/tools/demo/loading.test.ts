// The generated company through the loader: exact totals in both forms, and beside a real company.
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { LoadReport } from '../../../upstream/stores/documents/loads/load-report.ts';
import { type PlainQuestion, plainCost } from '../../support/oracle/plain-cost.ts';
import { DEMO_FILES } from '../../support/oracle/raw/raw-focus.ts';
import { type FactsBench, openBench, openDemoBench } from '../../support/product/focus-files.ts';
import { generateSmall as generate, removeGenerated, type SmallOptions } from './generated.ts';

let bench: FactsBench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.close());
afterAll(removeGenerated);

/** Totals are found at any size. */
const generateSmall = (options: SmallOptions) => generate({ scale: 0.03, ...options });

/** The same month for both forms. */
let good: Awaited<ReturnType<typeof generate>>;
beforeAll(async () => {
  good = await generateSmall({ from: '2022-03' });
});

const totalsIn = (report: LoadReport) => report.files.flatMap(({ totals }) => totals);
const sorted = (totals: readonly object[]) =>
  totals.map((total) => JSON.stringify(Object.entries(total).sort())).sort();

test('the loader finds the totals that were written beside the data, in all versions of FOCUS', async () => {
  const later = await generateSmall({ from: '2024-12' });
  const report = await bench.load([...good.files, ...later.files]);
  expect(sorted(totalsIn(report))).toEqual(sorted([...good.totals, ...later.totals]));
  expect(report.files.every(({ rowsRejected }) => rowsRejected === 0)).toBe(true);
  expect(new Set(report.files.map(({ focusVersion }) => focusVersion))).toEqual(
    new Set(['0.5', '1.0', '1.2']),
  );
}, 60_000);

test('bad form has the same totals: the loader puts right what the publisher wrote badly', async () => {
  const bad = await generateSmall({ from: '2022-03', form: 'bad' });
  const report = await bench.load(bad.files);
  expect(report.files.filter(({ rowsRejected }) => rowsRejected > 0)).toEqual([]);
  expect(sorted(totalsIn(report))).toEqual(sorted(good.totals));
  expect(new Set(report.files.map(({ format }) => format))).toEqual(new Set(['CSV', 'CSV.gz', 'Parquet']));
  expect(report.files.flatMap(({ notes }) => notes).join(' ')).toContain(
    'EffectiveCost of Oracle has no decimals',
  );
}, 60_000);

test('loaded beside a real company neither total changes', async () => {
  const demo = await openDemoBench();
  onTestFinished(demo.close);
  const { facts } = demo;
  const question = (companyId: string, start: string, end: string): PlainQuestion => ({
    companyId,
    vendors: ['aws', 'azr', 'gcp', 'oci'],
    range: { start, end },
    filters: [],
    basis: 'effective',
    groupBy: 'product',
    unit: 'month',
    limit: 10,
    skip: 0,
  });
  const real = question('workshop', '2018-10-01', '2018-11-30');
  const before = await plainCost(facts, real);
  const company = await generateSmall({ from: '2023-08' });
  const newCompany = { companyId: 'made', newCompany: { name: 'Made', currency: 'USD' } };
  await demo.load(company.files, newCompany);
  const made = question('made', '2023-08-01', '2023-08-31');
  const alone = await plainCost(facts, made);
  expect(await plainCost(facts, real)).toEqual(before);
  expect(before.total.amounts.some((amount) => (amount ?? 0) > 0)).toBe(true);
  const sample = join(DEMO_FILES, 'focus-sample', 'finops-foundation-sample-1000.focus-1.0.csv');
  await demo.load([sample], { companyId: 'workshop' });
  expect(await plainCost(facts, made)).toEqual(alone);
  expect(alone.total.amounts.some((amount) => (amount ?? 0) > 0)).toBe(true);
}, 60_000);
