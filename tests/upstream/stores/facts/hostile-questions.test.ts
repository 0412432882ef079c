// Ten thousand questions (a tenth of them in the gate) with hostile texts in every place that takes one: no text of a
// question stands in the SQL, for both engines, names that are not on a list are refused, and what is run answers.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CatalogueStore } from '../../../../upstream/stores/facts/catalogue-store.ts';
import { clickHouseDialect } from '../../../../upstream/stores/facts/clickhouse/dialect-clickhouse.ts';
import type { Statement } from '../../../../upstream/stores/facts/compile/statement.ts';
import { openDuckDb } from '../../../../upstream/stores/facts/duckdb/duckdb-engine.ts';
import type { FactEngine } from '../../../../upstream/stores/facts/fact-engine.ts';
import { DIMENSIONS, type Dimension } from '../../../../upstream/stores/facts/questions/dimensions.ts';
import {
  type CostQuestion,
  type Filter,
  type Grouping,
  QuestionError,
  type ServiceGroupRule,
  SUMS,
} from '../../../../upstream/stores/facts/questions/question.ts';
import { ROW_COLUMNS, type RowColumn } from '../../../../upstream/stores/facts/questions/row-columns.ts';
import { oneOf, type Random, randomsOf } from '../../../stress/randoms.ts';
import { QUESTION_ROWS } from '../../../support/oracle/question-rows.ts';
import { csv, type FactsBench, openBench } from '../../../support/product/focus-files.ts';
import { countOf } from '../../../support/runner/depth.ts';

const QUESTIONS = countOf(10_000);
/** Every so many questions are run, too. */
const RUN_EVERY = 50;
/** Stands in every text of a question, and in nothing else. */
const MARK = 'Zq7x';
const HOSTILE = [
  `' OR '1'='1`,
  `'; DROP TABLE rows; --`,
  `" UNION SELECT 1 --`,
  '/* */ 1=1 /*',
  '\\',
  `\\' OR 1=1 #`,
  '$p0',
  '{p0:String}',
  ':p0 ?',
  '%_',
  '\u0000',
  '\u001f',
  '𝒳𐐀\u202e',
  'set:::group',
  '$' + '{1+1}',
  "x'); ATTACH 'evil.db'; --",
  'constructor',
  '__proto__',
  'e\u0301'.repeat(60),
] as const;

let bench: FactsBench;
let duckDb: FactEngine;
let asked: Statement[] = [];
let isRun = false;

/** Keeps what it is asked; passes on what is to be run. */
const recording = (engine: Pick<FactEngine, 'dialect'>): FactEngine => ({
  dialect: engine.dialect,
  run: async (statement, options) => {
    asked.push(statement);
    return isRun ? duckDb.run(statement, options) : [];
  },
  stream: () => duckDb.stream({ sql: 'SELECT 1', parameters: {} }),
  close: async () => undefined,
});

beforeAll(async () => {
  bench = await openBench();
  await bench.load([bench.file('questions.csv', csv(QUESTION_ROWS))]);
  duckDb = await openDuckDb({ dataDir: bench.dir });
});
afterAll(async () => {
  await duckDb.close();
  await bench.close();
});

const textOf = (random: Random) => {
  const hostile = oneOf(random, HOSTILE);
  return oneOf(random, [
    `${hostile}${MARK}`,
    `${MARK}${hostile}`,
    `${hostile}${MARK}${oneOf(random, HOSTILE)}`,
  ]);
};
const many = <Value>(random: Random, most: number, make: () => Value): Value[] =>
  Array.from({ length: Math.floor(random() * (most + 1)) }, make);
const vendorOf = (random: Random) => oneOf(random, ['aws', 'azr', 'gcp'] as const);
const dimensionOf = (random: Random): Dimension =>
  DIMENSIONS[Math.floor(random() * DIMENSIONS.length)] ?? 'product';

function plainGrouping(random: Random): Dimension | { tag: string } {
  return random() < 0.3 ? { tag: textOf(random) } : dimensionOf(random);
}

function ruleOf(random: Random): ServiceGroupRule {
  return {
    group: textOf(random),
    ...(random() < 0.5 && { vendor: vendorOf(random) }),
    conditions: many(random, 2, () => ({
      dimension: plainGrouping(random),
      values: random() < 0.2 ? null : many(random, 20, () => textOf(random)),
    })),
  };
}

function groupingOf(random: Random): Grouping {
  if (random() < 0.8) return plainGrouping(random);
  return {
    serviceGroups: many(random, 3, () => ruleOf(random)),
    ...(random() < 0.5 && { otherwise: dimensionOf(random) }),
  };
}

function conditionOf(random: Random) {
  const kind = random();
  if (kind < 0.2) return { contains: textOf(random) };
  if (kind < 0.4) return { startsWith: textOf(random) };
  return { values: many(random, 20, () => textOf(random)) };
}

