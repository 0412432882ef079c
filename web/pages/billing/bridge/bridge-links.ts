// Where the figures of the way from a bill to Cost Analytics can be seen.
import { type IsoDate, lastOfMonth } from '../../../../lib/calendar/calendar.ts';
import { bridgeLineOf } from '../../../../lib/catalogue/billing/bridge-lines.ts';
import { COMPANY_PARAMETER, pageAddress } from '../../../../lib/catalogue/pages.ts';
import { NO_TEXT } from '../../../../lib/cost/condition-words.ts';
import type { Vendor } from '../../../components/vendors/vendors.ts';
import { costOfVendorsLink } from '../../anomaly/shared/cost-link.ts';
import type { BillingAddress } from '../address.ts';
import { addressVendor } from '../useNamedVendor.ts';

type Basis = NonNullable<BillingAddress['bridge']>;

/** Cost Analytics of vendors and month, given by its first day: of all charges, or of those of a line. */
export function monthCostLink(
  { vendors, month, basis }: { vendors: readonly Vendor[]; month: IsoDate; basis: Basis },
  kind: string | null = null,
): string {
  const values = kind === null ? [] : [...bridgeLineOf(kind).chargeTypes];
  const ofLine = { ...NO_TEXT, field: 'chargeType', tagKey: null, isExcluding: false, values } as const;
  const range = { start: month, end: lastOfMonth(month) };
  const conditions = values.length > 0 ? [ofLine] : [];
  return costOfVendorsLink({ vendors, range, conditions }, { basis }) ?? '';
}

/** The bill of the month, given by its first day; with the company that the address shows, and the way that is open. */
export function billLink(
  vendor: Vendor,
  month: IsoDate,
  search: string,
  bridge: Basis | null = null,
): string {
  const company = new URLSearchParams(search).get(COMPANY_PARAMETER);
  return pageAddress('billing', {
    ...{ vendor: addressVendor(vendor), month: month.slice(0, 7) },
    ...(bridge !== null && { bridge }),
    ...(company !== null && { [COMPANY_PARAMETER]: company }),
  });
}
