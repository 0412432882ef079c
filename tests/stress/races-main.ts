// npm run races -- [--saves 1000]: Jepsen's set test on every kept thing with 2 to 20 clients of two programs, on SQLite
// and, where the machine has one, on PostgreSQL.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDocuments } from '../../upstream/stores/documents/open-documents.ts';
import { HAS_POSTGRES, startPostgres } from '../support/product/postgres.ts';
import { addCompany, addUser } from '../upstream/stores/documents/engines.ts';
import { KEPT_SETS, raceToAdd } from './lost-updates.ts';

const CLIENTS = [2, 5, 10, 20];

const { values } = parseArgs({ options: { saves: { type: 'string', default: '1000' } } });
const saves = Number(values.saves);
const server = HAS_POSTGRES ? await startPostgres() : null;
const engines = [
  { engine: 'SQLite', newUrl: async () => null },
  ...(server ? [{ engine: 'PostgreSQL', newUrl: server.newDatabase }] : []),
];
try {
  for (const { engine, newUrl } of engines) {
    for (const clients of CLIENTS) {
      for (const kept of KEPT_SETS) await race(engine, await newUrl(), kept, clients);
    }
  }
  if (!server) console.log('There is no PostgreSQL on this machine.');
} finally {
  await server?.stop();
}

async function race(engine: string, url: string | null, kept: (typeof KEPT_SETS)[number], clients: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'skyledger-races-'));
  const one = await openDocuments(dataDir, url);
  const other = await openDocuments(dataDir, url);
  try {
    await addCompany(one);
    await addUser(one, 'ann');
    const { taken, refused, faults } = await raceToAdd(kept, [one, other], { clients, saves });
    const figures = `${taken} taken, ${refused} refused, ${faults.length} faults`;
    console.log(
      `${engine.padEnd(11)}${kept.name.padEnd(13)}${String(clients).padStart(2)} clients: ${figures}`,
    );
    for (const fault of faults) console.log(`  ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  } finally {
    await other.destroy();
    await one.destroy();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
