// A bill as its tables show it, where its amounts are cut.
import { expect, test } from 'vitest';
import { BILL_LINE_IDS, type BillAmounts } from '../../../lib/catalogue/bill-lines.ts';
import { shownBill, shownReconciliation } from '../../../lib/cost/shown-bill.ts';
import { sumMoney } from '../../../lib/money/money.ts';
import { roundingOf } from '../../../lib/money/shown-currency.ts';

const NOTHING = Object.fromEntries(BILL_LINE_IDS.map((id) => [id, 0])) as BillAmounts;
const account = (cloudOriginalCost: number, vat: number): BillAmounts => ({
  ...NOTHING,
  ...{
    cloudOriginalCost,
    vat,
    cloudCost: cloudOriginalCost,
    totalCharge: sumMoney([cloudOriginalCost, vat]),
  },
});

test('the total of GCP in won is cut, and its lines and accounts add up to it', () => {
  const accounts = [account(1000.6, 100.06), account(2000.6, 200.06)];
  const { bill, accounts: shown } = shownBill(account(3001.2, 300.12), accounts, roundingOf('KRW', ['gcp']));
  expect(bill.totalCharge).toBe(3301);
  expect(bill.cloudCost + bill.vat).toBe(3301);
  expect(sumMoney(shown.map(({ totalCharge }) => totalCharge))).toBe(3301);
  const odd = account(10.9, 0);
  const totalOf = (...rule: Parameters<typeof roundingOf>) =>
    shownBill(odd, [odd], roundingOf(...rule)).bill.totalCharge;
  expect(totalOf('KRW', ['gcp'])).toBe(10);
  expect(totalOf('KRW', ['ncp'])).toBe(11);
  expect(totalOf('USD', ['gcp'])).toBe(10.9);
  expect(shownReconciliation(10, 10.9, [], roundingOf('KRW', ['gcp'])).difference).toBe(0);
});
