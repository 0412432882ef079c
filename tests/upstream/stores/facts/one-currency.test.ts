// All charges in one currency: amounts need no factor each, and a page of rows is ordered before it is converted.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { replaceRates } from '../../../../upstream/stores/documents/reference/exchange-rates.ts';
import type { CostQuestion, RowsQuestion } from '../../../../upstream/stores/facts/questions/question.ts';
import { charge, csv, type FactsBench, openBench } from '../../../support/product/focus-files.ts';

const RANGE = { start: '2024-05-01', end: '2024-05-31' };
const SCOPE = { companyId: 'acme', vendors: ['aws' as const], filters: [], range: RANGE };
const COST: CostQuestion = {
  ...{ ...SCOPE, measures: ['billed'], groupBy: ['product'], unit: 'month', limit: 10, skip: 0 },
};
const ROWS: RowsQuestion = {
  ...{ ...SCOPE, columns: ['product', 'cost'], basis: 'billed', limit: 2, skip: 1 },
};

let bench: FactsBench;
beforeAll(async () => {
  bench = await openBench();
  await replaceRates(bench.documents, [
    { date: '2024-01-01', currency: 'KRW', rate: '1250', source: 'test' },
  ]);
  const won = { BillingCurrency: 'KRW' };
  const rows = [
    charge(1, 'A', '2500', won),
    charge(2, 'B', '12500', won),
    charge(3, 'C', '-1250', won),
    charge(4, 'D', '1250', won),
  ];
  await bench.load([bench.file('won.csv', csv(rows))]);
});
afterAll(() => bench.close());

test('rows are those of the page by falling cost, in the currency that is asked for', async () => {
  const pageOf = async (more: Partial<RowsQuestion>) => {
    const { rows, total, rates } = await bench.facts.rows({ ...ROWS, ...more });
    return [rows.map(({ product, cost }) => [product, cost]), total, rates.length];
  };
  const page = (own: number) => [
    ['A', 2 * own],
    ['D', own],
  ];
  expect(await pageOf({})).toEqual([page(1), 12, 1]);
  expect(await pageOf({ currency: 'KRW' })).toEqual([page(1250), 15_000, 0]);
  expect(await pageOf({ order: { by: 'cost', isRising: true }, skip: 0 })).toEqual([
    [
      ['C', -1],
      ['D', 1],
    ],
    12,
    1,
  ]);
});

test('sums are converted by its rate, and are as they are in their own currency', async () => {
  const sumsOf = async (currency: string) => {
    const { total, groups, rates, unconverted } = await bench.facts.cost({ ...COST, currency });
    return [total.totals, groups.map(({ totals }) => totals[0]), rates.length, unconverted.length];
  };
  expect(await sumsOf('USD')).toEqual([[12], [10, 2, 1, -1], 1, 0]);
  expect(await sumsOf('KRW')).toEqual([[15_000], [12_500, 2500, 1250, -1250], 0, 0]);
});

test('where it has no rate, its sums stand apart', async () => {
  const { total, unconverted } = await bench.facts.cost({ ...COST, currency: 'CAD' });
  expect([total.totals, unconverted.map(({ currency, totals }) => [currency, ...totals])]).toEqual([
    [null],
    [['KRW', 15_000]],
  ]);
});
