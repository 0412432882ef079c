// What a ClickHouse that cannot be used, or that ends in the middle, does to the program: one clear line, no password.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { StartFault } from '../../../../lib/node/start-fault.ts';
import { clickHouseEngine } from '../../../../upstream/stores/facts/clickhouse/clickhouse-engine.ts';
import type { ClickHouseConnection } from '../../../../upstream/stores/facts/clickhouse/connection.ts';
import { openClickHouse } from '../../../../upstream/stores/facts/clickhouse/open.ts';
import type { ResultRow } from '../../../../upstream/stores/facts/compile/statement.ts';
import type { FactEngine } from '../../../../upstream/stores/facts/fact-engine.ts';
import {
  hasClickHouse,
  startClickHouse,
  type TestClickHouse,
} from '../../../support/clickhouse/test-server.ts';

const PASSWORD = 'correct-horse';
const SLOW = {
  sql: 'SELECT sum(sleepEachRow(0.01)) AS slept FROM numbers(100000) SETTINGS max_block_size = 10',
  parameters: {},
};

/** The one line that opening ends with. */
async function faultOf(url: string, cluster: string | null = null): Promise<string> {
  try {
    await (await openClickHouse({ url, cluster })).close();
  } catch (error) {
    expect(error).toBeInstanceOf(StartFault);
    const { message } = error as StartFault;
    expect(message).not.toContain(PASSWORD);
    expect(message).not.toContain('\n');
    return message;
  }
  return 'no fault';
}

describe('a server that cannot be used', () => {
  let broken: Server | null = null;

  afterEach(() => {
    broken?.closeAllConnections();
    broken?.close();
    broken = null;
  });

  async function answering(
    status: number,
    text: string,
    headers: Record<string, string> = {},
  ): Promise<string> {
    broken = createServer((request, response) =>
      request.resume().on('end', () => response.writeHead(status, headers).end(text)),
    );
    broken.listen(0, '127.0.0.1');
    await once(broken, 'listening');
    return `http://reader:${PASSWORD}@127.0.0.1:${(broken.address() as AddressInfo).port}/facts`;
  }

  test('because it is not there', async () => {
    const url = await answering(200, '');
    broken?.close();
    expect(await faultOf(url)).toMatch(
      /^CLICKHOUSE_URL: http:\/\/127\.0\.0\.1:\d+\/facts cannot be reached: .*ECONNREFUSED/,
    );
  });

  test('because it is too old', async () => {
    const fault = await faultOf(await answering(200, '{"version":"23.8.16.16"}\n'));
    expect(fault).toMatch(/is ClickHouse 23\.8\.16\.16; 24\.8 or newer is needed$/);
  });

  test('because it is something else', async () => {
    expect(await faultOf(await answering(200, '<html></html>'))).toMatch(
      /^CLICKHOUSE_URL: http:\S+ does not answer like ClickHouse$/,
    );
  });

  test('because it refuses the account', async () => {
    const text = `Code: 516. DB::Exception: reader: Authentication failed: password is incorrect, or there is no user with such name. (AUTHENTICATION_FAILED) (version 26.7.2.1)`;
    const url = await answering(403, text, { 'X-ClickHouse-Exception-Code': '516' });
    expect(await faultOf(url)).toMatch(/^CLICKHOUSE_URL: http:\S+ refuses user or password$/);
  });
});

