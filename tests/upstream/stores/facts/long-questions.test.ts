// Questions that are ended early, that stream, and that must leave room for others.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { partsOf } from '../../../../upstream/stores/documents/loads/catalogue.ts';
import type { FactStore } from '../../../../upstream/stores/facts/answers/answer.ts';
import { CatalogueStore } from '../../../../upstream/stores/facts/catalogue-store.ts';
import type { Statement } from '../../../../upstream/stores/facts/compile/statement.ts';
import { openDuckDb } from '../../../../upstream/stores/facts/duckdb/duckdb-engine.ts';
import { partFile } from '../../../../upstream/stores/facts/duckdb/fact-files.ts';
import type { FactEngine, RunOptions } from '../../../../upstream/stores/facts/fact-engine.ts';
import type { CostQuestion } from '../../../../upstream/stores/facts/questions/question.ts';
import { TABLE_NAMES } from '../../../../upstream/stores/facts/tables/tables.ts';
import { charge, csv, type FactsBench, openBench } from '../../../support/product/focus-files.ts';

/** Would run for minutes. */
const ENDLESS: Statement = {
  sql: 'SELECT CAST(count(*) AS DOUBLE) AS n FROM range(100000000) a, range(100000) b WHERE (a.range + b.range) % 7 = 1',
  parameters: {},
};
const QUICK: Statement = { sql: 'SELECT CAST(1 AS DOUBLE) AS n', parameters: {} };
/** Far more than may be in memory. */
const MANY: Statement = {
  sql: `SELECT CAST(range AS DOUBLE) AS n, repeat('x', 1000) AS text FROM range(2000000)`,
  parameters: {},
};

const QUESTION: CostQuestion = {
  companyId: 'acme',
  vendors: ['aws'],
  range: { start: '2024-05-01', end: '2024-05-31' },
  filters: [],
  measures: ['billed'],
  groupBy: ['product'],
  unit: null,
  limit: 10,
  skip: 0,
};

let bench: FactsBench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.close());

describe('the engine', () => {
  let engine: FactEngine;
  beforeEach(async () => {
    engine = await openDuckDb({ dataDir: bench.dir, lanes: { short: 2, page: 1, long: 1, stream: 1 } });
  });
  afterEach(() => engine.close());

  test('ends a statement by its signal, and the connection answers again', async () => {
    const abort = new AbortController();
    const running = engine.run(ENDLESS, { signal: abort.signal });
    const reason = new Error('nobody waits any more');
    setTimeout(() => abort.abort(reason), 50);
    await expect(running).rejects.toBe(reason);
    for (let run = 0; run < 4; run += 1) expect(await engine.run(QUICK)).toEqual([{ n: 1 }]);
  });

  test('ends a statement at its time limit', async () => {
    await expect(engine.run(ENDLESS, { timeoutMs: 50 })).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(await engine.run(QUICK)).toEqual([{ n: 1 }]);
  });

  test('long statements leave lanes to short ones and to pages, and wait for each other', async () => {
    const abort = new AbortController();
    const long = engine.run(ENDLESS, { lane: 'long', signal: abort.signal });
    let isSecondDone = false;
    const second = engine.run(QUICK, { lane: 'long' }).then(() => {
      isSecondDone = true;
    });
    for (let run = 0; run < 5; run += 1) expect(await engine.run(QUICK)).toEqual([{ n: 1 }]);
    expect(await engine.run(QUICK, { lane: 'page' })).toEqual([{ n: 1 }]);
    expect(isSecondDone).toBe(false);
    abort.abort();
    await expect(long).rejects.toMatchObject({ name: 'AbortError' });
    await second;
  });

  test('who waits for a connection can give up', async () => {
    const abort = new AbortController();
    const long = [1, 2].map(() => engine.run(ENDLESS, { signal: abort.signal }));
    await expect(engine.run(QUICK, { timeoutMs: 50 })).rejects.toMatchObject({ name: 'TimeoutError' });
    abort.abort();
    await Promise.allSettled(long);
    expect(await engine.run(QUICK)).toEqual([{ n: 1 }]);
  });

  test('streams in pieces without holding all rows', async () => {
    const before = process.memoryUsage.rss();
    let rows = 0;
    let largest = 0;
    for await (const chunk of engine.stream(MANY)) {
      rows += chunk.length;
      largest = Math.max(largest, chunk.length);
    }
    expect(rows).toBe(2_000_000);
    expect(largest).toBeLessThan(10_000);
    // The rows are 2 GB of text.
    expect(process.memoryUsage.rss() - before).toBeLessThan(700e6);
  });

  test('a reader that stops gives the lane back', async () => {
    for (let reader = 0; reader < 3; reader += 1) {
      for await (const chunk of engine.stream(MANY)) {
        expect(chunk.length).toBeGreaterThan(0);
        break;
      }
    }
    expect(await engine.run(QUICK, { lane: 'long' })).toEqual([{ n: 1 }]);
  });

  test('a stream ends by its signal', async () => {
    const abort = new AbortController();
    const read = async () => {
      for await (const chunk of engine.stream(MANY, { signal: abort.signal }))
        if (chunk.length > 0) abort.abort();
    };
    await expect(read()).rejects.toMatchObject({ name: 'AbortError' });
    expect(await engine.run(QUICK, { lane: 'long' })).toEqual([{ n: 1 }]);
  });
});

