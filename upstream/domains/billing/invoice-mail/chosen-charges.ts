// A bill as it was chosen to be sent: of one account, and its totals in a further currency (B-11).
import type { IsoDate } from '../../../../lib/calendar/calendar.ts';
import type { CurrencyCode } from '../../../../lib/catalogue/currencies.ts';
import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import type { ShownRate } from '../../../../lib/money/rate-notes.ts';
import type { RateTable } from '../../../../lib/money/rate-table.ts';
import { roundedAmount } from '../../../../lib/money/rounded-parts.ts';
import { roundingOf } from '../../../../lib/money/shown-currency.ts';
import type { Dimension } from '../../../stores/facts/questions/dimensions.ts';
import { convertedAmount } from '../bill-conversion.ts';
import { noDataCollected } from '../billing-scope.ts';
import type { Charges } from './charges.ts';

/** A total in another currency than that of its bill. */
export interface TotalIn {
  /** Rounded as screens show it: of some vendors it is cut. */
  amount: number;
  rate: ShownRate;
}

/** What the charges of a bill are told by. */
export function itemDimension(vendor: VendorCode): Dimension {
  return vendor === 'openstack' ? 'product' : 'account';
}

/** The charges of the account alone, one bill a currency. Refuses one without charges in the month (10109). */
export function chargesOfAccount({ status, charges }: Charges, account: string): Charges {
  const own = charges.filter(({ item }) => item === account);
  if (own.length === 0) throw noDataCollected();
  // The vendor's own sum is of all accounts.
  const rest = { conversions: [], billedCost: null, difference: null, explanations: [] };
  return { status, charges: own, bills: own.map((row) => ({ ...row, ...rest })) };
}

/** The total of each bill that is of another currency; none where one of the two has no rate. */
export function conversionsTo(
  target: CurrencyCode,
  bills: readonly Pick<Charges['bills'][number], 'invoiceCurrency' | 'totalCharge'>[],
  { vendor, month }: { vendor: VendorCode; month: IsoDate },
  rates: RateTable,
): TotalIn[] {
  return bills.flatMap(({ invoiceCurrency: source, totalCharge }) => {
    const converted = convertedAmount(String(totalCharge), { source, target, month }, rates);
    if (source === target || converted === null) return [];
    const { rate, date, source: toldBy } = converted.rate;
    const told = { from: source, to: target, rate: Number(rate), date, source: toldBy };
    return [{ amount: roundedAmount(converted.amount, roundingOf(target, [vendor])), rate: told }];
  });
}
