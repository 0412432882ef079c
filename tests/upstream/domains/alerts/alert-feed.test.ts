// The feed of alerts: one source of anomalies, rules, budgets and loads, read by right, and seen by each person alone.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flagAlert, setAlertState } from '../../../../upstream/contract/anomaly/handling.ts';
import { budgetEndpoints } from '../../../../upstream/contract/budgets/budgets.ts';
import type { RequestOf } from '../../../../upstream/contract/endpoint.ts';
import { reminderEndpoints } from '../../../../upstream/contract/optimization/shared/reminders.ts';
import { alertFeed, seeAlerts } from '../../../../upstream/contract/platform/alerts.ts';
import { checkedState } from '../../../../upstream/stores/documents/alerts/standing-alerts.ts';
import type { AnomalyEvent } from '../../../../upstream/stores/documents/anomaly/anomaly-events.ts';
import type { Documents } from '../../../../upstream/stores/documents/database.ts';
import { addRun } from '../../../../upstream/stores/documents/loads/load-runs.ts';
import { openDocuments } from '../../../../upstream/stores/documents/open-documents.ts';
import { callerOf } from '../../../support/people/people.ts';
import { ask, type Caller } from '../../../support/product/rest.ts';
import { addSampleAnomaly, keepAnomalies, sampleEvent } from '../../../support/product/sample-anomaly.ts';
import { startUpstream, type TestUpstream } from '../../../support/product/upstream.ts';

let upstream: TestUpstream;
let documents: Documents;
let owner: Caller;
let viewer: Caller;
let kinesis: AnomalyEvent;

const LATE = { startedOn: '2024-06-27', lastSeenOn: '2024-06-29', endedOn: null, days: 3 };
const ofGoogle = sampleEvent({
  ...LATE,
  vendor: 'gcp',
  level: 'CRITICAL',
  account: { key: 'p-1', name: 'lab' },
});
/** Found by the highest sensitivity alone, which the company did not choose. */
const fine = sampleEvent({ ...LATE, product: null, sensitivity: 'H', level: 'CRITICAL' });
/** Over for longer than alerts stand. */
const long = sampleEvent({ startedOn: '2024-05-01', lastSeenOn: '2024-05-20' });

async function runOf(runId: string, state: string, source: string, minutesAgo: number): Promise<void> {
  const at = new Date(Date.now() - minutesAgo * 60_000).toISOString();
  await addRun(documents, {
    ...{ run_id: runId, company_id: 'sunflower', origin: 'command', started_by: null, source, state },
    ...{ started_at: at, seen_at: at, ended_at: at, progress: null, load_id: null, file_count: null },
    ...{ rows_loaded: null, rows_rejected: null, months_shrunk: null, fault: null, report: null },
  });
}

beforeAll(async () => {
  upstream = await startUpstream();
  kinesis = await addSampleAnomaly(upstream.dataDir, LATE);
  documents = await openDocuments(upstream.dataDir);
  await keepAnomalies(documents, [ofGoogle, fine, long]);
  await runOf('mended', 'failed', 'june.csv', 90);
  await runOf('done', 'loaded', 'june.csv', 60);
  await runOf('broken', 'refused', 'july.csv', 30);
  [owner, viewer] = await Promise.all([callerOf(upstream, 'owner'), callerOf(upstream, 'viewer')]);
});

afterAll(async () => {
  await documents?.destroy();
  await upstream?.close();
});

const feed = (caller: Caller, request: RequestOf<typeof alertFeed> = {}) => ask(caller, alertFeed, request);
const kinds = async (caller: Caller, request: RequestOf<typeof alertFeed> = {}) =>
  (await feed(caller, request)).list.map(({ kind, level }) => `${level} ${kind}`);

