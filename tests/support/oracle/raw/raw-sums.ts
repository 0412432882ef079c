// Sums of raw charges by item and day, week or month, and the charges that filters keep: counted row by row.
import { Big } from 'big.js';
import type { RawCharge } from './raw-fields.ts';

export type Unit = 'DAY' | 'WEEK' | 'MONTH';
export type Basis = 'BILLED' | 'EFFECTIVE';

/** A field of a raw charge by its name on the wire, a column of FOCUS, the value of a tag, or the group of the set Pool. */
export type RawField = { field: string } | { column: string } | { tag: string } | 'pool';

export function rawValue(charge: RawCharge, by: RawField): string {
  if (by === 'pool') return charge.pool;
  if ('column' in by) return charge.record[by.column] ?? '';
  return 'tag' in by ? (charge.tags.get(by.tag) ?? '') : (charge.fields[by.field] ?? '');
}

export interface Days {
  start: string;
  end: string;
}

/** Of a charge: on which days it costs what, within the range. */
export function costsWithin(charge: RawCharge, basis: Basis, { start, end }: Days): [string, Big][] {
  const costs = basis === 'BILLED' ? charge.billed : charge.effective;
  return costs.filter(([day]) => day >= start && day <= end);
}

export interface RawItem {
  total: Big;
  /** By first day of the step, which begins in the range. */
  steps: Map<string, Big>;
  /** Charges that begin in the range. */
  rows: number;
}

/** By vendor and values, joined with `|`. */
export function rawItems(
  charges: readonly RawCharge[],
  by: readonly RawField[],
  { basis, range, unit = 'MONTH' }: { basis: Basis; range: Days; unit?: Unit },
): Map<string, RawItem> {
  const items = new Map<string, RawItem>();
  const stepOf = stepsOf(unit, range);
  for (const charge of charges) {
    const costs = costsWithin(charge, basis, range);
    if (costs.length === 0) continue;
    const name = [charge.vendor, ...by.map((each) => rawValue(charge, each))].join('|');
    const item = items.get(name) ?? { total: new Big(0), steps: new Map(), rows: 0 };
    items.set(name, item);
    const first = charge.billed[0]?.[0] ?? '';
    if (first >= range.start && first <= range.end) item.rows += 1;
    for (const [day, cost] of costs) {
      const step = stepOf(day);
      item.total = item.total.plus(cost);
      item.steps.set(step, (item.steps.get(step) ?? new Big(0)).plus(cost));
    }
  }
  return items;
}

const DAY_MS = 86_400_000;

/** Weeks begin on Sunday; the first step begins with the range. */
export function stepsOf(unit: Unit, { start }: Days): (day: string) => string {
  const known = new Map<string, string>();
  const stepOf = (day: string) => {
    if (unit === 'DAY') return day;
    if (unit === 'MONTH') return `${day.slice(0, 7)}-01`;
    const time = Date.parse(`${day}T00:00:00Z`);
    return new Date(time - new Date(time).getUTCDay() * DAY_MS).toISOString().slice(0, 10);
  };
  return (day) => {
    let step = known.get(day);
    if (step === undefined) {
      step = stepOf(day);
      if (step < start) step = start;
      known.set(day, step);
    }
    return step;
  };
}

export function sumOfItems(items: ReadonlyMap<string, RawItem>): Big {
  return [...items.values()].reduce((sum, { total }) => sum.plus(total), new Big(0));
}
