// `npm run bench:store`: eight questions of screens over the generated company, answered in turn by the store on
// DuckDB, by plain SQL over the same rows, by the store on ClickHouse and by PostgreSQL where they are installed.
// Prints times, ratios, memory, load time and disk; absolute times belong to the machine that ran it.
import { parseArgs } from 'node:util';
import { hasClickHouse } from '../../support/clickhouse/test-server.ts';
import { HAS_POSTGRES } from '../../support/product/postgres.ts';
import { median, printTable, quantile } from '../report.ts';
import { clickHouse } from './clickhouse.ts';
import { type BenchData, type Contender, ourStore, plainScan } from './contenders.ts';
import { type LoadedData, openData } from './data.ts';
import { assertEqualAnswers, timesAlone, timesTogether } from './measure.ts';
import { postgres } from './postgres.ts';
import { QUESTIONS } from './questions.ts';

const CALLERS = 8;

const { values } = parseArgs({
  options: {
    /** Millions of rows, several by comma. */
    rows: { type: 'string', default: '1,10' },
    /** A folder of loaded data, instead of data made now. */
    data: { type: 'string', multiple: true },
    runs: { type: 'string', default: '7' },
    /** The largest number of rows, in millions, that ClickHouse and PostgreSQL are filled with; 0 leaves them out. */
    clickhouse: { type: 'string', default: '10' },
    postgres: { type: 'string', default: '1' },
  },
});

const sources = values.data ?? values.rows.split(',').map(Number);
const medians: { name: string; ours: number[] }[] = [];
for (const source of sources) {
  const loaded = await openData(source);
  try {
    medians.push({ name: loaded.name, ours: await measureAll(loaded) });
  } finally {
    await loaded.close();
  }
}
printGrowth();

async function measureAll({ name, notes, data }: LoadedData): Promise<number[]> {
  console.log(`\n${name}: ${notes.join(', ')}`);
  const contenders = await contendersOf(data);
  try {
    const ours = await measureAlone(contenders);
    for (const contender of contenders) await measureTogether(contender);
    return ours;
  } finally {
    for (const contender of contenders) await contender.close();
  }
}

async function contendersOf(data: BenchData): Promise<Contender[]> {
  const contenders = [await ourStore(data), await plainScan(data, CALLERS)];
  const isWithin = (millions: string) => data.rows <= 1.1e6 * Number(millions);
  if (hasClickHouse && isWithin(values.clickhouse)) contenders.push(await clickHouse(data));
  if (HAS_POSTGRES && isWithin(values.postgres)) contenders.push(await postgres(data, CALLERS));
  return contenders;
}

/** Prints medians and answers with those of the first contender. */
async function measureAlone(contenders: readonly Contender[]): Promise<number[]> {
  const rows: [string, ...number[]][] = [];
  for (const question of QUESTIONS) {
    await assertEqualAnswers(contenders, question);
    const times = (await timesAlone(contenders, question, Number(values.runs))).map(median);
    const [ours = Number.NaN, ...others] = times;
    rows.push([question.name, ours, ...others, ...others.map((other) => other / ours)]);
  }
  const names = contenders.map(({ name }) => name);
  console.log('one caller: median in milliseconds, and how many times faster the store is');
  printTable(['', ...names, ...names.slice(1).map((name) => `${name} / store`)], rows);
  return rows.map(([, ours]) => ours ?? Number.NaN);
}

async function measureTogether(contender: Contender): Promise<void> {
  const times = await timesTogether(contender, QUESTIONS, CALLERS, 3);
  console.log(`\n${contender.name}, ${CALLERS} callers: milliseconds`);
  printTable(
    ['', 'median', 'p99'],
    [
      ...QUESTIONS.map(({ name }, index): [string, number, number] => {
        const all = times[index] ?? [];
        return [name, median(all), quantile(all, 0.99)];
      }),
      ['all questions', median(times.flat()), quantile(times.flat(), 0.99)],
    ],
  );
  console.log(`memory of the process ${Math.round(process.memoryUsage.rss() / 1e6)} MB`);
}

/** How much longer more rows take. */
function printGrowth(): void {
  const [first, ...others] = medians;
  if (!first || others.length === 0) return;
  console.log(`\nthe store: times of ${first.name} and how many times longer the others take`);
  printTable(
    ['', first.name, ...others.map(({ name }) => name)],
    QUESTIONS.map(({ name }, index): [string, ...number[]] => {
      const base = first.ours[index] ?? Number.NaN;
      return [name, base, ...others.map(({ ours }) => (ours[index] ?? Number.NaN) / base)];
    }),
  );
}
