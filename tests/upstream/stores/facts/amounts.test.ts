// The amounts of the store to the last decimal: sums, long charges, currencies, and the rows behind them.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { replaceRates } from '../../../../upstream/stores/documents/reference/exchange-rates.ts';
import type { RowsQuestion } from '../../../../upstream/stores/facts/questions/question.ts';
import { type PlainQuestion, plainCost } from '../../../support/oracle/plain-cost.ts';
import {
  charge,
  csv,
  type FactsBench,
  type Fields,
  openBench,
  row,
} from '../../../support/product/focus-files.ts';

let bench: FactsBench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.close());

const QUESTION: PlainQuestion = {
  companyId: 'acme',
  vendors: ['aws', 'azr'],
  range: { start: '2024-05-01', end: '2024-05-31' },
  filters: [],
  basis: 'billed',
  groupBy: 'product',
  unit: null,
  limit: 10,
  skip: 0,
};
const ROWS = {
  ...QUESTION,
  columns: ['cost', 'usageDate', 'resource', 'quantity', 'unit'],
} as const satisfies RowsQuestion;

async function load(...rows: Fields[]): Promise<void> {
  await bench.load([bench.file(`${Math.random()}.csv`, csv(rows))]);
}

describe('exactness', () => {
  test('tenths add up to the number that a person writes', async () => {
    await load(...Array.from({ length: 10 }, () => charge(1, 'A', '0.1')));
    expect((await plainCost(bench.facts, QUESTION)).total.total).toBe(1);
  });

  test('amounts of 18 decimals and of nine digits are summed without loss', async () => {
    await load(
      charge(1, 'A', '123456789.000000000000000001'),
      charge(1, 'A', '-123456789'),
      charge(1, 'A', '1e-18'),
    );
    expect((await plainCost(bench.facts, QUESTION)).total.total).toBe(2e-18);
  });
});

describe('long charges', () => {
  const month = { ChargePeriodStart: '2024-05-01T00:00:00Z', ChargePeriodEnd: '2024-05-04T00:00:00Z' };

  test('usage is spread over its days on the effective basis, to the last decimal', async () => {
    await load(row({ ...month, BilledCost: '0', EffectiveCost: '10', CommitmentDiscountStatus: 'Unused' }));
    const days = await plainCost(bench.facts, {
      ...QUESTION,
      basis: 'effective',
      unit: 'day',
      range: { start: '2024-05-01', end: '2024-05-05' },
    });
    expect(days.total.amounts).toEqual([
      3.3333333333333335,
      3.3333333333333335,
      3.3333333333333335,
      null,
      null,
    ]);
    expect(days.total.total).toBe(10);
  });

  test('it is billed on its first day, and the other days have no row on the billed basis', async () => {
    await load(row({ ...month, BilledCost: '6', EffectiveCost: '6' }));
    const days = await plainCost(bench.facts, {
      ...QUESTION,
      unit: 'day',
      range: { start: '2024-05-01', end: '2024-05-03' },
    });
    expect(days.total.amounts).toEqual([6, null, null]);
  });

  test('rows show the part that falls in the range, so that they add up to the cost', async () => {
    await load(row({ ...month, BilledCost: '0', EffectiveCost: '-0.000000000000000005' }));
    const totals: number[] = [];
    for (const day of ['2024-05-01', '2024-05-02', '2024-05-03']) {
      const range = { start: day, end: day };
      const [cost, rows] = [
        await plainCost(bench.facts, { ...QUESTION, basis: 'effective', range }),
        await bench.facts.rows({ ...ROWS, basis: 'effective', range }),
      ];
      expect(rows.total).toBe(cost.total.total);
      expect(rows.rows).toMatchObject([{ usageDate: day, cost: cost.total.total }]);
      totals.push(cost.total.total);
    }
    expect(totals).toEqual([-2e-18, -2e-18, -1e-18]);
  });

  test('a purchase stays whole, and a commitment is counted once on either basis', async () => {
    const commitment = {
      CommitmentDiscountId: 'sp-1',
      CommitmentDiscountCategory: 'Spend',
      CommitmentDiscountStatus: '',
    };
    await load(
      row({ ...commitment, ...month, ChargeCategory: 'Purchase', BilledCost: '9', EffectiveCost: '0' }),
      row({ ...commitment, ...month, CommitmentDiscountStatus: 'Used', BilledCost: '0', EffectiveCost: '9' }),
    );
    const range = { start: '2024-05-02', end: '2024-05-02' };
    expect((await plainCost(bench.facts, QUESTION)).total.total).toBe(9);
    expect((await plainCost(bench.facts, { ...QUESTION, basis: 'effective' })).total.total).toBe(9);
    expect((await plainCost(bench.facts, { ...QUESTION, range })).groupCount).toBe(0);
    expect((await plainCost(bench.facts, { ...QUESTION, basis: 'effective', range })).total.total).toBe(3);
  });
});

