// A plain table in PostgreSQL, indexed by day and by vendor and day, with the rows of the same files.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance, LIST, listValue, VARCHAR } from '@duckdb/node-api';
import { Pool, types } from 'pg';
import { partsOf } from '../../../upstream/stores/documents/loads/catalogue.ts';
import { rateTable } from '../../../upstream/stores/documents/reference/exchange-rates.ts';
import { partFile } from '../../../upstream/stores/facts/duckdb/fact-files.ts';
import { startPostgres } from '../../support/product/postgres.ts';
import { constantFactors } from './constant-factors.ts';
import type { BenchData, Contender } from './contenders.ts';
import { POSTGRES_SQL } from './postgres-sql.ts';

const COLUMNS = [
  ['vendor', 'text', 'vendor'],
  ['charge_date', 'date', 'charge_date'],
  ['last_date', 'date', 'last_date'],
  ['spread_days', 'integer', 'spread_days'],
  ['currency', 'text', '"BillingCurrency"'],
  ['billed', 'numeric', '"BilledCost"'],
  ['effective', 'numeric', '"EffectiveCost"'],
  ['account', 'text', 'account_key'],
  ['product', 'text', 'product_key'],
  ['region', 'text', 'region_key'],
  ['usage_type', 'text', '"usageType_key"'],
  ['frequency', 'text', '"chargeFrequency_key"'],
  ['quantity', 'numeric', 'quantity'],
  ['unit', 'text', 'unit_key'],
  ['resource', 'text', 'resource_key'],
  ['description', 'text', '"ChargeDescription"'],
  ['commitment', 'text', 'commitment_key'],
  ['part', 'text', '"commitmentPart_key"'],
  ['tags', 'jsonb', `to_json(coalesce("Tags", MAP {}))`],
] as const;

types.setTypeParser(types.builtins.NUMERIC, Number);
types.setTypeParser(types.builtins.INT8, Number);

export async function postgres(data: BenchData, callers: number): Promise<Contender> {
  const server = await startPostgres();
  const pool = new Pool({ connectionString: await server.newDatabase(), max: callers });
  const started = performance.now();
  await fill(pool, data);
  const size = await pool.query<{ size: number }>(`SELECT pg_total_relation_size('facts')::float8 AS size`);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(
    `PostgreSQL loaded the rows in ${seconds} s, ${Math.round((size.rows[0]?.size ?? 0) / 1e6)} MB on disk`,
  );
  return {
    name: 'PostgreSQL',
    answer: async ({ name }) => {
      const { rows } = await pool.query<(string | number | null)[]>({
        text: POSTGRES_SQL[name] ?? '',
        rowMode: 'array',
      });
      return rows;
    },
    close: async () => {
      await pool.end();
      await server.stop();
    },
  };
}

async function fill(pool: Pool, { documents, dataDir, scope, currency }: BenchData): Promise<void> {
  await pool.query('CREATE TABLE rates (currency text, factor numeric)');
  const rates = await rateTable(documents);
  for (const pair of constantFactors(rates, currency))
    await pool.query('INSERT INTO rates VALUES ($1, $2)', pair);
  const list = COLUMNS.map(([name, type]) => `${name} ${type}`).join(', ');
  await pool.query(`CREATE UNLOGGED TABLE facts (${list})`);
  const spans = await partsOf(documents, scope.companyId);
  const folder = mkdtempSync(join(tmpdir(), 'skyledger-copy-'));
  chmodSync(folder, 0o755);
  const file = join(folder, 'facts.csv');
  try {
    await writeCsv(
      spans.map(({ part }) => join(dataDir, partFile(part, 'rows'))),
      file,
    );
    await pool.query(`COPY facts FROM '${file}' (FORMAT csv, NULL 'NULL')`);
  } finally {
    rmSync(folder, { recursive: true });
  }
  await pool.query('CREATE INDEX facts_day ON facts (charge_date)');
  await pool.query('CREATE INDEX facts_vendor_day ON facts (vendor, charge_date)');
  await pool.query('VACUUM ANALYZE facts');
}

async function writeCsv(files: string[], target: string): Promise<void> {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  const select = COLUMNS.map(([name, , sql]) => `${sql} AS ${name}`).join(', ');
  await connection.run(
    `COPY (SELECT ${select} FROM read_parquet($files)) TO $target (FORMAT csv, HEADER false, NULLSTR 'NULL')`,
    { files: listValue(files), target },
    { files: LIST(VARCHAR) },
  );
  connection.closeSync();
  instance.closeSync();
}
