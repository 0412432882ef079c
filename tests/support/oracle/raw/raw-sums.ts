// Sums of raw charges by item and day, week or month, and the charges that filters keep: counted row by row.
import { Big } from 'big.js';
import type { RawCharge } from './raw-fields.ts';
import type { RawCost } from './raw-focus.ts';

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
export function costsWithin(charge: RawCharge, basis: Basis, { start, end }: Days): RawCost[] {
  const costs = basis === 'BILLED' ? charge.billed : charge.effective;
  const isWithin = ([day]: RawCost) => day >= start && day <= end;
  // Nearly all are whole, and millions of them are asked.
  return costs.every(isWithin) ? costs : costs.filter(isWithin);
}

export interface RawItem {
  total: Big;
  /** By first day of the step, which begins in the range. */
  steps: Map<string, Big>;
  /** Charges that begin in the range. */
  rows: number;
}

interface Asked {
  basis: Basis;
  range: Days;
  unit?: Unit;
}

/** By vendor and values, joined with `|`. */
export function rawItems(
  charges: readonly RawCharge[],
  by: readonly RawField[],
  asked: Asked,
): Map<string, RawItem> {
  const sums = rawUnits(charges, by, asked);
  return new Map([...sums].map(([name, { steps, rows }]) => [name, { ...itemOf(steps), rows }]));
}

/** The same with costs as whole numbers of their smallest unit. */
export function rawUnits(
  charges: readonly RawCharge[],
  by: readonly RawField[],
  { basis, range, unit = 'MONTH' }: Asked,
): Map<string, { steps: Map<string, bigint>; rows: number }> {
  const sums = new Map<string, { steps: Map<string, bigint>; rows: number }>();
  const stepOf = stepsOf(unit, range);
  for (const charge of charges) {
    const costs = costsWithin(charge, basis, range);
    if (costs.length === 0) continue;
    let name = charge.vendor;
    for (const each of by) name += `|${rawValue(charge, each)}`;
    const item = sums.get(name) ?? { steps: new Map(), rows: 0 };
    sums.set(name, item);
    const first = charge.billed[0]?.[0] ?? '';
    if (first >= range.start && first <= range.end) item.rows += 1;
    for (const cost of costs) {
      const step = stepOf(cost[0]);
      item.steps.set(step, (item.steps.get(step) ?? 0n) + unitsOf(cost));
    }
  }
  return sums;
}

/** Items of charges that were summed apart, as those of all of them together. */
export function addedItems(parts: readonly ReadonlyMap<string, RawItem>[]): Map<string, RawItem> {
  const sums = new Map<string, RawItem>();
  for (const [name, { total, steps, rows }] of parts.flatMap((items) => [...items])) {
    const sum = sums.get(name) ?? { total: new Big(0), steps: new Map(), rows: 0 };
    for (const [step, cost] of steps) sum.steps.set(step, (sum.steps.get(step) ?? new Big(0)).plus(cost));
    sums.set(name, { total: sum.total.plus(total), steps: sum.steps, rows: sum.rows + rows });
  }
  return sums;
}

export function itemOf(sums: ReadonlyMap<string, bigint>): Omit<RawItem, 'rows'> {
  const steps = new Map([...sums].map(([step, units]) => [step, inBig(units)]));
  return { steps, total: inBig([...sums.values()].reduce((sum, units) => sum + units, 0n)) };
}

/** A cost has at most so many decimals: 18 in the files, 20 where it was divided. */
const DECIMALS = 24;

/** The cost as a whole number of its smallest unit: to add these takes a tenth of the time, and is as exact. */
function unitsOf(cost: RawCost): bigint {
  cost[2] ??= inUnits(cost[1]);
  return cost[2];
}

function inUnits({ s, c, e }: Big): bigint {
  const zeros = DECIMALS + e + 1 - c.length;
  if (zeros < 0) throw new Error(`a raw cost has more than ${DECIMALS} decimals`);
  return BigInt(`${s < 0 ? '-' : ''}${c.join('')}${'0'.repeat(zeros)}`);
}

const inBig = (units: bigint) => new Big(`${units}e-${DECIMALS}`);

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