describe('the feed', () => {
  it('tells everything that stands, the gravest first, with the days it was judged on and where it leads', async () => {
    const { list, totalCount, unseenCount } = await feed(owner);
    expect([totalCount, unseenCount]).toEqual([list.length, list.length]);
    expect(await kinds(owner)).toEqual([
      ...[
        'CRITICAL BUDGET_REACHED',
        'CRITICAL BUDGET_REACHED',
        'CRITICAL BUDGET_REACHED',
        'CRITICAL ANOMALY',
      ],
      ...['MAJOR LOAD_FAILED', 'MINOR ANOMALY'],
    ]);
    expect(list.at(-1)).toMatchObject({
      vendor: 'aws',
      message: 'Amazon Kinesis · sunflower · AWS cost $8.46 more than expected since 06/27/2024',
      since: '2024-06-30T00:00:00.000Z',
      startDate: '2024-06-27',
      endDate: '2024-06-29',
      path: `/dashboard/anomaly-detail?id=${Buffer.from(`Anomaly:${kinesis.eventId}`).toString('base64url')}`,
    });
    expect(list.find(({ message }) => message.includes('Pool: QA'))).toMatchObject({
      message: 'Budget Pool: QA 06/2024: 627.4% is spent ($439.15 of $70.00)',
      startDate: '2024-06-01',
      endDate: '2024-06-29',
      path: '/budgets?year=2024',
    });
  });

  it('tells a load that failed until the same source was loaded', async () => {
    const loads = (await feed(owner)).list.filter(({ kind }) => kind === 'LOAD_FAILED');
    expect(loads.map(({ message, startDate }) => [message, startDate])).toEqual([
      ['A load was refused: july.csv', null],
    ]);
  });

  it('speaks the language of the reader', async () => {
    const korean = await ask(owner, alertFeed, {}, { headers: { 'accept-language': 'ko' } });
    const messages = korean.list.map(({ message }) => message);
    expect(messages).toContain('2024/06 예산 Pool: QA: 627.4% 사용($70.00 중 $439.15)');
    expect(messages).toContain('로드가 거부되었습니다: july.csv');
  });

  it('is narrowed to vendors and an account', async () => {
    const ofAws = await feed(owner, { selectedVendors: ['aws'] });
    expect(ofAws.list.map(({ vendor }) => vendor).filter((vendor) => vendor !== null)).toEqual(['aws']);
    expect(ofAws.totalCount).toBe(5);
    expect(await kinds(owner, { selectedAccount: 'p-1' })).toEqual(['CRITICAL ANOMALY']);
  });
});

describe('who reads what', () => {
  it('nobody reads what his menus do not open', async () => {
    expect(await kinds(viewer)).not.toContain('MAJOR LOAD_FAILED');
    expect(await kinds(viewer)).toContain('MINOR ANOMALY');
    expect(await kinds(await callerOf(upstream, 'noMenu'))).toEqual([]);
  });

  it('a vendor that the company may not see is told of no more', async () => {
    const authorise = { company_id: 'sunflower', vendor: 'aws' };
    await documents.insertInto('authorised_vendors').values(authorise).execute();
    expect((await feed(owner)).list.map(({ vendor }) => vendor)).not.toContain('gcp');
    await documents.deleteFrom('authorised_vendors').execute();
    expect((await feed(owner)).list.map(({ vendor }) => vendor)).toContain('gcp');
  });

  it('without the plan what AI found is not told', async () => {
    const plan = (type: string) =>
      documents
        .updateTable('companies')
        .set({ charge_type: type })
        .where('company_id', '=', 'sunflower')
        .execute();
    await plan('STANDARD');
    expect(await kinds(owner)).not.toContain('MINOR ANOMALY');
    await plan('PREMIUM');
    expect(await kinds(owner)).toContain('MINOR ANOMALY');
  });
});

describe('what was seen', () => {
  it('is of one person, and new again when it is graver', async () => {
    const keyOf = async (caller: Caller) =>
      (await feed(caller)).list.find(({ level, kind }) => level !== 'CRITICAL' && kind === 'ANOMALY');
    const { alertId = '' } = (await keyOf(owner)) ?? {};
    await ask(owner, seeAlerts, { alertIds: [alertId, 'of no alert'] });
    await ask(owner, seeAlerts, { alertIds: [alertId] });
    expect((await keyOf(owner))?.isSeen).toBe(true);
    expect((await feed(owner)).unseenCount).toBe((await feed(owner)).totalCount - 1);
    expect((await keyOf(viewer))?.isSeen).toBe(false);
    await keepAnomalies(documents, [{ ...kinesis, level: 'MAJOR' }]);
    expect(await keyOf(owner)).toMatchObject({ alertId, level: 'MAJOR', isSeen: false });
  });

  it('what does not stand is passed over, and nothing is kept of it', async () => {
    await ask(viewer, seeAlerts, { alertIds: ['none'] });
    const rows = await documents
      .selectFrom('alert_views')
      .selectAll()
      .where('user_id', '=', viewer.userId)
      .execute();
    expect(rows).toEqual([]);
  });
});

