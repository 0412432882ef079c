// PostgreSQL in particular: what is said when it cannot be used, lost connections, and the whole upstream on it.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { StartFault } from '../../../../lib/node/start-fault.ts';
import { cost } from '../../../../upstream/contract/cost-analytics/cost-analytics.ts';
import { toolsClient } from '../../../../upstream/identity/seed/seed.ts';
import { createUpstream } from '../../../../upstream/server.ts';
import { openDocuments } from '../../../../upstream/stores/documents/open-documents.ts';
import { companyById } from '../../../../upstream/stores/documents/platform/companies.ts';
import { atomically } from '../../../../upstream/stores/documents/transaction.ts';
import { DemoFigures } from '../../../support/oracle/demo-figures.ts';
import { freePort } from '../../../support/product/free-port.ts';
import { HAS_POSTGRES, type PostgresServer, run, startPostgres } from '../../../support/product/postgres.ts';
import { PROGRAM_ENV, programOf } from '../../../support/product/program.ts';
import { ask } from '../../../support/product/rest.ts';
import { testConfig, toolToken } from '../../../support/product/upstream.ts';
import { addCompany, addUser } from './engines.ts';

const MAIN = programOf('upstream/main.ts');
const SECRET = 'nobody-may-read-this';
const HEARING_MS = 200;
const CUT_OFF = `select pg_terminate_backend(pid) from pg_stat_activity
  where application_name = 'skyledger' and datname = current_database()`;

