// The store without the servers: typed questions as the domains ask them, beside the very SQL that each compiles
// to, run on a bare connection of the same engine.

import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { partsIn } from '../../upstream/documents/catalogue.ts';
import { type Documents, openDocuments } from '../../upstream/documents/database.ts';
import { newestRates } from '../../upstream/documents/exchange-rates.ts';
import { compileCost } from '../../upstream/facts/compile.ts';
import { openFactStore } from '../../upstream/facts/duckdb-store.ts';
import { DEFAULT_LIMITS, openEngine } from '../../upstream/facts/engine.ts';
import { partFile } from '../../upstream/facts/fact-files.ts';
import type { CostQuestion } from '../../upstream/facts/question.ts';
import { conversionTo } from '../../upstream/facts/rates.ts';
import type { Statement } from '../../upstream/facts/result.ts';
import { median, printTable } from './report.ts';

const RUNS = 60;
const WARM_UP = 10;

const SCOPE = {
  companyId: 'sunflower',
  vendors: ['aws', 'azr', 'gcp'],
  filters: [],
  basis: 'billed',
  skip: 0,
} as const;

const QUESTIONS: Record<string, CostQuestion> = {
  'month to date, one sum': question('2024-06-01', '2024-06-30', null, 1),
  'five months by month, top 10 products': question('2024-02-01', '2024-06-30', 'month', 10),
  '61 days by day, all products': question('2024-05-01', '2024-06-30', 'day', 1000),
};

/** Prints milliseconds of the store and of its SQL alone, run in turn. */
export async function measureStore(dataDir: string): Promise<void> {
  const documents = await openDocuments(dataDir);
  const store = await openFactStore({ documents, dataDir });
  const engine = await openEngine(DEFAULT_LIMITS, join(tmpdir(), 'skyledger-bench-spill'));
  const connection = await engine.connect();
  const rows: [string, number, number, number][] = [];
  for (const [name, asked] of Object.entries(QUESTIONS)) {
    const statement = await statementOf(asked, documents, dataDir);
    const [ofStore, ofSql]: [number[], number[]] = [[], []];
    for (let run = -WARM_UP; run < RUNS; run++) {
      const store1 = await timed(() => store.cost(asked));
      const sql1 = await timed(() =>
        connection.runAndReadAll(statement.sql, statement.params, statement.types),
      );
      if (run < 0) continue;
      ofStore.push(store1);
      ofSql.push(sql1);
    }
    rows.push([name, median(ofStore), median(ofSql), median(ofStore) / median(ofSql)]);
  }
  connection.closeSync();
  await store.close();
  await documents.destroy();
  console.log('\nstore, one caller');
  printTable(['', 'store ms', 'SQL alone ms', 'ratio'], rows);
}

function question(start: string, end: string, unit: CostQuestion['unit'], limit: number): CostQuestion {
  return { ...SCOPE, range: { start, end }, unit, limit, groupBy: 'product' };
}

async function statementOf(asked: CostQuestion, documents: Documents, dataDir: string): Promise<Statement> {
  const parts = await partsIn(documents, asked.companyId, asked.vendors, asked.range);
  const files = parts.map((part) => join(dataDir, partFile(part, 'daily')));
  const { rates } = await newestRates(documents);
  return compileCost(asked, files, conversionTo('USD', rates));
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
