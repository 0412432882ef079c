// Anomalies, their days, fences and the turns of those who judge, on both engines (N-01).
import { beforeAll, expect, it } from 'vitest';
import {
  type AnomalyEvent,
  anomalyEvent,
  anomalyEvents,
  eventIdOf,
} from '../../../../upstream/stores/documents/anomaly/anomaly-events.ts';
import {
  anomalyFences,
  saveAnomalyFence,
} from '../../../../upstream/stores/documents/anomaly/anomaly-fences.ts';
import {
  claimAnomalyTurn,
  companiesToJudge,
  endAnomalyTurn,
  judgeAgain,
  judgedVendors,
  saveJudgedVendor,
} from '../../../../upstream/stores/documents/anomaly/judged-vendors.ts';
import {
  anomalyDays,
  saveAnomalies,
  saveTopCause,
} from '../../../../upstream/stores/documents/anomaly/save-anomalies.ts';
import type { Documents } from '../../../../upstream/stores/documents/database.ts';
import { addCompany, describeOnEngines } from './engines.ts';

const AT = new Date('2026-03-01T06:00:00.000Z');
const NEXT = new Date('2026-03-02T06:00:00.000Z');

describeOnEngines('anomalies', (engine) => {
  let documents: Documents;
  beforeAll(async () => {
    ({ documents } = await engine.newStore());
    await addCompany(documents);
  });

  function event(change: Partial<AnomalyEvent> = {}): AnomalyEvent {
    const made: Omit<AnomalyEvent, 'eventId'> = {
      companyId: 'acme',
      vendor: 'aws',
      account: { key: '1', name: 'shop' },
      product: { key: 'Amazon EC2', name: 'Amazon EC2' },
      region: null,
      kind: 'USAGE',
      unit: 'DAY',
      direction: 'UP',
      detectType: 'AI',
      ruleId: null,
      startedOn: '2026-02-20',
      lastSeenOn: '2026-02-24',
      endedOn: null,
      days: 5,
      real: '500.000000000000000001',
      expected: '88.5',
      impact: '411.500000000000000001',
      percent: '464.97',
      currency: 'USD',
      rateDate: null,
      peakDay: '2026-02-22',
      level: 'MAJOR',
      sensitivity: 'M',
      topCause: null,
      detectedAt: AT.toISOString(),
      judgedAt: AT.toISOString(),
      judgedThrough: '2026-02-28',
      dataVersion: 3,
      withdrawnReason: null,
      ...change,
    };
    return { ...made, eventId: eventIdOf(made) };
  }

  const day = { day: '2026-02-20', real: '100.1', expected: '17.7', models: [], isAlarm: true };

  it('are the same one when found again, with the time at which they were found first', async () => {
    const first = event();
    await saveAnomalies(documents, [{ event: first, days: [day] }], [], AT);
    await saveTopCause(documents, first.eventId, { product: 'Amazon EC2' });
    const again = event({ lastSeenOn: '2026-02-25', days: 6, detectedAt: NEXT.toISOString() });
    expect(again.eventId).toBe(first.eventId);
    await saveAnomalies(documents, [{ event: again, days: [day, day] }], [], NEXT);
    expect(await anomalyEvent(documents, 'acme', first.eventId)).toEqual({
      ...again,
      detectedAt: AT.toISOString(),
    });
    expect(await anomalyDays(documents, first.eventId)).toEqual([day, day]);
    expect(await anomalyEvent(documents, 'other', first.eventId)).toBeNull();
  });

  it('are told apart by what they are of', () => {
    const ids = [
      event(),
      event({ vendor: 'gcp' }),
      event({ account: null }),
      event({ region: { key: '', name: '' } }),
      event({ kind: 'RATE' }),
      event({ direction: 'DOWN' }),
      event({ ruleId: '7' }),
      event({ startedOn: '2026-02-21' }),
    ].map(({ eventId }) => eventId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('are asked for by days, vendor, level and how they were found, the newest first', async () => {
    const older = event({ startedOn: '2026-01-05', lastSeenOn: '2026-01-05', level: 'CRITICAL' });
    const ofRule = event({
      startedOn: '2026-01-20',
      lastSeenOn: '2026-01-20',
      detectType: 'RULE',
      ruleId: '1',
    });
    const ofOther = event({ startedOn: '2026-01-10', lastSeenOn: '2026-01-12', vendor: 'gcp' });
    await saveAnomalies(
      documents,
      [older, ofRule, ofOther].map((each) => ({ event: each, days: [] })),
      [],
      AT,
    );
    const range = { start: '2026-01-01', end: '2026-01-31' };
    const started = async (question: Parameters<typeof anomalyEvents>[2]) =>
      (await anomalyEvents(documents, 'acme', { range, ...question })).map(({ startedOn }) => startedOn);
    expect(await started({})).toEqual(['2026-01-20', '2026-01-10', '2026-01-05']);
    expect(await started({ range: { start: '2026-01-12', end: '2026-01-19' } })).toEqual(['2026-01-10']);
    expect(await started({ vendors: ['gcp'] })).toEqual(['2026-01-10']);
    expect(await started({ levels: ['CRITICAL'] })).toEqual(['2026-01-05']);
    expect(await started({ detectTypes: ['RULE'] })).toEqual(['2026-01-20']);
  });

  it('are withdrawn with the reason, and come back when their evidence does', async () => {
    const gone = event({ startedOn: '2025-12-01', lastSeenOn: '2025-12-03' });
    await saveAnomalies(documents, [{ event: gone, days: [] }], [], AT);
    await saveAnomalies(documents, [], [{ eventId: gone.eventId, reason: 'DATA_REMOVED' }], NEXT);
    await saveAnomalies(documents, [], [{ eventId: gone.eventId, reason: 'DATA_CHANGED' }], NEXT);
    const range = { start: '2025-12-01', end: '2025-12-31' };
    expect(await anomalyEvents(documents, 'acme', { range })).toEqual([]);
    const withdrawn = await anomalyEvents(documents, 'acme', { range, isWithWithdrawn: true });
    expect(withdrawn.map(({ withdrawnReason }) => withdrawnReason)).toEqual(['DATA_REMOVED']);
    await saveAnomalies(documents, [{ event: gone, days: [] }], [], NEXT);
    expect(await anomalyEvents(documents, 'acme', { range })).toHaveLength(1);
  });

  it('give a company to one program at a time, until it gives it back or is overdue', async () => {
    const until = new Date(AT.getTime() + 60_000);
    expect(await claimAnomalyTurn(documents, 'acme', 'one', { now: AT, until })).toBe(true);
    expect(await claimAnomalyTurn(documents, 'acme', 'two', { now: AT, until })).toBe(false);
    expect(await claimAnomalyTurn(documents, 'acme', 'two', { now: NEXT, until: NEXT })).toBe(true);
    await endAnomalyTurn(documents, 'acme', 'one', 'lost');
    expect((await companiesToJudge(documents))[0]?.judged).toBeNull();
    await endAnomalyTurn(documents, 'acme', 'two', 'judged');
    expect((await companiesToJudge(documents))[0]).toMatchObject({ companyId: 'acme', judged: 'judged' });
    await judgeAgain(documents, 'acme');
    await judgeAgain(documents, 'acme');
    expect((await companiesToJudge(documents))[0]?.asked).toBe(2);
  });

  it('keep how far each vendor was judged, and the fence of each series', async () => {
    const judged = {
      vendor: 'aws',
      judgedFrom: '2026-01-01',
      judgedThrough: '2026-02-28',
      judgedAt: AT.toISOString(),
      dataVersion: 3,
      series: 12,
      milliseconds: 40,
    } as const;
    await saveJudgedVendor(documents, 'acme', judged);
    await saveJudgedVendor(documents, 'acme', { ...judged, series: 13 });
    expect(await judgedVendors(documents, 'acme')).toEqual([{ ...judged, series: 13 }]);
    const fence = { seriesKey: 'a', kind: 'USAGE', factor: 1.25, since: '2026-02-01' } as const;
    const whole = { ...fence, until: null, eventId: null, why: 'expected' };
    await saveAnomalyFence(documents, 'acme', { ...whole, factor: 1 });
    await saveAnomalyFence(documents, 'acme', whole);
    expect(await anomalyFences(documents, 'acme')).toEqual([whole]);
  });
});
