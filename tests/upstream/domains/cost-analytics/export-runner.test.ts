// Files by mail on every store that there is: asked for once, written by one of two programs, mailed whole (C-15).
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import PostalMime from 'postal-mime';
import { expect, it, vi } from 'vitest';
import { exportRequest } from '../../../../upstream/contract/cost-analytics/export.ts';
import { ExportRunner } from '../../../../upstream/domains/cost-analytics/export/export-runner.ts';
import { makeStores } from '../../../../upstream/domains/shared/make-stores.ts';
import { loadFiles } from '../../../../upstream/ingest/load/load-files.ts';
import { courierOf } from '../../../../upstream/mail/courier.ts';
import { Mailer } from '../../../../upstream/mail/mailer.ts';
import {
  exportJobsOf,
  keepExportJob,
} from '../../../../upstream/stores/documents/cost-analytics/export-jobs.ts';
import type { Documents } from '../../../../upstream/stores/documents/database.ts';
import { addMember } from '../../../../upstream/stores/documents/platform/companies.ts';
import type { FactStore } from '../../../../upstream/stores/facts/answers/answer.ts';
import { CatalogueStore } from '../../../../upstream/stores/facts/catalogue-store.ts';
import { clickHouseEngine } from '../../../../upstream/stores/facts/clickhouse/clickhouse-engine.ts';
import { openClickHouse } from '../../../../upstream/stores/facts/clickhouse/open.ts';
import { ClickHouseParts } from '../../../../upstream/stores/facts/clickhouse/parts.ts';
import { openFactStore } from '../../../../upstream/stores/facts/duckdb/duckdb-store.ts';
import { type FactSink, fileSink } from '../../../../upstream/stores/facts/fact-sink.ts';
import { hasClickHouse, workerClickHouse } from '../../../support/clickhouse/test-server.ts';
import { csvRows } from '../../../support/product/export-file.ts';
import { charge, csv } from '../../../support/product/focus-files.ts';
import { testConfig } from '../../../support/product/upstream.ts';
import { addCompany, addUser, describeOnEngines, type TestPlace } from '../../stores/documents/engines.ts';

const ANN = { userId: 'ann', companyId: 'acme' };
const ROWS = Array.from({ length: 3_000 }, (_, index) =>
  charge(1 + (index % 30), `Service ${index % 7}`, '0.125', { ResourceId: `=i-${index}` }),
);
const REQUEST = exportRequest.parse({
  isAmortizedCost: false,
  startDate: '2024-05-01',
  endDate: '2024-05-31',
  selectedVendors: ['aws'],
  filters: {},
  format: 'csv',
  appearance: 'raw',
});

interface Facts {
  store: FactStore;
  sink?: FactSink;
  close: () => Promise<void>;
}

describeOnEngines('files by mail', ({ newPlace }) => {
  it('facts on DuckDB', async () => {
    const place = await newPlace();
    await mailsOnce(place, async (documents) => {
      const store = await openFactStore({ documents, dataDir: place.dataDir });
      return { store, close: () => store.close() };
    });
  });

  it.skipIf(!hasClickHouse)('facts on ClickHouse', async () => {
    const place = await newPlace();
    await mailsOnce(place, async (documents) => {
      const server = await workerClickHouse();
      const connection = await openClickHouse(server);
      const store = new CatalogueStore(documents, clickHouseEngine(connection, false));
      const sink = new ClickHouseParts({ connection, documents, dataDir: place.dataDir });
      const close = async () => {
        await store.close();
        await server.stop();
      };
      return { store, sink, close };
    });
  });
});

/** Two programs look for work on the same stores, while the same file is asked for ten times. */
async function mailsOnce(place: TestPlace, open: (documents: Documents) => Promise<Facts>): Promise<void> {
  const { dataDir } = place;
  const documents = await place.open();
  await addCompany(documents);
  await addUser(documents, ANN.userId);
  await addMember(documents, ANN.userId, ANN.companyId, 'view');
  const facts = await open(documents);
  const file = join(dataDir, 'rows.csv');
  writeFileSync(file, csv(ROWS));
  await loadFiles({
    documents,
    dataDir,
    companyId: ANN.companyId,
    files: [file],
    ...(facts.sink && { sink: facts.sink }),
  });
  const programs = [documents, await place.open()].map((own) => program(place, own, facts.store));
  try {
    const job = {
      company_id: ANN.companyId,
      user_id: ANN.userId,
      idempotency_key: 'one mail',
      language: 'en',
      request: JSON.stringify(REQUEST),
    };
    await Promise.all(Array.from({ length: 10 }, () => keepExportJob(documents, job, new Date())));
    await vi.waitUntil(async () => (await exportJobsOf(documents, ANN))[0]?.state === 'mailed', WAIT);
    await vi.waitUntil(() => outbox(dataDir).length > 0, WAIT);
  } finally {
    for (const { close } of programs) await close();
    await facts.close();
  }
  const jobs = await exportJobsOf(documents, ANN);
  expect(jobs).toMatchObject([
    { state: 'mailed', row_count: ROWS.length, rows_done: ROWS.length, attempts: 1 },
  ]);
  expect(outbox(dataDir)).toHaveLength(1);
  const mail = await PostalMime.parse(readFileSync(join(dataDir, 'outbox', outbox(dataDir)[0] ?? '')));
  const [head = [], ...rows] = csvRows(Buffer.from(mail.attachments[0]?.content as ArrayBuffer));
  const written = rows.map((row) =>
    ['BilledCost', 'ResourceId'].map((name) => row[head.indexOf(name)]).join(' '),
  );
  expect(written.sort()).toEqual(ROWS.map((row) => `0.125 ${row.ResourceId}`).sort());
}

const WAIT = { timeout: 40_000, interval: 100 };

function outbox(dataDir: string): string[] {
  const folder = join(dataDir, 'outbox');
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
}

/** What works beside the requests of one program. */
function program({ dataDir }: TestPlace, documents: Documents, facts: FactStore) {
  const logger = pino({ level: 'silent' });
  const config = testConfig(dataDir);
  const mailer = new Mailer({
    documents,
    courier: courierOf(null, dataDir),
    from: config.mail.from,
    logger,
  });
  const stores = makeStores({
    config,
    issuer: 'http://localhost',
    documents,
    facts,
    sink: fileSink(documents, dataDir),
    mailer,
  });
  const runner = new ExportRunner({ stores, dataDir, publicUrl: config.publicUrl, logger });
  mailer.open();
  runner.open();
  return {
    close: async () => {
      await runner.close();
      await mailer.close();
    },
  };
}
