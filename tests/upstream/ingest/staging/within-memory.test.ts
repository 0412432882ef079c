// A copy that runs out of memory on many threads is tried on one, which holds the least; so are large partitions written.
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bySize } from '../../../../upstream/ingest/load/write-partitions.ts';
import { withinMemory } from '../../../../upstream/ingest/staging/stage-batch.ts';

let engine: DuckDBInstance;
let connection: DuckDBConnection;

beforeAll(async () => {
  engine = await DuckDBInstance.create(':memory:', { threads: '3' });
  connection = await engine.connect();
});
afterAll(() => {
  connection.closeSync();
  engine.closeSync();
});

async function threads(): Promise<number> {
  const reader = await connection.runAndReadAll("SELECT current_setting('threads')");
  return Number(reader.getRows()[0]?.[0]);
}

/** A copy that fails so often; what it ran on. */
function copyFailing(times: number, message: string) {
  const ran: number[] = [];
  const copy = async () => {
    ran.push(await threads());
    if (ran.length <= times) throw new Error(message);
  };
  return { ran, copy };
}

const FULL = 'Out of Memory Error: failed to pin block of size 256.0 KiB (953.6 MiB/953.6 MiB used)';

test('is tried again on one thread, and later ones have all threads again', async () => {
  const { ran, copy } = copyFailing(1, FULL);
  await withinMemory(connection, copy);
  expect(ran).toEqual([3, 1]);
  expect(await threads()).toBe(3);
});

test('fails when one thread has too little too', async () => {
  const { ran, copy } = copyFailing(2, FULL);
  await expect(withinMemory(connection, copy)).rejects.toThrow('Out of Memory');
  expect(ran).toEqual([3, 1]);
  expect(await threads()).toBe(3);
});

test('any other fault is told at once', async () => {
  const { ran, copy } = copyFailing(1, 'Invalid Input Error: no Parquet');
  await expect(withinMemory(connection, copy)).rejects.toThrow('no Parquet');
  expect(ran).toEqual([3]);
});

test('partitions that are too large to be sorted are written alone, and keep their places', () => {
  const of = (row_count: number) => ({
    span: { row_count, first_charge_date: '', last_charge_date: '', max_usage_end: null },
  });
  const { small, large } = bySize([of(300_001), of(300_000), of(5), of(2_000_000)]);
  expect(small.map(([place]) => place)).toEqual([1, 2]);
  expect(large.map(([place]) => place)).toEqual([0, 3]);
});
