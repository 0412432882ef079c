// The order of currencies is that of their worth, never of bare numbers.
import { expect, test } from 'vitest';
import { RateTable } from '../../../../lib/money/rate-table.ts';
import { byCurrencyAndCost, currencyOrder } from '../../../../upstream/domains/billing/currency-order.ts';

const rates = new RateTable(
  (
    [
      ['USD', '1'],
      ['KRW', '1200'],
    ] as const
  ).map(([currency, rate]) => ({ date: null, currency, rate, source: '' })),
);
const sum = (currency: string, cost: string) => ({ currency, cost });

test('what is worth more stands first, whatever its sign; what has no rate last, by its code', () => {
  const sums = [sum('XYZ', '9'), sum('KRW', '100000'), sum('ABC', '1'), sum('USD', '-500')];
  expect(sums.sort(currencyOrder(rates, '2024-05-01')).map(({ currency }) => currency)).toEqual([
    'USD',
    'KRW',
    'ABC',
    'XYZ',
  ]);
});

test('rows of several currencies stand by currency, then by falling cost', () => {
  const rows = [sum('USD', '5'), sum('KRW', '7'), sum('USD', '9')];
  expect(rows.sort(byCurrencyAndCost)).toEqual([sum('KRW', '7'), sum('USD', '9'), sum('USD', '5')]);
});
