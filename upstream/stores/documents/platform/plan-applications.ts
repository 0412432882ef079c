// Applications of companies for paid features, and what was decided on them: none is ever removed.
import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { IsoDate } from '../../../../lib/calendar/calendar.ts';
import type { ApplicationState, PaidFeature } from '../../../../lib/catalogue/plans.ts';
import type { Documents } from '../database.ts';
import type { PlanApplicationRow } from './platform-schema.ts';

export interface PlanApplication {
  applicationId: string;
  feature: PaidFeature;
  applicantId: string;
  applicant: string;
  reason: string;
  /** ISO 8601 */
  appliedAt: string;
  state: ApplicationState;
  /** Name of who decided; null while it is open. */
  decider: string | null;
  decidedAt: string | null;
  note: string | null;
  /** The first day of the plan; null unless it was approved. */
  startsOn: IsoDate | null;
}

/** The newest first. */
export async function planApplicationsOf(
  documents: Documents,
  companyId: string,
): Promise<PlanApplication[]> {
  const rows = await documents
    .selectFrom('plan_applications')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('applied_at', 'desc')
    .orderBy('application_id')
    .execute();
  return rows.map(applicationOf);
}

export async function addPlanApplication(
  documents: Documents,
  companyId: string,
  application: Pick<PlanApplication, 'feature' | 'applicantId' | 'applicant' | 'reason' | 'appliedAt'>,
): Promise<PlanApplication> {
  const { feature, applicantId, applicant, reason, appliedAt } = application;
  const row: PlanApplicationRow = {
    ...{ application_id: randomUUID(), company_id: companyId, feature, reason, applied_at: appliedAt },
    ...{ applicant_id: applicantId, applicant, state: 'OPEN' },
    ...{ decider: null, decided_at: null, note: null, starts_on: null },
  };
  await documents.insertInto('plan_applications').values(row).execute();
  return applicationOf(row);
}

export async function closePlanApplication(
  documents: Documents,
  applicationId: string,
  decision: Required<Pick<PlanApplication, 'decider' | 'decidedAt' | 'note' | 'startsOn'>> & {
    state: 'APPROVED' | 'REJECTED';
  },
): Promise<void> {
  const { state, decider, decidedAt, note, startsOn } = decision;
  await documents
    .updateTable('plan_applications')
    .set({ state, decider, decided_at: decidedAt, note, starts_on: startsOn })
    .where('application_id', '=', applicationId)
    .execute();
}

/** The plan that includes every feature, from the day on. */
export async function openPlan(documents: Documents, companyId: string, startsOn: IsoDate): Promise<void> {
  await documents
    .updateTable('companies')
    .set({ charge_type: 'PREMIUM', plan_applied_on: startsOn })
    .where('company_id', '=', companyId)
    .execute();
}

function applicationOf(row: Selectable<PlanApplicationRow>): PlanApplication {
  return {
    applicationId: row.application_id,
    feature: row.feature as PaidFeature,
    applicantId: row.applicant_id,
    applicant: row.applicant,
    reason: row.reason,
    appliedAt: row.applied_at,
    state: row.state as ApplicationState,
    decider: row.decider,
    decidedAt: row.decided_at,
    note: row.note,
    startsOn: row.starts_on,
  };
}
