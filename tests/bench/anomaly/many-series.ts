// `npm run bench:anomaly -- --series 20000`: a company of so many services is loaded and judged as the product does it,
// with one dear day in the largest service and in one that is beyond the bound.
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { pino } from 'pino';
import { addDays } from '../../../lib/calendar/calendar.ts';
import { AnomalyWatch } from '../../../upstream/domains/anomaly/judging/anomaly-watch.ts';
import type { Stores } from '../../../upstream/domains/shared/stores.ts';
import { anomalyEvents } from '../../../upstream/stores/documents/anomaly/anomaly-events.ts';
import { judgedVendors } from '../../../upstream/stores/documents/anomaly/judged-vendors.ts';
import { openBench } from '../../support/product/focus-files.ts';
import { printTable } from '../report.ts';

const FIRST_DAY = '2024-01-01';
const DAYS = 120;
const SPIKE = 110;
const ACCOUNTS = 50;

export async function manySeries(count: number): Promise<void> {
  const bench = await openBench();
  try {
    await bench.documents.updateTable('companies').set({ charge_type: 'PREMIUM' }).execute();
    const file = join(bench.dir, 'many.parquet');
    await writeDays(file, count);
    const loaded = performance.now();
    await bench.load([file]);
    const begun = performance.now();
    const stores = {
      ...{ documents: bench.documents, facts: bench.facts, demoToday: 'auto', environment: 'LOCAL' },
      now: () => new Date(`${addDays(FIRST_DAY, DAYS + 1)}T06:00:00Z`),
    } as Stores;
    const watch = new AnomalyWatch({ stores, logger: pino({ level: 'error' }) });
    await watch.judgeAll();
    await watch.close();
    const ended = performance.now();
    const [judged] = await judgedVendors(bench.documents, 'acme');
    const events = await anomalyEvents(bench.documents, 'acme');
    const found = [judged?.series ?? 0, events.length, process.memoryUsage.rss() / 2 ** 20];
    printTable(
      ['Series', 'rows', 'load, s', 'judge, s', 'judged series', 'anomalies', 'memory, MB'],
      [[String(count), count * DAYS, (begun - loaded) / 1000, (ended - begun) / 1000, ...found]],
    );
    for (const { account, product, startedOn, impact } of events)
      console.log(`  ${startedOn} ${account?.key ?? 'all'} ${product?.key ?? 'all'} ${impact}`);
  } finally {
    await bench.close();
  }
}

/** The cost of services falls by their number; each wavers by a few percent. */
async function writeDays(file: string, count: number): Promise<void> {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  const far = count - 1;
  try {
    await connection.run(`
      COPY (
        WITH days AS (SELECT DATE '${FIRST_DAY}' + CAST(d AS INTEGER) AS day, d FROM range(${DAYS}) AS r(d)),
          costs AS (SELECT s, d, day, CAST(
            (400.0 / (1 + s)) * (1 + 0.03 * sin(s + d * 1.7))
              + CASE WHEN d = ${SPIKE} AND s = 0 THEN 4000 WHEN d = ${SPIKE} AND s = ${far} THEN 900 ELSE 0 END
            AS DECIMAL(18, 6)) AS cost FROM range(${count}) AS r(s), days)
        SELECT cost AS "BilledCost", cost AS "EffectiveCost", cost AS "ListCost", cost AS "ContractedCost",
          '001' AS "BillingAccountId", 'USD' AS "BillingCurrency", 'Usage' AS "ChargeCategory", 'AWS' AS "ProviderName",
          CAST(date_trunc('month', day) AS TIMESTAMP) AS "BillingPeriodStart",
          CAST(date_trunc('month', day) + INTERVAL 1 MONTH AS TIMESTAMP) AS "BillingPeriodEnd",
          CAST(day AS TIMESTAMP) AS "ChargePeriodStart", CAST(day + 1 AS TIMESTAMP) AS "ChargePeriodEnd",
          'Service ' || s AS "ServiceName", 'account-' || (s % ${ACCOUNTS}) AS "SubAccountId",
          'account-' || (s % ${ACCOUNTS}) AS "SubAccountName", 'us-east-1' AS "RegionId", 'us-east-1' AS "RegionName"
        FROM costs ORDER BY day, s
      ) TO '${file}' (FORMAT parquet)`);
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}
