// Partitions whose files were written by an earlier version of the program, and what takes their place: those that are
// kept to be put back too.
import type { Documents } from '../database.ts';

export interface OutdatedPart {
  companyId: string;
  part: string;
}

/** In a fixed order, those that are read now first. */
export async function outdatedParts(documents: Documents, version: number): Promise<OutdatedPart[]> {
  const found: OutdatedPart[] = [];
  for (const table of ['partitions', 'kept_partitions'] as const) {
    const rows = await documents
      .selectFrom(table)
      .select(['company_id', 'part'])
      .where('facts_version', '<', version)
      .orderBy('company_id')
      .orderBy('part')
      .execute();
    found.push(...rows.map(({ company_id, part }) => ({ companyId: company_id, part })));
  }
  return found;
}

/**
 * Puts the new parts in the place of the old ones, all or none, and counts it as a change of their companies' data. A
 * part that a load has replaced meanwhile stays replaced. The history names the new ones from now on.
 */
export async function replaceParts(
  documents: Documents,
  version: number,
  replaced: readonly (OutdatedPart & { newPart: string })[],
): Promise<void> {
  await documents.transaction().execute(async (transaction) => {
    for (const companyId of new Set(replaced.map((one) => one.companyId))) {
      await transaction
        .updateTable('companies')
        .set((update) => ({ data_version: update('data_version', '+', 1) }))
        .where('company_id', '=', companyId)
        .execute();
    }
    for (const { part, newPart } of replaced) {
      for (const table of ['partitions', 'kept_partitions'] as const) {
        await transaction
          .updateTable(table)
          .set({ part: newPart, facts_version: version })
          .where('part', '=', part)
          .execute();
      }
      for (const side of ['part_before', 'part_after'] as const) {
        await transaction
          .updateTable('partition_changes')
          .set({ [side]: newPart })
          .where(side, '=', part)
          .execute();
      }
    }
  });
}
