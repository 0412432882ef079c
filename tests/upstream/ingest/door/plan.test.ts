// A load never makes a month worse in silence: what its plan tells, and what it is refused for.
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { plainDuckDb } from '../../../support/oracle/plain-duckdb.ts';
import {
  charge,
  csv,
  type FactsBench,
  type Fields,
  openBench,
  row,
} from '../../../support/product/focus-files.ts';
import { storedRows } from '../stored-rows.ts';

let bench: FactsBench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.close());

const file = (name: string, rows: readonly Fields[]) => bench.file(name, csv(rows));
/** Charges of different costs, one a day, `from` to `to` of May. */
const may = (from: number, to: number, more: (day: number) => Fields = () => ({})): Fields[] =>
  Array.from({ length: to - from + 1 }, (_, index) =>
    charge(from + index, 'S3', `${from + index}.5`, {
      ResourceId: `r${from + index}`,
      ...more(from + index),
    }),
  );
/** The same in October. */
const october = (count: number): Fields[] =>
  may(1, count).map((each, index) => ({
    ...each,
    BillingPeriodStart: '2024-10-01',
    BillingPeriodEnd: '2024-11-01',
    ChargePeriodStart: `2024-10-${String(index + 1).padStart(2, '0')}`,
    ChargePeriodEnd: '',
  }));
const billed = async () =>
  storedRows(
    bench,
    `SELECT billing_month, count(*), sum("BilledCost")::DOUBLE FROM facts GROUP BY 1 ORDER BY 1`,
  );
const findingsOf = (error: unknown) => {
  const { report } = error as { report: { plan: { findings: { reason: string; detail: string }[] } } };
  return report.plan.findings;
};
const refused = (files: string[]) =>
  bench.load(files).then(
    () => [],
    (error: unknown) => findingsOf(error),
  );

test('the plan has rows and money of each vendor, account and month, before and after', async () => {
  await bench.load([file('old.csv', [...may(1, 10), row({ BillingCurrency: 'CAD', BilledCost: '2' })])]);
  const { plan } = await bench.load([file('new.csv', [...may(1, 12), ...october(1)])], {
    answers: ['shrink'],
  });
  expect(plan.months).toEqual([
    {
      ...{ vendor: 'aws', billingAccountId: '001', month: '2024-05', rowsBefore: 11, rowsAfter: 12 },
      money: [
        { currency: 'CAD', before: '2', after: null },
        { currency: 'USD', before: '60', after: '84' },
      ],
    },
    {
      ...{ vendor: 'aws', billingAccountId: '001', month: '2024-10', rowsBefore: null, rowsAfter: 1 },
      money: [{ currency: 'USD', before: null, after: '1.5' }],
    },
  ]);
});

describe('a month that shrinks', () => {
  beforeEach(async () => {
    await bench.load([file('whole.csv', may(1, 20))]);
  });

  test.each([
    [
      'by more than a tenth of its rows',
      () => may(1, 17, () => ({ BilledCost: '100' })),
      /20 rows now and would have 17/,
    ],
    [
      'by more than a tenth of its money',
      () => may(1, 20, () => ({ BilledCost: '9' })),
      /220 USD now and would have 180/,
    ],
    ['to nothing at all', () => may(1, 20, () => ({ BilledCost: '0' })), /would have 0/],
  ])('%s is refused, and stays', async (_, rows, detail) => {
    expect(await refused([file('less.csv', rows())])).toMatchObject([
      { reason: 'shrink', detail: expect.stringMatching(detail) },
    ]);
    expect(await billed()).toEqual([['2024-05-01', '20', '220.0']]);
  });

  test('by a little is restated', async () => {
    await bench.load([
      file(
        'restated.csv',
        may(1, 20, (day) => ({ BilledCost: `${day}` })),
      ),
    ]);
    expect(await billed()).toEqual([['2024-05-01', '20', '210.0']]);
  });
});

