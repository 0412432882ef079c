// N-01, N-06: the real companies judged as the product does it, out of their billing files.
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDecimals, lessDecimal } from '../../../../../lib/money/money.ts';
import { AnomalyWatch } from '../../../../../upstream/domains/anomaly/judging/anomaly-watch.ts';
import type { Stores } from '../../../../../upstream/domains/shared/stores.ts';
import {
  type AnomalyEvent,
  anomalyEvents,
} from '../../../../../upstream/stores/documents/anomaly/anomaly-events.ts';
import {
  judgeAgain,
  judgedVendors,
} from '../../../../../upstream/stores/documents/anomaly/judged-vendors.ts';
import { anomalyDays } from '../../../../../upstream/stores/documents/anomaly/save-anomalies.ts';
import { type FactsBench, openDemoBench } from '../../../../support/product/focus-files.ts';

const logger = pino({ level: 'silent' });
let bench: FactsBench;
let watch: AnomalyWatch;
let events: AnomalyEvent[];

beforeAll(async () => {
  bench = await openDemoBench();
  await bench.documents
    .updateTable('companies')
    .set({ charge_type: 'PREMIUM' })
    .where('company_id', '=', 'sunflower')
    .execute();
  const stores = {
    ...{ documents: bench.documents, facts: bench.facts, demoToday: 'auto', environment: 'LOCAL' },
    now: () => new Date('2024-07-01T06:00:00Z'),
  } as Stores;
  watch = new AnomalyWatch({ stores, logger });
  await watch.judgeAll();
  events = await anomalyEvents(bench.documents, 'sunflower');
});
afterAll(async () => {
  await watch.close();
  await bench.close();
});

const found = (product: string, day: string) =>
  events.filter(
    (event) =>
      event.product?.key === product &&
      event.startedOn <= day &&
      event.lastSeenOn >= day &&
      event.direction === 'UP' &&
      event.sensitivity !== 'H',
  );

describe('Sunflower', () => {
  it('has its six real events found, the step of Kubernetes once', () => {
    expect(found('Amazon Elastic Container Service for Kubernetes', '2024-05-05')).toHaveLength(1);
    expect(found('Amazon Kinesis', '2024-05-14')).toHaveLength(1);
    expect(found('Amazon Elastic Compute Cloud', '2024-06-22').length).toBeGreaterThan(0);
    expect(found('Amazon Simple Storage Service', '2024-04-02')).toHaveLength(1);
    expect(found('BigQuery', '2024-05-02')).toHaveLength(1);
  });

  it('has nothing told of promotions, nor of usage that a plan covers', () => {
    // As the portal shows them: at medium sensitivity.
    const ofUsage = events.filter(
      ({ kind, sensitivity }) => ['USAGE', 'NEW', 'GONE'].includes(kind) && sensitivity !== 'H',
    );
    const isNear = ({ startedOn }: AnomalyEvent, days: string[]) => days.includes(startedOn);
    const edges = [
      '2024-05-06',
      '2024-05-07',
      '2024-05-13',
      '2024-05-14',
      '2024-06-06',
      '2024-06-07',
      '2024-06-13',
    ];
    expect(ofUsage.filter((event) => event.vendor === 'gcp' && isNear(event, edges))).toEqual([]);
    const covered = ofUsage.filter(
      ({ product, direction, account, startedOn }) =>
        account?.key === '210000000022' &&
        product?.key === 'Amazon Elastic Compute Cloud' &&
        direction === 'DOWN' &&
        startedOn >= '2024-05-12',
    );
    expect(covered).toEqual([]);
  });

  it('takes the end of a promotion for no news: BigQuery costs its payer twenty again, and was used as before', async () => {
    const asked = {
      ...{ companyId: 'sunflower', vendors: ['gcp' as const], groupBy: [], unit: 'day' as const },
      ...{ range: { start: '2024-05-13', end: '2024-05-14' }, limit: 0, skip: 0 },
    };
    const product = { dimension: 'product' as const, values: ['BigQuery'] };
    const sumOf = async (measure: 'billed' | 'effectiveContracted', ofUsage: boolean) => {
      const usage = ofUsage ? [{ dimension: 'chargeType' as const, values: ['Usage'] }] : [];
      const { total } = await bench.facts.cost({
        ...asked,
        measures: [measure],
        filters: [product, ...usage],
      });
      return total.series[0]?.map((amount) => Math.round((amount ?? 0) * 100) / 100);
    };
    expect(await sumOf('billed', false)).toEqual([2.67, 19.95]);
    expect(await sumOf('effectiveContracted', true)).toEqual([17.44, 19.95]);
    expect(
      events.filter((event) => event.product?.key === 'BigQuery' && event.startedOn > '2024-05-02'),
    ).toEqual([]);
  });

  it('keeps exact sums, and the days with three bands each', async () => {
    const [event] = found('Amazon Kinesis', '2024-05-14');
    if (!event) throw new Error('not found');
    const days = await anomalyDays(bench.documents, event.eventId);
    const own = days.filter(({ day }) => day >= event.startedOn);
    expect(own).toHaveLength(event.days);
    expect(addDecimals(own.map(({ real }) => real))).toBe(event.real);
    expect(lessDecimal(event.real, event.expected)).toBe(event.impact);
    expect(days.length).toBeGreaterThan(60);
    expect(own.every(({ models }) => models.length === 3)).toBe(true);
    const { total } = await bench.facts.cost({
      ...{ companyId: 'sunflower', vendors: ['aws'], measures: ['effectiveContracted'], groupBy: [] },
      range: { start: event.startedOn, end: event.lastSeenOn },
      filters: [{ dimension: 'product', values: ['Amazon Kinesis'] }],
      ...{ unit: null, limit: 0, skip: 0 },
    });
    expect(Number(event.real)).toBeCloseTo(total.totals[0] ?? 0, 9);
  });

  it('is judged by complete days of each vendor, once for a state', async () => {
    const before = await judgedVendors(bench.documents, 'sunflower');
    expect(before.map(({ vendor, judgedThrough }) => `${vendor} ${judgedThrough}`)).toEqual([
      'aws 2024-06-29',
      'azr 2024-06-29',
      'gcp 2024-06-29',
    ]);
    await watch.judgeAll();
    expect(await judgedVendors(bench.documents, 'sunflower')).toEqual(before);
    await judgeAgain(bench.documents, 'sunflower');
    await watch.judgeAll();
    const again = await anomalyEvents(bench.documents, 'sunflower', { isWithWithdrawn: true });
    expect(again.map(({ eventId }) => eventId)).toEqual(events.map(({ eventId }) => eventId));
  });

  it('is left alone where the plan has no AI', async () => {
    expect(await judgedVendors(bench.documents, 'workshop')).toEqual([]);
  });
});

