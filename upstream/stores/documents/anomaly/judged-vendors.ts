// How far each company was judged; one program at a time judges it.
import type { IsoDate } from '../../../../lib/calendar/calendar.ts';
import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import type { Documents } from '../database.ts';

const NO_TURN = { asked: 0, state: null, holder: null, held_until: null };

export interface JudgedVendor {
  vendor: VendorCode;
  judgedFrom: IsoDate;
  judgedThrough: IsoDate;
  /** ISO 8601 */
  judgedAt: string;
  dataVersion: number;
  /** How many series of cost were judged, and how long that took. */
  series: number;
  milliseconds: number;
}

/** By vendor; none of a company that was never judged. */
export async function judgedVendors(documents: Documents, companyId: string): Promise<JudgedVendor[]> {
  const rows = await documents
    .selectFrom('anomaly_judgements')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('vendor')
    .execute();
  return rows.map((row) => ({
    vendor: row.vendor as VendorCode,
    judgedFrom: row.judged_from,
    judgedThrough: row.judged_through,
    judgedAt: row.judged_at,
    dataVersion: row.data_version,
    series: row.series,
    milliseconds: row.milliseconds,
  }));
}

export async function saveJudgedVendor(
  documents: Documents,
  companyId: string,
  judged: JudgedVendor,
): Promise<void> {
  const row = {
    judged_from: judged.judgedFrom,
    judged_through: judged.judgedThrough,
    judged_at: judged.judgedAt,
    data_version: judged.dataVersion,
    series: judged.series,
    milliseconds: judged.milliseconds,
  };
  await documents
    .insertInto('anomaly_judgements')
    .values({ company_id: companyId, vendor: judged.vendor, ...row })
    .onConflict((conflict) => conflict.columns(['company_id', 'vendor']).doUpdateSet(row))
    .execute();
}

export interface CompanyToJudge {
  companyId: string;
  dataVersion: number;
  /** How often it was asked to be judged again. */
  asked: number;
  /** Which state of it was judged last, in the words of the judge. */
  judged: string | null;
}

export async function companiesToJudge(documents: Documents): Promise<CompanyToJudge[]> {
  const rows = await documents
    .selectFrom('companies')
    .leftJoin('anomaly_turns', 'anomaly_turns.company_id', 'companies.company_id')
    .select(['companies.company_id', 'companies.data_version', 'anomaly_turns.asked', 'anomaly_turns.state'])
    .orderBy('companies.company_id')
    .execute();
  return rows.map(({ company_id, data_version, asked, state }) => ({
    companyId: company_id,
    dataVersion: Number(data_version),
    asked: asked ?? 0,
    judged: state,
  }));
}

/** Takes the company for this program until then, or takes it on; false where another program is at it. */
export async function claimAnomalyTurn(
  documents: Documents,
  companyId: string,
  holder: string,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  await documents
    .insertInto('anomaly_turns')
    .values({ ...NO_TURN, company_id: companyId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { numUpdatedRows } = await documents
    .updateTable('anomaly_turns')
    .set({ holder, held_until: until.toISOString() })
    .where('company_id', '=', companyId)
    .where((where) =>
      where.or([
        where('holder', 'is', null),
        where('holder', '=', holder),
        where('held_until', '<', now.toISOString()),
      ]),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Gives the company back; `state` is what was judged, left out where that failed. */
export async function endAnomalyTurn(
  documents: Documents,
  companyId: string,
  holder: string,
  state?: string,
): Promise<void> {
  await documents
    .updateTable('anomaly_turns')
    .set({ holder: null, held_until: null, ...(state !== undefined && { state }) })
    .where('company_id', '=', companyId)
    .where('holder', '=', holder)
    .execute();
}

/** Has the company judged again soon, whatever was judged: after feedback, or a changed rule. */
export async function judgeAgain(documents: Documents, companyId: string): Promise<void> {
  await documents
    .insertInto('anomaly_turns')
    .values({ ...NO_TURN, company_id: companyId, asked: 1 })
    .onConflict((conflict) =>
      conflict
        .column('company_id')
        .doUpdateSet((columns) => ({ asked: columns('anomaly_turns.asked', '+', 1) })),
    )
    .execute();
}
