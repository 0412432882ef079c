// `npm run bench:store`: questions of screens over the generated company, answered in turn by the store on
// DuckDB, by plain SQL over the same rows, by the store on ClickHouse and by PostgreSQL where they are installed; by one
// caller, by eight and by thirty-two. Prints the tables of docs/benchmarks.md: times, ratios, processor time, memory and disk.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { hasClickHouse } from '../../support/clickhouse/test-server.ts';
import { HAS_POSTGRES } from '../../support/product/postgres.ts';
import { median, printMarkdown, quantile } from '../report.ts';
import { clickHouse } from './clickhouse.ts';
import { type BenchData, type Contender, ourStore, plainScan } from './contenders.ts';
import { type LoadedData, openData } from './data.ts';
import { assertEqualAnswers, type Crowd, type Runs, runsAlone, runsTogether } from './measure.ts';
import { postgres } from './postgres.ts';
import { QUESTIONS } from './questions.ts';
import { tellTimeSpent } from './time-spent.ts';

/** How many answers each crowd waits for at least, so that one of a hundred is some. */
const ANSWERS = 190;

const { values } = parseArgs({
  options: {
    /** Millions of rows, several by comma; more than ten are made out of ten. */
    rows: { type: 'string', default: '1,10' },
    /** A folder in which the data that are made stay, one below it for each size; they go otherwise. */
    out: { type: 'string' },
    /** A folder of loaded data, instead of data made now. */
    data: { type: 'string', multiple: true },
    runs: { type: 'string', default: '7' },
    /** How many ask at once, beside one alone. */
    clients: { type: 'string', default: '8,32' },
    /** The largest numbers of rows, in millions, that ClickHouse and PostgreSQL are filled with; 0 leaves them out. */
    clickhouse: { type: 'string', default: '10' },
    postgres: { type: 'string', default: '1' },
    /** The largest number that is asked of others than the store by several at once: plain scans take long. */
    crowd: { type: 'string', default: '10' },
    /** Tells instead where the time of each question goes. */
    where: { type: 'boolean', default: false },
  },
});

const clients = values.clients.split(',').map(Number);
const medians: { name: string; ours: number[] }[] = [];
for (const source of values.data ?? values.rows.split(',').map(Number)) {
  const loaded = await openData(source, values.out);
  try {
    console.log(`\n${loaded.name}: ${loaded.notes.join(', ')}`);
    if (values.where) await tellTimeSpent(loaded.data, Number(values.runs));
    else medians.push({ name: loaded.name, ours: await measureAll(loaded) });
  } finally {
    await loaded.close();
  }
}
printGrowth();

function isWithin({ rows }: BenchData, millions: string): boolean {
  return rows <= 1.1e6 * Number(millions);
}

function memory(): string {
  return `memory of the process ${Math.round(process.memoryUsage.rss() / 1e6)} MB`;
}

async function measureAll({ name, data }: LoadedData): Promise<number[]> {
  const store = await ourStore(data);
  const contenders = [store, ...(await otherContenders(data))];
  try {
    const alone = await measureAlone(contenders);
    printAlone(name, contenders, alone);
    console.log(memory());
    for (const callers of clients) {
      const asked = isWithin(data, values.crowd) ? contenders : [store];
      await measureTogether(name, asked, callers);
    }
    return alone.map(([ours]) => median(ours?.times ?? []));
  } finally {
    for (const contender of contenders) await contender.close();
  }
}

async function otherContenders(data: BenchData): Promise<Contender[]> {
  const most = Math.max(...clients);
  const others = [await plainScan(data, most)];
  if (hasClickHouse && isWithin(data, values.clickhouse)) others.push(await clickHouse(data));
  if (HAS_POSTGRES && isWithin(data, values.postgres)) others.push(await postgres(data, most));
  return others;
}

/** By question, then by contender. Throws where one answers otherwise than the first. */
async function measureAlone(contenders: readonly Contender[]): Promise<Runs[][]> {
  const all: Runs[][] = [];
  for (const question of QUESTIONS) {
    await assertEqualAnswers(contenders, question);
    all.push(await runsAlone(contenders, question, Number(values.runs)));
  }
  return all;
}

/** Medians, and how many times faster the store is. */
function printAlone(name: string, contenders: readonly Contender[], all: readonly Runs[][]): void {
  const names = contenders.map((contender) => contender.name);
  const [, ...others] = names;
  const tables = [
    ['times', 'ms', names],
    ['processor', 'processor ms', names.slice(0, 2)],
  ] as const;
  for (const [what, unit, shown] of tables) {
    console.log(`\n${name}, one caller, ${unit}, median; load ${loadavg()[0]?.toFixed(1)}`);
    const ratios = shown.slice(1).map((other) => `times ${other}`);
    printMarkdown(
      ['', ...shown.map((each) => `${each}, ${unit}`), ...ratios],
      QUESTIONS.map((question, index) => {
        const cells = (all[index] ?? []).slice(0, shown.length).map((runs) => median(runs[what]));
        const [ours = Number.NaN, ...theirs] = cells;
        return [question.name, ...cells, ...theirs.map((each) => each / ours)];
      }),
    );
  }
  const thrice = all.filter(([ours, plain]) => median(plain?.times ?? []) >= 3 * median(ours?.times ?? []));
  console.log(`at least three times the ${others[0]} in ${thrice.length} of ${all.length}`);
}

async function measureTogether(
  name: string,
  contenders: readonly Contender[],
  callers: number,
): Promise<void> {
  const rounds = Math.ceil(ANSWERS / (callers * QUESTIONS.length));
  const crowds: Crowd[] = [];
  for (const contender of contenders) crowds.push(await runsTogether(contender, QUESTIONS, callers, rounds));
  console.log(`\n${name}, ${callers} callers, ms; load ${loadavg()[0]?.toFixed(1)}, ${memory()}`);
  const rowOf = (what: string, timesOf: (times: readonly number[][]) => number[]): [string, ...number[]] => [
    what,
    ...crowds.flatMap(({ times }) => [median(timesOf(times)), quantile(timesOf(times), 0.99)]),
  ];
  printMarkdown(
    ['', ...contenders.flatMap((each) => [`${each.name}, median`, '99 of 100'])],
    [
      ...QUESTIONS.map((question, index) => rowOf(question.name, (times) => times[index] ?? [])),
      rowOf('all questions', (times) => times.flat()),
    ],
  );
  for (const [index, { processor }] of crowds.entries())
    console.log(`${contenders[index]?.name}: ${processor.toFixed(0)} ms of processor time an answer`);
}

/** How much longer more rows take. */
function printGrowth(): void {
  const [first, ...others] = medians;
  if (!first || others.length === 0) return;
  console.log(`\nthe store alone: ms, and how many times longer than with ${first.name}`);
  printMarkdown(
    ['', first.name, ...others.flatMap(({ name }) => [name, 'times'])],
    QUESTIONS.map(({ name }, index): [string, ...number[]] => {
      const base = first.ours[index] ?? Number.NaN;
      const more = others.flatMap(({ ours }) => [
        ours[index] ?? Number.NaN,
        (ours[index] ?? Number.NaN) / base,
      ]);
      return [name, base, ...more];
    }),
  );
}
