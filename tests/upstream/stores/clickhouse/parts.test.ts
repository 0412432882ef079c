// Loads into ClickHouse: what is seen, what is replaced, and what becomes of the work of loads that did not finish.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loaderOf } from '../../../../lib/node/programs/loader-of.ts';
import { removeData } from '../../../../upstream/ingest/changes/remove-data.ts';
import { revertChange } from '../../../../upstream/ingest/changes/revert-change.ts';
import { WHOLE_COMPANY } from '../../../../upstream/stores/documents/loads/data-changes.ts';
import { openDocuments } from '../../../../upstream/stores/documents/open-documents.ts';
import { ClickHouseParts } from '../../../../upstream/stores/facts/clickhouse/parts.ts';
import { factTable } from '../../../../upstream/stores/facts/clickhouse/schema.ts';
import { openFactSink, openFacts } from '../../../../upstream/stores/facts/open-facts.ts';
import { type ClickHouseBench, openClickHouseBench } from '../../../support/clickhouse/clickhouse-bench.ts';
import { hasClickHouse, startClickHouse } from '../../../support/clickhouse/test-server.ts';
import { charge, row } from '../../../support/product/focus-files.ts';

const HANGING_LOAD = join(import.meta.dirname, '../../../support/clickhouse/hanging-load.ts');
const JUNE = {
  BillingPeriodStart: '2024-06-01T00:00:00Z',
  BillingPeriodEnd: '2024-07-01T00:00:00Z',
  ChargePeriodStart: '2024-06-01T00:00:00Z',
  ChargePeriodEnd: '2024-06-02T00:00:00Z',
};

