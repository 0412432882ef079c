// Anomalies over the real contract: the list, causes of Sunflower's own bills, handling, and each bad input.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sumMoney } from '../../../../lib/money/money.ts';
import * as ai from '../../../../upstream/contract/anomaly/ai.ts';
import * as alerts from '../../../../upstream/contract/anomaly/alerts.ts';
import * as handling from '../../../../upstream/contract/anomaly/handling.ts';
import { mlAbnormalAi, mlAbnormalUser } from '../../../../upstream/contract/dashboard/ml-abnormal.ts';
import type { Endpoint, RequestOf } from '../../../../upstream/contract/endpoint.ts';
import type { AnomalyEvent } from '../../../../upstream/stores/documents/anomaly/anomaly-events.ts';
import { anomalyFences } from '../../../../upstream/stores/documents/anomaly/anomaly-fences.ts';
import type { Documents } from '../../../../upstream/stores/documents/database.ts';
import { openDocuments } from '../../../../upstream/stores/documents/open-documents.ts';
import { callerOf } from '../../../support/people/people.ts';
import { setSensitivity } from '../../../support/product/anomaly/set-sensitivity.ts';
import { ask, type Caller, call } from '../../../support/product/rest.ts';
import { addSampleAnomaly, keepAnomalies, sampleEvent } from '../../../support/product/sample-anomaly.ts';
import { startUpstream, type TestUpstream } from '../../../support/product/upstream.ts';

let upstream: TestUpstream;
let documents: Documents;
let owner: Caller;
let kinesis: AnomalyEvent;
/** Of the whole account, greater, and found by AI too. */
const account = sampleEvent({
  product: null,
  startedOn: '2024-06-01',
  lastSeenOn: '2024-06-03',
  endedOn: null,
  days: 3,
  direction: 'DOWN',
  real: '10',
  expected: '1510',
  impact: '-1500',
  percent: '-99.3377',
  level: 'CRITICAL',
  sensitivity: 'H',
});
const gone = sampleEvent({ startedOn: '2024-04-01', withdrawnReason: 'DATA_REMOVED' });