describe('two halves of a month, one after the other', () => {
  const HALVES: [string, (half: number) => Fields[]][] = [
    ['by days', (half) => (half === 1 ? may(1, 14) : may(15, 28))],
    ['by services', (half) => may(1, 14, () => ({ ServiceName: half === 1 ? 'EC2' : 'S3' }))],
    ['by accounts', (half) => may(1, 14, () => ({ SubAccountId: `${half}` }))],
    ['by resources', (half) => may(1, 14, (day) => ({ ResourceId: `${half}-${day}` }))],
  ];

  test.each(HALVES)('%s: the second is refused with the advice; together they load', async (_, half) => {
    // The second half is worth more, so that neither rows nor money shrink.
    const second = half(2).map((each) => ({ ...each, BilledCost: '40' }));
    const [one, two] = [file('half-1.csv', half(1)), file('half-2.csv', second)];
    await bench.load([one]);
    expect(await refused([two])).toMatchObject([{ reason: 'shrink' }]);
    await bench.load([one, two]);
    expect((await billed())[0]?.[1]).toBe('28');
  });
});

test('rejected rows do not replace a good month', async () => {
  await bench.load([file('good.csv', may(1, 20))]);
  const bad = may(1, 20, (day) => ({ BilledCost: day > 8 ? 'n/a' : `${day}.5` }));
  const reasons = (await refused([file('bad.csv', bad)])).map(({ reason }) => reason);
  expect(reasons).toEqual(['rejected', 'shrink']);
  expect(await billed()).toEqual([['2024-05-01', '20', '220.0']]);
});

test('one row of another month does not take the place of that month', async () => {
  await bench.load([file('october.csv', october(10))]);
  const files = [file('may.csv', [...may(1, 20), ...october(1)])];
  expect(await refused(files)).toMatchObject([
    { reason: 'stray', detail: expect.stringContaining('1 row of a file of another month') },
    { reason: 'shrink' },
  ]);
  await bench.load([...files, file('october-again.csv', [...october(10), row()])], {
    answers: ['doubled', 'stray'],
  });
  expect((await billed()).map(([month, rows]) => [month, rows])).toEqual([
    ['2024-05-01', '21'],
    ['2024-10-01', '11'],
  ]);
});

describe('amounts beyond reason', () => {
  test('of one row are refused, whatever the currency', async () => {
    const rows = [...may(1, 5), charge(6, 'S3', '-620000000000000')];
    expect(await refused([file('damaged.csv', rows)])).toMatchObject([
      { reason: 'outlier', detail: 'one row has an amount of 620000000000000 USD' },
    ]);
  });

  test('of a month beside the months around it are refused; steady growth is not', async () => {
    await bench.load([file('may.csv', may(1, 20))]);
    const june = (cost: string) =>
      may(1, 20, (day) => ({
        ...{ BillingPeriodStart: '2024-06-01', BillingPeriodEnd: '', ChargePeriodEnd: '', BilledCost: cost },
        ChargePeriodStart: `2024-06-${String(day).padStart(2, '0')}`,
      }));
    expect(await refused([file('june.csv', june('1100'))])).toMatchObject([
      { reason: 'outlier', detail: expect.stringContaining('22000 USD') },
    ]);
    await bench.load([file('grown.csv', june('110'))]);
  });

  test('of a Parquet file with corrupt bytes are refused, and nothing is changed', async () => {
    const path = join(bench.dir, 'plain.parquet');
    const instance = await plainDuckDb();
    const connection = await instance.connect();
    await connection.run(`COPY (SELECT CASE WHEN i % 50 = 0 THEN -6.2e12 ELSE i / 8 END AS "BilledCost",
      TIMESTAMP '2024-05-02' AS "ChargePeriodStart", 'USD' AS "BillingCurrency", 'AWS' AS "ProviderName",
      '001' AS "BillingAccountId" FROM range(200) AS t(i)) TO '${path}' (FORMAT parquet)`);
    connection.closeSync();
    instance.closeSync();
    await bench.load([file('may.csv', may(1, 20))]);
    expect((await refused([path])).map(({ reason }) => reason)).toContain('outlier');
    expect(await billed()).toEqual([['2024-05-01', '20', '220.0']]);
  });
});

test('a company is not made by a load that is refused', async () => {
  const rows = [row(), row({ BilledCost: 'x' })];
  const options = { companyId: 'fresh', newCompany: { name: 'Fresh' } };
  await expect(bench.load([file('bad.csv', rows)], options)).rejects.toThrow('refused');
  expect(await bench.documents.selectFrom('companies').select('company_id').execute()).toEqual([
    { company_id: 'acme' },
  ]);
});
