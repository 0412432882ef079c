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

test('small partitions are written together, large ones alone, and all keep their places', () => {
  const of = (row_count: number) => ({
    span: { row_count, first_charge_date: '', last_charge_date: '', max_usage_end: null },
  });
  const sizes = [50_001, 30_000, 20_000, 5, 2_000_000, 49_995, 50_000];
  const placesOf = (batches: [number, unknown][][]) => batches.map((batch) => batch.map(([place]) => place));
  const { small, large } = bySize(sizes.map(of));
  expect(placesOf(small)).toEqual([[1, 2], [3, 5], [6]]);
  expect(placesOf(large)).toEqual([[0], [4]]);
  expect(
    placesOf(bySize(Array.from({ length: 120 }, () => of(1))).small).map(({ length }) => length),
  ).toEqual([50, 50, 20]);
});
