// What a detector is given in the benchmark and what it has to say.

import type { IsoDate } from '../../../lib/calendar/calendar.ts';
import type { AnomalyDirection, AnomalyKind } from '../../../lib/catalogue/anomaly.ts';
import type { MonthlyCharge } from '../../../upstream/domains/anomaly/detection/months/monthly-charge.ts';

/** A place of costs: at the grain of an alert any part but the vendor may be left open. */
export interface Place {
  vendor: string;
  account: string | null;
  product: string | null;
  region: string | null;
}

/** USAGE: usage at contracted price. RATE: what the same usage costs with its commitments. CREDIT: credits alone. */
export type DayBasis = 'USAGE' | 'RATE' | 'CREDIT';
/** FEE, TAX: what is charged beside usage, by month. */
export type Basis = DayBasis | 'FEE' | 'TAX';

/** The finest series: cost of each day by account, product and region, in one currency. */
export interface Leaf {
  vendor: string;
  account: string;
  product: string;
  region: string;
  basis: DayBasis;
  values: Float64Array;
  /** 1 on days that have rows, whatever they cost; left out: on days that cost something. */
  present?: Uint8Array;
}

/** What a culprit is named by. */
export interface Culprit {
  account: string;
  product: string;
  region: string;
  usageType: string;
}

/** A leaf's parts, of which causes are made. */
export interface Cell extends Leaf {
  usageType: string;
  operation: string;
}

export interface BenchCompany {
  name: string;
  firstDay: IsoDate;
  days: number;
  leaves: readonly Leaf[];
  cells: readonly Cell[];
  /** What is judged by month. */
  charges: readonly MonthlyCharge[];
}

/** Days are places in the company's history. */
export interface Alert extends Place {
  kind: AnomalyKind;
  direction: AnomalyDirection;
  /** The first day on which it could be told, seeing no later one. */
  reportedOn: number;
  lastDay: number;
  /** Its first day, which may be before it could be told, and what its days were expected to cost; peers do not say. */
  judged?: { firstDay: number; expected: number };
}

export interface Detector {
  name: string;
  /** The bases that it looks at; events of others are none of its business. */
  bases: readonly Basis[];
  find: (company: BenchCompany) => Alert[];
}

/** Per day, in the currency of the leaves: a hundredth of the smallest alert, or a part of what the vendor costs. */
const LEAST = 1;
const LEAST_PART = 0.002;

export function minimumImpacts(company: BenchCompany): Map<string, number> {
  const totals = new Map<string, number>();
  for (const { vendor, basis, values } of company.leaves) {
    if (basis !== 'USAGE') continue;
    totals.set(vendor, (totals.get(vendor) ?? 0) + sumOf(values) / company.days);
  }
  return new Map([...totals].map(([vendor, perDay]) => [vendor, Math.max(LEAST, LEAST_PART * perDay)]));
}

/** Leaves summed to a coarser grain. */
export function seriesBy(
  company: BenchCompany,
  basis: Basis,
  placeOf: (leaf: Leaf) => Place,
): { place: Place; values: Float64Array }[] {
  const series = new Map<string, { place: Place; values: Float64Array }>();
  for (const leaf of company.leaves) {
    if (leaf.basis !== basis) continue;
    const place = placeOf(leaf);
    const key = Object.values(place).join('\u001f');
    const known = series.get(key) ?? { place, values: new Float64Array(company.days) };
    for (let day = 0; day < company.days; day += 1)
      known.values[day] = (known.values[day] ?? 0) + (leaf.values[day] ?? 0);
    series.set(key, known);
  }
  return [...series.values()];
}

/** Is the place a part of what the alert is on? */
export function holds(alert: Place, place: Place): boolean {
  const isSame = (own: string | null, other: string | null) =>
    own === null || other === null || own === other;
  return (
    alert.vendor === place.vendor &&
    isSame(alert.account, place.account) &&
    isSame(alert.product, place.product) &&
    isSame(alert.region, place.region)
  );
}

export function sumOf(values: ArrayLike<number>): number {
  return Array.from(values).reduce((sum, value) => sum + value, 0);
}
