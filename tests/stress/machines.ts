// Two machines in the small: upstream programs over one PostgreSQL and one data folder, behind a balancer that leads each
// connection to one that listens.
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeBackup } from '../../upstream/backup/make-backup.ts';
import { restoreBackup } from '../../upstream/backup/restore-backup.ts';
import type { Documents } from '../../upstream/stores/documents/database.ts';
import { openDocuments } from '../../upstream/stores/documents/open-documents.ts';
import { freePort } from '../support/product/free-port.ts';
import { workerPostgres } from '../support/product/postgres.ts';
import { copyPreparedData } from '../support/product/prepared-data.ts';
import { programOf } from '../support/product/program.ts';
import { startUpstreamProgram, type UpstreamProgram } from './upstream-program.ts';

export interface Machines {
  /** The address of both upstreams, as long as one of them is alive; it is their issuer too. */
  url: string;
  issuer: string;
  dataDir: string;
  /** The two programs by their own addresses. */
  programs: UpstreamProgram[];
  /** Starts a program anew that was killed; `more` settings are of it alone. */
  restart: (index: number, more?: Record<string, string>) => Promise<void>;
  documents: Documents;
  close: () => Promise<void>;
}

/** Over the demo's data; `settings` are of both programs. */
export async function startMachines(settings: Record<string, string>): Promise<Machines> {
  const home = mkdtempSync(join(tmpdir(), 'skyledger-machines-'));
  const databaseUrl = await (await workerPostgres()).newDatabase();
  const dataDir = join(home, 'data');
  await moveDemoTo(join(home, 'backup'), dataDir, databaseUrl);
  const ports = [await freePort(), await freePort()];
  const balancer = await startBalancer(ports);
  const { file: main } = programOf('upstream/main.ts');
  const environment = { DATABASE_URL: databaseUrl, UPSTREAM_PUBLIC_URL: balancer.url, ...settings };
  const start = (port: number, more: Record<string, string> = {}) =>
    startUpstreamProgram(dataDir, port, main, { ...environment, ...more });
  const programs: UpstreamProgram[] = [];
  for (const port of ports) programs.push(await start(port));
  const documents = await openDocuments(dataDir, databaseUrl);
  return {
    url: balancer.url,
    issuer: `${balancer.url}/realms/skyledger`,
    dataDir,
    programs,
    restart: async (index, more) => {
      programs[index] = await start(ports[index] ?? 0, more);
    },
    documents,
    close: async () => {
      for (const program of programs) await program.kill();
      await balancer.close();
      await documents.destroy();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** From files to PostgreSQL, as an operator would. */
async function moveDemoTo(backup: string, dataDir: string, databaseUrl: string): Promise<void> {
  const prepared = await copyPreparedData();
  const documents = await openDocuments(prepared);
  try {
    await makeBackup({ documents, dataDir: prepared, isOnClickHouse: false, target: backup });
  } finally {
    await documents.destroy();
    rmSync(prepared, { recursive: true, force: true });
  }
  await restoreBackup({ from: backup, dataDir, databaseUrl });
}

/** Leads each new connection to the next port that answers; a connection ends with its program. */
async function startBalancer(ports: readonly number[]) {
  const open = new Set<Socket>();
  let turn = 0;
  const lead = (client: Socket, tries: readonly number[]) => {
    const [port, ...others] = tries;
    if (port === undefined) return void client.destroy();
    const server = connect(port, '127.0.0.1');
    server.once('connect', () => {
      client.pipe(server).pipe(client);
      client.once('close', () => server.destroy());
      server.once('close', () => client.destroy());
    });
    server.on('error', () => (server.connecting || server.pending ? lead(client, others) : client.destroy()));
  };
  const balancer = createServer((client) => {
    open.add(client);
    client.once('close', () => open.delete(client));
    client.on('error', () => client.destroy());
    turn += 1;
    lead(
      client,
      ports.map((_, index) => ports[(turn + index) % ports.length] ?? 0),
    );
  });
  const port = await freePort();
  await new Promise<void>((resolve) => balancer.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        for (const client of open) client.destroy();
        balancer.close(() => resolve());
      }),
  };
}