describe('the store', () => {
  beforeEach(async () => {
    const rows = Array.from({ length: 5000 }, (_, index) =>
      charge(1 + (index % 28), 'A', '1', { ResourceId: `r${index}` }),
    );
    await bench.load([bench.file('rows.csv', csv(rows))]);
  });

  test('refuses a question whose asker is gone, by his reason', async () => {
    const signal = AbortSignal.abort(new Error('gone'));
    await expect(bench.facts.cost(QUESTION, { signal })).rejects.toThrow('gone');
  });

  test('streams all rows of the scope with the columns that were asked for', async () => {
    const ids = new Set<string | null>();
    let total = 0;
    const question = { ...QUESTION, basis: 'billed', columns: ['resource', 'cost'] } as const;
    for await (const rows of bench.facts.streamRows(question)) {
      for (const row of rows) {
        expect(Object.keys(row)).toEqual(['resource', 'cost']);
        ids.add(row.resource);
        total += row.cost ?? 0;
      }
    }
    expect(ids.size).toBe(5000);
    expect(total).toBe(5000);
  });
});

describe('of a company with a million rows', () => {
  const lanes: RunOptions['lane'][] = [];
  let store: CatalogueStore;
  beforeEach(async () => {
    await bench.load([bench.file('rows.csv', csv([charge(1, 'A', '1', { ResourceId: 'r1' })]))]);
    await bench.documents.updateTable('partitions').set({ row_count: 1_000_000 }).execute();
    const engine = await openDuckDb({ dataDir: bench.dir });
    lanes.length = 0;
    const told: FactEngine = {
      ...engine,
      run: (statement, options) => {
        lanes.push(options?.lane);
        return engine.run(statement, options);
      },
    };
    store = new CatalogueStore(bench.documents, told);
  });
  afterEach(() => store.close());

  const { companyId, vendors, range } = QUESTION;
  const page = {
    ...{ companyId, vendors, range, limit: 10, skip: 0 },
    filters: [],
    basis: 'billed',
    columns: ['resource', 'cost'],
  } as const;
  test.each([
    ['cost that a rollup knows', 'short', (facts: FactStore) => facts.cost(QUESTION)],
    ['cost by resource', 'long', (facts: FactStore) => facts.cost({ ...QUESTION, groupBy: ['resource'] })],
    ['the first rows by cost, which packs have', 'short', (facts: FactStore) => facts.rows(page)],
    ['rows behind these', 'page', (facts: FactStore) => facts.rows({ ...page, skip: 50 })],
    [
      'rows under a filter',
      'page',
      (facts: FactStore) => facts.rows({ ...page, filters: [{ dimension: 'product', values: ['A'] }] }),
    ],
  ] as const)('%s: the lane is %s', async (_, lane, ask) => {
    await ask(store);
    expect(lanes).toEqual([lane]);
  });
});

test('asks again when a load replaced the parts that the catalogue named', async () => {
  await bench.load([bench.file('first.csv', csv([charge(1, 'A', '1')]))]);
  const [named] = await partsOf(bench.documents, 'acme');
  const engine = await openDuckDb({ dataDir: bench.dir });
  let runs = 0;
  // The load comes after the catalogue was read, and its old files are gone before the engine opens them.
  const late: FactEngine = {
    ...engine,
    run: async (statement, options) => {
      runs += 1;
      if (runs === 1) {
        await bench.load([bench.file('second.csv', csv([charge(1, 'A', '2')]))]);
        for (const table of TABLE_NAMES) rmSync(join(bench.dir, partFile(named?.part ?? '', table)));
      }
      return engine.run(statement, options);
    },
  };
  const store = new CatalogueStore(bench.documents, late);
  expect((await store.cost(QUESTION)).total.totals).toEqual([2]);
  expect(runs).toBe(2);
  await store.close();
});
