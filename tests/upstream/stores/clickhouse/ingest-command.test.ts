// `npm run ingest` with CLICKHOUSE_URL: the facts go there, and what is wrong is said in one line without the password.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDocuments } from '../../../../upstream/stores/documents/open-documents.ts';
import { openFacts } from '../../../../upstream/stores/facts/open-facts.ts';
import {
  hasClickHouse,
  startClickHouse,
  type TestClickHouse,
} from '../../../support/clickhouse/test-server.ts';
import { charge, csv } from '../../../support/product/focus-files.ts';
import { programOf } from '../../../support/product/program.ts';

const INGEST = programOf('upstream/ingest/ingest-command.ts');
const PASSWORD = 'correct-horse';

describe.skipIf(!hasClickHouse)('npm run ingest with CLICKHOUSE_URL', () => {
  let dir: string;
  let server: TestClickHouse;

  beforeAll(async () => {
    dir = mkdtempSync(join(tmpdir(), 'ingest-clickhouse-'));
    server = await startClickHouse(PASSWORD);
  });

  afterAll(async () => {
    await server?.stop();
    rmSync(dir, { recursive: true, force: true });
  });

  async function ingest(url: string) {
    const file = join(dir, 'may.csv');
    writeFileSync(file, csv([charge(1, 'A', '5.25'), charge(2, 'B', '2')]));
    const environment = { ...process.env, DATA_DIR: join(dir, 'data'), CLICKHOUSE_URL: url };
    const program = spawn(process.execPath, [...INGEST.execArgv, INGEST.file, file], {
      env: { ...environment, CLICKHOUSE_CLUSTER: server.cluster ?? '' },
    });
    const [output, errors] = await Promise.all([
      text(program.stdout),
      text(program.stderr),
      once(program, 'exit'),
    ]);
    return { output, errors, code: program.exitCode };
  }

  test('a server that refuses it: one line, nothing loaded', async () => {
    const url = new URL(server.url);
    url.password = `${PASSWORD}-no-more`;
    const { errors, code } = await ingest(
      server.kill ? url.href : server.url.replace(/@[^/]+/, '@127.0.0.1:1'),
    );
    expect(code).toBe(1);
    expect(errors).toMatch(
      /^ingest: CLICKHOUSE_URL: http:\/\/127\.0\.0\.1:\d+\/\S+ (refuses user or password|cannot be reached: .*)\n$/,
    );
    expect(errors).not.toContain(PASSWORD);
  });

  test('loads into it, and the product answers from there', async () => {
    const { output, errors, code } = await ingest(server.url);
    expect(errors).toBe('');
    expect(code).toBe(0);
    expect(output).toContain('may.csv');
    const documents = await openDocuments(join(dir, 'data'));
    const { store } = await openFacts({ documents, dataDir: join(dir, 'data'), clickHouse: server });
    const answer = await store.cost({
      companyId: 'my-company',
      vendors: ['aws'],
      range: { start: '2024-05-01', end: '2024-05-31' },
      filters: [],
      measures: ['billed'],
      groupBy: ['product'],
      unit: null,
      limit: 5,
      skip: 0,
    });
    await store.close();
    await documents.destroy();
    expect(answer.groups.map(({ keys, totals }) => [keys[0], totals[0]])).toEqual([
      ['A', 5.25],
      ['B', 2],
    ]);
  });
});
