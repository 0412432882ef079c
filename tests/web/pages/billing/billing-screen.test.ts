// Parts of the billing screen without a browser: months in sight, bars of a sum, rules of view-by and tabs (B-01 to B-04, B-08).

import { describe, expect, it } from 'vitest';
import { sumMoney } from '../../../../lib/money/money.ts';
import { roundingOf } from '../../../../lib/money/shown-currency.ts';
import { tabOf, vendorOf, viewByOf } from '../../../../web/pages/billing/address.ts';
import { vendorBills } from '../../../../web/pages/billing/all-vendors/vendor-bills.ts';
import { underCurrencies } from '../../../../web/pages/billing/bill/currency-rows.ts';
import { shownRows } from '../../../../web/pages/billing/bill/shown-rows.ts';
import { chargeRows } from '../../../../web/pages/billing/charges/charge-rows.ts';
import { shownCharges } from '../../../../web/pages/billing/charges/shown-charges.ts';
import { billingDetailsPage } from '../../../../web/pages/billing/details/page.tsx';
import { billingPage } from '../../../../web/pages/billing/page.tsx';
import { spansOf } from '../../../../web/pages/billing/sum/sum-lines.ts';
import { insightRows, shownInsight } from '../../../../web/pages/billing/tabs/insight-rows.ts';
import { monthOfKey, monthWindow, placeOfMonth } from '../../../../web/pages/billing/trend/month-window.ts';
import { billingVariables } from '../../../../web/pages/billing/variables.ts';

describe('the months in sight', () => {
  it.each([
    [36, 35, 12, 24, 35],
    [36, 24, 12, 24, 35],
    [36, 23, 12, 12, 23],
    [36, 0, 12, 0, 11],
    [14, 0, 12, 0, 11],
    [14, 13, 12, 2, 13],
    [5, 2, 12, 0, 4],
    [1, 0, 6, 0, 0],
  ])('of %i months with place %i active and room for %i are %i to %i', (count, active, size, first, last) => {
    expect(monthWindow(count, active, size)).toEqual({ first, last });
  });

  it('always hold the active one, and are as many as fit', () => {
    for (const count of [1, 5, 12, 13, 30, 36]) {
      for (let active = 0; active < count; active++) {
        const { first, last } = monthWindow(count, active, 12);
        expect(first <= active && active <= last, `${count} ${active}`).toBe(true);
        expect(last - first + 1, `${count} ${active}`).toBe(Math.min(count, 12));
      }
    }
  });

  it('of which none is chosen stand where a month without a bill would be', () => {
    const months = ['2024-02', '2024-03', '2024-05'];
    const none = { isBilled: false };
    expect(placeOfMonth(months, '2024-03')).toEqual({ place: 1, isBilled: true, before: 0, after: 2 });
    expect(placeOfMonth(months, '2031-05')).toEqual({ ...none, place: 2, before: 2, after: 3 });
    expect(placeOfMonth(months, '2024-04')).toEqual({ ...none, place: 2, before: 1, after: 2 });
    expect(placeOfMonth(months, '2020-01')).toEqual({ ...none, place: 0, before: -1, after: 0 });
  });

  it('are walked by keys that stop at both ends', () => {
    expect(monthOfKey('ArrowLeft', 0, 36, 12)).toBe(0);
    expect(monthOfKey('ArrowRight', 34, 36, 12)).toBe(35);
    expect(monthOfKey('Home', 20, 36, 12)).toBe(0);
    expect(monthOfKey('End', 20, 36, 12)).toBe(35);
    expect(monthOfKey('PageUp', 20, 36, 12)).toBe(8);
    expect(monthOfKey('Enter', 20, 36, 12)).toBeNull();
  });
});

