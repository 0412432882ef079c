// Shares of a bill's details: the same digits as in its documents (B-08).
import { expect, test } from 'vitest';
import { shareOf } from '../../../../lib/money/money.ts';
import { detailRows } from '../../../../web/pages/billing/tabs/detail-rows.ts';

const row = (key: string, cost: number, currency: string) => ({
  ...{ cost, currency, hasChildren: false, keys: [key], label: key, layer: 1, placeholder: null },
});

test('a share is that of the whole of its currency; of nothing or less there is none', () => {
  const rows = [row('a', 1, 'USD'), row('b', 2, 'USD'), row('refund', -5, 'EUR')];
  const [dollars, euros] = detailRows(
    rows,
    [
      { currency: 'USD', amount: 3 },
      { currency: 'EUR', amount: -5 },
    ],
    new Map(),
  );
  expect(dollars?.children.map(({ share }) => share)).toEqual([shareOf(1, 3), shareOf(2, 3)]);
  expect([dollars?.share, euros?.share, euros?.children[0]?.share]).toEqual([100, null, null]);
});
