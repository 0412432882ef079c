// An anomaly as it is kept after a run, for tests that look at what people see of it and do with it.
import { addDays } from '../../../lib/calendar/calendar.ts';
import type { AnomalyDay } from '../../../lib/catalogue/anomaly.ts';
import { type AnomalyEvent, eventIdOf } from '../../../upstream/stores/documents/anomaly/anomaly-events.ts';
import { saveJudgedVendor } from '../../../upstream/stores/documents/anomaly/judged-vendors.ts';
import { saveAnomalies } from '../../../upstream/stores/documents/anomaly/save-anomalies.ts';
import type { Documents } from '../../../upstream/stores/documents/database.ts';
import { openDocuments } from '../../../upstream/stores/documents/open-documents.ts';

const AT = '2024-06-30T00:00:00.000Z';

/** Kinesis of Sunflower's account from 14 May on, as the demo's bills have it. */
export function sampleEvent(changed: Partial<AnomalyEvent> = {}): AnomalyEvent {
  const event: AnomalyEvent = {
    eventId: '',
    companyId: 'sunflower',
    vendor: 'aws',
    account: { key: '210000000011', name: 'sunflower' },
    product: { key: 'Amazon Kinesis', name: 'Amazon Kinesis' },
    region: null,
    kind: 'USAGE',
    unit: 'DAY',
    direction: 'UP',
    detectType: 'AI',
    ruleId: null,
    startedOn: '2024-05-14',
    lastSeenOn: '2024-05-17',
    endedOn: '2024-05-20',
    days: 4,
    real: '10.1931394396',
    expected: '1.728',
    impact: '8.4651394396',
    percent: '489.880754',
    currency: 'USD',
    rateDate: null,
    peakDay: '2024-05-15',
    level: 'MINOR',
    sensitivity: 'M',
    topCause: null,
    detectedAt: AT,
    judgedAt: AT,
    judgedThrough: '2024-06-29',
    dataVersion: 1,
    withdrawnReason: null,
    ...changed,
  };
  return { ...event, eventId: changed.eventId ?? eventIdOf(event) };
}

/** Its days, and so many before them. */
export function sampleDays({ startedOn, days, real, expected }: AnomalyEvent, before = 7): AnomalyDay[] {
  return Array.from({ length: before + days }, (_, place) => {
    const isOwn = place >= before;
    const forecast = Number(expected) / days;
    const models = (['ARIMA', 'ETS', 'PCR'] as const).map((model) => ({
      model,
      forecast,
      lower: forecast / 2,
      upper: forecast * 2,
      isOutside: isOwn && model !== 'PCR',
    }));
    return {
      day: addDays(startedOn, place - before),
      real: String(isOwn ? Number(real) / days : forecast),
      expected: String(forecast),
      models,
      isAlarm: isOwn,
    };
  });
}

export async function keepAnomalies(documents: Documents, events: readonly AnomalyEvent[]): Promise<void> {
  await saveAnomalies(
    documents,
    events.map((event) => ({ event, days: sampleDays(event) })),
    [],
    new Date(AT),
  );
  for (const { companyId, vendor, judgedThrough } of events)
    await saveJudgedVendor(documents, companyId, {
      vendor,
      judgedFrom: '2024-02-08',
      judgedThrough,
      judgedAt: AT,
      dataVersion: 1,
      series: 28,
      milliseconds: 40,
    });
}

/** Keeps one in the documents of a started upstream; with a plan that shows what AI found. */
export async function addSampleAnomaly(
  dataDir: string,
  changed: Partial<AnomalyEvent> = {},
): Promise<AnomalyEvent> {
  const documents = await openDocuments(dataDir);
  const event = sampleEvent(changed);
  await keepAnomalies(documents, [event]);
  await documents
    .updateTable('companies')
    .set({ charge_type: 'PREMIUM' })
    .where('company_id', '=', event.companyId)
    .execute();
  await documents.destroy();
  return event;
}
