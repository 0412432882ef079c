// The month-end estimate of the generated company, several vendors and currencies, against its raw files (D-08).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyData } from '../../../../../upstream/domains/shared/company-data.ts';
import { askDailyCosts } from '../../../../../upstream/domains/shared/forecast/ask-daily-cost.ts';
import { estimateCompany } from '../../../../../upstream/domains/shared/forecast/company-estimate.ts';
import { factsFor } from '../../../../../upstream/stores/facts/facts-for.ts';
import { estimatesOfRows, nearestOf } from '../../../../support/oracle/naive-estimate.ts';
import type { RawRecord } from '../../../../support/oracle/raw/raw-focus.ts';
import { type FactsBench, openBench } from '../../../../support/product/focus-files.ts';
import { askFiles, generateSmall, removeGenerated } from '../../../../tools/demo/generated.ts';

const VENDORS = ['aws', 'gcp', 'oci'] as const;

let bench: FactsBench;
let rows: RawRecord[];

beforeAll(async () => {
  bench = await openBench();
  const { files } = await generateSmall({ from: '2024-07', to: '2024-12', vendors: VENDORS, scale: 0.02 });
  await bench.load(files);
  const records = await askFiles(files, 'SELECT COLUMNS(*)::VARCHAR FROM rows');
  rows = records.map((record) =>
    Object.fromEntries(Object.entries(record).map(([name, value]) => [name, value ?? ''])),
  );
}, 120_000);
afterAll(async () => {
  await bench?.close();
  removeGenerated();
});

test.each([[['aws']], [['gcp']], [['oci']], [[...VENDORS]]] as const)(
  'of %s is the sum of raw rows and of means of earlier days',
  async (vendors) => {
    const stores = {
      ...{ documents: bench.documents, facts: bench.facts, demoToday: 'auto' as const, environment: 'LOCAL' },
      now: () => new Date(),
    };
    const data = await companyData(stores, 'acme');
    const { items } = await askDailyCosts(stores, {
      facts: factsFor(bench.facts, new AbortController().signal),
      data,
      scope: { companyId: 'acme', vendors, filters: [], measures: ['billed'] },
      by: null,
    });
    const estimate = estimateCompany(items, data.clock.today);
    if ('refusal' in estimate) throw new Error(estimate.refusal);
    expect(data.clock.today).toBe('2024-12-16');
    expect(estimate.total).toBeCloseTo(nearestOf(estimatesOfRows(rows, vendors), estimate.total), 4);
    expect(estimate.past.map(({ month }) => month.slice(0, 7)).slice(0, 3)).toEqual([
      '2024-11',
      '2024-10',
      '2024-09',
    ]);
    expect(Math.abs(estimate.past[0]?.errorPercent ?? 100)).toBeLessThan(25);
  },
);
