// Half a cent is rounded alike where charges are multiplied by a rate, and where a bill is divided by it.
import { expect, test } from 'vitest';
import { convertDecimal, timesDecimal } from '../../../lib/money/money.ts';
import { RateTable } from '../../../lib/money/rate-table.ts';

const USD = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' });

test.each([
  ['1200', '11771934', '$9,809.95'],
  ['1200', '-11771934', '-$9,809.95'],
  ['7', '0.035', '$0.01'],
  ['1200', '11771933', '$9,809.94'],
])('of %s for a dollar, %s is %s', (rate, amount, shown) => {
  const rates = new RateTable([{ date: null, currency: 'KRW', rate, source: '' }]);
  const factor = rates.cross('KRW', 'USD', '2024-12-16')?.rate ?? '';
  const read = (text: string) => USD.format(Number(text));
  expect(read(timesDecimal(amount, factor))).toBe(shown);
  expect(read(convertDecimal(amount, rate, '1'))).toBe(shown);
});