describe.skipIf(!hasClickHouse)('a server', () => {
  let server: TestClickHouse;
  let connection: ClickHouseConnection;
  let engine: FactEngine;

  beforeAll(async () => {
    server = await startClickHouse(PASSWORD);
    connection = await openClickHouse(server);
    engine = clickHouseEngine(connection, false);
  });

  afterAll(async () => {
    await connection?.close();
    await server?.stop();
  });

  const running = async () => {
    const query = `SELECT toString(count()) AS count FROM system.processes WHERE query LIKE '%sleepEachRow(0.01)%' AND query NOT LIKE '%processes%'`;
    return (await connection.read<{ count: string }>(query, {}))[0]?.count;
  };

  test('whose tables are there already is opened again', async () => {
    expect(await faultOf(server.url, server.cluster)).toBe('no fault');
  });

  test('refuses a wrong password', async ({ skip }) => {
    if (!server.kill) skip('the server is not ours');
    const url = new URL(server.url);
    url.password = 'wrong';
    expect(await faultOf(url.href)).toMatch(/ refuses user or password$/);
  });

  test('that is in no such cluster is told so', async () => {
    expect(await faultOf(server.url, 'elsewhere')).toMatch(
      /^CLICKHOUSE_CLUSTER: \S+ knows no cluster 'elsewhere'$/,
    );
  });

  test('lets a question write nothing', async () => {
    await expect(
      engine.run({ sql: 'CREATE TABLE t (a UInt8) ENGINE = Memory', parameters: {} }),
    ).rejects.toMatchObject({ code: '164' });
  });

  test('ends a question that is cancelled', async () => {
    const controller = new AbortController();
    const question = engine.run(SLOW, { signal: controller.signal });
    await expect.poll(running).toBe('1');
    controller.abort(new Error('nobody waits'));
    await expect(question).rejects.toThrow('nobody waits');
    await expect.poll(running, { timeout: 20_000 }).toBe('0');
  });

  test('ends a question that takes too long, and answers the next', async () => {
    await expect(engine.run(SLOW, { timeoutMs: 500 })).rejects.toMatchObject({ name: 'TimeoutError' });
    await expect.poll(running, { timeout: 20_000 }).toBe('0');
  });

  test('is not asked at all for what was cancelled before', async () => {
    await expect(engine.run(SLOW, { signal: AbortSignal.abort(new Error('too late')) })).rejects.toThrow(
      'too late',
    );
  });

  test('streams in chunks, until the reader stops', async () => {
    const endless = {
      sql: 'SELECT toString(number) AS n, sleepEachRow(0.0001) AS slept FROM numbers(100000000) SETTINGS max_block_size = 1000',
      parameters: {},
    };
    const chunks: ResultRow[][] = [];
    for await (const chunk of engine.stream(endless)) {
      chunks.push(chunk);
      if (chunks.length === 2) break;
    }
    expect(chunks[0]?.[0]).toMatchObject({ n: '0' });
    const query = `SELECT toString(count()) AS count FROM system.processes WHERE query LIKE '%numbers(100000000)%' AND query NOT LIKE '%processes%'`;
    await expect.poll(() => connection.read(query, {}), { timeout: 20_000 }).toEqual([{ count: '0' }]);
  });

  test('ends a stream that is cancelled', async () => {
    const endless = {
      sql: 'SELECT toString(number) AS n, sleepEachRow(0.0001) AS slept FROM numbers(200000000) SETTINGS max_block_size = 1000',
      parameters: {},
    };
    const controller = new AbortController();
    const read = async () => {
      for await (const _ of engine.stream(endless, { signal: controller.signal })) {
        controller.abort(new Error('nobody reads'));
      }
    };
    await expect(read()).rejects.toThrow('nobody reads');
    const query = `SELECT toString(count()) AS count FROM system.processes WHERE query LIKE '%numbers(200000000)%' AND query NOT LIKE '%processes%'`;
    await expect.poll(() => connection.read(query, {}), { timeout: 20_000 }).toEqual([{ count: '0' }]);
  });

  test('says what is wrong with a stream that fails in the middle', async () => {
    const failing = {
      sql: 'SELECT number, throwIf(number = 3000000) AS thrown FROM numbers(4000000)',
      parameters: {},
    };
    const read = async () => {
      for await (const chunk of engine.stream(failing)) expect(chunk.length).toBeGreaterThan(0);
    };
    await expect(read()).rejects.toThrow();
  });

  test('that ends in the middle fails the question, without a word of the password', async ({ skip }) => {
    const other = await startClickHouse(PASSWORD);
    if (!other.kill) {
      await other.stop();
      return skip('the server is not ours');
    }
    const opened = clickHouseEngine(await openClickHouse(other), false);
    const question = opened.run(SLOW);
    setTimeout(() => void other.kill?.(), 300);
    const error: unknown = await question.catch((fault: unknown) => fault);
    expect(error).toBeInstanceOf(Error);
    expect(`${(error as Error).stack} ${JSON.stringify(error)}`).not.toContain(PASSWORD);
    await opened.close();
    await other.stop();
  });
});
