// The cost that is judged, as its finest series, and the grains that they are summed to.
import type { IsoDate } from '../../../../lib/calendar/calendar.ts';
import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';

/** A place of costs; null: all accounts, products or regions of the member before it. */
export interface Place {
  vendor: VendorCode;
  account: string | null;
  product: string | null;
  region: string | null;
}

/** USAGE: at contracted price. RATE: the same usage at effective cost. CREDIT: credits alone, which are negative. */
export type Basis = 'USAGE' | 'RATE' | 'CREDIT';

/** Cost of complete days by account, product and region, in one currency. Those of a vendor have the same days. */
export interface Leaf {
  vendor: VendorCode;
  account: string;
  product: string;
  region: string;
  basis: Basis;
  firstDay: IsoDate;
  values: Float64Array;
  /** 1 on days that have rows, even without cost. Left out: on days with cost. */
  present?: Uint8Array;
}

/** The product of a leaf that combines all others of an account: it is part of sums, but not judged by itself. */
export const REST = '\u0000rest';

/** A sum of leaves. */
export interface Cell {
  place: Place;
  firstDay: IsoDate;
  usage: Float64Array;
  /** Of usage, at effective cost. */
  effective: Float64Array;
  credit: Float64Array;
  present: Uint8Array;
}

export const GRAINS = ['product', 'region', 'account', 'vendor'] as const;
export type Grain = (typeof GRAINS)[number];

export function placeAt({ vendor, account, product, region }: Omit<Leaf, 'values'>, grain: Grain): Place {
  return {
    vendor,
    account: grain === 'vendor' ? null : account,
    product: grain === 'vendor' || grain === 'account' ? null : product,
    region: grain === 'region' ? region : null,
  };
}

export function placeKey({ vendor, account, product, region }: Place): string {
  return JSON.stringify([vendor, account, product, region]);
}

/** By place, in the order of the leaves. */
export function cellsOf(leaves: readonly Leaf[], grain: Grain): Map<string, Cell> {
  const cells = new Map<string, Cell>();
  for (const leaf of leaves) {
    const place = placeAt(leaf, grain);
    const key = placeKey(place);
    const cell = cells.get(key) ?? emptyCell(place, leaf);
    cells.set(key, cell);
    const sums = { USAGE: cell.usage, RATE: cell.effective, CREDIT: cell.credit }[leaf.basis];
    for (const [at, value] of leaf.values.entries()) {
      sums[at] = (sums[at] ?? 0) + value;
      if (leaf.basis === 'USAGE' && (leaf.present ? leaf.present[at] === 1 : value !== 0))
        cell.present[at] = 1;
    }
  }
  return cells;
}

function emptyCell(place: Place, { firstDay, values }: Leaf): Cell {
  const zeros = () => new Float64Array(values.length);
  return {
    ...{ place, firstDay, present: new Uint8Array(values.length) },
    ...{ usage: zeros(), effective: zeros(), credit: zeros() },
  };
}
