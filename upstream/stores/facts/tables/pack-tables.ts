// What packs hold of some parts: the lines of a rollup as they are, sums of them by fewer dimensions, which most screens ask
// for one by one, and the rows that a page by cost begins with. These two are made for packs alone: they cost a load nothing.
import type { Dimension } from '../questions/dimensions.ts';
import { ROLLUP_TABLES, type RollupTable } from './rollup-dimensions.ts';
import type { FactTable } from './tables.ts';

/** What a question needs of the lines that it reads. */
export interface LineNeeds {
  /** All dimensions that it groups or filters by; left out where it may need any. */
  dimensions?: ReadonlySet<Dimension>;
  /** So many rows of each part, day and currency, the first by falling billed cost; left out where it may need any. */
  costliest?: number | undefined;
}

interface PackSums {
  /** The table whose lines are summed. */
  of: 'accountDaily' | 'monthly';
  /** What they are summed by, beside vendor, day or month, billing month and currency. */
  dimensions: readonly Dimension[];
}

/** Of few values: lines that differ in them as well are hardly more. */
const KINDS: readonly Dimension[] = ['chargeCategory', 'chargeFrequency', 'purchaseOption', 'commitmentPart'];

/** From the smallest. At 10 million generated rows a line of 25 has an account, and one of ten a product, and no region. */
export const PACK_SUMS = {
  daysByAccount: { of: 'accountDaily', dimensions: ['account', ...KINDS] },
  daysByProduct: { of: 'accountDaily', dimensions: ['product', ...KINDS] },
  monthsByAccount: { of: 'monthly', dimensions: ['account', ...KINDS] },
  monthsByProduct: { of: 'monthly', dimensions: ['product', ...KINDS] },
} as const satisfies Record<string, PackSums>;

/**
 * Rows of each part, day and currency in packs, the first by falling billed cost: a page of all rows by cost is among them,
 * whatever days it is of.
 */
export const COSTLIEST_ROWS = 50;

export type SumsTable = keyof typeof PACK_SUMS;
export type PackTable = RollupTable | SumsTable | 'costliestRows';

const SUMS_TABLES = Object.keys(PACK_SUMS) as SumsTable[];

/**
 * Packs are known by these names. Where sums or costliest rows get other columns, they get another name: packs that lie
 * there lack these, and go at the next packing.
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

/** How many parts a pack has at least, and how many of them are asked for where it is read: most packs save files alone. */
export function fewestParts(table: PackTable): number {
  return table === 'costliestRows' ? 1 : 2;
}

/** What packs of a table's lines can be read from, the smallest first. */
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