describe.skipIf(!hasClickHouse)('facts in ClickHouse', () => {
  let bench: ClickHouseBench;

  beforeEach(async () => {
    bench = await openClickHouseBench();
  });

  afterEach(async () => {
    await bench?.close();
  });

  test('a load keeps every digit, tag and row in its order, and leaves no file behind', async () => {
    const costs = ['-12345678901234567890.000000000000000001', '0.000000000000000001', '3'];
    await bench.load(
      costs.map((cost, index) =>
        charge(1, 'A', cost, {
          Tags: index === 0 ? '{"team":"web \'한\'","b":"x"}' : '',
          ResourceId: `r${index}`,
        }),
      ),
      { answers: ['outlier'] },
    );
    const query = `SELECT toString("BilledCost") AS cost, "Tags" AS tags, "ResourceId" AS id, charge_date, "SkuId" AS sku
      FROM ${factTable('rows')} ORDER BY part_row`;
    const facts = { charge_date: '2024-05-01', sku: null };
    expect(await bench.connection.read(query, {})).toEqual([
      { ...facts, cost: costs[0], tags: { team: "web '한'", b: 'x' }, id: 'r0' },
      { ...facts, cost: costs[1], tags: {}, id: 'r1' },
      { ...facts, cost: costs[2], tags: {}, id: 'r2' },
    ]);
    const daily = `SELECT toString(sum(billed)) AS billed, sum(row_count) AS rows FROM ${factTable('daily')}`;
    expect(await bench.connection.read(daily, {})).toMatchObject([
      { billed: '-12345678901234567887', rows: 3 },
    ]);
    const files = readdirSync(join(bench.dir, 'facts'), { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => file.endsWith('.parquet'))).toEqual([]);
    expect(readdirSync(join(bench.dir, 'facts', 'staging'))).toEqual([]);
  });

  test('a month that is loaded again takes the place of its rows; the replaced ones are removed later', async () => {
    await bench.load([charge(1, 'A', '5'), charge(2, 'A', '6')]);
    const [before] = await bench.named();
    await bench.load([row(JUNE)]);
    await bench.load([charge(1, 'A', '7')], { answers: ['shrink'] });
    expect(await bench.billed()).toBe('8');
    expect(await bench.named()).not.toContain(before);
    expect(await bench.stored()).toContain(before);

    await bench.documents.deleteFrom('kept_partitions').execute();
    await bench.parts.removeUnused();
    await expect.poll(bench.stored, { timeout: 20_000 }).toEqual(await bench.named());
    expect(await bench.billed()).toBe('8');
  });

  test('a load is taken back and a removal restored; what is kept stays until its days are over', async () => {
    const { documents, parts, dir, connection } = bench;
    const options = () => ({ documents, sink: parts, companyId: 'acme', actor: null, at: new Date() });
    await bench.load([charge(1, 'A', '5'), row(JUNE)]);
    const second = await bench.load([charge(1, 'A', '7')]);
    await bench.parts.removeUnused();
    await revertChange(options(), second.loadId ?? '');
    expect(await bench.billed()).toBe('6');
    const removal = await removeData(options(), WHOLE_COMPANY);
    expect(await bench.named()).toEqual([]);
    await bench.parts.removeUnused();
    expect(await bench.stored()).toHaveLength(3);
    await revertChange(options(), removal.changeId);
    expect(await bench.billed()).toBe('6');
    const impatient = new ClickHouseParts({
      connection,
      documents,
      dataDir: dir,
      unusedAge: 0,
      keepDays: -1,
    });
    await impatient.removeUnused();
    await impatient.removeUnused();
    await expect.poll(bench.stored, { timeout: 20_000 }).toEqual(await bench.named());
    await expect.poll(() => parts.missing([second.loadId ? `${second.loadId}/0` : ''])).toHaveLength(1);
    expect(await bench.billed()).toBe('6');
  });

  test('parts that were in use a moment ago stay for whoever reads them', async () => {
    await bench.load([charge(1, 'A', '5')]);
    await bench.load([charge(1, 'A', '7')]);
    const { sink, close } = await openFactSink({
      documents: bench.documents,
      dataDir: bench.dir,
      clickHouse: bench.server,
    });
    await sink.removeUnused();
    await close();
    expect(await bench.stored()).toHaveLength(2);
  });

  test('a load that is killed after its inserts is not seen, and is removed later', async () => {
    await bench.load([charge(1, 'A', '5')]);
    const kept = await bench.named();
    const load = fork(HANGING_LOAD, [bench.dir, bench.server.url, bench.file([charge(1, 'A', '9')])], {
      execArgv: loaderOf(HANGING_LOAD),
    });
    await Promise.race([
      once(load, 'message'),
      once(load, 'exit').then(() => Promise.reject(new Error('the load ended'))),
    ]);
    load.kill('SIGKILL');
    await once(load, 'exit');
    expect(await bench.stored()).toHaveLength(2);
    expect(await bench.named()).toEqual(kept);
    expect(await bench.billed()).toBe('5');

    // It is noted first: somebody may be about to commit it.
    await bench.parts.removeUnused();
    expect(await bench.stored()).toHaveLength(2);
    await bench.parts.removeUnused();
    await expect.poll(bench.stored, { timeout: 20_000 }).toEqual(kept);
    expect(await bench.billed()).toBe('5');
  });

  test('two loads at once are both there', async () => {
    await Promise.all([bench.load([charge(1, 'A', '5')]), bench.load([row({ ...JUNE, BilledCost: '3' })])]);
    expect(await bench.billed()).toBe('8');
    await Promise.all([bench.load([charge(1, 'A', '6')]), bench.load([charge(1, 'A', '7')])]);
    expect(await bench.named()).toHaveLength(2);
    expect(['9', '10']).toContain(await bench.billed());
  });

  test('what an embedded store left is taken over, once', async () => {
    await bench.load([charge(1, 'A', '5'), row(JUNE)], { sink: undefined });
    expect(await bench.stored()).toEqual([]);
    for (let start = 0; start < 2; start += 1) {
      const { store } = await openFacts({
        documents: bench.documents,
        dataDir: bench.dir,
        clickHouse: bench.server,
      });
      await store.close();
      expect(await bench.billed()).toBe('6');
    }
  });

  test('a database without the facts that the catalogue names is refused in one line', async () => {
    await bench.load([charge(1, 'A', '5')]);
    const url = new URL(bench.server.url);
    url.pathname = `${url.pathname}_other`;
    const opening = openFacts({
      documents: bench.documents,
      dataDir: bench.dir,
      clickHouse: { url: url.href, cluster: bench.server.cluster },
    });
    await expect(opening).rejects.toThrow(/^CLICKHOUSE_URL: \S+ lacks 1 partitions of the facts: .*$/);
  });

  test('a database that belongs to another documents store is refused in one line', async () => {
    const options = { dataDir: bench.dir, clickHouse: bench.server };
    await (await openFactSink({ ...options, documents: bench.documents })).close();
    await (await openFactSink({ ...options, documents: bench.documents })).close();
    const otherDir = mkdtempSync(join(tmpdir(), 'other-documents-'));
    const documents = await openDocuments(otherDir);
    try {
      const fault = /^CLICKHOUSE_URL: \S+ belongs to another documents store: .*$/;
      await expect(openFactSink({ ...options, documents })).rejects.toThrow(fault);
      await expect(openFacts({ ...options, documents })).rejects.toThrow(fault);
    } finally {
      await documents.destroy();
      rmSync(otherDir, { recursive: true, force: true });
    }
  });

  test('a load whose server goes away fails and changes nothing', async ({ skip, onTestFinished }) => {
    const server = await startClickHouse();
    const bench = await openClickHouseBench(server);
    onTestFinished(bench.close);
    if (!server.kill) return skip('the server is not ours');
    await bench.load([charge(1, 'A', '5')]);
    const kept = await bench.named();
    const { kill } = server;
    const load = bench.load([charge(1, 'A', '6')], {
      onProgress: ({ step }) => {
        if (step === 'writing') void kill();
      },
    });
    await expect(load).rejects.toThrow();
    expect(await bench.named()).toEqual(kept);
    expect(existsSync(join(bench.dir, 'facts', 'staging'))).toBe(true);
    expect(readdirSync(join(bench.dir, 'facts', 'staging'))).toEqual([]);
  });
});
