// Advice of a provider against the hours of the company: what is best there, by the provider's own window and price.
import { chosenSize } from './goals.ts';
import { grainScale, hoursValuation, inGrains } from './hours.ts';
import { type ImportedLine, unitHourly } from './imported-check.ts';
import { MONTH_HOURS, savedBy, type Valuation } from './valuation.ts';

export interface MachineHours {
  /** Machines in use that nothing covers, by the hour, up to the one that the advice was made in. */
  machines: readonly number[];
  /** Of one of them, an hour. */
  onDemand: number;
  /** Hours that the provider looked at. */
  lookBackHours: number;
}

export interface ReckonedByHours {
  quantity: number;
  monthlySaving: number;
  utilization: number | null;
  averageUse: number;
  /** Hours that the provider did not know yet: before the advice, and counted as 0 at the end of its window. */
  unknownHours: number;
  blankHours: number;
  /** Whether the average of this window equals that of the line. */
  isFitted: boolean;
}

/** Providers know usage late: windows end up to so many hours before, and so many of the newest hours may be blank. */
const LATEST = 24;
const BLANK = 3;
const SAME = 1e-7;

/** Null where the line has no quantity and price, or the hours do not reach back so far. */
export function reckonedByHours(line: ImportedLine, hours: MachineHours): ReckonedByHours | null {
  const { quantity } = line;
  const { machines, onDemand, lookBackHours } = hours;
  if (quantity === null || quantity <= 0 || machines.length < lookBackHours || onDemand <= 0) return null;
  const window = fittedWindow(line, hours);
  const price = (count: number) => unitHourly(line, count);
  const valuation = valuationOf(window.machines, onDemand);
  const best = (count: number) => {
    const unit = price(count);
    return unit === null ? null : chosenSize(valuation, { price: unit, step: 1 }, { by: 'saving' });
  };
  const first = best(quantity);
  if (first === null || first === 0) return null;
  // The price covers all machines together, so another quantity costs a proportional part of it.
  const size = best(first) === first ? first : (best(best(first) ?? first) ?? first);
  const unit = price(size);
  if (unit === null || size === 0) return null;
  return {
    quantity: size,
    monthlySaving: MONTH_HOURS * savedBy(valuation, unit, { size }),
    utilization: (100 * valuation.at(size).used) / size,
    averageUse: average(window.machines),
    ...{ unknownHours: window.unknown, blankHours: window.blank, isFitted: window.isFitted },
  };
}

function fittedWindow({ averageUse, minUse }: ImportedLine, { machines, lookBackHours }: MachineHours) {
  const at = (unknown: number, blank: number) => {
    const end = machines.length - unknown;
    const cut = machines.slice(end - lookBackHours, end);
    return cut.map((count, hour) => (hour < cut.length - blank ? count : 0));
  };
  let nearest = { unknown: 0, blank: 0, machines: at(0, 0), off: Number.POSITIVE_INFINITY };
  const most = Math.min(LATEST, machines.length - lookBackHours);
  for (let unknown = 0; unknown <= most && averageUse !== null; unknown += 1) {
    for (let blank = 0; blank <= BLANK; blank += 1) {
      const tried = at(unknown, blank);
      // Blank hours are known by their minimum.
      if (minUse !== null && Math.abs(Math.min(...tried) - minUse) > SAME) continue;
      const off = Math.abs(average(tried) - averageUse);
      if (off < nearest.off - SAME) nearest = { unknown, blank, machines: tried, off };
    }
  }
  return { ...nearest, isFitted: nearest.off <= SAME * Math.max(1, averageUse ?? 0) * 10 };
}

function valuationOf(machines: readonly number[], onDemand: number): Valuation {
  const costs = machines.map((count) => count * onDemand);
  const most = [...costs, ...machines].reduce((sum, each) => sum + each, 0);
  const scale = grainScale(most);
  const layer = { value: inGrains(costs, scale), capacity: inGrains(machines, scale) };
  return hoursValuation({ slots: machines.length, scale, layers: [layer] });
}

const average = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;