function filterOf(random: Random): Filter {
  return {
    ...(random() < 0.5 && { vendor: vendorOf(random) }),
    dimension: groupingOf(random),
    isExcluding: random() < 0.3,
    ...conditionOf(random),
  };
}

function questionOf(random: Random): CostQuestion {
  const groupBy = many(random, 3, () => groupingOf(random));
  const hasRange = random() < 0.3;
  return {
    companyId: 'acme',
    vendors: ['aws', 'azr', 'gcp'],
    range: { start: '2024-01-10', end: '2024-03-31' },
    ...(hasRange && { compareWith: { start: '2023-10-20', end: '2024-01-09' } }),
    filters: many(random, 3, () => filterOf(random)),
    measures: [oneOf(random, SUMS), ...(random() < 0.2 ? [{ distinct: dimensionOf(random) }] : [])],
    groupBy,
    unit: oneOf(random, [null, 'day', 'week', 'month']),
    ...(groupBy.length > 0 && random() < 0.3 && { search: textOf(random) }),
    ...(random() < 0.3 && { order: { by: 'label' as const, isRising: random() < 0.5 } }),
    limit: Math.floor(random() * 50),
    skip: Math.floor(random() * 5),
    ...(random() < 0.2 && {
      only: many(random, 5, () => ({ vendor: vendorOf(random), keys: groupBy.map(() => textOf(random)) })),
    }),
  };
}

test(`of ${QUESTIONS} questions no text stands in the SQL, and those that are run answer`, async () => {
  const random = randomsOf(20240611);
  const apart = { keptValues: 0 };
  const duck = new CatalogueStore(bench.documents, recording(duckDb), apart);
  const house = new CatalogueStore(bench.documents, recording({ dialect: clickHouseDialect(true) }), apart);
  const columns = ROW_COLUMNS.filter((column) => column !== 'serviceGroup');
  let statements = 0;
  let values = 0;
  for (let n = 0; n < QUESTIONS; n += 1) {
    asked = [];
    isRun = n % RUN_EVERY === 0;
    const question = questionOf(random);
    const { companyId, vendors, range, filters } = question;
    const scope = { companyId, vendors, range, filters, limit: 5, skip: 0 };
    const store = isRun || n % 2 === 0 ? duck : house;
    if (n % 4 === 1) {
      const contains = { text: textOf(random), in: ['product' as const], orAccounts: [textOf(random)] };
      await store.rows({ ...scope, basis: 'billed', columns, contains });
    } else if (n % 4 === 3) {
      await store.tagKeys({ ...scope, measure: 'billed', contains: textOf(random) });
    } else {
      await store.cost(question);
    }
    for (const { sql, parameters } of asked) {
      statements += 1;
      if (sql.includes(MARK)) throw new Error(`a text of question ${n} stands in the SQL: ${sql}`);
      values += JSON.stringify(parameters).split(MARK).length - 1;
    }
  }
  expect(statements).toBeGreaterThanOrEqual(QUESTIONS);
  expect(values).toBeGreaterThan(QUESTIONS);
});

test('names that are on no list are refused', async () => {
  isRun = true;
  const store = new CatalogueStore(bench.documents, recording(duckDb));
  const scope = {
    companyId: 'acme',
    vendors: ['aws' as const],
    range: { start: '2024-01-10', end: '2024-03-31' },
    filters: [],
    limit: 5,
    skip: 0,
  };
  const plain: CostQuestion = { ...scope, measures: ['billed'], groupBy: [], unit: null };
  const rows = { ...scope, basis: 'billed' as const, columns: ['product' as const] };
  for (const name of [...HOSTILE, 'toString', 'hasOwnProperty', 'region"', 'Region', '']) {
    const stray = name as Dimension;
    const refused: Promise<unknown>[] = [
      store.cost({ ...plain, groupBy: [stray] }),
      store.cost({ ...plain, filters: [{ dimension: stray, values: [] }] }),
      store.cost({ ...plain, filters: [{ vendor: name as 'aws', dimension: 'product', values: [] }] }),
      store.cost({ ...plain, measures: [name as 'rows'] }),
      store.cost({ ...plain, measures: [{ distinct: stray }] }),
      store.cost({ ...plain, vendors: [name as 'aws'] }),
      store.cost({ ...plain, range: { start: name, end: '2024-01-01' } }),
      store.cost({ ...plain, time: name as 'billing' }),
      store.rows({ ...rows, columns: [name as RowColumn] }),
      store.rows({ ...rows, order: { by: name as RowColumn } }),
    ];
    for (const [place, outcome] of (await Promise.allSettled(refused)).entries())
      expect(outcome.status === 'rejected' && outcome.reason, `${name} at ${place}`).toBeInstanceOf(
        QuestionError,
      );
  }
});
