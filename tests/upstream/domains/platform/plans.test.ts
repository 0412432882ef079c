// The way to a paid feature: a member applies, an owner decides, both are told, and learning counts from the first day (S-06).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../../../upstream/contract/administration/administration.ts';
import { aiSettings } from '../../../../upstream/contract/anomaly/ai.ts';
import type { Endpoint, RequestOf } from '../../../../upstream/contract/endpoint.ts';
import { applyForPlan, decidePlan, planApplications } from '../../../../upstream/contract/platform/plans.ts';
import type { Documents } from '../../../../upstream/stores/documents/database.ts';
import { mailsOf } from '../../../../upstream/stores/documents/mails/mails.ts';
import { openDocuments } from '../../../../upstream/stores/documents/open-documents.ts';
import { callerOf } from '../../../support/people/people.ts';
import { ask, type Caller, call } from '../../../support/product/rest.ts';
import { startUpstream, type TestUpstream } from '../../../support/product/upstream.ts';

let upstream: TestUpstream;
let documents: Documents;
let owner: Caller;
let viewer: Caller;
/** Of the calendar, by which a plan goes. */
const dayAfter = (days: number) =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

beforeAll(async () => {
  upstream = await startUpstream();
  documents = await openDocuments(upstream.dataDir);
  await documents
    .updateTable('companies')
    .set({ charge_type: 'STANDARD', plan_applied_on: null })
    .where('company_id', '=', 'sunflower')
    .execute();
  [owner, viewer] = await Promise.all([callerOf(upstream, 'owner'), callerOf(upstream, 'viewer')]);
});

afterAll(async () => {
  await documents?.destroy();
  await upstream?.close();
});

async function refusal<E extends Endpoint>(endpoint: E, request: RequestOf<E>, caller = owner) {
  const { body } = await call(caller, endpoint, request as Record<string, unknown>);
  const { error } = body as { error?: { code: string; field?: string } };
  return [error?.code, error?.field];
}

const apply = (reason: string, caller = viewer) =>
  ask(caller, applyForPlan, { feature: 'AI_ANOMALY', reason }).then(({ application }) => application);
const stateOfAi = async () => (await ask(owner, aiSettings, {})).state;
const newest = async () => (await ask(viewer, planApplications, {})).list[0];

async function mails(kind: string): Promise<string[]> {
  const { mails: kept } = await mailsOf(documents, 'sunflower', {
    of: null,
    mailIds: null,
    limit: 50,
    skip: 0,
  });
  return kept.flatMap((mail) => (mail.kind === kind ? [`${mail.recipients.join()}: ${mail.subject}`] : []));
}

describe('S-06 an application for the plan', () => {
  it('needs a reason of one line', async () => {
    const wrong = (reason: string) => refusal(applyForPlan, { feature: 'AI_ANOMALY', reason }, viewer);
    expect(await wrong('  ')).toEqual(['TEXT_MISSING', 'reason']);
    expect(await wrong('x'.repeat(255))).toEqual(['TEXT_TOO_LONG', 'reason']);
    expect(await wrong('a\u0007b')).toEqual(['CONTROL_CHARACTERS', 'reason']);
    expect(await newest()).toBeUndefined();
  });

  it('is told to the owners, waits, and is one at a time', async () => {
    expect(await stateOfAi()).toBe('notPaid');
    await apply(' our bills grew by a third ');
    expect(await newest()).toMatchObject({
      feature: 'AI_ANOMALY',
      reason: 'our bills grew by a third',
      state: 'OPEN',
      decider: null,
      startsOn: null,
    });
    const told = await mails('PLAN_APPLICATION');
    expect(told).toContain('demo@skyledger.example: Vera Viewer applies for a paid feature');
    expect(told.join()).not.toContain('viewer@');
    expect(await refusal(applyForPlan, { feature: 'AI_ANOMALY', reason: 'me too' })).toEqual([
      'PLAN_APPLICATION_OPEN',
      'feature',
    ]);
    expect(await stateOfAi()).toBe('notPaid');
  });

  it('is decided by owners alone, and of this company', async () => {
    const { applicationId = '' } = (await newest()) ?? {};
    const request = { applicationId, isApproved: true, note: '' };
    expect((await refusal(decidePlan, request, viewer))[0]).toBe('FORBIDDEN');
    const elsewhere = await callerOf(upstream, 'owner', 'workshop');
    expect((await refusal(decidePlan, request, elsewhere))[0]).toBe('UNKNOWN_PLAN_APPLICATION');
    expect((await newest())?.state).toBe('OPEN');
  });

  it('rejected: who applied is told why, nothing opens, and one may apply again', async () => {
    const { applicationId = '' } = (await newest()) ?? {};
    await ask(owner, decidePlan, { applicationId, isApproved: false, note: 'next quarter' });
    expect(await newest()).toMatchObject({ state: 'REJECTED', note: 'next quarter', startsOn: null });
    expect(await mails('PLAN_DECISION')).toEqual(['viewer@skyledger.example: Your application was rejected']);
    expect(await stateOfAi()).toBe('notPaid');
    expect(await refusal(decidePlan, { applicationId, isApproved: true, note: '' })).toEqual([
      'CHANGED_MEANWHILE',
      'applicationId',
    ]);
  });

  it('approved from a day on: the plan opens, learning counts from that day, and all is on record', async () => {
    const { applicationId } = await apply('again');
    const decision = { applicationId, isApproved: true, note: '' };
    expect(await refusal(decidePlan, { ...decision, startsOn: '2001-01-01' })).toEqual([
      'PLAN_START_OUTSIDE',
      'startsOn',
    ]);
    expect(await refusal(decidePlan, { ...decision, startsOn: dayAfter(1) })).toEqual([
      'PLAN_START_OUTSIDE',
      'startsOn',
    ]);
    const today = dayAfter(0);
    await ask(owner, decidePlan, { ...decision, startsOn: today });
    expect(await newest()).toMatchObject({ state: 'APPROVED', startsOn: today, note: null });
    expect(await stateOfAi()).toBe('learningPatterns');
    const { chargeType, planAppliedOn } = await documents
      .selectFrom('companies')
      .select(['charge_type as chargeType', 'plan_applied_on as planAppliedOn'])
      .where('company_id', '=', 'sunflower')
      .executeTakeFirstOrThrow();
    expect([chargeType, planAppliedOn]).toEqual(['PREMIUM', today]);
    expect(await mails('PLAN_DECISION')).toHaveLength(2);
    expect(await refusal(applyForPlan, { feature: 'AI_ANOMALY', reason: 'more' })).toEqual([
      'PLAN_INCLUDED',
      'feature',
    ]);
    const { list } = await ask(owner, auditLog, {
      ...{ page: 1, itemsPerPage: 30, search: null, startDate: null, endDate: null },
      actions: ['PLAN_APPLIED', 'PLAN_DECIDED'],
    });
    expect(list.map(({ action }) => action)).toEqual([
      ...['PLAN_DECIDED', 'PLAN_APPLIED', 'PLAN_DECIDED', 'PLAN_APPLIED'],
    ]);
    expect(list[0]?.changes).toEqual([
      { name: 'plan.state', before: 'OPEN', after: 'APPROVED' },
      { name: 'plan.startsOn', before: null, after: today },
    ]);
  });
});
