// Handlers of applications for paid features: a member applies, an owner decides, and both get a mail (S-06).
import { type IsoDate, laterOf } from '../../../../lib/calendar/calendar.ts';
import { openFeatures } from '../../../../lib/catalogue/plans.ts';
import type { CheckedRequestOf } from '../../../contract/endpoint.ts';
import type { planEndpoints, WirePlanApplication } from '../../../contract/platform/plans.ts';
import { checkLine } from '../../../mail/check-mail.ts';
import { Refusal } from '../../../refusal.ts';
import type { Call, HandlersOf } from '../../../rest/call.ts';
import { judgeAgain } from '../../../stores/documents/anomaly/judged-vendors.ts';
import { appendAudit } from '../../../stores/documents/people/audit-log.ts';
import { companyById } from '../../../stores/documents/platform/companies.ts';
import {
  addPlanApplication,
  closePlanApplication,
  openPlan,
  type PlanApplication,
  planApplicationsOf,
} from '../../../stores/documents/platform/plan-applications.ts';
import { atomically } from '../../../stores/documents/transaction.ts';
import type { Stores } from '../../shared/stores.ts';
import { mailApplication, mailDecision } from './plan-mails.ts';

type Endpoints = typeof planEndpoints;

export function planHandlers(stores: Stores, publicUrl: string): HandlersOf<Endpoints> {
  return {
    planApplications: async (_request, { companyId }) => ({
      list: (await planApplicationsOf(stores.documents, companyId)).map(wireApplication),
    }),
    applyForPlan: async (request, call) => {
      const application = await apply(stores, request, call);
      await mailApplication(stores, publicUrl, call, application);
      return { application: wireApplication(application) };
    },
    decidePlan: async (request, call) => {
      const application = await decide(stores, request, call);
      await mailDecision(stores, publicUrl, call, application);
      return { application: wireApplication(application) };
    },
  };
}

/** One is open at a time: what two people want of a company is one decision. */
function apply(
  { documents, now }: Stores,
  { feature, reason: given }: CheckedRequestOf<Endpoints['applyForPlan']>,
  { companyId, user }: Call,
): Promise<PlanApplication> {
  const reason = given.trim();
  if (reason === '') throw new Refusal('TEXT_MISSING', 'An application says why.', 'reason');
  checkLine(reason, 'reason');
  return atomically(documents, async (transaction) => {
    const company = await companyById(transaction, companyId);
    // Who tries everything for some days may apply for the days after them.
    const isTrial = company?.chargeType === 'TRIAL';
    if (company && !isTrial && openFeatures(company.chargeType, null, dayOf(now())).includes(feature))
      throw new Refusal('PLAN_INCLUDED', 'The plan of the company includes the feature.', 'feature');
    const known = await planApplicationsOf(transaction, companyId);
    if (known.some((each) => each.feature === feature && each.state === 'OPEN'))
      throw new Refusal('PLAN_APPLICATION_OPEN', 'An application waits for a decision.', 'feature');
    const { userId, name } = user;
    const at = now();
    const made = { feature, reason, applicantId: userId, applicant: name, appliedAt: at.toISOString() };
    const changes = [{ name: 'plan.reason', before: null, after: reason }];
    const actor = { userId, name };
    await appendAudit(
      transaction,
      { companyId, actor, action: 'PLAN_APPLIED', subject: feature, changes },
      at,
    );
    return addPlanApplication(transaction, companyId, made);
  });
}

function decide(
  { documents, now }: Stores,
  { applicationId, isApproved, note: given, startsOn }: CheckedRequestOf<Endpoints['decidePlan']>,
  { companyId, user }: Call,
): Promise<PlanApplication> {
  const note = given.trim();
  checkLine(note, 'note');
  return atomically(documents, async (transaction) => {
    const known = await planApplicationsOf(transaction, companyId);
    const application = known.find((each) => each.applicationId === applicationId);
    if (!application)
      throw new Refusal('UNKNOWN_PLAN_APPLICATION', 'The company has no such application.', 'applicationId');
    if (application.state !== 'OPEN')
      throw new Refusal('CHANGED_MEANWHILE', 'The application was decided on.', 'applicationId');
    const at = now();
    const begins = isApproved ? startOf(startsOn, application, dayOf(at)) : null;
    const decision = {
      state: isApproved ? ('APPROVED' as const) : ('REJECTED' as const),
      ...{ decider: user.name, decidedAt: at.toISOString(), note: note === '' ? null : note },
      startsOn: begins,
    };
    await closePlanApplication(transaction, applicationId, decision);
    const changes = [
      { name: 'plan.state', before: application.state, after: decision.state },
      { name: 'plan.startsOn', before: null, after: begins },
      { name: 'plan.note', before: null, after: decision.note },
    ].filter(({ after }) => after !== null);
    const actor = { userId: user.userId, name: user.name };
    const record = {
      companyId,
      actor,
      action: 'PLAN_DECIDED',
      subject: application.feature,
      changes,
    } as const;
    await appendAudit(transaction, record, at);
    if (begins !== null) {
      await openPlan(transaction, companyId, begins);
      // What there is to judge is looked at soon.
      await judgeAgain(transaction, companyId);
    }
    return { ...application, ...decision };
  });
}

/** Learning counts from this day on, so it is none to come, and none before it was asked for. */
function startOf(asked: IsoDate | undefined, { appliedAt }: PlanApplication, today: IsoDate): IsoDate {
  const appliedOn = appliedAt.slice(0, 10);
  if (asked === undefined) return laterOf(today, appliedOn);
  if (asked < appliedOn || asked > today)
    throw new Refusal(
      'PLAN_START_OUTSIDE',
      'A plan begins on the day of the application or after it, and not after today.',
      'startsOn',
    );
  return asked;
}

function dayOf(at: Date): IsoDate {
  return at.toISOString().slice(0, 10);
}

function wireApplication({ applicantId: _, ...application }: PlanApplication): WirePlanApplication {
  return application;
}
