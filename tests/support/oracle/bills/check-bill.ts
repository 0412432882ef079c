// Holds one month of a vendor against its raw rows: every sum that a bill shows, in exact decimals (B-04, B-06, B-08).
import { expect } from 'vitest';
import { BILL_LINE_IDS, type BillAmounts, hasLine, linesIn } from '../../../../lib/catalogue/bill-lines.ts';
import { VENDORS, type VendorCode } from '../../../../lib/catalogue/vendors.ts';
import { shownBill } from '../../../../lib/cost/shown-bill.ts';
import { addDecimals, isZeroDecimal, sumMoney } from '../../../../lib/money/money.ts';
import { roundedAmount } from '../../../../lib/money/rounded-parts.ts';
import { decimalsOf, roundingOf } from '../../../../lib/money/shown-currency.ts';
import type { Billing } from '../../../../upstream/domains/billing/billing-scope.ts';
import type { Figures } from '../../../../upstream/domains/billing/charge-figures.ts';
import { billDetailsOf } from '../../../../upstream/domains/billing/details/details.ts';
import { invoicesOf } from '../../../../upstream/domains/billing/invoices.ts';
import { type MonthBill, monthBills } from '../../../../upstream/domains/billing/month-bills.ts';
import {
  accountOf,
  hasTax,
  linesOf,
  type RawTerms,
  regionOf,
  rowsByBill,
  sumOf,
  sumsOf,
} from '../raw/raw-bills.ts';
import type { RawRecord } from '../raw/raw-focus.ts';

const DISCOUNTS = [
  'onDemandDiscount',
  'cloudFrontDiscount',
  'cloudFrontDtoDiscount',
  'cloudFrontReqDiscount',
  'ncpDiscount',
  'otherDiscount',
] as const;

/** `rows` are all of the vendor's month; `termsOf` is what was agreed on for an account. */
export async function checkMonth(
  billing: Billing,
  month: string,
  rows: readonly RawRecord[],
  termsOf: (account: string) => RawTerms | undefined = () => undefined,
): Promise<void> {
  const bills = await monthBills(billing, { start: month, end: month });
  const raw = new Map([...rowsByBill(rows)].map(([key, own]) => [key.split(' ')[2] ?? '', own]));
  expect(new Set(bills.map(({ currency }) => currency))).toEqual(new Set(raw.keys()));
  for (const bill of bills) {
    const own = raw.get(bill.currency) ?? [];
    checkLines(bill, own, billing.vendor, termsOf);
    checkShown(bill, billing.vendor);
    const total = sumOf(own).toFixed();
    expect(bill.vendorFigures.totalCharge, 'sum of BilledCost').toBe(total);
    const invoices = (await invoicesOf(billing, month)).filter(({ currency }) => currency === bill.currency);
    expect(addDecimals(invoices.map((invoice) => invoice.total)), 'sum of invoices').toBe(total);
    const identity = (parts: readonly (string | undefined)[]) => JSON.stringify(parts);
    expect(
      new Map(
        invoices.map((each) => [identity([each.givenId, each.issuer, each.billingAccountId]), each.total]),
      ),
    ).toEqual(
      sumsOf(own, (row) =>
        identity([row.InvoiceId ?? '', row.InvoiceIssuerName ?? '', row.BillingAccountId]),
      ),
    );
    for (const invoice of invoices)
      expect(addDecimals(invoice.lines.map(({ amount }) => amount))).toBe(invoice.total);
    await checkDetails(billing, month, bill.currency, own);
  }
}