beforeAll(async () => {
  upstream = await startUpstream();
  kinesis = await addSampleAnomaly(upstream.dataDir);
  documents = await openDocuments(upstream.dataDir);
  await keepAnomalies(documents, [account, gone]);
  owner = await callerOf(upstream, 'owner');
  await setSensitivity(owner, 'H');
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

async function ids(request: RequestOf<typeof alerts.detectedList>, caller = owner): Promise<string[]> {
  const { list } = await ask(caller, alerts.detectedList, request);
  return list.map(({ alertId }) => alertId);
}

describe('N-01 the list', () => {
  it('tells the newest first, with amounts that add up, and leaves withdrawn ones out', async () => {
    const { list, totalCount } = await ask(owner, alerts.detectedList, {});
    expect(totalCount).toBe(2);
    expect(list.map(({ alertId, no, level }) => [alertId, no, level])).toEqual([
      [account.eventId, 1, 'critical'],
      [kinesis.eventId, 2, 'minor'],
    ]);
    expect(list[1]).toMatchObject({
      realCost: 10.19,
      forecastCost: 1.73,
      impact: 8.46,
      changeRate: 489.88,
      state: 'OPEN',
      version: 0,
      receiveAlert: true,
    });
    expect(list[1]?.message).toBe(
      'Amazon Kinesis · sunflower · AWS cost $8.46 more than expected since 05/14/2024',
    );
  });

  it('is narrowed by period, level, vendor, type, state and bar', async () => {
    expect(await ids({ startDate: '2024-05-01', endDate: '2024-05-31' })).toEqual([kinesis.eventId]);
    expect(await ids({ level: 'critical' })).toEqual([account.eventId]);
    expect(await ids({ vendor: 'gcp' })).toEqual([]);
    expect(await ids({ detectType: 'user' })).toEqual([]);
    expect(await ids({ states: ['WITHDRAWN'] })).toEqual([gone.eventId]);
    const { items } = await ask(owner, ai.aiChangeTop5, {});
    expect(items.map(({ impact, alertCount }) => [impact, alertCount])).toEqual([
      [-1500, 1],
      [8.46, 1],
    ]);
    expect(await ids({ topKey: items[1]?.topKey })).toEqual([kinesis.eventId]);
  });

  it('is sorted and turned', async () => {
    expect(await ids({ sort: 'oldest' })).toEqual([kinesis.eventId, account.eventId]);
    expect(await ids({ sort: 'impact', itemsPerPage: 1, page: 2 })).toEqual([kinesis.eventId]);
    expect(await ask(owner, alerts.totalAlerts, {})).toEqual({ critical: 1, major: 0, minor: 1 });
  });

  it('leaves out what the sensitivity of the company does not find, unless it is named', async () => {
    await setSensitivity(owner, 'M');
    expect(await ids({})).toEqual([kinesis.eventId]);
    expect(await ids({ alertIds: [account.eventId] })).toEqual([account.eventId]);
    const { items } = await ask(owner, mlAbnormalAi, {});
    expect(items.map(({ alertId }) => alertId)).toEqual([kinesis.eventId]);
    await setSensitivity(owner, 'H');
  });

  it('refuses half a period, one turned round, and what no page is', async () => {
    expect(await refusal(alerts.detectedList, { startDate: '2024-05-01' })).toEqual([
      'BAD_REQUEST',
      'endDate',
    ]);
    const turned = { startDate: '2024-05-02', endDate: '2024-05-01' };
    expect(await refusal(alerts.detectedList, turned)).toEqual(['END_BEFORE_START', 'endDate']);
    expect(await refusal(alerts.detectedList, { itemsPerPage: 201 })).toEqual([
      'BAD_REQUEST',
      'itemsPerPage',
    ]);
  });
});

describe('N-09 causes', () => {
  it('are those of the bills, and add up to the cent', async () => {
    const causes = await ask(owner, ai.aiPossibleCause, { alertId: kinesis.eventId });
    const rows = [...causes.causes, ...(causes.others ? [causes.others] : [])];
    expect(causes.causes).toMatchObject([
      { service: 'Amazon Kinesis', region: 'us-west-2', realCost: 10.19, forecastCost: 1.73, influence: 100 },
    ]);
    expect(sumMoney(rows.map(({ difference }) => difference))).toBe(causes.difference);
    expect(causes.difference).toBe(8.46);
    const { usage, price, mix } = causes.effects;
    expect(sumMoney([usage, price, mix])).toBe(causes.difference);
    expect(causes.topCause).toMatchObject({ usageType: 'Amazon Kinesis Kinesis Streams', share: 100 });
    expect(causes.resources.map(({ item }) => item)).toEqual(['Archive_testing_1', 'Archive_testing_2']);
  });

  it('stand in the list once they were looked for', async () => {
    await ask(owner, ai.aiPossibleCause, { alertId: kinesis.eventId });
    const { list } = await ask(owner, alerts.detectedList, { alertIds: [kinesis.eventId] });
    expect(list[0]?.topCause?.usageType).toBe('Amazon Kinesis Kinesis Streams');
  });

  it('flatten the chart when they are left out', async () => {
    const { days } = await ask(owner, ai.aiModelAnalysis, { alertId: kinesis.eventId });
    expect(days).toHaveLength(11);
    const own = days.filter(({ isDetected }) => isDetected);
    expect(own.map(({ votes }) => votes)).toEqual([2, 2, 2, 2]);
    // A day at the steady rate costs 2.736 in the bills, and 0.432 before.
    expect(own.slice(1).map(({ cost, costWithoutCause }) => cost - (costWithoutCause ?? 0))).toEqual(
      own.slice(1).map(() => expect.closeTo(2.3, 1)),
    );
  });

  it('add up also where the data changed since', async () => {
    const { causes, others, difference } = await ask(owner, ai.aiPossibleCause, { alertId: account.eventId });
    expect(difference).toBe(-1500);
    expect(sumMoney([...causes, ...(others ? [others] : [])].map((row) => row.difference))).toBe(-1500);
  });

  it('refuse an unknown anomaly, and one of another company', async () => {
    for (const endpoint of [ai.aiPossibleCause, ai.aiModelAnalysis, handling.alertHistory]) {
      expect(await refusal(endpoint, { alertId: 'none' })).toEqual(['UNKNOWN_ANOMALY', 'alertId']);
      const elsewhere = { ...owner, companyId: 'workshop' };
      expect(await refusal(endpoint, { alertId: kinesis.eventId }, elsewhere)).toEqual([
        'UNKNOWN_ANOMALY',
        'alertId',
      ]);
    }
  });
});

describe('D-13 the widgets', () => {
  it('tell the anomalies of the list, by sensitivity and band', async () => {
    const byItself = await ask(owner, mlAbnormalAi, {});
    expect(byItself.items.map(({ alertId, level }) => [alertId, level])).toEqual([
      [account.eventId, 'critical'],
      [kinesis.eventId, 'minor'],
    ]);
    const asked = { sensitivity: 'H', minAlert: 5, maxAlert: 1000 } as const;
    const { items } = await ask(owner, mlAbnormalUser, asked);
    expect(items.map(({ alertId, level }) => [alertId, level])).toEqual([
      [account.eventId, 'critical'],
      [kinesis.eventId, 'major'],
    ]);
  });
});

describe('N-02 handling', () => {
  const alertId = () => account.eventId;

  it('keeps flags for each person alone', async () => {
    const viewer = await callerOf(upstream, 'viewer');
    const { alert } = await ask(viewer, handling.flagAlert, {
      alertId: alertId(),
      hide: true,
      starred: true,
    });
    expect(alert).toMatchObject({ hide: true, starred: true, receiveAlert: true });
    expect(await ids({}, viewer)).toEqual([kinesis.eventId]);
    expect(await ids({ isWithHidden: true, starred: true }, viewer)).toEqual([account.eventId]);
    expect(await ids({})).toEqual([account.eventId, kinesis.eventId]);
  });

  it('keeps one state for the company, with who changed it, and refuses a stale version', async () => {
    const seen = await ask(owner, handling.setAlertState, {
      alertId: alertId(),
      version: 0,
      state: 'PLANNED',
      stateFrom: '2024-06-01',
      stateUntil: '2024-06-30',
      reason: ' Migration ',
    });
    expect(seen.alert).toMatchObject({ state: 'PLANNED', stateUntil: '2024-06-30', version: 1 });
    const stale = { alertId: alertId(), version: 0, state: 'RESOLVED' } as const;
    expect(await refusal(handling.setAlertState, stale)).toEqual(['CHANGED_MEANWHILE', 'version']);
    const { people } = await ask(owner, handling.alertHistory, { alertId: alertId() });
    const [person] = people;
    await ask(owner, handling.assignAlert, {
      alertId: alertId(),
      version: 1,
      assigneeId: person?.userId ?? '',
    });
    const { list } = await ask(owner, handling.alertHistory, { alertId: alertId() });
    expect(list).toMatchObject([
      { state: null, assignee: person?.name },
      { state: 'PLANNED', stateFrom: '2024-06-01', reason: 'Migration', assignee: null },
    ]);
  });

  it('refuses days that are missing or past, strangers, and what the data took back', async () => {
    const version = 2;
    const state = (request: Partial<RequestOf<typeof handling.setAlertState>>) =>
      refusal(handling.setAlertState, { alertId: alertId(), version, state: 'OPEN', ...request });
    expect(await state({ state: 'PLANNED', stateUntil: '2024-06-01' })).toEqual([
      'ANOMALY_DATES_MISSING',
      'stateFrom',
    ]);
    expect(await state({ state: 'SNOOZED' })).toEqual(['ANOMALY_DATES_MISSING', 'stateUntil']);
    expect(await state({ state: 'PLANNED', stateFrom: '2024-06-02', stateUntil: '2024-06-01' })).toEqual([
      'END_BEFORE_START',
      'stateUntil',
    ]);
    expect(await state({ state: 'SNOOZED', stateUntil: '2001-01-01' })).toEqual([
      'SNOOZE_PAST',
      'stateUntil',
    ]);
    expect(await state({ reason: 'x'.repeat(255) })).toEqual(['TEXT_TOO_LONG', 'reason']);
    expect(await state({ alertId: gone.eventId, version: 0 })).toEqual(['ANOMALY_WITHDRAWN', 'state']);
    expect(await state({ state: 'WITHDRAWN' as 'OPEN' })).toEqual(['BAD_REQUEST', 'state']);
    expect(
      await refusal(handling.assignAlert, { alertId: alertId(), version, assigneeId: 'nobody' }),
    ).toEqual(['UNKNOWN_MEMBER', 'assigneeId']);
  });

  it('widens the fence of its cost once for a false alarm', async () => {
    const falseAlarm = { alertId: kinesis.eventId, state: 'FALSE' } as const;
    await ask(owner, handling.setAlertState, { ...falseAlarm, version: 0, reason: 'A test' });
    await ask(owner, handling.setAlertState, { ...falseAlarm, version: 1 });
    const fences = await anomalyFences(documents, 'sunflower');
    expect(fences).toMatchObject([{ kind: 'USAGE', factor: 1.25, eventId: kinesis.eventId, why: 'A test' }]);
  });
});

describe('S-06 without a plan', () => {
  beforeAll(async () => {
    await documents
      .updateTable('companies')
      .set({ charge_type: 'STANDARD' })
      .where('company_id', '=', 'sunflower')
      .execute();
  });

  it('nothing that AI found is told', async () => {
    expect(await ids({})).toEqual([]);
    expect((await ask(owner, ai.aiChangeTop5, {})).items).toEqual([]);
    expect((await ask(owner, mlAbnormalAi, {})).items).toEqual([]);
    expect(await refusal(ai.aiPossibleCause, { alertId: kinesis.eventId })).toEqual([
      'NEEDS_PLAN',
      undefined,
    ]);
    expect(await refusal(ai.aiModelAnalysis, { alertId: kinesis.eventId })).toEqual([
      'NEEDS_PLAN',
      undefined,
    ]);
    expect((await ask(owner, ai.aiSettings, {})).state).toBe('notPaid');
  });
});
