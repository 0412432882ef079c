// Which rows a request about commitments asks about: one vendor, whole months, and the common filters.
import type { DateRange } from '../../../../lib/calendar/calendar.ts';
import { monthsRange, yearMonthOf } from '../../../../lib/calendar/year-months.ts';
import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import { FAIL_CODES } from '../../../contract/endpoint.ts';
import type { CommonRequest } from '../../../contract/optimization/shared/asked.ts';
import { Refusal } from '../../../refusal.ts';
import type { Call } from '../../../rest/call.ts';
import { factsFor, type RequestFacts } from '../../../stores/facts/facts-for.ts';
import type { CostQuestion, Filter } from '../../../stores/facts/questions/question.ts';
import { type CompanyData, companyData } from '../../shared/company-data.ts';
import type { Stores } from '../../shared/stores.ts';
import { withRegionNames } from './named-regions.ts';

export type MonthsAsked = Pick<CommonRequest, 'vendor' | 'startDate' | 'endDate'> & {
  toDate?: CommonRequest['toDate'];
};
type FiltersAsked = Pick<CommonRequest, 'accounts' | 'serviceTypes' | 'regions' | 'instanceFamilies'>;

export interface CommitmentScope {
  facts: RequestFacts;
  data: CompanyData;
  /** Whole months. */
  range: DateRange;
  /** Without filters. */
  rows: Pick<CostQuestion, 'companyId' | 'currency' | 'vendors' | 'range'>;
}

/** Refuses another vendor, months that are no range, and a company without data of the vendor. */
export async function commitmentScope(
  stores: Stores,
  { companyId, currency, signal }: Call,
  asked: MonthsAsked,
  vendor: VendorCode,
): Promise<CommitmentScope> {
  const data = await companyData(stores, companyId);
  const { lastDay } = data.clock;
  if (lastDay === null) throw new Refusal(FAIL_CODES.noDataCollected, 'Collected data does not exist.');
  if ((asked.vendor ?? vendor) !== vendor || !data.vendors.includes(vendor))
    throw new Refusal('VENDOR_NOT_AVAILABLE', 'The company has no commitments of this vendor.', 'vendor');
  const range = monthsAsked(asked, yearMonthOf(lastDay));
  return {
    facts: withRegionNames(factsFor(stores.facts, signal)),
    data,
    range,
    rows: { companyId, currency, vendors: [vendor], range },
  };
}

/** `newest` stands in for what is left out. */
function monthsAsked({ startDate, endDate, toDate }: MonthsAsked, newest: string): DateRange {
  const end = endDate ?? newest;
  const isYearToDate = toDate === 'year' && endDate === undefined;
  const range = monthsRange(startDate ?? (isYearToDate ? `${end.slice(0, 4)}01` : end), end);
  if (range) return range;
  throw new Refusal('INVALID_RANGE', 'Invalid date range was specified. Please try again.', 'startDate');
}

/** The specification's filters; an empty list filters nothing. */
export function commonFiltersOf(asked: FiltersAsked): Filter[] {
  const filters: Filter[] = [
    { dimension: 'account', values: asked.accounts },
    { dimension: 'product', values: asked.serviceTypes },
    { dimension: 'region', values: asked.regions },
    { dimension: 'instanceFamily', values: asked.instanceFamilies },
  ];
  return filters.filter((filter) => 'values' in filter && filter.values.length > 0);
}

/** First and last day of an answer. */
export function answeredDays({ start, end }: DateRange) {
  return { startDate: start, endDate: end };
}
