// The loader killed in the middle, twenty times (twice in the gate): what it leaves is the old state or the new one, whole.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { partFile, removeUnused } from '../../../upstream/stores/facts/duckdb/fact-files.ts';
import { ROLLUP_LINES } from '../../../upstream/stores/facts/tables/rollup-dimensions.ts';
import { type FactTable, TABLE_NAMES } from '../../../upstream/stores/facts/tables/tables.ts';
import { plainDuckDb } from '../../support/oracle/plain-duckdb.ts';
import { csv, type FactsBench, openBench, row } from '../../support/product/focus-files.ts';
import { programOf } from '../../support/product/program.ts';
import { countOf } from '../../support/runner/depth.ts';

const ROOT = join(import.meta.dirname, '../../..');
const INGEST = programOf('upstream/ingest/ingest-command.ts');
const KILLS = countOf(20);
const MONTHS = 12;
const ROWS_OF_MONTH = 30;

let bench: FactsBench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.close());

function ingest(file: string): ChildProcess {
  const args = [...INGEST.execArgv, INGEST.file, '--company', 'acme', file];
  return spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, DATA_DIR: bench.dir } });
}

/** Twelve months of two vendors; every row costs the same, and there is one more of them for each state. */
function year(state: number): string {
  const rows = Array.from({ length: MONTHS }, (_, month) => {
    const day = `2024-${String(month + 1).padStart(2, '0')}-01`;
    return Array.from({ length: ROWS_OF_MONTH + state }, (_, index) =>
      row({
        BilledCost: String(state),
        ProviderName: index % 2 ? 'AWS' : 'Microsoft',
        // No two rows are alike: a file that holds each several times is refused.
        ResourceId: `resource-${index}`,
        // Some are of a commitment and of machines: tables of such rows alone have lines, too.
        SkuMeter: index % 2 ? 'BoxUsage:m5.large' : '',
        CommitmentDiscountId: index % 3 ? '' : 'plan',
        BillingPeriodStart: day,
        ChargePeriodStart: day,
        ChargePeriodEnd: '',
      }),
    );
  });
  return bench.file(`year-${state}.csv`, csv(rows.flat()));
}

const partsNow = async () =>
  (await bench.documents.selectFrom('partitions').select('part').orderBy('part').execute()).map(
    ({ part }) => part,
  );

/** The state that all months are in, by rows and by every rollup; fails where they differ. */
async function stateOf(): Promise<number> {
  const parts = await partsNow();
  expect(parts).toHaveLength(2 * MONTHS);
  const instance = await plainDuckDb();
  const connection = await instance.connect();
  const sums = async (table: FactTable, only?: string) => {
    const files = parts.map((part) => `'${join(bench.dir, partFile(part, table))}'`).join(', ');
    const [billed, rows] = table === 'rows' ? ['"BilledCost"', 'count(*)'] : ['billed', 'sum(row_count)'];
    const all = table === 'tagDaily' ? `WHERE tag_key = ''` : '';
    const some = only === undefined ? '' : `WHERE "${only}_key" <> ''`;
    const reader = await connection.runAndReadAll(
      `SELECT strftime(billing_month, '%m'), CAST(sum(${billed}) AS DOUBLE), CAST(${rows} AS DOUBLE)
       FROM read_parquet([${files}]) ${all}${some} GROUP BY 1 ORDER BY 1`,
    );
    return reader.getRowsJS();
  };
  const rows = await sums('rows');
  for (const table of TABLE_NAMES) {
    const only = table === 'rows' ? undefined : ROLLUP_LINES[table]?.[0];
    const held = only === undefined ? rows : await sums('rows', only);
    expect(held.length, table).toBe(MONTHS);
    expect(await sums(table), table).toEqual(held);
  }
  connection.closeSync();
  instance.closeSync();
  const state = Number(rows[0]?.[2]) - ROWS_OF_MONTH;
  const months = rows.map(([, billed, count]) => [billed, count]);
  expect(months).toEqual(Array(MONTHS).fill([state * (ROWS_OF_MONTH + state), ROWS_OF_MONTH + state]));
  return state;
}

/** Numbers from 0 to 1, the same in every run. */
function* randoms(seed: number): Generator<number, number> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 2 ** 32;
  }
}

test('a kill at any moment leaves the old state or the new one, and the next load works', {
  timeout: 600_000,
}, async () => {
  await bench.load([year(1)]);
  const before = performance.now();
  await once(ingest(year(2)), 'close');
  const length = performance.now() - before;
  expect(await stateOf()).toBe(2);
  const random = randoms(20);
  const seen = { old: 0, new: 0 };
  let state = 2;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const child = ingest(year(state + 1));
    const ended = once(child, 'close');
    await sleep((length * (kill + random.next().value)) / KILLS);
    child.kill('SIGKILL');
    await ended;
    const found = await stateOf();
    expect([state, state + 1]).toContain(found);
    seen[found === state ? 'old' : 'new'] += 1;
    state = found;
  }
  expect(seen.old, 'most kills are before the end').toBeGreaterThan(KILLS / 4);
  const last = ingest(year(state + 1));
  let faults = '';
  last.stderr?.on('data', (text) => (faults += text));
  const [code] = await once(last, 'close');
  expect([code, faults, await stateOf()]).toEqual([0, '', state + 1]);

  await removeUnused(bench.documents, bench.dir, { ageMs: -1, keepDays: -1 });
  const facts = join(bench.dir, 'facts');
  const left = readdirSync(facts, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(bench.dir, join(entry.parentPath, entry.name)));
  const used = (await partsNow()).flatMap((part) => TABLE_NAMES.map((table) => partFile(part, table)));
  expect(left.sort()).toEqual(used.sort());
});