function checkLines(
  { figures, vendorFigures, items, month }: MonthBill,
  own: readonly RawRecord[],
  vendor: VendorCode,
  termsOf: (account: string) => RawTerms | undefined,
): void {
  for (const each of [figures, ...items.map((item) => item.figures)]) {
    const discounts = DISCOUNTS.map((line) => each[line]);
    expect(addDecimals([each.cloudOriginalCost, ...discounts]), 'original cost and discounts').toBe(
      each.cloudCost,
    );
    const parts = [
      'cloudCost',
      'salesDiscount',
      'supportFee',
      'credit',
      'additionalServiceCharge',
      'vat',
    ] as const;
    expect(addDecimals(parts.map((line) => each[line]))).toBe(each.totalCharge);
    const used = BILL_LINE_IDS.filter((line) => !isZeroDecimal(each[line]));
    expect(
      used.filter((line) => !hasLine(line, vendor, month)),
      'lines of the vendor and month',
    ).toEqual([]);
  }
  expect(addDecimals(items.map((item) => item.figures.totalCharge)), 'sum of accounts').toBe(
    figures.totalCharge,
  );
  expect(addDecimals(items.map((item) => item.vendorFigures.totalCharge))).toBe(vendorFigures.totalCharge);
  const isService = vendor === 'openstack';
  const itemOf = (row: RawRecord) => (isService ? (row.ServiceName ?? '') : accountOf(row));
  expect(new Set(items.map(({ item }) => item))).toEqual(new Set(own.map(itemOf)));
  if (isService) return;
  for (const { item, figures: shown } of items) {
    const rows = own.filter((row) => accountOf(row) === item);
    expect(shown, item).toMatchObject(linesOf(rows, hasTax(own), termsOf(item)));
  }
}

const amountsOf = (figures: Figures): BillAmounts =>
  Object.fromEntries(BILL_LINE_IDS.map((id) => [id, Number(figures[id])])) as BillAmounts;

/** What screen and paper show adds up in the last digit, down the columns and along the lines. */
function checkShown({ figures, items, currency }: MonthBill, vendor: VendorCode): void {
  const rounding = roundingOf(currency, [vendor]);
  const exact = amountsOf(figures);
  const shown = shownBill(
    exact,
    items.map((item) => amountsOf(item.figures)),
    rounding,
  );
  const unit = 10 ** -decimalsOf(currency);
  for (const each of [shown.bill, ...shown.accounts]) {
    const discounts = DISCOUNTS.map((line) => each[line]);
    expect(sumMoney([each.cloudOriginalCost, ...discounts])).toBe(each.cloudCost);
    expect(sumMoney([each.cloudCost, ...linesIn('ADJUSTMENTS', 'TAX').map((line) => each[line])])).toBe(
      each.totalCharge,
    );
  }
  for (const line of BILL_LINE_IDS) {
    expect(sumMoney(shown.accounts.map((account) => account[line])), line).toBe(shown.bill[line]);
    expect(Math.abs(shown.bill[line] - exact[line])).toBeLessThan(unit);
  }
  expect(shown.bill.totalCharge).toBe(roundedAmount(exact.totalCharge, rounding));
}

async function checkDetails(
  billing: Billing,
  month: string,
  currency: string,
  own: readonly RawRecord[],
): Promise<void> {
  const total = sumOf(own).toFixed();
  const service = (row: RawRecord) => row.ServiceName ?? '';
  const keyOf = { account: billing.vendor === 'openstack' ? service : accountOf, region: regionOf };
  for (const viewBy of VENDORS[billing.vendor].billingViewBys) {
    if (viewBy === 'tag' || viewBy === 'serviceGroup') continue;
    const asked = { viewBy, tagKey: null, serviceGroupSetNm: null, layers: 5, under: null };
    const { rows, totals } = await billDetailsOf(billing, month, asked);
    expect(totals.find((each) => each.currency === currency)?.cost, viewBy).toBe(total);
    const tree = rows.filter((row) => row.currency === currency);
    const first = tree.filter(({ layer }) => layer === 1);
    expect(addDecimals(first.map(({ cost }) => cost)), viewBy).toBe(total);
    if (viewBy !== 'invoices')
      expect(new Map(first.map(({ keys, cost }) => [keys[0], cost]))).toEqual(sumsOf(own, keyOf[viewBy]));
    for (const parent of tree.filter(({ hasChildren, layer }) => hasChildren && layer < 3)) {
      const prefix = JSON.stringify(parent.keys);
      const below = tree.filter(
        ({ layer, keys }) =>
          layer === parent.layer + 1 && JSON.stringify(keys.slice(0, parent.layer)) === prefix,
      );
      expect(addDecimals(below.map(({ cost }) => cost)), prefix).toBe(parent.cost);
    }
  }
}