describe('what moved a product (B-07)', () => {
  const figures = (thisMonth: number, lastMonth: number) => ({
    ...{ thisMonth, lastMonth, average: 0, maximum: 0, changePercent: 0 },
    ...{ exceeds: [], fallsBelow: [] },
  });
  const product = (key: string, thisMonth: number, lastMonth: number, ...drivers: [number, number][]) => ({
    ...{ key, label: key, figures: figures(thisMonth, lastMonth) },
    drivers: drivers.map(([now, before], place) => ({
      ...{ kind: 'USAGE' as const, name: `${key}-${place}`, thisMonth: now, lastMonth: before },
    })),
  });
  const rowsOf = (...rows: ReturnType<typeof product>[]) =>
    insightRows({ currency: 'USD', rows }, ({ label }) => label, 'Everything else');

  it('is a part of it, with the rest beside the parts, so that they add up as shown', () => {
    const rows = rowsOf(product('EC2', 10.004, 8, [3.333, 1], [3.333, 2], [1.111, 0.5]));
    const parts = rows[0]?.children ?? [];
    expect(parts.map(({ name }) => name)).toEqual(['EC2-0', 'EC2-1', 'EC2-2', 'Everything else']);
    expect(parts[3]).toMatchObject({ thisMonth: 2.227, lastMonth: 4.5 });
    const shown = shownInsight(rows, (currency) => roundingOf(currency, []));
    expect(sumMoney(parts.map((row) => shown.thisMonth.get(row) ?? 0))).toBe(10);
  });

  it('has no rest where the parts are all of it, or where nothing moved', () => {
    const [whole, still] = rowsOf(product('S3', 3, 2, [1, 2], [2, 0]), product('KMS', 1, 1));
    expect(whole?.children).toHaveLength(2);
    expect(still?.children).toEqual([]);
  });
});

describe('the bars of a sum', () => {
  const line = (kind: 'cost' | 'discount' | 'subtotal', amount: number) => ({
    key: '',
    label: '',
    kind,
    amount,
  });

  it('begin where the one above ended, subtotals at nothing', () => {
    const spans = spansOf([line('cost', 80), line('cost', 20), line('discount', -50), line('subtotal', 50)]);
    expect(spans).toEqual([
      { start: 0, end: 80 },
      { start: 80, end: 100 },
      { start: 50, end: 100 },
      { start: 0, end: 50 },
    ]);
  });

  it('stand on both sides of nothing where credits are more than cost', () => {
    expect(spansOf([line('cost', 50), line('discount', -100), line('subtotal', -50)])).toEqual([
      { start: 50, end: 100 },
      { start: 0, end: 100 },
      { start: 0, end: 50 },
    ]);
    expect(spansOf([line('subtotal', 0)])).toEqual([{ start: 0, end: 0 }]);
  });
});

const roundingIn = (currency: string) => roundingOf(currency, ['aws']);

