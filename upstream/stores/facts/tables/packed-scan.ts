// Reads packs in place of the parts that they hold: fewer files, and the same lines.
import type { RollupPack } from '../../documents/loads/rollup-packs.ts';
import type { Dialect, PackLines } from '../compile/dialect.ts';
import { fewestParts, packTablesFor } from './pack-tables.ts';

/** The column of a pack that tells the part of a line by its place among those of the pack. */
export const PART_PLACE = 'part_place';
/** Column of a pack of rows: the position of the row in its part. */
export const ROW_PLACE = 'row_place';

/**
 * The dialect with scans that read the packs. `isOutside`: has the part no line that a question keeps, where the question
 * does not name it? Lines of all other parts that a pack has beyond the named ones are left out by their place.
 */
export function withPacks(
  dialect: Dialect,
  packs: readonly RollupPack[],
  isOutside: (part: string) => boolean,
): Dialect {
  const { scanPacked } = dialect;
  if (!scanPacked || packs.length === 0) return dialect;
  return {
    ...dialect,
    scan: (table, parts, bind, needs = {}) => {
      const asked = new Set(parts);
      const left = new Set(parts);
      const read: PackLines[] = [];
      const usable = packTablesFor(table, needs).flatMap((of) =>
        packs.flatMap((pack) => (pack.table === of ? [{ ...pack, table: of }] : [])),
      );
      for (const { pack, table: of, parts: own } of usable) {
        const named = own.map((part) => left.has(part));
        if (named.filter(Boolean).length < fewestParts(of)) continue;
        for (const part of own) left.delete(part);
        // What is asked for and not left is read from another pack already: two programs packed at once.
        const isWhole = own.every((part, place) => named[place] || (!asked.has(part) && isOutside(part)));
        read.push({ pack, table: of, parts: own, places: isWhole ? null : runsOf(named) });
      }
      if (read.length === 0) return dialect.scan(table, parts, bind, needs);
      return scanPacked(table, read, [...left], bind);
    },
  };
}

/** First and last place of each run of named parts. */
function runsOf(named: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const [place, isNamed] of named.entries()) {
    if (!isNamed) continue;
    const last = runs.at(-1);
    if (last && last[1] === place - 1) last[1] = place;
    else runs.push([place, place]);
  }
  return runs;
}
