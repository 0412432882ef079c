// Parts of the billing screen without a browser: months in sight, bars of a sum, rules of view-by and tabs (B-01 to B-04, B-08).
import { describe, expect, it } from 'vitest';
import { tabOf, viewByOf } from '../../../../web/pages/billing/address.ts';
import { billingPage } from '../../../../web/pages/billing/page.tsx';
import { spansOf } from '../../../../web/pages/billing/sum/sum-lines.ts';
import { monthOfKey, monthWindow } from '../../../../web/pages/billing/trend/month-window.ts';

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

  it('are walked by keys that stop at both ends', () => {
    expect(monthOfKey('ArrowLeft', 0, 36, 12)).toBe(0);
    expect(monthOfKey('ArrowRight', 34, 36, 12)).toBe(35);
    expect(monthOfKey('Home', 20, 36, 12)).toBe(0);
    expect(monthOfKey('End', 20, 36, 12)).toBe(35);
    expect(monthOfKey('PageUp', 20, 36, 12)).toBe(8);
    expect(monthOfKey('Enter', 20, 36, 12)).toBeNull();
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

  it('means a tab and a split that the vendor has (B-08)', () => {
    const address = load('tab=autoSpot&viewBy=tag');
    expect([tabOf(address, 'AWS'), viewByOf(address, 'AWS')]).toEqual(['autoSpot', 'tag']);
    expect([tabOf(address, 'AZURE'), viewByOf(address, 'AZURE')]).toEqual(['charges', 'account']);
    expect(viewByOf(load('viewBy=region'), 'GCP')).toBe('account');
    expect(viewByOf(load('viewBy=region'), 'OCI')).toBe('region');
    expect(tabOf(load('tab=invoiceInsight'), 'OCI')).toBe('invoiceInsight');
  });
});