describe('currencies', () => {
  test('are never added: one without a rate stands apart', async () => {
    await load(
      charge(1, 'A', '10'),
      charge(1, 'A', '3', { BillingCurrency: 'CAD' }),
      charge(1, 'B', '4', { BillingCurrency: 'CAD' }),
    );
    const answer = await plainCost(bench.facts, QUESTION);
    expect(answer).toMatchObject({ currency: 'USD', groupCount: 1, total: { total: 10 } });
    expect(answer.unconverted).toEqual([{ currency: 'CAD', amount: 7 }]);
    expect(await bench.facts.rows(ROWS)).toMatchObject({ rowCount: 1, total: 10 });
  });

  test('are converted by the rate of their day, the portal’s own before the first', async () => {
    await load(
      charge(1, 'A', '10'),
      charge(1, 'A', '2400', { BillingCurrency: 'KRW' }),
      charge(2, 'A', '2500', { BillingCurrency: 'KRW' }),
    );
    const before = await plainCost(bench.facts, QUESTION);
    await replaceRates(bench.documents, [
      { date: '2024-05-02', currency: 'KRW', rate: '1250', source: 'a bank' },
      { date: '2024-09-01', currency: 'KRW', rate: '2000', source: 'a bank' },
    ]);
    expect(before.total.total).toBeCloseTo(14.0833333333333, 12);
    const answer = await plainCost(bench.facts, QUESTION);
    expect(answer.total.total).toBeCloseTo(14, 12);
    expect((await bench.facts.rows(ROWS)).total).toBe(answer.total.total);
    expect(answer.rates).toEqual([
      { from: 'KRW', date: null, rate: '0.000833333333333334', source: '' },
      { from: 'KRW', date: '2024-05-02', rate: '0.000800000000000000', source: 'a bank' },
    ]);
  });

  test('without a rate of the portal have none before their first one', async () => {
    await replaceRates(bench.documents, [{ date: '2024-05-02', currency: 'CAD', rate: '2', source: '' }]);
    await load(
      charge(1, 'A', '4', { BillingCurrency: 'CAD' }),
      charge(2, 'A', '8', { BillingCurrency: 'CAD' }),
    );
    const answer = await plainCost(bench.facts, QUESTION);
    expect(answer.total.total).toBe(4);
    expect(answer.unconverted).toEqual([{ currency: 'CAD', amount: 4 }]);
  });

  test('into another company currency: large and tiny amounts alike', async () => {
    await bench.documents.updateTable('companies').set({ currency: 'KRW' }).execute();
    await load(charge(1, 'A', '123456789.25'), charge(1, 'B', '0.000000001'), charge(1, 'C', '-0.5'));
    const { currency, groups } = await plainCost(bench.facts, QUESTION);
    expect(currency).toBe('KRW');
    expect(groups.map(({ total }) => total)).toEqual([148148147100, 0.0000012, -600]);
  });
});

describe('rows', () => {
  test('come by falling cost, page by page, without gap or repetition', async () => {
    await load(
      ...Array.from({ length: 25 }, (_, index) =>
        charge(1 + (index % 5), 'A', String(index % 3), { ResourceId: `r${index}` }),
      ),
    );
    const pages = await Promise.all([0, 10, 20, 30].map((skip) => bench.facts.rows({ ...ROWS, skip })));
    expect(pages.map(({ rows, rowCount }) => [rows.length, rowCount])).toEqual([
      [10, 25],
      [10, 25],
      [5, 25],
      [0, 25],
    ]);
    const all = pages.flatMap(({ rows }) => rows);
    expect(new Set(all.map(({ resource }) => resource)).size).toBe(25);
    expect(all.map(({ cost }) => cost)).toEqual(
      all.map(({ cost }) => cost).sort((one, other) => Number(other) - Number(one)),
    );
  });

  test('have consumed quantity, else priced quantity, each with its unit', async () => {
    const quantities = { ConsumedQuantity: '', ConsumedUnit: '', PricingQuantity: '2', PricingUnit: 'Hours' };
    await load(
      charge(1, 'A', '2', { ...quantities, ConsumedQuantity: '7200', ConsumedUnit: 'Seconds' }),
      charge(1, 'A', '1', quantities),
    );
    const { rows } = await bench.facts.rows(ROWS);
    expect(rows.map(({ quantity, unit }) => [quantity, unit])).toEqual([
      [7200, 'Seconds'],
      [2, 'Hours'],
    ]);
  });
});
