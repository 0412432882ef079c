// Keeps rows of a dataset beside the facts: of two with one key the newer counts.
import type { Documents } from '../database.ts';
import { raiseDataVersion } from '../platform/companies.ts';
import { atomically } from '../transaction.ts';
import type { DatasetTable } from './dataset-schema.ts';

/** By column; those that the table has. */
export type DatasetRecord = Record<string, string | null>;

export interface KeptCounts {
  kept: number;
  /** Of the kept rows: new, or with other values than before. */
  added: number;
  changed: number;
  /** The same stands there already. */
  unchanged: number;
  /** A newer one stands there. */
  outdated: number;
}

interface KeepQuestion {
  companyId: string;
  /** The columns that make a row of the company one. */
  key: readonly string[];
  rows: readonly DatasetRecord[];
  /** Counts what would be kept, and keeps nothing. */
  isPlanOnly?: boolean;
}

/** All of the rows, or none. */
export async function keepDataset(
  documents: Documents,
  table: DatasetTable,
  { companyId, key, rows, isPlanOnly = false }: KeepQuestion,
): Promise<KeptCounts> {
  return atomically(documents, async (transaction) => {
    const counts: KeptCounts = { kept: 0, added: 0, changed: 0, unchanged: 0, outdated: 0 };
    // The columns of a dataset are known at run time alone.
    const stored = (await transaction
      .selectFrom(table)
      .selectAll()
      .where('company_id', '=', companyId)
      .execute()) as unknown as DatasetRecord[];
    const keyOf = (row: DatasetRecord) => JSON.stringify(key.map((column) => row[column]));
    const known = new Map(stored.map((row) => [keyOf(row), row]));
    for (const row of rows) {
      const before = known.get(keyOf(row));
      if (before && (before.updated_at ?? '') > (row.updated_at ?? '')) counts.outdated += 1;
      else if (before && isSame(before, row)) counts.unchanged += 1;
      else {
        counts.kept += 1;
        counts[before ? 'changed' : 'added'] += 1;
        known.set(keyOf(row), { ...row, company_id: companyId });
        if (isPlanOnly) continue;
        if (before) {
          let gone = transaction.deleteFrom(table).where('company_id', '=', companyId);
          for (const column of key) gone = gone.where(column as never, '=', row[column] as never);
          await gone.execute();
        }
        await transaction
          .insertInto(table)
          .values({ ...row, company_id: companyId } as never)
          .execute();
      }
    }
    if (counts.kept > 0 && !isPlanOnly) await raiseDataVersion(transaction, companyId);
    return counts;
  });
}

/** The name of the file says nothing of a row. */
function isSame(before: DatasetRecord, row: DatasetRecord): boolean {
  return Object.entries(row).every(([column, value]) => column === 'source_name' || before[column] === value);
}

/** What becomes of the rows, in words. */
export function countsNote({ added, changed, unchanged }: KeptCounts): string {
  return `${added} new, ${changed} changed, ${unchanged} as they are`;
}
