// The same questions to DuckDB and to ClickHouse, over the demo's real files: the answers are equal, row by row.
// The gate asks a tenth of each kind.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadFiles } from '../../../../upstream/ingest/load/load-files.ts';
import type { Documents } from '../../../../upstream/stores/documents/database.ts';
import { openDocuments } from '../../../../upstream/stores/documents/open-documents.ts';
import { replaceRates } from '../../../../upstream/stores/documents/reference/exchange-rates.ts';
import type { FactStore } from '../../../../upstream/stores/facts/answers/answer.ts';
import { CatalogueStore } from '../../../../upstream/stores/facts/catalogue-store.ts';
import { clickHouseEngine } from '../../../../upstream/stores/facts/clickhouse/clickhouse-engine.ts';
import { openClickHouse } from '../../../../upstream/stores/facts/clickhouse/open.ts';
import { ClickHouseParts } from '../../../../upstream/stores/facts/clickhouse/parts.ts';
import { openFactStore } from '../../../../upstream/stores/facts/duckdb/duckdb-store.ts';
import { type FactSink, fileSink } from '../../../../upstream/stores/facts/fact-sink.ts';
import { openFacts } from '../../../../upstream/stores/facts/open-facts.ts';
import type { RowStreamQuestion } from '../../../../upstream/stores/facts/questions/question.ts';
import {
  COST_QUESTIONS,
  ODD_ROWS,
  ROWS_QUESTIONS,
  STREAM_QUESTIONS,
  TAG_KEY_QUESTIONS,
} from '../../../support/clickhouse/questions.ts';
import {
  hasClickHouse,
  type TestClickHouse,
  workerClickHouse,
} from '../../../support/clickhouse/test-server.ts';
import { QUESTION_COMPANY, QUESTION_RATES, QUESTION_ROWS } from '../../../support/oracle/question-rows.ts';
import { QUESTIONS } from '../../../support/oracle/questions.ts';
import { csv } from '../../../support/product/focus-files.ts';
import { portionOf } from '../../../support/runner/depth.ts';

const DEMO_FILES = join(import.meta.dirname, '../../../../tools/demo/files');

const COST = portionOf(COST_QUESTIONS);
const TAG_KEYS = portionOf(TAG_KEY_QUESTIONS);
const ROWS = portionOf(ROWS_QUESTIONS);
const STREAMS = portionOf(STREAM_QUESTIONS);
/** Of the demo, those that are asked about. */
const COMPANIES = ['sunflower', 'workshop', 'focus-sample'].filter((company) =>
  [COST, TAG_KEYS, ROWS, STREAMS].some((asked) =>
    asked.some(([, question]) => question.companyId === company),
  ),
);

describe.skipIf(!hasClickHouse)('DuckDB and ClickHouse', () => {
  let dir: string;
  let documents: Documents;
  let server: TestClickHouse;
  let duckDb: FactStore;
  /** As it is opened, and as older servers are asked, which evaluate every common table expression where it is named. */
  let clickHouse: FactStore;
  let olderClickHouse: FactStore;

  beforeAll(async () => {
    dir = mkdtempSync(join(tmpdir(), 'two-engines-'));
    documents = await openDocuments(dir);
    server = await workerClickHouse();
    const connection = await openClickHouse(server);
    const sink = both(new ClickHouseParts({ connection, documents, dataDir: dir }), fileSink(documents, dir));
    const load = (companyId: string, currency: string, files: string[]) =>
      loadFiles({
        documents,
        dataDir: dir,
        companyId,
        files,
        newCompany: { name: companyId, currency },
        sink,
        // Odd rows have amounts with every digit that the store keeps.
        answers: ['outlier'],
      });
    for (const company of COMPANIES) {
      const folder = join(DEMO_FILES, company);
      await load(
        company,
        'USD',
        readdirSync(folder).map((file) => join(folder, file)),
      );
    }
    const file = join(dir, 'odd.csv');
    writeFileSync(file, csv(ODD_ROWS));
    await load('odd', 'KRW', [file]);
    const shared = join(dir, 'shared.csv');
    writeFileSync(shared, csv(QUESTION_ROWS));
    await load(QUESTION_COMPANY, 'USD', [shared]);
    await replaceRates(documents, [
      ...QUESTION_RATES,
      { date: '2000-01-01', currency: 'KRW', rate: '1333.337', source: '' },
      { date: '2000-01-01', currency: 'CAD', rate: '1.35719', source: '' },
    ]);
    duckDb = await openFactStore({ documents, dataDir: dir });
    olderClickHouse = new CatalogueStore(documents, clickHouseEngine(connection, false));
    clickHouse = (await openFacts({ documents, dataDir: dir, clickHouse: server })).store;
  });

  afterAll(async () => {
    await duckDb?.close();
    await clickHouse?.close();
    await olderClickHouse?.close();
    await server?.stop();
    await documents?.destroy();
    rmSync(dir, { recursive: true, force: true });
  });

  test.each(COST)('%s', async (_, question) => {
    const answer = await duckDb.cost(question);
    expect(answer.buckets.length + answer.groupCount).toBeGreaterThan(0);
    expect(await clickHouse.cost(question)).toEqual(answer);
    expect(await olderClickHouse.cost(question)).toEqual(answer);
  });

  test.each(TAG_KEYS)('%s', async (_, question) => {
    const answer = await duckDb.tagKeys(question);
    expect(await clickHouse.tagKeys(question)).toEqual(answer);
    expect(await olderClickHouse.tagKeys(question)).toEqual(answer);
  });

  test.each(ROWS)('%s', async (_, question) => {
    const answer = await duckDb.rows(question);
    expect(answer.rowCount).toBeGreaterThan(0);
    expect(await clickHouse.rows(question)).toEqual(answer);
  });

  test.each(STREAMS)('%s', async (_, question) => {
    const rows = await allRows(duckDb, question);
    expect(rows.length).toBeGreaterThan(0);
    expect(await allRows(clickHouse, question)).toEqual(rows);
  });

  test.each(portionOf(Object.entries(QUESTIONS)))('as the embedded store is tested: %s', async (_, ask) => {
    const answer = await ask(duckDb);
    expect(await ask(clickHouse)).toEqual(answer);
    expect(await ask(olderClickHouse)).toEqual(answer);
  });
});

/** The same parts in both engines. */
function both(one: FactSink, other: FactSink): FactSink {
  return {
    publish: async (loadId, folders) => {
      await one.publish(loadId, folders);
      await other.publish(loadId, folders);
    },
    retire: async (parts) => {
      await one.retire(parts);
      await other.retire(parts);
    },
    missing: (parts) => one.missing(parts),
    removeUnused: () => one.removeUnused(),
  };
}

/** As texts, in one order: a stream has none. */
async function allRows(store: FactStore, question: RowStreamQuestion): Promise<string[]> {
  const rows: string[] = [];
  for await (const chunk of store.streamRows(question)) rows.push(...chunk.map((row) => JSON.stringify(row)));
  return rows.sort();
}
