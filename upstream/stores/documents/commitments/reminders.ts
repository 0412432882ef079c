// Who is reminded of commitments that end, and below which utilization one counts as poorly used.
import type { CommitmentKind } from '../../../../lib/commitments/commitment-kinds.ts';
import {
  DEFAULT_LOW_PERCENT,
  REMINDER_DAYS,
  type ReminderDays,
} from '../../../../lib/commitments/reminders.ts';
import type { Documents } from '../database.ts';
import { appendAudit } from '../people/audit-log.ts';
import { atomically } from '../transaction.ts';

export interface ReminderRule {
  /** Before the end, falling. */
  days: readonly ReminderDays[];
  /** Addresses. */
  recipients: readonly string[];
  lowPercent: number;
}

export interface CommitmentReminders extends ReminderRule {
  kind: CommitmentKind;
  /** 0: nothing is saved. */
  version: number;
  changedBy: string;
}

/** The default of a company without settings: no reminders. */
const UNSAVED: Omit<CommitmentReminders, 'kind'> = {
  days: REMINDER_DAYS,
  recipients: [],
  lowPercent: DEFAULT_LOW_PERCENT,
  version: 0,
  changedBy: '',
};

export async function commitmentReminders(
  documents: Documents,
  companyId: string,
  kind: CommitmentKind,
): Promise<CommitmentReminders> {
  const row = await documents
    .selectFrom('commitment_reminders')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (!row) return { ...UNSAVED, kind };
  return {
    kind,
    days: JSON.parse(row.days) as ReminderDays[],
    recipients: JSON.parse(row.recipients) as string[],
    lowPercent: row.low_percent,
    version: row.version,
    changedBy: row.changed_by,
  };
}

interface ReminderChange extends ReminderRule {
  companyId: string;
  actor: { userId: string; name: string };
  kind: CommitmentKind;
  version: number;
  at: Date;
}

/** False when it is not as it was read. */
export function saveCommitmentReminders(documents: Documents, change: ReminderChange): Promise<boolean> {
  const { companyId, actor, kind, version, days, recipients, lowPercent, at } = change;
  return atomically(documents, async (transaction) => {
    const found = await commitmentReminders(transaction, companyId, kind);
    if (found.version !== version) return false;
    const saved = {
      days: JSON.stringify(days),
      recipients: JSON.stringify(recipients),
      low_percent: lowPercent,
      version: version + 1,
      changed_by: actor.userId,
    };
    await transaction
      .insertInto('commitment_reminders')
      .values({ company_id: companyId, kind, ...saved })
      .onConflict((conflict) => conflict.columns(['company_id', 'kind']).doUpdateSet(saved))
      .execute();
    const changes = [
      { name: 'reminders', before: version === 0 ? null : wordsOf(found), after: wordsOf(change) },
    ];
    await appendAudit(
      transaction,
      { companyId, actor, action: 'COMMITMENT_REMINDERS_CHANGED', subject: kind, changes },
      at,
    );
    // The newer rule is checked soon.
    await transaction.deleteFrom('commitment_reminder_checks').where('company_id', '=', companyId).execute();
    return true;
  });
}

function wordsOf({ days, recipients, lowPercent }: ReminderRule): string {
  return [`${days.join(', ')} days`, `low under ${lowPercent} %`, recipients.join(', ')].join('; ');
}
