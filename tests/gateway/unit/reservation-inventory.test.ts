// The inventory of reservations in the graph: how its fees came into the currency of the answer.
import { expect, test } from 'vitest';
import {
  azureInventoryOf,
  reservedInventoryOf,
} from '../../../gateway/domains/optimization/reservations/inventory.ts';

const REPLY = {
  ...{ currency: 'USD', startDate: '2024-06-01', endDate: '2024-06-30', totalCount: 0, list: [], ends: [] },
  rates: [{ currency: 'KRW', rate: 0.00075, date: '2024-06-01', source: 'Bank' }],
  unconverted: [{ currency: 'CNY', cost: 7 }],
};
const COUNTS = { count: 0, expiredCount: 0 };
const PAGE = { page: 1, itemsPerPage: 10 };

test.each([
  [
    'AWS',
    reservedInventoryOf(
      { ...REPLY, total: { ...COUNTS, reservedCount: 0, normalizedUnits: 0, chargeAmount: 0 } },
      PAGE,
    ),
  ],
  ['Azure', azureInventoryOf({ ...REPLY, total: { ...COUNTS, totalPrice: 0 } }, PAGE)],
])('of %s names the rates, and what has none', (_vendor, { rates, unconverted }) => {
  expect(rates).toEqual([{ from: 'KRW', to: 'USD', rate: 0.00075, date: '2024-06-01', source: 'Bank' }]);
  expect(unconverted).toEqual([{ currency: 'CNY', amount: 7 }]);
});
