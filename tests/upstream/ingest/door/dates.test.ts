// Dates that may mean another day: the order of day and month is judged by the whole file, or asked for.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LoadOptions } from '../../../../upstream/ingest/load/load-options.ts';
import { csv, type FactsBench, type Fields, openBench, row } from '../../../support/product/focus-files.ts';
import { storedRows } from '../stored-rows.ts';

let bench: FactsBench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.close());

const days = async () =>
  (await storedRows(bench, 'SELECT DISTINCT charge_date FROM facts ORDER BY 1')).map(([day]) => day);

const two = (number: number) => String(number).padStart(2, '0');
/** One charge a day of September 2024, its start written as told. */
const september = (
  dates: readonly number[],
  write: (day: number) => string,
  more: (day: number) => Fields = () => ({}),
): Fields[] =>
  dates.map((day) =>
    row({
      BilledCost: String(day),
      BillingPeriodStart: '2024-09-01T00:00:00Z',
      BillingPeriodEnd: '2024-10-01T00:00:00Z',
      ChargePeriodStart: write(day),
      ChargePeriodEnd: '',
      ...more(day),
    }),
  );
const dayFirst = (day: number) => `${two(day)}/09/2024`;
const monthFirst = (day: number) => `9/${day}/2024`;
const ELEVEN = Array.from({ length: 11 }, (_, index) => index + 1);
const FIRST_ELEVEN = ELEVEN.map((day) => `2024-09-${two(day)}`);
const NO_PERIOD = () => ({ BillingPeriodStart: '', BillingPeriodEnd: '' });

const load = (rows: readonly Fields[], options: Partial<LoadOptions> = {}) =>
  bench.load([bench.file('dates.csv', csv(rows))], options);

describe('the order of day and month', () => {
  test('is told by the billing period where days of 1 to 11 alone would mean January to November', async () => {
    await load(september(ELEVEN, dayFirst), { isStrict: true });
    expect(await days()).toEqual(FIRST_ELEVEN);
  });

  test('is told by one day over 12 anywhere in the column, without any billing period', async () => {
    await load(september([...ELEVEN, 13], dayFirst, NO_PERIOD));
    expect(await days()).toEqual([...FIRST_ELEVEN, '2024-09-13']);
  });

  test.each([
    ['month first', (day: number) => `${monthFirst(day)} 7:05`],
    ['day first with dots', (day: number) => `${two(day)}.09.2024`],
    ['day first with dashes', (day: number) => `${two(day)}-09-2024 00:00`],
  ])('%s is read', async (_, write) => {
    await load(september([...ELEVEN, 25], write, NO_PERIOD));
    expect(await days()).toEqual([...FIRST_ELEVEN, '2024-09-25']);
  });

  test('is told by another file of the same source in one command', async () => {
    const early = bench.file('early.csv', csv(september(ELEVEN, dayFirst, NO_PERIOD)));
    const late = bench.file('late.csv', csv(september([28], dayFirst, NO_PERIOD)));
    await bench.load([early, late]);
    expect(await days()).toEqual([...FIRST_ELEVEN, '2024-09-28']);
  });

  test('that cannot be told is refused with both readings, until a person says it', async () => {
    const rows = september([3, 4], dayFirst, NO_PERIOD);
    const refused = await load(rows).catch((error: unknown) => error);
    expect(refused).toMatchObject({ name: 'LoadRefused' });
    for (const words of [
      `ChargePeriodStart '03/09/2024'`,
      '2024-09-03 if the day comes first',
      '2024-03-09 if the month comes first',
      '--allow day-first or month-first',
    ])
      expect(String(refused)).toContain(words);
    expect(await bench.documents.selectFrom('partitions').selectAll().execute()).toEqual([]);
    await load(rows, { answers: ['day-first'] });
    expect(await days()).toEqual(['2024-09-03', '2024-09-04']);
  });

  test('that changes within one file is refused', async () => {
    const rows = [...september([13], dayFirst), ...september([14], monthFirst)];
    await expect(load(rows)).rejects.toThrow(/some dates begin with the day and some with the month/);
  });

  test('of a provider’s own export is judged the same way', async () => {
    const header =
      'billingAccountId,subscriptionId,meterCategory,meterId,chargeType,date,billingPeriodStartDate,costInBillingCurrency,billingCurrency';
    const lines = ELEVEN.map((day) => `1,s,Storage,m,Usage,${dayFirst(day)},01/09/2024,${day},USD`);
    await bench.load([bench.file('azure.csv', `${[header, ...lines].join('\n')}\n`)]);
    expect(await days()).toEqual(FIRST_ELEVEN);
    expect(await storedRows(bench, 'SELECT DISTINCT billing_month FROM facts')).toEqual([['2024-09-01']]);
  });
});

describe('a charge outside of its billing period', () => {
  const far = (fields: Fields) => [
    row(),
    row({ ChargePeriodStart: '2024-01-09', ChargePeriodEnd: '2024-01-10', ...fields }),
  ];

  test('is refused and named, and let in by a person', async () => {
    await expect(load(far({}))).rejects.toThrow(
      /period: dates.csv: 1 row: a charge of 2024-01-09 is billed in 2024-05/,
    );
    await load(far({}), { answers: ['period'] });
    expect(await days()).toEqual(['2024-01-09', '2024-05-01']);
  });

  test.each([
    ['usage that comes a month late', { ChargePeriodStart: '2024-04-02', ChargePeriodEnd: '2024-04-03' }],
    ['a correction of an earlier month', { ChargeClass: 'Correction' }],
    ['a purchase', { ChargeCategory: 'Purchase' }],
  ])('is as it should be for %s', async (_, fields) => {
    await load(far({ ChargeClass: '', ...fields }).map((each) => ({ ChargeClass: '', ...each })));
    expect(await days()).toHaveLength(2);
  });
});

test('a purchase may last longer than 1,100 days, usage may not', async () => {
  const long = { ChargePeriodEnd: '2029-05-01' };
  await load([row({ ...long, ChargeCategory: 'Purchase' })]);
  expect(await storedRows(bench, 'SELECT "ChargePeriodEnd" FROM facts')).toEqual([['2029-05-01 00:00:00']]);
  await expect(load([row(), row(long)])).rejects.toThrow(/more than three years/);
});

test('dates as serial numbers of a spreadsheet are told as such', async () => {
  const rows = [row(), row({ ChargePeriodStart: '45566' })];
  await expect(load(rows)).rejects.toThrow(
    /line 3: ChargePeriodStart '45566' is a date as the serial number of a spreadsheet/,
  );
  await expect(load([row({ ChargePeriodStart: '45566.5' })])).rejects.toThrow(/serial number/);
});
