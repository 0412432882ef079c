// What lists of amounts show adds up to what stands beside them, in the reader's currency (C-08).
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MoneyContext } from '../../../web/components/money/useMoney.ts';
import { useShownAmounts } from '../../../web/components/money/useShownAmounts.ts';
import type { Vendor } from '../../../web/components/vendors/vendors.ts';
import { createMoney, type Money } from '../../../web/intl/money.ts';

interface Row {
  amount: number;
  vendor: Vendor;
}

const RATES = new Map([
  ['USD', 1],
  ['KRW', 1200],
]);
const KRW = createMoney({ selected: 'KRW', rates: RATES, told: new Map() }, 'en');

interface ListProps {
  rows: readonly Row[];
  whole: number | undefined;
}

function List({ rows, whole }: ListProps) {
  const shownAmounts = useShownAmounts('USD');
  const shownOf = shownAmounts(rows, {
    amountOf: ({ amount }) => amount,
    partsOf: () => [],
    vendorOf: ({ vendor }) => vendor,
    ...(whole !== undefined && { whole }),
  });
  return JSON.stringify(rows.map(shownOf));
}

/** What a list of the rows shows to a reader of the money. */
function shown(money: Money, rows: readonly Row[], whole?: number): number[] {
  const list = createElement(List, { rows, whole });
  return JSON.parse(renderToStaticMarkup(createElement(MoneyContext, { value: money }, list)));
}

test('drivers add up to the difference, below zero too', () => {
  const rows = [0.0003, 0.0003, -0.0011].map((amount): Row => ({ amount, vendor: 'AWS' }));
  // 0.36, 0.36 and -1.32 won, of -0.6.
  const amounts = shown(KRW, rows, -0.0005);
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(-1);
});

test('won of GCP are cut beside those of others, which make up for them; alone, all of them are', () => {
  const rows: Row[] = [
    { amount: 20.9 / 1200, vendor: 'GCP' },
    { amount: 10.3 / 1200, vendor: 'AWS' },
  ];
  expect(shown(KRW, rows)).toEqual([20, 11]);
  expect(shown(KRW.of(['gcp']), rows.slice(0, 1))).toEqual([20]);
  expect(shown(KRW, rows.slice(1))).toEqual([10]);
});
