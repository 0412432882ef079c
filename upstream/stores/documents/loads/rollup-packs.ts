// Packs: each holds the lines that several parts of a company have of one rollup. They are made of parts that the catalogue
// names, beside these, and say nothing that the parts do not: one that lacks parts, or has replaced ones, is read in part.
import type { Documents } from '../database.ts';
import { insertRows } from '../replace-rows.ts';

export interface RollupPack {
  pack: string;
  table: string;
  parts: readonly string[];
}

/** Those of the company that hold this version of the facts, in a fixed order. */
export async function packsOf(
  documents: Documents,
  companyId: string,
  version: number,
): Promise<RollupPack[]> {
  const rows = await documents
    .selectFrom('rollup_packs')
    .select(['pack', 'fact_table', 'parts'])
    .where('company_id', '=', companyId)
    .where('facts_version', '=', version)
    .orderBy('pack')
    .execute();
  return rows.map(({ pack, fact_table: table, parts }) => ({ pack, table, parts: JSON.parse(parts) }));
}

/** Names of the packs of every version: their files must not be removed. */
export async function allPacks(documents: Documents): Promise<Set<string>> {
  const rows = await documents.selectFrom('rollup_packs').select('pack').execute();
  return new Set(rows.map(({ pack }) => pack));
}

export interface PackChange {
  companyId: string;
  version: number;
  /** They go; their files can be removed when no question reads them any more. */
  obsolete: readonly string[];
  /** They are there from now on; one of parts that a load has replaced meanwhile is left out. */
  made: readonly RollupPack[];
}

/** All of it or nothing. The data are the same as before: no new version of them. */
export async function changePacks(
  documents: Documents,
  { companyId, version, obsolete, made }: PackChange,
): Promise<void> {
  await documents.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('rollup_packs')
      .where('company_id', '=', companyId)
      .where((where) =>
        where.or([
          where('facts_version', '<', version),
          ...(obsolete.length > 0 ? [where('pack', 'in', obsolete)] : []),
        ]),
      )
      .execute();
    const current = await transaction
      .selectFrom('partitions')
      .select('part')
      .where('company_id', '=', companyId)
      .execute();
    const parts = new Set(current.map(({ part }) => part));
    const whole = made.filter((pack) => pack.parts.every((part) => parts.has(part)));
    await insertRows(
      transaction,
      'rollup_packs',
      whole.map(({ pack, table, parts: own }) => ({
        ...{ pack, company_id: companyId, fact_table: table, facts_version: version },
        parts: JSON.stringify(own),
      })),
    );
  });
}
