// Raw charges that many frames are asked of: summed by day once for each view-by and basis, for all test files of a worker.
import type { RawCharge } from './raw-fields.ts';
import {
  type Basis,
  type Days,
  itemOf,
  type RawField,
  type RawItem,
  rawUnits,
  stepsOf,
  type Unit,
} from './raw-sums.ts';

const ALWAYS: Days = { start: '0000-01-01', end: '9999-12-31' };

type DayUnits = readonly (readonly [day: string, units: bigint])[];
type ByName = ReadonlyMap<string, DayUnits>;

/** By charges, and by view-by and basis. */
const summed = new WeakMap<readonly RawCharge[], Map<string, ByName>>();

export class RawLedger {
  readonly #charges: readonly RawCharge[];
  readonly #vendors: readonly string[] | null;

  /** `vendors`: those of the charges that count; null for all. */
  constructor(charges: readonly RawCharge[], vendors: readonly string[] | null = null) {
    this.#charges = charges;
    this.#vendors = vendors;
  }

  /** As `rawItems` of one field, without the number of rows. */
  items(by: RawField, basis: Basis, range: Days, unit: Unit = 'MONTH'): Map<string, RawItem> {
    const stepOf = stepsOf(unit, range);
    const items = new Map<string, RawItem>();
    for (const [name, days] of byDay(this.#charges, by, basis)) {
      if (this.#vendors?.includes(name.slice(0, name.indexOf('|'))) === false) continue;
      const steps = new Map<string, bigint>();
      for (const [day, units] of days) {
        if (day < range.start || day > range.end) continue;
        const step = stepOf(day);
        steps.set(step, (steps.get(step) ?? 0n) + units);
      }
      if (steps.size > 0) items.set(name, { ...itemOf(steps), rows: 0 });
    }
    return items;
  }
}

function byDay(charges: readonly RawCharge[], by: RawField, basis: Basis): ByName {
  const known = summed.get(charges) ?? new Map<string, ByName>();
  summed.set(charges, known);
  const key = JSON.stringify([by, basis]);
  const found =
    known.get(key) ??
    new Map(
      [...rawUnits(charges, [by], { basis, range: ALWAYS, unit: 'DAY' })].map(
        ([name, { steps }]) => [name, [...steps]] as const,
      ),
    );
  known.set(key, found);
  return found;
}
