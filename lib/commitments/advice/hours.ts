// The hours of a window as integers: amounts are counted in grains, so that their sums are exact.
import type { Valuation, Worth } from './valuation.ts';

/**
 * What one discount pays for: in each slot of a window the on-demand cost, in grains, and how much of the commitment it
 * takes to replace it all. Money of a plan: cost x (1 - discount), in grains too. Machines of a reservation: in
 * thousandths of machines or finer, times `HoursWindow.scale`.
 */
export interface Layer {
  value: Float64Array;
  capacity: Float64Array;
}

export interface HoursWindow {
  /** Slots: one an hour, or one a day where only days are known. */
  slots: number;
  /** Grains of 1. */
  scale: number;
  /** In the order in which the provider applies them: the largest discount first. */
  layers: readonly Layer[];
  /** On-demand cost by slot, in grains, that it cannot pay for and that counts all the same. */
  unpriced?: Float64Array;
}

/** Whole numbers up to 2^53 are exact; sums of a window stay below this. */
const LARGEST = 2 ** 52;
const FINEST = 1e9;

/** Grains of 1, so that amounts that together come to `total` are added exactly: a billionth, coarser for large sums. */
export function grainScale(total: number): number {
  let scale = FINEST;
  while (total * scale > LARGEST) scale /= 10;
  return scale;
}

export function inGrains(amounts: ArrayLike<number>, scale: number): Float64Array {
  return Float64Array.from(amounts, (amount) => Math.round(amount * scale));
}

/** A plan's layer: what usage costs on demand, in grains, at a discount of 0 to 1. */
export function planLayer(value: Float64Array, discount: number): Layer {
  return { value, capacity: value.map((grains) => Math.round(grains * (1 - discount))) };
}

/** The order of the provider: where a unit of commitment replaces most comes first. */
export function byDepth(layers: readonly Layer[]): Layer[] {
  const depth = ({ value, capacity }: Layer) => total(value) / Math.max(total(capacity), 1);
  return layers.toSorted((one, other) => depth(other) - depth(one));
}

/** Asks the hours themselves: exact to the grain. */
export function hoursValuation({ slots, scale, layers, unpriced }: HoursWindow): Valuation {
  const unit = Math.max(slots, 1) * scale;
  return {
    onDemand: layers.reduce((sum, { value }) => sum + total(value), unpriced ? total(unpriced) : 0) / unit,
    peak: peakOf(slots, layers) / scale,
    at: (size) => {
      const worth = worthOf(slots, layers, Math.round(size * scale));
      return { covered: worth.covered / unit, used: worth.used / unit };
    },
  };
}

/** Sums over all slots, in grains. */
function worthOf(slots: number, layers: readonly Layer[], size: number): Worth {
  let covered = 0;
  let used = 0;
  for (let slot = 0; slot < slots; slot += 1) {
    let left = size;
    for (const { value, capacity } of layers) {
      const needed = capacity[slot] ?? 0;
      const worth = value[slot] ?? 0;
      if (needed <= left) {
        covered += worth;
        used += needed;
        left -= needed;
      } else {
        covered += Math.round((worth * left) / needed);
        used += left;
        break;
      }
    }
  }
  return { covered, used };
}

function peakOf(slots: number, layers: readonly Layer[]): number {
  let peak = 0;
  for (let slot = 0; slot < slots; slot += 1)
    peak = Math.max(
      peak,
      layers.reduce((sum, { capacity }) => sum + (capacity[slot] ?? 0), 0),
    );
  return peak;
}

const total = (grains: Float64Array) => grains.reduce((sum, each) => sum + each, 0);
