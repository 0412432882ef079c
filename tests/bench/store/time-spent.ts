// Where the time of a question goes: the catalogue and the text of its SQL, planning (parse, bind, optimise), the run (open
// files, read, sum), and reading the lines. Of several runs the shortest of each, which other work on the machine moves least.
import { type DuckDBConnection, INTEGER, LIST, listValue, VARCHAR } from '@duckdb/node-api';
import { CatalogueStore } from '../../../upstream/stores/facts/catalogue-store.ts';
import type { Statement } from '../../../upstream/stores/facts/compile/statement.ts';
import { duckDbDialect } from '../../../upstream/stores/facts/duckdb/dialect-duckdb.ts';
import { openEngine } from '../../../upstream/stores/facts/duckdb/engine.ts';
import { QUESTION_LIMITS } from '../../../upstream/stores/facts/duckdb/engine-limits.ts';
import { spillFolder } from '../../../upstream/stores/facts/duckdb/fact-files.ts';
import { printMarkdown } from '../report.ts';
import type { BenchData } from './contenders.ts';
import { QUESTIONS } from './questions.ts';

const STEPS = ['catalogue and SQL', 'plan', 'run', 'read'] as const;
type Spent = Record<(typeof STEPS)[number], number> & { files: number; lines: number; statements: number };

export async function tellTimeSpent({ documents, dataDir, scope }: BenchData, runs: number): Promise<void> {
  const instance = await openEngine(QUESTION_LIMITS.short, spillFolder(dataDir));
  const connection = await instance.connect();
  let spent: Spent;
  let before: Promise<unknown> = Promise.resolve();
  const engine = {
    dialect: duckDbDialect(dataDir),
    // One after the other: the steps of several at once would be counted on top of each other.
    run: (statement: Statement) => {
      const lines = before.then(() => runSteps(connection, statement, spent));
      before = lines;
      return lines;
    },
    stream: () => {
      throw new Error('questions are not streamed');
    },
    close: async () => {},
  };
  const store = new CatalogueStore(documents, engine, { keptValues: 0 });
  const rows: [string, ...number[]][] = [];
  for (const question of QUESTIONS) {
    const all: Spent[] = [];
    for (let run = 0; run < runs; run += 1) {
      spent = { 'catalogue and SQL': 0, plan: 0, run: 0, read: 0, files: 0, lines: 0, statements: 0 };
      const started = performance.now();
      await question.ask(store, scope);
      const whole = performance.now() - started;
      all.push({ ...spent, 'catalogue and SQL': whole - spent.plan - spent.run - spent.read });
    }
    const least = (step: keyof Spent) => Math.min(...all.map((each) => each[step]));
    rows.push([question.name, ...STEPS.map(least), least('statements'), least('files'), least('lines')]);
  }
  console.log('milliseconds of each step, the shortest of', runs);
  printMarkdown(['', ...STEPS, 'statements', 'files', 'lines'], rows);
  connection.closeSync();
  instance.closeSync();
}

async function runSteps(connection: DuckDBConnection, { sql, parameters }: Statement, spent: Spent) {
  const started = performance.now();
  const prepared = await connection.prepare(sql);
  const types = { texts: LIST(VARCHAR), integers: LIST(INTEGER) };
  const isList = (type: string): type is keyof typeof types => type in types;
  const given = Object.entries(parameters);
  prepared.bind(
    Object.fromEntries(
      given.map(([name, { value }]) => [name, typeof value === 'object' ? listValue([...value]) : value]),
    ),
    Object.fromEntries(given.flatMap(([name, { type }]) => (isList(type) ? [[name, types[type]]] : []))),
  );
  // With values a statement is planned when it starts.
  const pending = prepared.start();
  const planned = performance.now();
  const result = await pending.getResult();
  const ended = performance.now();
  const lines = (await result.getRowObjectsJS()) as Record<string, string | number | null>[];
  const read = performance.now();
  prepared.destroySync();
  spent.plan += planned - started;
  spent.run += ended - planned;
  spent.read += read - ended;
  spent.statements += 1;
  spent.lines += lines.length;
  const files = given.flatMap(([, { value }]) =>
    Array.isArray(value) ? value.filter((each) => String(each).endsWith('.parquet')) : [],
  );
  spent.files += files.length;
  return lines;
}
