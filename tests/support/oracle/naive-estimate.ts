// The month-end estimate of mapping 4.4 made of raw rows, one by one: nothing of the product is in it.
import { type RawRecord, rawRecords, vendorOf } from './raw/raw-focus.ts';

const DAY_MS = 86_400_000;
const dayOf = (time: string) =>
  /^\d{4}-\d{2}-\d{2}/.test(time)
    ? time.slice(0, 10)
    : new Date(/Z|UTC/.test(time) ? time : `${time}Z`).toISOString().slice(0, 10);
/** Units for one USD, as the specification gives them. */
const RATES: Record<string, number> = { USD: 1, KRW: 1200, CNY: 7, MXN: 20 };
const plus = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
const lastDayOf = (month: string) =>
  plus(
    new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 1)).toISOString().slice(0, 10),
    -1,
  );

interface Charge {
  vendor: string;
  day: string;
  cost: number;
  isUsage: boolean;
  recurringKey: string | null;
}

/** Of a company of the demo with files: every sum that there is, each vendor told by one of the ways. */
export async function naiveEstimates(
  company: string,
  vendors: readonly string[],
  isIn?: (row: RawRecord) => boolean,
): Promise<number[]> {
  return estimatesOfRows(await rawRecords(company), vendors, isIn);
}

/** The one of the sums that is nearest. */
export function nearestOf(sums: readonly number[], found: number): number {
  return sums.reduce(
    (best, sum) => (Math.abs(sum - found) < Math.abs(best - found) ? sum : best),
    Number.MAX_VALUE,
  );
}

/** Of billed cost, in USD. `isIn` keeps rows; which days are known is read from all of the vendor's. */
export function estimatesOfRows(
  all: readonly RawRecord[],
  vendors: readonly string[],
  isIn: (row: RawRecord) => boolean = () => true,
): number[] {
  const rows = all.filter((row) => vendors.includes(vendorOf(row as never)));
  const charges = rows.map(chargeOf);
  const kept = rows.filter(isIn).map(chargeOf);
  return vendors.reduce<number[]>(
    (sums, vendor) => {
      const own = kept.filter((charge) => charge.vendor === vendor);
      if (own.length === 0) return sums;
      const known = new Set(charges.filter((charge) => charge.vendor === vendor).map(({ day }) => day));
      const ways = Object.values(WAYS).map((way) => vendorEstimate(own, known, way));
      return sums.flatMap((sum) => ways.map((way) => sum + way));
    },
    [0],
  );
}

/** The days that usage of a later day is the mean of. */
type Way = (day: string, complete: string, isKnown: (day: string) => boolean) => string[];

const WAYS: Record<string, Way> = {
  fourWeekdays: (day, complete, isKnown) => weekdaysBefore(day, complete, isKnown, 4),
  lastWeek: (day, complete, isKnown) => weekdaysBefore(day, complete, isKnown, 1),
  twoWeeks: (_day, complete, isKnown) => daysUpTo(complete, 14).filter(isKnown),
  fourWeeks: (_day, complete, isKnown) => daysUpTo(complete, 28).filter(isKnown),
  monthBefore: (day, complete, isKnown) => {
    const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
    const before = new Date(Date.UTC(year, month - 2, date)).toISOString().slice(0, 10);
    const lastOfBefore = plus(`${day.slice(0, 7)}-01`, -1);
    const [same = before] = [before, lastOfBefore].sort();
    return same <= complete ? [same].filter(isKnown) : weekdaysBefore(day, complete, isKnown, 1);
  },
};

function weekdaysBefore(day: string, complete: string, isKnown: (day: string) => boolean, most: number) {
  const same: string[] = [];
  for (let back = day; same.length < most && back > plus(complete, -70); back = plus(back, -7)) {
    if (back <= complete && isKnown(back)) same.push(back);
  }
  return same;
}

const daysUpTo = (last: string, count: number) =>
  Array.from({ length: count }, (_, back) => plus(last, -back));

function chargeOf(row: RawRecord): Charge {
  const word = (row.ChargeFrequency ?? '').toLowerCase().replaceAll(/[^a-z]/g, '');
  const key = [
    row.SubAccountId,
    row.ServiceName,
    row.RegionId || row.RegionName,
    row.SkuMeter || row.x_UsageType,
  ];
  return {
    vendor: vendorOf(row as never),
    day: dayOf(row.ChargePeriodStart ?? ''),
    cost: Number(row.BilledCost) / (RATES[row.BillingCurrency ?? ''] ?? Number.NaN),
    isUsage: word === 'usagebased',
    recurringKey: word === 'recurring' ? [...key, key[3] ? '' : row.ChargeDescription].join('|') : null,
  };
}

function vendorEstimate(charges: readonly Charge[], known: ReadonlySet<string>, way: Way): number {
  const newest = [...known].sort().at(-1) ?? '';
  const complete = plus(newest, -1);
  const month = newest.slice(0, 7);
  const sum = (isIn: (charge: Charge) => boolean) =>
    charges.filter(isIn).reduce((total, { cost }) => total + cost, 0);
  const usageOn = (day: string) => sum((charge) => charge.isUsage && charge.day === day);
  let total = sum(({ day, isUsage }) => day.startsWith(month) && (!isUsage || day <= complete));
  for (let day = newest; day <= lastDayOf(month); day = plus(day, 1)) {
    const found = way(day, complete, (each) => known.has(each));
    const same =
      found.length > 0 ? found : (WAYS.fourWeekdays?.(day, complete, (each) => known.has(each)) ?? []);
    const mean = same.reduce((all, each) => all + usageOn(each), 0) / same.length;
    total += day === newest ? Math.max(mean, usageOn(day)) : mean;
  }
  return total + missing(charges, month);
}

function missing(charges: readonly Charge[], month: string): number {
  const before = plus(`${month}-01`, -1).slice(0, 7);
  const keys = new Set(charges.flatMap(({ recurringKey }) => recurringKey ?? []));
  return [...keys].reduce((sum, key) => {
    const own = charges.filter(({ recurringKey, cost }) => recurringKey === key && cost !== 0);
    const last = own.filter(({ day }) => day.startsWith(before));
    const isOnce = new Set(last.map(({ day }) => day)).size === 1;
    const hasCome = own.some(({ day }) => day.startsWith(month));
    return sum + (isOnce && !hasCome ? last.reduce((all, { cost }) => all + cost, 0) : 0);
  }, 0);
}
