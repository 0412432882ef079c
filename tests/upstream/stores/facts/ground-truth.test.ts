// The demo's figures against sums of the raw files that are made by another route than the loader.
import { rmSync } from 'node:fs';
import { Big } from 'big.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bucketsOf, type DateRange } from '../../../../lib/calendar/calendar.ts';
import { isVendorCode } from '../../../../lib/catalogue/vendors.ts';
import { loadDemo } from '../../../../tools/demo/demo.ts';
import type { Documents } from '../../../../upstream/stores/documents/database.ts';
import { openDocuments } from '../../../../upstream/stores/documents/open-documents.ts';
import type { FactStore } from '../../../../upstream/stores/facts/answers/answer.ts';
import { openFactStore } from '../../../../upstream/stores/facts/duckdb/duckdb-store.ts';
import type { Dimension } from '../../../../upstream/stores/facts/questions/dimensions.ts';
import type { CostBasis } from '../../../../upstream/stores/facts/questions/question.ts';
import { type PlainQuestion, plainCost } from '../../../support/oracle/plain-cost.ts';
import { monthOf, type RawRow, rawRows, sumsBy, vendorOf } from '../../../support/oracle/raw/raw-focus.ts';
import { copyPreparedData, REAL_DEMO_COMPANIES } from '../../../support/product/prepared-data.ts';

let dataDir: string;
let documents: Documents;
let facts: FactStore;

beforeAll(async () => {
  dataDir = await copyPreparedData();
  documents = await openDocuments(dataDir);
  facts = await openFactStore({ documents, dataDir });
});

afterAll(async () => {
  await facts.close();
  await documents.destroy();
  rmSync(dataDir, { recursive: true, force: true });
});

const COMPANIES = [
  { company: 'sunflower', range: { start: '2024-02-01', end: '2024-06-30' }, rounded: [], rows: 82572 },
  { company: 'workshop', range: { start: '2018-10-01', end: '2018-11-30' }, rounded: [], rows: 23303 },
  {
    company: 'focus-sample',
    range: { start: '2024-09-01', end: '2024-09-30' },
    rounded: ['aws', 'oci'],
    rows: 1000,
  },
];

describe.each(COMPANIES)('$company', ({ company, range, rounded, rows: rowCount }) => {
  let rows: RawRow[];
  const isRounded = (row: RawRow) => (rounded as string[]).includes(vendorOf(row));

  beforeAll(async () => {
    rows = await rawRows(company);
  });

  function question(basis: CostBasis, groupBy: Dimension, more: Partial<PlainQuestion> = {}): PlainQuestion {
    const vendors = [...new Set(rows.map(vendorOf))].filter(isVendorCode);
    return {
      companyId: company,
      vendors,
      range,
      filters: [],
      basis,
      groupBy,
      unit: null,
      limit: 1000,
      skip: 0,
      ...more,
    };
  }

  test('every row of the raw files is kept', async () => {
    expect(rows).toHaveLength(rowCount);
    const answer = await facts.rows({ ...question('billed', 'product'), columns: ['cost'], limit: 1 });
    expect(answer.rowCount).toBe(rowCount);
  });

  describe.each(['billed', 'effective'] as const)('%s cost', (basis) => {
    const sums = (keyOf: (row: RawRow, day: string) => string) => sumsBy(rows, basis, isRounded, keyOf);

    test('total', async () => {
      const { total } = await plainCost(facts, question(basis, 'product'));
      near(total.total, sums(() => '').get(''));
    });

    test('by vendor', async () => {
      const expected = sums(vendorOf);
      for (const vendor of question(basis, 'product').vendors) {
        const { total } = await plainCost(facts, question(basis, 'product', { vendors: [vendor] }));
        near(total.total, expected.get(vendor), vendor);
      }
    });

    test('by vendor and month', async () => {
      const expected = sums((row, day) => `${vendorOf(row)} ${monthOf(day)}`);
      for (const vendor of question(basis, 'product').vendors) {
        const answer = await plainCost(
          facts,
          question(basis, 'product', { vendors: [vendor], unit: 'month' }),
        );
        for (const [index, { start }] of answer.buckets.entries()) {
          near(
            answer.total.amounts[index],
            expected.get(`${vendor} ${monthOf(start)}`),
            `${vendor} ${start}`,
          );
        }
      }
    });

    test('by vendor and day', async () => {
      const expected = sums((row, day) => `${vendorOf(row)} ${day}`);
      for (const vendor of question(basis, 'product').vendors) {
        for (const part of monthsOf(range)) {
          const answer = await plainCost(
            facts,
            question(basis, 'product', { vendors: [vendor], unit: 'day', range: part }),
          );
          for (const [index, { start }] of answer.buckets.entries()) {
            near(answer.total.amounts[index], expected.get(`${vendor} ${start}`), `${vendor} ${start}`);
          }
        }
      }
    });

    test.each([
      ['product', (row: RawRow) => row.ServiceName],
      ['account', (row: RawRow) => row.SubAccountId],
      ['region', (row: RawRow) => row.RegionId || row.RegionName],
    ] as const)('by %s, all of them, by falling cost', async (groupBy, keyOf) => {
      const expected = sums((row) => `${vendorOf(row)}:${keyOf(row)}`);
      const { groups, groupCount, others } = await plainCost(facts, question(basis, groupBy));
      expect(groupCount).toBe(expected.size);
      expect(others).toBeNull();
      expect(new Set(groups.map(({ vendor, key }) => `${vendor}:${key}`))).toEqual(new Set(expected.keys()));
      for (const group of groups) near(group.total, expected.get(`${group.vendor}:${group.key}`), group.key);
      const totals = groups.map((group) => group.total);
      expect(totals).toEqual([...totals].sort((one, other) => other - one));
    });

    test('days, months and the total are the same money', async () => {
      const months = await plainCost(facts, question(basis, 'product', { unit: 'month' }));
      const byDay: number[] = [];
      for (const part of monthsOf(range)) {
        const days = await plainCost(facts, question(basis, 'product', { unit: 'day', range: part }));
        near(days.total.total, sumOf(days.total.amounts), part.start);
        byDay.push(days.total.total);
      }
      near(months.total.total, sumOf(months.total.amounts));
      near(months.total.total, sumOf(byDay));
      near(months.total.total, sumOf(months.groups.map((group) => group.total)));
    });

    test('the rows behind a month cost what the month costs', async () => {
      for (const part of monthsOf(range)) {
        const [cost, list] = [
          question(basis, 'product', { range: part }),
          { ...question(basis, 'product'), range: part },
        ];
        near(
          (await facts.rows({ ...list, columns: ['cost'], limit: 1 })).total,
          new Big((await plainCost(facts, cost)).total.total),
          part.start,
        );
      }
    });
  });
});

