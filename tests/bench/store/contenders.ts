// Who answers the questions: the store on DuckDB, plain SQL over the rows' files, the store on ClickHouse.
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { DuckDBInstance, LIST, listValue, VARCHAR } from '@duckdb/node-api';
import type { Documents } from '../../../upstream/stores/documents/database.ts';
import { partsOf } from '../../../upstream/stores/documents/loads/catalogue.ts';
import { rateTable } from '../../../upstream/stores/documents/reference/exchange-rates.ts';
import { openFactStore } from '../../../upstream/stores/facts/duckdb/duckdb-store.ts';
import { DEFAULT_LIMITS } from '../../../upstream/stores/facts/duckdb/engine-limits.ts';
import { partFile } from '../../../upstream/stores/facts/duckdb/fact-files.ts';
import { constantFactors } from './constant-factors.ts';
import type { BenchQuestion, BenchScope, Line } from './questions.ts';

export interface Contender {
  name: string;
  answer: (question: BenchQuestion) => Promise<Line[]>;
  close: () => Promise<void>;
}

export interface BenchData {
  documents: Documents;
  dataDir: string;
  scope: BenchScope;
  currency: string;
  rows: number;
}

/** Equal questions of callers are not answered together, nor from memory. */
export async function ourStore({ documents, dataDir, scope }: BenchData): Promise<Contender> {
  const facts = await openFactStore({ documents, dataDir, keptValues: 0 });
  return { name: 'store on DuckDB', answer: ({ ask }) => ask(facts, scope), close: () => facts.close() };
}

/**
 * DuckDB with the same limits, on a connection for each caller. It is spared the files that have no day of the range,
 * as somebody would spare it who keeps a folder for each month.
 */
export async function plainScan(data: BenchData, callers: number): Promise<Contender> {
  const { documents, dataDir, scope, currency } = data;
  const instance = await DuckDBInstance.create(':memory:', {
    memory_limit: DEFAULT_LIMITS.memoryLimit,
    threads: String(DEFAULT_LIMITS.threads),
  });
  const rates = await rateTable(documents);
  const factors = constantFactors(rates, currency);
  const setUp = await instance.connect();
  await setUp.run('CREATE TABLE rates (currency VARCHAR, factor DOUBLE)');
  for (const [code, factor] of factors)
    await setUp.run('INSERT INTO rates VALUES (?, ?)', [code, Number(factor)]);
  const connections = await Promise.all(Array.from({ length: callers }, () => instance.connect()));
  const free = [...connections];
  const spans = await partsOf(documents, scope.companyId);
  return {
    name: 'plain scan',
    answer: async ({ plain: { range, sql } }) => {
      const files = spans
        .filter(({ charge }) => charge.start <= range.end && charge.end >= range.start)
        .map(({ part }) => join(dataDir, partFile(part, 'rows')));
      const connection = free.pop() ?? (await instance.connect());
      const lines = await linesOf(
        connection,
        `WITH facts AS (SELECT * FROM read_parquet($files)) ${asCte(sql)}`,
        files,
      );
      free.push(connection);
      return lines;
    },
    close: async () => {
      for (const connection of free) connection.closeSync();
      setUp.closeSync();
      instance.closeSync();
    },
  };
}

/** A statement whose own WITH stands behind that of the facts. */
function asCte(sql: string): string {
  return `SELECT * FROM (${sql})`;
}

async function linesOf(connection: DuckDBConnection, sql: string, files: string[]): Promise<Line[]> {
  const reader = await connection.runAndReadAll(sql, { files: listValue(files) }, { files: LIST(VARCHAR) });
  return reader
    .getRowsJS()
    .map((row) =>
      row.map((value) => (typeof value === 'number' ? value : value === null ? null : String(value))),
    );
}