describe('Workshop and the FOCUS sample', () => {
  beforeAll(async () => {
    await bench.documents
      .updateTable('companies')
      .set({ charge_type: 'PREMIUM', plan_applied_on: null })
      .where('company_id', '!=', 'sunflower')
      .execute();
    for (const companyId of ['workshop', 'focus-sample']) await judgeAgain(bench.documents, companyId);
    await watch.judgeAll();
  });
  const toldOf = async (companyId: string) =>
    (await anomalyEvents(bench.documents, companyId)).filter(({ sensitivity }) => sensitivity !== 'H');

  it('has Glue that was switched off found once, though it leaves rows without cost behind', async () => {
    const glue = (await toldOf('workshop')).filter(({ product }) => product?.key === 'AWS Glue');
    expect(glue).toMatchObject([{ kind: 'USAGE', direction: 'DOWN', startedOn: '2018-11-20' }]);
  });

  it('has nothing told of the fees of reservations on the first, of refunds, nor of any day before its data', async () => {
    const told = await toldOf('workshop');
    expect(told.filter(({ kind }) => ['FEE', 'TAX', 'CREDIT', 'RATE'].includes(kind))).toEqual([]);
    expect(told.filter(({ startedOn }) => startedOn.endsWith('-01'))).toEqual([]);
    const { total } = await bench.facts.cost({
      ...{ companyId: 'workshop', vendors: ['aws'], measures: ['billed'], groupBy: [], unit: null },
      ...{ range: { start: '2018-10-01', end: '2018-11-29' }, limit: 0, skip: 0 },
      filters: [{ dimension: 'chargeType', values: ['RIFee', 'Refund'] }],
    });
    // There are such charges.
    expect(total.totals[0]).not.toBe(0);
  });

  it('is judged with a month of cost alone, which tells nothing that did not happen', async () => {
    const judged = await judgedVendors(bench.documents, 'focus-sample');
    expect(judged.map(({ vendor }) => vendor)).toContain('aws');
    expect(await toldOf('focus-sample')).toEqual([]);
  });
});