test('the workshop amortises its reservations: billed and effective cost differ as the publisher says', async () => {
  const question = {
    ...{
      companyId: 'workshop',
      vendors: ['aws' as const],
      range: { start: '2018-10-01', end: '2018-11-30' },
    },
    filters: [],
    groupBy: 'product' as const,
    unit: null,
    limit: 1,
    skip: 0,
  };
  expect((await plainCost(facts, { ...question, basis: 'billed' })).total.total).toBeCloseTo(7569.81, 2);
  expect((await plainCost(facts, { ...question, basis: 'effective' })).total.total).toBeCloseTo(7828.52, 2);
});

test('a second start loads nothing and changes no version', async () => {
  const before = await documents.selectFrom('companies').selectAll().orderBy('company_id').execute();
  const steps: string[] = [];
  await loadDemo({
    documents,
    dataDir,
    companies: REAL_DEMO_COMPANIES,
    onProgress: (text) => steps.push(text),
  });
  expect(steps).toEqual([]);
  expect(await documents.selectFrom('companies').selectAll().orderBy('company_id').execute()).toEqual(before);
});

test('freshness tells how far each vendor reaches, and where effective cost was rounded away', async () => {
  expect(await facts.freshness('focus-sample')).toEqual({
    maxDatetime: '2024-10-01T00:00:00.000Z',
    firstDate: '2024-09-01',
    version: '1',
    isEffectiveUsable: false,
    vendors: [
      { vendor: 'aws', maxDatetime: '2024-10-01T00:00:00.000Z', isEffectiveUsable: false },
      { vendor: 'azr', maxDatetime: '2024-09-20T00:00:00.000Z', isEffectiveUsable: true },
      { vendor: 'oci', maxDatetime: '2024-09-30T23:00:00.000Z', isEffectiveUsable: false },
    ],
  });
  expect((await facts.freshness('sunflower')).isEffectiveUsable).toBe(true);
});

function monthsOf(range: DateRange): DateRange[] {
  return bucketsOf(range, 'month');
}

function sumOf(amounts: readonly (number | null)[]): Big {
  return amounts.reduce<Big>((sum, amount) => sum.plus(amount ?? 0), new Big(0));
}

/** Equal to a millionth; null where the raw files have no row. */
function near(actual: number | null | undefined, expected: Big | undefined, what = ''): void {
  if (expected === undefined) {
    expect(actual, what).toBeNull();
    return;
  }
  expect(actual, what).toBeTypeOf('number');
  expect(new Big(actual ?? 0).minus(expected).abs().toNumber(), what).toBeLessThan(1e-6);
}
