// The factors of data whose rates never change, as somebody would keep them in a table beside the rows.
import type { RateTable } from '../../../lib/money/rate-table.ts';

/** Currency, and what its amounts are multiplied with. */
export function constantFactors(rates: RateTable, currency: string): [string, string][] {
  return rates.currencies.flatMap((from): [string, string][] => {
    const rate = rates.cross(from, currency, '9999-12-31');
    return rate ? [[from, rate.rate]] : [];
  });
}
