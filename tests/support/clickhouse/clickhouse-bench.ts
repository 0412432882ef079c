// A data directory with a company `acme` (USD) whose facts go to a ClickHouse, and what tests look at there.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadFiles } from '../../../upstream/ingest/load/load-files.ts';
import type { LoadOptions } from '../../../upstream/ingest/load/load-options.ts';
import type { Documents } from '../../../upstream/stores/documents/database.ts';
import { currentParts } from '../../../upstream/stores/documents/loads/catalogue.ts';
import type { LoadReport } from '../../../upstream/stores/documents/loads/load-report.ts';
import { openDocuments } from '../../../upstream/stores/documents/open-documents.ts';
import type { ClickHouseConnection } from '../../../upstream/stores/facts/clickhouse/connection.ts';
import { openClickHouse } from '../../../upstream/stores/facts/clickhouse/open.ts';
import { ClickHouseParts } from '../../../upstream/stores/facts/clickhouse/parts.ts';
import { factTable } from '../../../upstream/stores/facts/clickhouse/schema.ts';
import { csv, type Fields } from '../product/focus-files.ts';
import { type TestClickHouse, workerClickHouse } from './test-server.ts';

export interface ClickHouseBench {
  dir: string;
  documents: Documents;
  server: TestClickHouse;
  connection: ClickHouseConnection;
  /** Removes what is unused at once. */
  parts: ClickHouseParts;
  /** Path of a new CSV file with the rows. */
  file: (rows: readonly Fields[]) => string;
  load: (rows: readonly Fields[], options?: Partial<LoadOptions>) => Promise<LoadReport>;
  /** Parts that the catalogue names. */
  named: () => Promise<string[]>;
  /** Parts with rows in ClickHouse. */
  stored: () => Promise<string[]>;
  /** Sum of BilledCost over the parts that the catalogue names. */
  billed: () => Promise<string | undefined>;
  close: () => Promise<void>;
}

/** Without a server on a database of that of the worker; the one that is given ends with the bench. */
export async function openClickHouseBench(given?: TestClickHouse): Promise<ClickHouseBench> {
  const dir = mkdtempSync(join(tmpdir(), 'clickhouse-facts-'));
  const documents = await openDocuments(dir);
  await documents
    .insertInto('companies')
    .values({ company_id: 'acme', name: 'Acme', currency: 'USD' })
    .execute();
  const server = given ?? (await workerClickHouse());
  const connection = await openClickHouse(server);
  const parts = new ClickHouseParts({ connection, documents, dataDir: dir, unusedAge: 0 });
  let files = 0;
  const file = (rows: readonly Fields[]) => {
    files += 1;
    const path = join(dir, `file-${files}.csv`);
    writeFileSync(path, csv(rows));
    return path;
  };
  const named = async () => [...(await currentParts(documents))].sort();
  return {
    dir,
    documents,
    server,
    connection,
    parts,
    file,
    load: (rows, options = {}) =>
      loadFiles({ documents, dataDir: dir, companyId: 'acme', files: [file(rows)], sink: parts, ...options }),
    named,
    stored: async () => {
      const query = `SELECT DISTINCT part FROM ${factTable('rows')} ORDER BY part`;
      return (await connection.read<{ part: string }>(query, {})).map(({ part }) => part);
    },
    billed: async () => {
      const query = `SELECT toString(sum("BilledCost")) AS billed FROM ${factTable('rows')} WHERE part IN {parts:Array(String)}`;
      return (await connection.read<{ billed: string }>(query, { parts: await named() }))[0]?.billed;
    },
    close: async () => {
      await connection.close();
      await server.stop();
      await documents.destroy();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
