// Statuses of the data that are stored: how fresh they are, months that are missing, and what they lack.
import { daysIn, type IsoDate } from '../../../../lib/calendar/calendar.ts';
import { LATE_DAYS, MOST_UNNAMED_PERCENT } from '../../../../lib/catalogue/operations/status-checks.ts';
import type { dataState } from '../../../contract/data/loads.ts';
import type { ReplyOf } from '../../../contract/endpoint.ts';
import { type FoundStatus, PLAIN } from './found-status.ts';

type VendorData = ReplyOf<typeof dataState>['vendors'][number];

/** `today` as the company's clock has it; `now` is the instant of a status that is of no event. */
export function dataStatuses(
  vendors: readonly VendorData[],
  { today, now }: { today: IsoDate; now: Date },
): FoundStatus[] {
  if (vendors.length === 0)
    return [
      {
        ...PLAIN,
        ...{ statusId: 'freshness', check: 'FRESHNESS', code: 'N', reason: 'DATA_NONE', values: {} },
        at: `${now.toISOString().slice(0, 10)}T00:00:00.000Z`,
      },
    ];
  return vendors.flatMap((vendor) => [freshness(vendor, today), ...missing(vendor), quality(vendor)]);
}

function freshness({ vendor, completeThrough, lastLoadedAt }: VendorData, today: IsoDate): FoundStatus {
  const date = completeThrough ?? today;
  const days = date < today ? daysIn({ start: date, end: today }) - 1 : 0;
  const isLate = completeThrough === null || days > LATE_DAYS;
  return {
    ...PLAIN,
    ...{ statusId: `freshness:${vendor}`, check: 'FRESHNESS', vendor, at: lastLoadedAt },
    ...(isLate ? { code: 'F', reason: 'DATA_LATE' } : { code: 'P', reason: 'DATA_FRESH' }),
    values: { date, days },
  };
}

function missing({ vendor, missingMonths, lastLoadedAt }: VendorData): FoundStatus[] {
  return missingMonths.map((month) => ({
    ...PLAIN,
    ...{ statusId: `month:${vendor}:${month}`, check: 'MONTH', vendor, month },
    ...{ code: 'F', reason: 'MONTH_MISSING', values: {}, at: lastLoadedAt },
  }));
}

/** By the worst of its currencies: money is not added across them. */
function quality({ vendor, currencies, isCounted, lastLoadedAt }: VendorData): FoundStatus {
  const worst = (share: 'shareWithoutAccount' | 'shareWithoutService') =>
    Math.max(0, ...currencies.map((each) => 100 * (each[share] ?? 0)));
  const [account, service] = [worst('shareWithoutAccount'), worst('shareWithoutService')];
  const plain: Omit<FoundStatus, 'code' | 'reason'> = {
    ...PLAIN,
    ...{ statusId: `quality:${vendor}`, check: 'QUALITY', vendor, at: lastLoadedAt },
    values: { account: rounded(account), service: rounded(service), percent: MOST_UNNAMED_PERCENT },
  };
  if (!isCounted) return { ...plain, code: 'N', reason: 'QUALITY_UNCOUNTED' };
  return Math.max(account, service) > MOST_UNNAMED_PERCENT
    ? { ...plain, code: 'F', reason: 'QUALITY_LOW' }
    : { ...plain, code: 'P', reason: 'QUALITY_GOOD' };
}

/** Percent with one decimal. */
function rounded(percent: number): number {
  return Math.round(percent * 10) / 10;
}
