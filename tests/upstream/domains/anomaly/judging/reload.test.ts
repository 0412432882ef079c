// N-01: what a reload, a removal and a second program do to anomalies that were told.
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addDays, firstOfMonth } from '../../../../../lib/calendar/calendar.ts';
import { REST } from '../../../../../upstream/domains/anomaly/detection/leaves.ts';
import { AnomalyWatch } from '../../../../../upstream/domains/anomaly/judging/anomaly-watch.ts';
import { readLeaves } from '../../../../../upstream/domains/anomaly/judging/read-leaves.ts';
import type { Stores } from '../../../../../upstream/domains/shared/stores.ts';
import { anomalyEvents } from '../../../../../upstream/stores/documents/anomaly/anomaly-events.ts';
import { changeAnomalyState } from '../../../../../upstream/stores/documents/anomaly/anomaly-states.ts';
import { judgeAgain } from '../../../../../upstream/stores/documents/anomaly/judged-vendors.ts';
import { csv, type FactsBench, openBench, row } from '../../../../support/product/focus-files.ts';

const logger = pino({ level: 'silent' });
const FIRST = '2024-04-01';
const DAYS = 61;
const STEP = 40;

let bench: FactsBench;
let watches: AnomalyWatch[];

beforeEach(async () => {
  bench = await openBench();
  await bench.documents.updateTable('companies').set({ charge_type: 'PREMIUM' }).execute();
  const stores = {
    ...{ documents: bench.documents, facts: bench.facts, demoToday: 'auto', environment: 'LOCAL' },
    now: () => new Date('2024-06-02T06:00:00Z'),
  } as Stores;
  watches = [new AnomalyWatch({ stores, logger }), new AnomalyWatch({ stores, logger })];
});
afterEach(async () => {
  for (const watch of watches) await watch.close();
  await bench.close();
});

async function load(name: string, costOf: (day: number) => number): Promise<void> {
  await bench.load([bench.file(name, csv(rowsOf(costOf)))], { answers: ['shrink'] });
}

function rowsOf(costOf: (day: number) => number, more: Parameters<typeof row>[0] = {}) {
  return Array.from({ length: DAYS }, (_, place) => {
    const day = addDays(FIRST, place);
    const cost = String(costOf(place));
    return row({
      ...{ BilledCost: cost, EffectiveCost: cost, ListCost: cost, ContractedCost: cost },
      BillingPeriodStart: `${firstOfMonth(day)}T00:00:00Z`,
      BillingPeriodEnd: `${firstOfMonth(addDays(firstOfMonth(day), 40))}T00:00:00Z`,
      ChargePeriodStart: `${day}T00:00:00Z`,
      ChargePeriodEnd: `${addDays(day, 1)}T00:00:00Z`,
      ...more,
    });
  });
}

const stepped = (day: number) => (day < STEP ? 20 : 60.1);
const toldOf = () => anomalyEvents(bench.documents, 'acme', { isWithWithdrawn: true });

describe('anomalies that were told', () => {
  it('are kept once by two programs, and stay the same when nothing changed', async () => {
    await load('first.csv', stepped);
    await Promise.all(watches.map((watch) => watch.judgeAll()));
    const [told, ...others] = await toldOf();
    expect(others).toEqual([]);
    expect(told).toMatchObject({ kind: 'USAGE', direction: 'UP', startedOn: addDays(FIRST, STEP) });
    await load('again.csv', stepped);
    await watches[1]?.judgeAll();
    expect((await toldOf()).map(({ eventId }) => eventId)).toEqual([told?.eventId]);
  });

  it('are withdrawn when the cost of their days is another after a reload, and come back with it', async () => {
    await load('first.csv', stepped);
    await watches[0]?.judgeAll();
    const [told] = await toldOf();
    await load('corrected.csv', () => 20);
    await watches[0]?.judgeAll();
    expect((await toldOf()).map(({ withdrawnReason }) => withdrawnReason)).toEqual(['DATA_CHANGED']);
    await load('restored.csv', stepped);
    await watches[0]?.judgeAll();
    expect(await toldOf()).toMatchObject([{ eventId: told?.eventId, withdrawnReason: null }]);
  });

  it('are told once where they were planned: the like of it within the plan is none', async () => {
    const once = (day: number) => (day === STEP ? 60 : 20);
    const twice = (day: number) => (day === STEP + 12 ? 60 : once(day));
    await load('once.csv', once);
    await watches[0]?.judgeAll();
    const [told] = await toldOf();
    if (!told) throw new Error('not told');
    const plan = { from: told.startedOn, until: addDays(FIRST, DAYS - 1), reason: '' };
    const change = (version: number, state: 'PLANNED' | 'OPEN') =>
      changeAnomalyState(bench.documents, {
        ...{ companyId: 'acme', eventId: told.eventId, version, author: 'Olivia', at: new Date() },
        change: { ...plan, state },
      });
    await change(0, 'PLANNED');
    await load('twice.csv', twice);
    await watches[0]?.judgeAll();
    expect((await toldOf()).map(({ eventId }) => eventId)).toEqual([told.eventId]);
    await change(1, 'OPEN');
    await judgeAgain(bench.documents, 'acme');
    await watches[0]?.judgeAll();
    expect(await toldOf()).toHaveLength(2);
  });

  it('are withdrawn when the load took their days away', async () => {
    await load('first.csv', (day) => (day < STEP ? 20 : 60));
    await watches[0]?.judgeAll();
    await load('emptied.csv', (day) => (day < STEP ? 20 : 0));
    await watches[0]?.judgeAll();
    const up = (await toldOf()).filter(({ direction }) => direction === 'UP');
    expect(up.map(({ withdrawnReason }) => withdrawnReason)).toEqual(['DATA_REMOVED']);
  });
});

it('of more series than are read the largest are read by themselves, and the others keep every cent in their account', async () => {
  const services = [50, 30, 3, 2, 1].map((cost, place) => ({ cost, ServiceName: `Service ${place}` }));
  const rows = services.flatMap(({ cost, ServiceName }) =>
    rowsOf((day) => cost + (day % 7), { ServiceName }),
  );
  await bench.load([bench.file('many.csv', csv(rows))]);
  const { leaves } = await readLeaves(
    {
      ...{ facts: bench.facts, companyId: 'acme', vendor: 'aws' },
      range: { start: FIRST, end: addDays(FIRST, DAYS - 1) },
    },
    { leaves: 2, accounts: 10 },
  );
  const usage = leaves.filter(({ basis }) => basis === 'USAGE');
  expect(usage.map(({ product }) => product).sort()).toEqual(['Service 0', 'Service 1', REST].sort());
  const rest = usage.find(({ product }) => product === REST)?.values ?? [];
  expect([rest[0], rest[DAYS - 1]]).toEqual([6, 3 * (1 + ((DAYS - 1) % 7)) + 3]);
});