describe.skipIf(!HAS_POSTGRES)('PostgreSQL for the documents', () => {
  let server: PostgresServer;
  let dataDir: string;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server?.stop());
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'documents-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  it('that cannot be used is told in one line without its password', async () => {
    const url = new URL(await server.newDatabase());
    const wrong = (change: (address: URL) => void) => {
      const address = new URL(url);
      address.password = SECRET;
      change(address);
      return address.href;
    };
    const closed = await freePort();
    const latin = new URL(await server.newDatabase());
    await run(url.href, `create database latin template template0 encoding 'LATIN1' locale 'C'`);
    latin.pathname = '/latin';
    const faults: [string, RegExp][] = [
      [wrong(() => undefined), /password authentication failed/],
      [wrong((address) => Object.assign(address, { port: String(closed) })), /ECONNREFUSED/],
      [wrong((address) => Object.assign(address, { hostname: 'nowhere.invalid' })), /ENOTFOUND|EAI_AGAIN/],
      [`${url.href.replace(/\/\w+$/, '')}/not_there`, /database "not_there" does not exist/],
      [latin.href, /encoding is LATIN1, not UTF8/],
      [`postgres://u:${SECRET}@127.0.0.1:${closed}/x?sslmode=verify-full&sslrootcert=/not/there`, /ENOENT/],
    ];
    for (const [address, reason] of faults) {
      const fault: unknown = await openDocuments(dataDir, address).catch((error: unknown) => error);
      expect(fault).toBeInstanceOf(StartFault);
      const { message, stack } = fault as StartFault;
      expect(message).toMatch(
        /^the database \S+ cannot be used \([^\n]+\): start or mend it, or set DATABASE_URL$/,
      );
      expect(message).toMatch(reason);
      expect(stack).not.toContain(SECRET);
      expect(message).not.toContain(decodeURIComponent(url.password));
    }
    await run(url.href, 'drop database latin');
  });

  it('that cannot be reached ends the program with code 1 and that line', async () => {
    const address = `postgres://skyledger:${SECRET}@127.0.0.1:${await freePort()}/skyledger`;
    const program = fork(MAIN.file, {
      execArgv: MAIN.execArgv,
      env: {
        ...PROGRAM_ENV,
        UPSTREAM_PORT: '0',
        DATA_DIR: dataDir,
        DATABASE_URL: address,
        DEMO_COMPANIES: 'sunflower,workshop,focus-sample',
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let output = '';
    for (const stream of [program.stdout, program.stderr]) stream?.on('data', (chunk) => (output += chunk));
    const [code] = await once(program, 'close');
    expect(code).toBe(1);
    expect(output).toMatch(
      /^upstream cannot run: the database 127\.0\.0\.1:\d+\/skyledger cannot be used [^\n]+\n$/,
    );
    expect(output).not.toContain(SECRET);
  });

  it('that cuts off its connections costs what is asked at that moment, and nothing after', async () => {
    const url = await server.newDatabase();
    const documents = await openDocuments(dataDir, url);
    try {
      await addCompany(documents);
      await Promise.all([1, 2, 3].map(() => companyById(documents, 'acme')));
      const slow = sql`select pg_sleep(30)`.execute(documents).catch((error: unknown) => error);
      const half = documents
        .transaction()
        .execute(async (transaction) => {
          await transaction.updateTable('companies').set({ currency: 'KRW' }).execute();
          await run(url, CUT_OFF);
          await companyById(transaction, 'acme');
        })
        .catch((error: unknown) => error);
      expect(await slow).toBeInstanceOf(Error);
      expect(await half).toBeInstanceOf(Error);
      // Until the program hears that the idle ones are gone, too.
      await sleep(HEARING_MS);
      expect(await companyById(documents, 'acme')).toMatchObject({ currency: 'USD' });
      // With none in use nothing fails, and the program goes on.
      await run(url, CUT_OFF);
      await sleep(HEARING_MS);
      expect(await companyById(documents, 'acme')).toMatchObject({ name: 'Acme' });
    } finally {
      await documents.destroy();
    }
  });

  it('lets a change through whose next free key others take again and again, and not one that takes a key twice', async () => {
    const documents = await openDocuments(dataDir, await server.newDatabase());
    try {
      let rivals = 7;
      const numbered = await atomically(documents, async (transaction) => {
        const { count } = await transaction
          .selectFrom('users')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow();
        const userId = `user-${count + 1}`;
        if (rivals > 0) {
          rivals -= 1;
          await addUser(documents, userId);
        }
        await addUser(transaction, userId);
        return userId;
      });
      expect(numbered).toBe('user-8');
      const twice = atomically(documents, (transaction) => addUser(transaction, 'user-8'));
      await expect(twice).rejects.toMatchObject({ code: '23505' });
    } finally {
      await documents.destroy();
    }
  });

  it('refuses a data directory whose facts belong to another store, on either engine', async () => {
    const [url, other] = [await server.newDatabase(), await server.newDatabase()];
    await (await openDocuments(dataDir, url)).destroy();
    await (await openDocuments(dataDir, url)).destroy();
    for (const another of [other, null]) {
      await expect(openDocuments(dataDir, another)).rejects.toThrow(
        /^\S+\/facts belongs to another documents store: set DATABASE_URL as it was [^\n]+$/,
      );
    }
    await (await openDocuments(dataDir, url)).destroy();
    rmSync(join(dataDir, 'facts'), { recursive: true });
    await (await openDocuments(dataDir, other)).destroy();
  });

  it('keeps every text column in the order of bytes and every number wide', async () => {
    const documents = await openDocuments(dataDir, await server.newDatabase());
    const { rows } = await sql<{ type: string; collation: string | null; count: number }>`
      select data_type as type, collation_name as collation, count(*) as count
      from information_schema.columns
      where table_schema = 'public' and table_name not like 'kysely%'
      group by 1, 2 order by 1`.execute(documents);
    await documents.destroy();
    expect(rows.map(({ type, collation }) => [type, collation])).toEqual([
      ['bigint', null],
      ['text', 'C'],
    ]);
  });

  it('carries the whole upstream: it loads the demo, signs a tool in and answers a cost request', async () => {
    const databaseUrl = await server.newDatabase();
    // One of the three companies; all of them are loaded into SQLite for every run.
    const config = { ...testConfig(dataDir, { databaseUrl }), demoCompanies: ['sunflower'] };
    const upstream = await createUpstream(config, { logger: pino({ level: 'silent' }) });
    try {
      await upstream.ready;
      const token = await toolToken(upstream.issuer, dataDir);
      const caller = {
        url: upstream.url,
        token,
        userId: toolsClient(dataDir).clientId,
        companyId: 'sunflower',
      };
      const reply = await ask(caller, cost, {
        isAmortizedCost: false,
        timeFrame: 'custom',
        startDate: '2024-06-01',
        endDate: '2024-06-30',
        timeUnit: 'day',
        viewBy: 'product',
        filters: {},
        selectedVendors: ['aws', 'azr', 'gcp'],
        page: 1,
        itemsPerPage: 1000,
      });
      const figures = await DemoFigures.of('sunflower');
      expect(reply.totalCost).toBeCloseTo(figures.billed('2024-06-01', '2024-06-30'), 6);
    } finally {
      await upstream.close();
    }
  }, 120_000);
});
