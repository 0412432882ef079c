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

/** Of a company of the demo with files. */
export async function naiveEstimate(
  company: string,
  vendors: readonly string[],
  isIn?: (row: RawRecord) => boolean,
): Promise<number> {
  return estimateOfRows(await rawRecords(company), vendors, isIn);
}

/** Of billed cost, in USD. `isIn` keeps rows; which days are known is read from all of the vendor's. */
export function estimateOfRows(
  all: readonly RawRecord[],
  vendors: readonly string[],
  isIn: (row: RawRecord) => boolean = () => true,
): number {
  const rows = all.filter((row) => vendors.includes(vendorOf(row as never)));
  const charges = rows.map(chargeOf);
  const kept = rows.filter(isIn).map(chargeOf);
  return vendors.reduce((sum, vendor) => {
    const own = kept.filter((charge) => charge.vendor === vendor);
    const known = new Set(charges.filter((charge) => charge.vendor === vendor).map(({ day }) => day));
    return sum + (own.length === 0 ? 0 : vendorEstimate(own, known));
  }, 0);
}

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

function vendorEstimate(charges: readonly Charge[], known: ReadonlySet<string>): number {
  const newest = [...known].sort().at(-1) ?? '';
  const complete = plus(newest, -1);
  const month = newest.slice(0, 7);
  const sum = (isIn: (charge: Charge) => boolean) =>
    charges.filter(isIn).reduce((total, { cost }) => total + cost, 0);
  const usageOn = (day: string) => sum((charge) => charge.isUsage && charge.day === day);
  let total = sum(({ day, isUsage }) => day.startsWith(month) && (!isUsage || day <= complete));
  for (let day = newest; day <= lastDayOf(month); day = plus(day, 1)) {
    const same: string[] = [];
    for (let back = day; same.length < 4 && back > plus(newest, -70); back = plus(back, -7)) {
      if (back <= complete && known.has(back)) same.push(back);
    }
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
