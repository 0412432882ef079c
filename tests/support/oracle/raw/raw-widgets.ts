// What widgets must show, counted from raw charges one by one: days of a frame, parts of a total, savings, changes.
import { Big } from 'big.js';
import type { RawCharge } from './raw-fields.ts';
import type { RawCost } from './raw-focus.ts';
import type { RawLedger } from './raw-ledger.ts';
import { type Basis, costsWithin, type Days, type RawField, type RawItem } from './raw-sums.ts';

const DAY_MS = 86_400_000;
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

export const shiftDay = (day: string, days: number) => dayOf(timeOf(day) + days * DAY_MS);
const monthsBack = (day: string, months: number) => {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return dayOf(Date.UTC(year, month - 1 - months, 1));
};
const sundayOf = (day: string) => shiftDay(day, -new Date(timeOf(day)).getUTCDay());

/** The days of a frame that ends today. */
export function rawFrame(frame: string, today: string): Days {
  const [, count = '0', unit = ''] = /^LAST_(\d+)_(\w+)$/.exec(frame) ?? [];
  const start: Record<string, string> = {
    DAYS: shiftDay(today, 1 - Number(count)),
    WEEKS: shiftDay(sundayOf(today), -7 * (Number(count) - 1)),
    MONTHS: monthsBack(today, Number(count) - 1),
    MONTH_TO_DATE: `${today.slice(0, 7)}-01`,
    YEAR_TO_MONTH: `${today.slice(0, 4)}-01-01`,
    YEAR_TO_WEEK: sundayOf(`${today.slice(0, 4)}-01-01`),
  };
  return { start: start[unit || frame] ?? '', end: today };
}

export interface RawPart {
  name: string;
  cost: Big;
}

/** By falling cost. */
export function rawParts(items: ReadonlyMap<string, RawItem>): RawPart[] {
  return [...items].map(([name, { total }]) => ({ name, cost: total })).sort(byCost);
}

const byCost = (one: RawPart, other: RawPart) => other.cost.cmp(one.cost);

/** Parts of several vendors by their value alone. */
export function rawMerged(items: ReadonlyMap<string, RawItem>): RawPart[] {
  const sums = new Map<string, Big>();
  for (const [name, { total }] of items) {
    const value = name.slice(name.indexOf('|') + 1);
    sums.set(value, (sums.get(value) ?? new Big(0)).plus(total));
  }
  return [...sums].map(([name, cost]) => ({ name, cost })).sort(byCost);
}

const amount = (text: string | undefined) => new Big(text || 0);

/** Savings of the charges whose first day is in the range, by mapping 4.4; spot is no discount. */
export function rawSavings(charges: readonly RawCharge[], range: Days): Record<string, Big> {
  const sums = { commitment: new Big(0), discounts: new Big(0), spot: new Big(0), credits: new Big(0) };
  for (const charge of charges) {
    const { record, billed } = charge;
    const first = billed[0]?.[0] ?? '';
    const isCommitted = Boolean(record.CommitmentDiscountId) && record.ChargeCategory === 'Usage';
    const isUnused = isCommitted && record.CommitmentDiscountStatus === 'Unused';
    const effective = sum(costsWithin(charge, 'EFFECTIVE', range).map(([, cost]) => cost));
    if (isCommitted) sums.commitment = sums.commitment.minus(effective);
    if (first < range.start || first > range.end) continue;
    const contracted = amount(record.ContractedCost || record.ListCost);
    const isSpot = record.PricingCategory === 'Dynamic' && !record.CommitmentDiscountId;
    if (isCommitted && !isUnused) sums.commitment = sums.commitment.plus(contracted);
    if (record.ChargeCategory === 'Usage' && !isUnused && !isSpot)
      sums.discounts = sums.discounts.plus(amount(record.ListCost)).minus(contracted);
    if (isSpot) sums.spot = sums.spot.plus(amount(record.ListCost)).minus(amount(record.BilledCost));
    if (record.ChargeCategory === 'Credit') sums.credits = sums.credits.minus(amount(record.BilledCost));
  }
  return { ...sums, total: sums.commitment.plus(sums.discounts).plus(sums.spot) };
}

const sum = (amounts: readonly Big[]) => amounts.reduce((total, each) => total.plus(each), new Big(0));

export interface RawChange {
  name: string;
  cost: Big;
  compareCost: Big;
  percent: number;
}

/** The two spans of each comparison, up to the newest complete day, and what the second is divided by. */
export function rawComparison(
  comparison: string,
  lastDay: string,
): [now: Days, before: Days, divisor: number] {
  const counted = (days: number): [Days, Days, number] => [
    { start: shiftDay(lastDay, 1 - days), end: lastDay },
    { start: shiftDay(lastDay, 1 - 2 * days), end: shiftDay(lastDay, -days) },
    1,
  ];
  if (comparison === 'LAST_3_DAYS') return counted(3);
  if (comparison === 'LAST_7_DAYS') return counted(7);
  if (comparison === 'LATEST_DAY') return counted(1);
  if (comparison === 'LATEST_DAY_TO_AVERAGE')
    return [
      { start: lastDay, end: lastDay },
      { start: shiftDay(lastDay, -7), end: shiftDay(lastDay, -1) },
      7,
    ];
  const start = monthsBack(lastDay, 1);
  const lastOfMonth = shiftDay(`${lastDay.slice(0, 7)}-01`, -1);
  const sameDay = `${start.slice(0, 8)}${lastDay.slice(8)}`;
  return [
    { start: `${lastDay.slice(0, 7)}-01`, end: lastDay },
    { start, end: sameDay < lastOfMonth ? sameDay : lastOfMonth },
    1,
  ];
}

/** Every item of either span, unusual or not. */
export function rawChanges(
  ledger: RawLedger,
  by: RawField,
  basis: Basis,
  [now, before, divisor]: ReturnType<typeof rawComparison>,
): RawChange[] {
  const [current, previous] = [now, before].map((range) => ledger.items(by, basis, range));
  const names = new Set([...(current?.keys() ?? []), ...(previous?.keys() ?? [])]);
  return [...names].map((name) => {
    const cost = current?.get(name)?.total ?? new Big(0);
    const compareCost = (previous?.get(name)?.total ?? new Big(0)).div(divisor);
    return { name, cost, compareCost, percent: percentOf(Number(cost), Number(compareCost)) };
  });
}

/** The portal's rule, core.md section 4. */
function percentOf(current: number, previous: number): number {
  if (previous === 0) return current === 0 ? 0 : 100 * Math.sign(current);
  const percent = ((current - previous) / Math.abs(previous)) * 100;
  return Math.abs(percent) < 0.05 ? 0 : Math.round(percent * 100) / 100;
}

/** Charges of known currencies, in USD; the very same where all of them are. */
export function inUsd(charges: readonly RawCharge[], rates: Record<string, number>): readonly RawCharge[] {
  if (charges.every(({ record }) => record.BillingCurrency === 'USD')) return charges;
  return charges.flatMap((charge) => {
    const currency = charge.record.BillingCurrency ?? 'USD';
    const rate = currency === 'USD' ? 1 : rates[currency];
    if (rate === undefined) return [];
    if (rate === 1) return [charge];
    const convert = (costs: RawCost[]): RawCost[] => costs.map(([day, cost]) => [day, cost.div(rate)]);
    const record = { ...charge.record };
    for (const column of ['BilledCost', 'EffectiveCost', 'ListCost', 'ContractedCost'])
      record[column] = record[column] ? amount(record[column]).div(rate).toFixed() : '';
    return [{ ...charge, record, billed: convert(charge.billed), effective: convert(charge.effective) }];
  });
}
