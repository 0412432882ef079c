// Takes data out of a company: billing months of a month, a billing account or a vendor, or all of them; or what a file
// brought to the lists beside the charges.
import { Refusal } from '../../refusal.ts';
import type { Documents } from '../../stores/documents/database.ts';
import { type ListFile, listFiles, removedRows } from '../../stores/documents/datasets/list-changes.ts';
import type { PartitionChangeRow } from '../../stores/documents/loads/change-schema.ts';
import { type DataScope, partitionsWithin } from '../../stores/documents/loads/data-changes.ts';
import { changeLines } from '../../stores/documents/loads/swap-partitions.ts';
import { type ChangeOptions, changeData, type DoneChange } from './data-change.ts';

/** What is removed is kept for a while, and can be restored. Refuses with NOTHING_TO_REMOVE. */
export function removeData(options: ChangeOptions, scope: DataScope): Promise<DoneChange> {
  return changeData(options, async (transaction) => {
    const found = await partitionsWithin(transaction, options.companyId, scope);
    const { file } = scope;
    const rows = file === null ? [] : await removedRows(transaction, options.companyId, file);
    if (found.length + rows.length === 0)
      throw new Refusal('NOTHING_TO_REMOVE', `There are no data of ${scopeText(scope)}.`, 'scope');
    return {
      kind: 'REMOVAL',
      source: scopeText(scope),
      reverts: null,
      swaps: found.map((before) => ({ before, after: null })),
      rows,
    };
  });
}

/** What the lists have of a file: what its removal would take out. Empty where the scope names none. */
export async function listsPreview(
  documents: Documents,
  companyId: string,
  { file }: DataScope,
): Promise<ListFile['lists']> {
  if (file === null) return [];
  return (await listFiles(documents, companyId)).find((each) => each.file === file)?.lists ?? [];
}

/** The months that a removal would take out, as its report would have them. */
export async function removalPreview(
  documents: Documents,
  companyId: string,
  scope: DataScope,
): Promise<PartitionChangeRow[]> {
  const found = await partitionsWithin(documents, companyId, scope);
  return changeLines(
    documents,
    '',
    found.map((before) => ({ before, after: null })),
  );
}

/** Such as `aws 001 2024-05`, by the words that the command takes. */
export function scopeText({ vendor, billingAccountId, month, file }: DataScope): string {
  const given = [vendor, billingAccountId, month?.slice(0, 7), file].filter((word) => word != null);
  return given.length === 0 ? 'all vendors and months' : given.join(' ');
}
