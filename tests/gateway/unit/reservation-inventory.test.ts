// The inventory of reservations in the graph: how its fees came into the currency of the answer.
import { expect, test } from 'vitest';
import { ReservationsSource } from '../../../gateway/domains/optimization/reservations/source.ts';
import type { RestLoader } from '../../../gateway/rest/loader.ts';

const EVERYTHING = {
  ...{ months: null, toDate: 'MONTH' as const },
  ...{ accounts: [], products: [], regions: [], instanceFamilies: [] },
};

const REPLY = {
  ...{ currency: 'USD', startDate: '2024-06-01', endDate: '2024-06-30', totalCount: 0, list: [], ends: [] },
  rates: [{ currency: 'KRW', rate: 0.00075, date: '2024-06-01', source: 'Bank' }],
  unconverted: [{ currency: 'CNY', cost: 7 }],
  total: {
    ...{ count: 0, expiredCount: 0, reservedCount: 0, normalizedUnits: 0, chargeAmount: 0, totalPrice: 0 },
  },
};

test.each(['reservedInventory', 'azureInventory'] as const)(
  '%s names the rates, and what has none',
  async (inventory) => {
    const source = new ReservationsSource({ load: async () => REPLY } as unknown as RestLoader);
    const found = await source[inventory](
      { vendor: 'AWS', query: EVERYTHING },
      { includeExpired: false, page: 1, itemsPerPage: 10 },
    );
    expect(found.rates).toEqual([
      { from: 'KRW', to: 'USD', rate: 0.00075, date: '2024-06-01', source: 'Bank' },
    ]);
    expect(found.unconverted).toEqual([{ currency: 'CNY', amount: 7 }]);
  },
);
