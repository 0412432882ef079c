// What packs hold of some parts: the lines of a rollup as they are, or sums of them by fewer dimensions, which most screens
// ask for one by one. Such sums are made for packs alone, so they cost a load nothing.
import type { Dimension } from '../questions/dimensions.ts';
import { ROLLUP_DIMENSIONS, ROLLUP_TABLES, type RollupTable } from './rollup-dimensions.ts';
import type { FactTable } from './tables.ts';

/** What a question needs of the lines that it reads. */
export interface LineNeeds {
  /** All dimensions that it groups or filters by; left out where it may need any. */
  dimensions?: ReadonlySet<Dimension>;
}

interface PackSums {
  /** The table whose lines are summed. */
  of: RollupTable;
  /** What they are summed by, beside vendor, day, billing month and currency. */
  dimensions: readonly Dimension[];
}

const daysWithout = (...left: Dimension[]): PackSums => ({
  of: 'accountDaily',
  dimensions: ROLLUP_DIMENSIONS.accountDaily.filter((dimension) => !left.includes(dimension)),
});

/** From the smallest. At 10 million generated rows a line of 25 has an account, and one of ten a product, and no region. */
export const PACK_SUMS = {
  daysByAccount: daysWithout('product', 'region'),
  daysByProduct: daysWithout('account', 'region'),
} as const satisfies Record<string, PackSums>;

export type SumsTable = keyof typeof PACK_SUMS;
export type PackTable = RollupTable | SumsTable;

const SUMS_TABLES = Object.keys(PACK_SUMS) as SumsTable[];

export const PACK_TABLES: readonly PackTable[] = [...ROLLUP_TABLES, ...SUMS_TABLES];

export function isSumsTable(table: PackTable): table is SumsTable {
  return table in PACK_SUMS;
}

/** The table whose parts a pack is made of. */
export function packedTable(table: PackTable): RollupTable {
  return isSumsTable(table) ? PACK_SUMS[table].of : table;
}

/** What packs of a table's lines can be read from, the smallest first. */
export function packTablesFor(table: FactTable, { dimensions }: LineNeeds): PackTable[] {
  const isKnown = (sums: SumsTable) => {
    const known: ReadonlySet<Dimension> = new Set(PACK_SUMS[sums].dimensions);
    return (
      PACK_SUMS[sums].of === table &&
      dimensions !== undefined &&
      [...dimensions].every((each) => known.has(each))
    );
  };
  const itself = ROLLUP_TABLES.filter((each) => each === table);
  return [...SUMS_TABLES.filter(isKnown), ...itself];
}
