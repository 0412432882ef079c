// Which idle or poorly used commitments a person was told of.
import type { IsoDate } from '../../../../lib/calendar/calendar.ts';
import type { CommitmentKind } from '../../../../lib/commitments/commitment-kinds.ts';
import type { Documents } from '../database.ts';

export type PoorUse = 'IDLE' | 'LOW';

export interface ToldUse {
  commitmentId: string;
  finding: PoorUse;
  reportedOn: IsoDate;
}

/** A person, and of which kind of commitments. */
export interface ToldPerson {
  companyId: string;
  kind: CommitmentKind;
  email: string;
}

export async function toldUses(
  documents: Documents,
  { companyId, kind, email }: ToldPerson,
): Promise<ToldUse[]> {
  const rows = await documents
    .selectFrom('commitment_uses_told')
    .select(['commitment_id', 'finding', 'told_on'])
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .where('email', '=', email.toLowerCase())
    .execute();
  return rows.map(({ commitment_id, finding, told_on }) => ({
    commitmentId: commitment_id,
    finding: finding as PoorUse,
    reportedOn: told_on,
  }));
}

/** One that is there already gets the new day. */
export async function keepToldUses(
  documents: Documents,
  { companyId, kind, email }: ToldPerson,
  told: readonly ToldUse[],
): Promise<void> {
  for (const { commitmentId, finding, reportedOn } of told)
    await documents
      .insertInto('commitment_uses_told')
      .values({
        ...{ company_id: companyId, kind, commitment_id: commitmentId, finding },
        ...{ email: email.toLowerCase(), told_on: reportedOn },
      })
      .onConflict((conflict) =>
        conflict
          .columns(['company_id', 'kind', 'commitment_id', 'finding', 'email'])
          .doUpdateSet({ told_on: reportedOn }),
      )
      .execute();
}
