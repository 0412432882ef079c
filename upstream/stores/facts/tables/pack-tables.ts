// What packs contain: the lines of a rollup, sums of those lines by fewer dimensions, and the rows with the highest cost. The
// last two exist in packs only, so they add nothing to a load.
import type { Dimension } from '../questions/dimensions.ts';
import { ROLLUP_TABLES, type RollupTable } from './rollup-dimensions.ts';
import type { FactTable } from './tables.ts';

/** What a question needs of the lines that it reads. */
export interface LineNeeds {
  /** The dimensions it groups or filters by; undefined if it may need any. */
  dimensions?: ReadonlySet<Dimension>;
  /** How many of the costliest rows of each part, day and currency it needs; undefined if it may need any row. */
  costliest?: number | undefined;
}

interface PackSums {
  /** The table whose lines are summed. */
  of: 'accountDaily' | 'monthly';
  /** Dimensions of the sums, besides vendor, day or month, billing month and currency. */
  dimensions: readonly Dimension[];
}

/** They have few values, so keeping them adds few lines. */
const KINDS: readonly Dimension[] = ['chargeCategory', 'chargeFrequency', 'purchaseOption', 'commitmentPart'];

/** Smallest first: at 10 million generated rows, 1/25 of the lines of `accountDaily` by account, 1/10 by product. */
export const PACK_SUMS = {
  daysByAccount: { of: 'accountDaily', dimensions: ['account', ...KINDS] },
  daysByProduct: { of: 'accountDaily', dimensions: ['product', ...KINDS] },
  monthsByAccount: { of: 'monthly', dimensions: ['account', ...KINDS] },
  monthsByProduct: { of: 'monthly', dimensions: ['product', ...KINDS] },
} as const satisfies Record<string, PackSums>;

/**
 * How many rows packs keep of each part, day and currency: those with the highest billed cost. Any page of all rows by cost
 * that ends within this many rows can be read from them.
 */
export const COSTLIEST_ROWS = 50;

export type SumsTable = keyof typeof PACK_SUMS;
export type PackTable = RollupTable | SumsTable | 'costliestRows';

const SUMS_TABLES = Object.keys(PACK_SUMS) as SumsTable[];

/**
 * Packs are recorded under these names. When the columns of a table change, rename it: the next packing then replaces packs
 * that lack the columns.
 */
export const PACK_TABLES: readonly [PackTable, ...PackTable[]] = [
  'costliestRows',
  ...SUMS_TABLES,
  ...ROLLUP_TABLES,
];

export function isPackTable(table: string): table is PackTable {
  return (PACK_TABLES as readonly string[]).includes(table);
}

export function isSumsTable(table: PackTable): table is SumsTable {
  return table in PACK_SUMS;
}

/** The table whose parts a pack is made of. */
export function packedTable(table: PackTable): FactTable {
  if (table === 'costliestRows') return 'rows';
  return isSumsTable(table) ? PACK_SUMS[table].of : table;
}

/** The least number of parts that a pack is made of, and that a question must need of it. Most packs only save opening files. */
export function fewestParts(table: PackTable): number {
  return table === 'costliestRows' ? 1 : 2;
}

/** The pack tables that can answer in place of the table, smallest first. */
export function packTablesFor(table: FactTable, { dimensions, costliest }: LineNeeds): PackTable[] {
  const isKnown = (sums: SumsTable) => {
    const known: ReadonlySet<Dimension> = new Set(PACK_SUMS[sums].dimensions);
    return dimensions !== undefined && [...dimensions].every((each) => known.has(each));
  };
  const isUsable = (each: PackTable) => {
    if (each === 'costliestRows') return costliest !== undefined && costliest <= COSTLIEST_ROWS;
    return !isSumsTable(each) || isKnown(each);
  };
  return PACK_TABLES.filter((each) => packedTable(each) === table && isUsable(each));
}
