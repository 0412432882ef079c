// The total of a bill in a further currency, in mails and documents: rounded as screens show it (A-06, B-11).
import { expect, it } from 'vitest';
import { RateTable } from '../../../../../lib/money/rate-table.ts';
import { conversionsTo } from '../../../../../upstream/domains/billing/invoice-mail/chosen-charges.ts';

const rates = new RateTable([{ date: null, currency: 'KRW', rate: '1200', source: '' }]);
const amountOf = (vendor: 'gcp' | 'aws', totalCharge: number) => {
  const bills = [{ invoiceCurrency: 'USD', totalCharge }];
  return conversionsTo('KRW', bills, { vendor, month: '2024-05-01' }, rates)[0]?.amount;
};

it.each([
  ['gcp', 1234],
  ['aws', 1235],
] as const)('the won of %s are as the page has them', (vendor, amount) => {
  expect(amountOf(vendor, 1.029)).toBe(amount);
  expect(amountOf(vendor, 1)).toBe(1200);
});