describe('the rows of a bill', () => {
  const row = (currency: string, amount: number, children: BillRow[] = []): BillRow => ({
    id: `${currency} ${amount}`,
    ...{ currency, amount, children },
  });

  it('show amounts that add up in every layer, each currency by itself', () => {
    const parts = [row('USD', 0.004), row('USD', 0.004), row('USD', 0.004)];
    const rows = [row('USD', 0.012, parts), row('KRW', 10.4), row('KRW', 20.4), row('KRW', 30.4)];
    const shown = shownRows(rows, roundingIn, ({ amount }) => amount);
    expect(rows.map((each) => shown.get(each))).toEqual([0.01, 10, 20, 31]);
    expect(parts.map((each) => shown.get(each))).toEqual([0.01, 0, 0]);
  });

  it('stand under a heading for each currency, where there are several', () => {
    const headingOf = (heading: Pick<BillRow, 'id' | 'currency' | 'children'>): BillRow => ({
      ...heading,
      amount: 0,
    });
    const one = [row('USD', 1), row('USD', 2)];
    expect(underCurrencies(one, [], headingOf)).toBe(one);
    const both = [row('KRW', 900), row('USD', 5), row('KRW', 2)];
    const grouped = underCurrencies(both, ['USD', 'KRW'], headingOf);
    expect(grouped.map(({ currency, children }) => [currency, children.map(({ amount }) => amount)])).toEqual(
      [
        ['USD', [5]],
        ['KRW', [900, 2]],
      ],
    );
  });

  it('of charges add up as lines, as accounts, and in what a sum opens to', () => {
    const lines = (list: number, discount: number, vat: number) => [
      line('CLOUD_ORIGINAL_COST', list),
      line('OTHER_DISCOUNT', discount),
      line('CLOUD_COST', list + discount, 'SUM'),
      line('VAT', vat),
      line('TOTAL', list + discount + vat, 'SUM'),
    ];
    const accounts = [
      { key: 'a', label: '', lines: lines(10.004, -0.002, 0.004) },
      { key: 'b', label: '', lines: lines(20.004, -0.001, 0.004) },
    ];
    const bill = { currency: 'USD', lines: lines(30.008, -0.003, 0.008), accounts };
    const { rows, total } = chargeRows([bill], roundingIn);
    expect(total?.amount).toBe(30.01);
    expect(sumMoney(rows.map(({ amount }) => amount))).toBe(30.01);
    for (const account of rows)
      expect(sumMoney((account.children ?? []).map(({ amount }) => amount))).toBe(account.amount);
    const shown = shownCharges(bill, roundingIn);
    expect(shown.accounts.map((account) => account.lines.at(-1)?.amount)).toEqual(
      rows.map(({ amount }) => amount),
    );
  });

  it('of all vendors are a row each under their currency, and add up to it as shown', () => {
    const lines = (amount: number) => [line('CLOUD_ORIGINAL_COST', amount), line('TOTAL', amount, 'SUM')];
    const bill = (vendor: 'AWS' | 'AZURE', ...bills: [string, number][]) => ({
      vendor,
      charges: {
        ok: true as const,
        value: { bills: bills.map(([currency, amount]) => ({ currency, lines: lines(amount) })) },
      },
    });
    const sums = [
      { currency: 'USD', lines: lines(30.008) },
      { currency: 'KRW', lines: lines(7) },
    ];
    const bills = vendorBills(
      sums,
      [
        bill('AWS', ['USD', 10.004], ['KRW', 7]),
        bill('AZURE', ['USD', 20.004]),
        { vendor: 'GCP', charges: { ok: false } },
      ],
      (vendor) => `the ${vendor}`,
    );
    const { rows } = chargeRows(bills, roundingIn);
    expect(rows.map(({ currency, amount, children = [] }) => [currency, amount, children.length])).toEqual([
      ['USD', 30.01, 2],
      ['KRW', 7, 1],
    ]);
    const [usd] = rows;
    expect(usd?.children?.map((row) => 'label' in row && row.label)).toEqual(['the AZURE', 'the AWS']);
    expect(sumMoney((usd?.children ?? []).map(({ amount }) => amount))).toBe(30.01);
  });

  function line(kind: string, amount: number, sign = 'CHARGE') {
    return { kind, amount, sign, isCalculated: false, parts: [] };
  }
});

interface BillRow {
  id: string;
  currency: string;
  amount: number;
  children: BillRow[];
}

describe('the address of a bill', () => {
  const load = (search: string) => billingPage.read(new URL(`http://x/billing?${search}`));

  it('leaves out what it spells wrong', () => {
    expect(load('month=2024-13&vendor=ali&tab=x&viewBy=y')).toMatchObject({
      month: null,
      vendor: null,
      tab: 'charges',
      viewBy: 'account',
    });
    expect(load('month=2024-06&vendor=azure')).toMatchObject({ month: '2024-06', vendor: 'azure' });
  });

  it('names all vendors in place of one, and asks for their bills alone', () => {
    const address = load('vendor=all&month=2024-05');
    expect([address.vendor, vendorOf(address)]).toEqual(['all', null]);
    expect(billingVariables(address)).toMatchObject({
      ...{ listed: null, month: '2024-05-01', isOfOne: false, isOfAll: true },
    });
    expect(billingVariables(load('vendor=azure&month=2024-05'))).toMatchObject({
      ...{ vendor: 'AZURE', listed: 'AZURE', isOfOne: true, isOfAll: false },
    });
    expect(billingVariables(load('vendor=all'))).toMatchObject({ isOfOne: false, isOfAll: false });
    // An account or an invoice is of one vendor.
    expect(billingDetailsPage.read(new URL('http://x/billing/details?vendor=all')).vendor).toBeNull();
  });

  it('means a tab and a split that the vendor has (B-08)', () => {
    const address = load('tab=autoSpot&viewBy=tag');
    expect([tabOf(address, 'AWS'), viewByOf(address, 'AWS')]).toEqual(['autoSpot', 'tag']);
    expect([tabOf(address, 'AZURE'), viewByOf(address, 'AZURE')]).toEqual(['charges', 'account']);
    expect(viewByOf(load('viewBy=region'), 'GCP')).toBe('account');
    expect(viewByOf(load('viewBy=region'), 'OCI')).toBe('region');
    expect(tabOf(load('tab=invoiceInsight'), 'OCI')).toBe('invoiceInsight');
  });
});