describe('what ends an alert', () => {
  const ofGcp = async (caller: Caller) => (await feed(caller)).list.some(({ vendor }) => vendor === 'gcp');

  it('the mark of a person ends it for that person, a decision for all', async () => {
    await ask(owner, flagAlert, { alertId: ofGoogle.eventId, receiveAlert: false });
    expect([await ofGcp(owner), await ofGcp(viewer)]).toEqual([false, true]);
    await ask(owner, flagAlert, { alertId: ofGoogle.eventId, receiveAlert: true, hide: true });
    expect(await ofGcp(owner)).toBe(false);
    await ask(owner, flagAlert, { alertId: ofGoogle.eventId, hide: false });
    const change = { alertId: ofGoogle.eventId, version: 0, reason: '', stateFrom: null, stateUntil: null };
    await ask(owner, setAlertState, { ...change, state: 'RESOLVED' });
    expect([await ofGcp(owner), await ofGcp(viewer)]).toEqual([false, false]);
  });

  it('a budget that is raised is told of no more, and one that stays keeps the time since when', async () => {
    const budgets = async () =>
      (await feed(owner)).list
        .filter(({ kind }) => kind === 'BUDGET_REACHED')
        .map(({ message, since }) => [message.slice(0, 15), since] as const);
    const before = await budgets();
    const request = { startMonth: '2024-06-01', months: 1, isAmortizedCost: false };
    const { version, rows } = await ask(owner, budgetEndpoints.budgetList, request);
    const cells = rows.filter(({ name, months }) => name === 'Pool: QA' && months[0]?.set);
    const set = cells.map(({ name: _, months: __, ...scope }) => ({
      ...{ ...scope, month: '2024-06-01', amount: '5000', currency: 'USD' },
    }));
    await ask(owner, budgetEndpoints.budgetSave, { version, set, removed: [] });
    const after = await budgets();
    expect(after).toHaveLength(before.length - 1);
    expect(before).toEqual(expect.arrayContaining(after));
  });

  it('a threshold that people set is told of from its save on', async () => {
    const request = { startMonth: '2024-06-01', months: 1, isAmortizedCost: false };
    const { rows } = await ask(owner, budgetEndpoints.budgetList, request);
    const below = ({ rate }: { rate: number | null }) => rate !== null && rate > 1 && rate < 100;
    const row = rows.find(({ months: [month] }) => month?.set && below(month));
    expect(await kinds(owner)).not.toContain('MINOR BUDGET_REACHED');
    const { name: _, months: __, ...scope } = row as NonNullable<typeof row>;
    const rule = {
      ...scope,
      ...{ actualPercents: [1], expectedPercents: [], recipientList: ['demo@skyledger.example'], version: 0 },
    };
    await ask(owner, budgetEndpoints.budgetSaveAlert, rule);
    expect(await kinds(owner)).toContain('MINOR BUDGET_REACHED');
  });
});

describe('commitments', () => {
  it('one that stands idle is told of, to those who may see its menu', async () => {
    const [workshop, hidden] = await Promise.all(
      (['owner', 'noMenu'] as const).map((person) => callerOf(upstream, person, 'workshop')),
    );
    const idle = (caller: Caller) =>
      feed(caller).then(({ list }) => list.filter(({ kind }) => kind === 'COMMITMENT_IDLE'));
    expect(await idle(workshop as Caller)).toMatchObject([
      {
        level: 'MAJOR',
        vendor: 'aws',
        message: 'Reservation 3a2944f2-fbdc-4f9a-86f7-4b83dc6e058a was not used ($10.08 paid for nothing)',
        startDate: '2018-11-23',
        endDate: '2018-11-29',
        path: '/reservations/utilization?from=201811&to=201811&agreement=3a2944f2-fbdc-4f9a-86f7-4b83dc6e058a',
      },
    ]);
    expect(await idle(hidden as Caller)).toEqual([]);
  });

  it('are judged again when the percentage that people set, or the vendors of the company, change', async () => {
    const workshop = await callerOf(upstream, 'owner', 'workshop');
    const told = async () =>
      (await feed(workshop)).list.map(({ kind }) => kind).filter((kind) => kind.startsWith('COMMITMENT'));
    const save = async (lowPercent: number) => {
      const { people: _, ...rule } = await ask(workshop, reminderEndpoints.reservedReminders, {});
      await ask(workshop, reminderEndpoints.saveReservedReminders, { ...rule, lowPercent });
    };
    expect(await told()).toContain('COMMITMENT_IDLE');
    const judged = await checkedState(documents, 'workshop');
    await save(98);
    await told();
    expect(await checkedState(documents, 'workshop')).not.toBe(judged);
    const authorise = { company_id: 'workshop', vendor: 'gcp' };
    await documents.insertInto('authorised_vendors').values(authorise).execute();
    await save(99);
    expect(await told()).toEqual([]);
    await documents.deleteFrom('authorised_vendors').execute();
    expect(await told()).toContain('COMMITMENT_IDLE');
  });
});
