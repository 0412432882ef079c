// Keeps rows of a dataset beside the facts: of two with one key the newer counts.
import { randomUUID } from 'node:crypto';
import { type DataListTable, dataListOf } from '../../../../lib/catalogue/loads/data-lists.ts';
import type { LoadFact } from '../../../../lib/node/loads/load-facts.ts';
import type { Documents } from '../database.ts';
import { addChange } from '../loads/add-change.ts';
import { raiseDataVersion } from '../platform/companies.ts';
import { atomically } from '../transaction.ts';
import { type DatasetRecord, type RowSwap, rowKey, rowsOfList, swapRows } from './swap-rows.ts';

export type { DatasetRecord };

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
  rows: readonly DatasetRecord[];
  /** The file that they come from, and who loads it; null where no account gave the command. */
  file: string;
  actor: string | null;
  /** Counts what would be kept, and keeps nothing. */
  isPlanOnly?: boolean;
}

/** All of the rows, or none. What changes stands in the history of the data, and can be taken back. */
export async function keepDataset(
  documents: Documents,
  table: DataListTable,
  { companyId, rows, file, actor, isPlanOnly = false }: KeepQuestion,
): Promise<KeptCounts> {
  const list = dataListOf(table);
  return atomically(documents, async (transaction) => {
    const counts: KeptCounts = { kept: 0, added: 0, changed: 0, unchanged: 0, outdated: 0 };
    const stored = await rowsOfList(transaction, companyId, list);
    const swaps = new Map<string, RowSwap>();
    for (const row of rows) {
      const key = rowKey(list, row);
      const before = swaps.get(key)?.after ?? stored.get(key) ?? null;
      if (before && (before.updated_at ?? '') > (row.updated_at ?? '')) counts.outdated += 1;
      else if (before && isSame(before, row)) counts.unchanged += 1;
      else {
        counts.kept += 1;
        counts[before ? 'changed' : 'added'] += 1;
        swaps.set(key, { list, before: stored.get(key) ?? null, after: row });
      }
    }
    if (counts.kept === 0 || isPlanOnly) return counts;
    await raiseDataVersion(transaction, companyId);
    const change = { change_id: randomUUID(), company_id: companyId };
    const at = new Date().toISOString();
    await addChange(transaction, { ...change, kind: 'LOAD', at, actor, source: file, reverts: null });
    await swapRows(transaction, change, [...swaps.values()]);
    return counts;
  });
}

/** The name of the file says nothing of a row. */
function isSame(before: DatasetRecord, row: DatasetRecord): boolean {
  return Object.entries(row).every(([column, value]) => column === 'source_name' || before[column] === value);
}

/** What becomes of the rows. */
export function countsNote({ added, changed, unchanged }: KeptCounts): LoadFact {
  return { kind: 'counts', values: { added, changed, unchanged } };
}
