// The engine of the ClickHouse tests, through the real client: what the other tests lean on.
import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ClickHouseClient, ClickHouseError, ClickHouseLogLevel, createClient } from '@clickhouse/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  hasClickHouse,
  type TestClickHouse,
  workerClickHouse,
} from '../../../support/clickhouse/test-server.ts';
import { plainDuckDb } from '../../../support/oracle/plain-duckdb.ts';

describe.skipIf(!hasClickHouse)('the ClickHouse engine of the tests', () => {
  let server: TestClickHouse;
  let client: ClickHouseClient;
  let dir: string;

  beforeAll(async () => {
    dir = mkdtempSync(join(tmpdir(), 'clickhouse-files-'));
    server = await workerClickHouse();
    const url = new URL(server.url);
    url.pathname = '/default';
    const first = createClient({ url: url.href });
    await first.command({ query: `CREATE DATABASE \`${new URL(server.url).pathname.slice(1)}\`` });
    await first.close();
    client = createClient({
      url: server.url,
      compression: { response: true, request: true },
      use_multipart_params_auto: true,
      log: { level: ClickHouseLogLevel.OFF },
    });
  });

  afterAll(async () => {
    await client?.close();
    await server?.stop();
    rmSync(dir, { recursive: true, force: true });
  });

  const select = async (query: string, query_params: Record<string, unknown> = {}) => {
    const result = await client.query({ query, query_params, format: 'JSONEachRow' });
    return result.json();
  };
  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => 'no error',
      (error: unknown) => (error instanceof ClickHouseError ? error.code : String(error)),
    );

  test('answers a ping', async () => {
    expect(await client.ping()).toEqual({ success: true });
  });

  test('binds parameters of every kind, in the address and in a form', async () => {
    for (const size of [3, 3000]) {
      const list = Array.from({ length: size }, (_, index) => `it's \\ a\n"한" ${index}`);
      const [row] = (await select(
        `SELECT toString(length({list:Array(String)})) AS size, {list:Array(String)}[3] AS third, toString({amount:Decimal(38,18)}) AS amount,
          toString({day:Date32}) AS day, {map:Map(String,String)} AS map, {none:Nullable(String)} AS none`,
        {
          list,
          amount: '12345678901234567890.000000000000000001',
          day: '2024-02-29',
          map: { a: "b'" },
          none: null,
        },
      )) as object[];
      expect(row).toEqual({
        size: String(size),
        third: list[2],
        amount: '12345678901234567890.000000000000000001',
        day: '2024-02-29',
        map: { a: "b'" },
        none: null,
      });
    }
  });

  test('says by code and text what is wrong, and the next answer is clean', async () => {
    expect(await codeOf(select('SELECT * FROM nothing'))).toBe('60');
    expect(await codeOf(select('SELEC 1'))).toBe('62');
    expect(await codeOf(select('SELECT {n:UInt8}', { n: 'x' }))).not.toBe('no error');
    expect(await codeOf(client.query({ query: 'SELECT 1', clickhouse_settings: { nonsense: '1' } }))).toBe(
      '115',
    );
    await expect(select('SELECT number, throwIf(number = 99999) FROM numbers(100000)')).rejects.toThrow();
    expect(await select('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('settings hold for their own query alone, and what is read-only writes nothing', async () => {
    const threads = async (max_threads?: number) => {
      const query = "SELECT toString(getSetting('max_threads')) AS threads";
      const settings = max_threads === undefined ? {} : { max_threads };
      const result = await client.query({ query, format: 'JSONEachRow', clickhouse_settings: settings });
      return result.json();
    };
    const before = await threads();
    expect(await threads(7)).toEqual([{ threads: '7' }]);
    expect(await threads()).toEqual(before);
    const write = {
      query: 'CREATE TABLE t (a UInt8) ENGINE = Memory',
      clickhouse_settings: { readonly: '1' },
    };
    expect(await codeOf(client.command(write))).toBe('164');
  });

  test('streams rows', async () => {
    const result = await client.query({
      query: 'SELECT number FROM numbers(200000)',
      format: 'JSONCompactEachRow',
    });
    let count = 0;
    for await (const rows of result.stream()) count += rows.length;
    expect(count).toBe(200_000);
  });

  test('takes a Parquet file of DuckDB without loss', async () => {
    const file = join(dir, 'rows.parquet');
    const duckdb = await plainDuckDb();
    const connection = await duckdb.connect();
    await connection.run(
      `COPY (SELECT CAST('-12345678901234567890.000000000000000001' AS DECIMAL(38,18)) AS amount, DATE '1969-12-31' AS day,
        MAP {'a': 'b', 'c': ''} AS tags, TIMESTAMP '2024-01-01 10:00:00.123456' AS at, NULL::VARCHAR AS none)
        TO $file (FORMAT parquet, COMPRESSION zstd)`,
      { file },
    );
    connection.closeSync();
    duckdb.closeSync();
    const columns =
      'amount Decimal(38,18), day Date32, tags Map(String,String), at DateTime64(6), none Nullable(String)';
    await client.command({
      query: `CREATE TABLE kept (part String, ${columns}) ENGINE = MergeTree ORDER BY part`,
    });
    await client.insert({
      table: 'kept',
      values: createReadStream(file),
      format: 'Parquet',
      columns: ['amount', 'day', 'tags', 'at', 'none'],
    });
    const { stream } = await client.exec({
      query: `INSERT INTO kept SELECT {part:String}, * FROM input('${columns}') FORMAT Parquet`,
      query_params: { part: "it's" },
      values: createReadStream(file),
    });
    stream.resume();
    const row = {
      amount: '-12345678901234567890.000000000000000001',
      day: '1969-12-31',
      tags: { a: 'b', c: '' },
      at: '2024-01-01 10:00:00.123456',
      none: null,
    };
    expect(
      await select(
        'SELECT part, toString(amount) AS amount, day, tags, toString(at) AS at, none FROM kept ORDER BY part',
      ),
    ).toEqual([
      { part: '', ...row },
      { part: "it's", ...row },
    ]);
  });

  test('a query whose caller went away is ended', async () => {
    const controller = new AbortController();
    const query = client.query({
      query: 'SELECT sum(sleepEachRow(0.01)) FROM numbers(100000)',
      query_id: crypto.randomUUID(),
      abort_signal: controller.signal,
      clickhouse_settings: {
        readonly: '1',
        cancel_http_readonly_queries_on_client_close: 1,
        max_block_size: '10',
      },
    });
    const running = () =>
      select(
        "SELECT toString(count()) AS count FROM system.processes WHERE query LIKE '%sleepEachRow%' AND query NOT LIKE '%processes%'",
      );
    await expect.poll(running).toEqual([{ count: '1' }]);
    controller.abort();
    await expect(query).rejects.toThrow();
    await expect.poll(running, { timeout: 20_000 }).toEqual([{ count: '0' }]);
  });
});
