// A company that was made larger is a whole one: rows, amounts and resources in their multiples, and rollups of its own rows.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Documents } from '../../../upstream/stores/documents/database.ts';
import { openDocuments } from '../../../upstream/stores/documents/open-documents.ts';
import { CatalogueStore } from '../../../upstream/stores/facts/catalogue-store.ts';
import { openDuckDb } from '../../../upstream/stores/facts/duckdb/duckdb-engine.ts';
import type { FactEngine } from '../../../upstream/stores/facts/fact-engine.ts';
import type { CostQuestion } from '../../../upstream/stores/facts/questions/question.ts';
import { charge, csv, type FactsBench, openBench } from '../../support/product/focus-files.ts';
import { growCompany } from './grow.ts';

const TIMES = 4;
const QUESTION: CostQuestion = {
  ...{ companyId: 'acme', vendors: ['aws'], range: { start: '2024-05-01', end: '2024-05-31' } },
  ...{ measures: ['billed', { distinct: 'resource' }, { distinct: 'account' }] },
  ...{ filters: [], groupBy: ['product'], unit: null, limit: 10, skip: 0 },
};

let bench: FactsBench;
let dataDir: string;
let documents: Documents;
let engine: FactEngine;
beforeAll(async () => {
  bench = await openBench();
  const rows = [
    charge(1, 'A', '1.25', { ResourceId: 'one' }),
    charge(2, 'A', '2', { ResourceId: 'two' }),
    charge(2, 'B', '5', { ResourceId: '' }),
  ];
  await bench.load([bench.file('rows.csv', csv(rows))]);
  dataDir = mkdtempSync(join(tmpdir(), 'skyledger-grow-'));
  documents = await openDocuments(dataDir);
  const from = { documents: bench.documents, dataDir: bench.dir, companyId: 'acme' };
  await growCompany({ from, to: { documents, dataDir }, times: TIMES });
  engine = await openDuckDb({ dataDir });
});
afterAll(async () => {
  await engine.close();
  await documents.destroy();
  await bench.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('each row becomes so many, of resources and accounts of their own, with whole multiples of its amounts', async () => {
  const { groups } = await new CatalogueStore(documents, engine).cost(QUESTION);
  // Multiples 1, 2, 3, 1 of each amount.
  expect(groups.map(({ keys, totals }) => [keys[0], ...totals])).toEqual([
    ['B', 35, 0, 4],
    ['A', 22.75, 8, 4],
  ]);
  const { row_count: rows } = await documents
    .selectFrom('partitions')
    .select('row_count')
    .executeTakeFirstOrThrow();
  expect(rows).toBe(3 * TIMES);
});

test('its rollups say what its rows say', async () => {
  const questions: CostQuestion[] = [
    { ...QUESTION, measures: ['billed', 'effective'] },
    { ...QUESTION, measures: ['billed'], groupBy: ['account'], unit: 'day' },
  ];
  for (const question of questions)
    expect(await new CatalogueStore(documents, engine).cost(question)).toEqual(
      await new CatalogueStore(documents, engine, { rollups: [] }).cost(question),
    );
});
