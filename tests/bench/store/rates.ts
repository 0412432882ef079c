// What rates of the day cost: series of the generated company, converted by one rate of each currency, by a rate a month and
// by a rate a day. Prints medians and ratios of one run, of time and of processor time: the latter is hardly moved by what
// else the machine does.
import { parseArgs } from 'node:util';
import { addDays, type DateRange, daysIn } from '../../../lib/calendar/calendar.ts';
import type { Documents } from '../../../upstream/stores/documents/database.ts';
import { enteredRates, replaceRates } from '../../../upstream/stores/documents/reference/exchange-rates.ts';
import { openFactStore } from '../../../upstream/stores/facts/duckdb/duckdb-store.ts';
import type { CostQuestion } from '../../../upstream/stores/facts/questions/question.ts';
import { median, printTable } from '../report.ts';
import type { BenchData } from './contenders.ts';
import { openData } from './data.ts';

const USAGE = 'npm run bench:rates -- [--rows MILLIONS | --data DATA_DIRECTORY]';
const RUNS = 25;
const WARM_UP = 5;
const MONTHS: DateRange = { start: '2022-01-01', end: '2024-12-17' };
const YEAR: DateRange = { start: '2023-12-18', end: '2024-12-17' };
/** Whole months are read from monthly sums unless a rate changes within them. */
const QUESTIONS: [string, Pick<CostQuestion, 'range' | 'unit' | 'groupBy'>][] = [
  ['366 days by day', { range: YEAR, unit: 'day', groupBy: [] }],
  ['366 days by day, by product', { range: YEAR, unit: 'day', groupBy: ['product'] }],
  ['36 months by month', { range: MONTHS, unit: 'month', groupBy: [] }],
  ['36 months by month, by product', { range: MONTHS, unit: 'month', groupBy: ['product'] }],
];
/** Units for one USD. */
const RATES = { KRW: 1200, CNY: 7, JPY: 150, MXN: 20 };

async function enterRates(documents: Documents, everyDays: number | null): Promise<void> {
  const count = everyDays === null ? 0 : Math.floor(daysIn(MONTHS) / everyDays);
  const dates = Array.from({ length: count }, (_, index) => addDays(MONTHS.start, index * (everyDays ?? 0)));
  await replaceRates(
    documents,
    dates.flatMap((date, index) =>
      Object.entries(RATES).map(([currency, rate]) => ({
        ...{ date, currency, source: 'bench' },
        rate: (rate * (1 + ((index * 7) % 11) / 1000)).toFixed(6),
      })),
    ),
  );
}

interface Cost {
  /** In milliseconds. */
  time: number;
  processor: number;
}

async function mediansOf({ documents, dataDir, scope }: BenchData): Promise<Cost[]> {
  const facts = await openFactStore({ documents, dataDir });
  try {
    const medians: Cost[] = [];
    for (const [, question] of QUESTIONS) {
      const [times, processor]: [number[], number[]] = [[], []];
      for (let run = 0; run < WARM_UP + RUNS; run++) {
        const [start, before] = [performance.now(), process.cpuUsage()];
        await facts.cost({
          ...{ ...scope, ...question, currency: 'USD', filters: [] },
          ...{ measures: ['billed'], limit: 50, skip: 0 },
        });
        if (run < WARM_UP) continue;
        const { user, system } = process.cpuUsage(before);
        times.push(performance.now() - start);
        processor.push((user + system) / 1000);
      }
      medians.push({ time: median(times), processor: median(processor) });
    }
    return medians;
  } finally {
    await facts.close();
  }
}

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '1' }, data: { type: 'string' } },
});
if (!(Number(values.rows) > 0)) throw new Error(USAGE);
const loaded = await openData(values.data ?? Number(values.rows));
const { data, name } = loaded;
const before = await enteredRates(data.documents);
try {
  const variants: [string, number | null][] = [
    ['one rate of each currency', null],
    ['a rate a month', 30],
    ['a rate a day', 1],
  ];
  const medians: Cost[][] = [];
  for (const [, everyDays] of variants) {
    await enterRates(data.documents, everyDays);
    medians.push(await mediansOf(data));
  }
  for (const what of ['processor', 'time'] as const) {
    console.log(`\n${name}, answered in USD, ${what}, median of ${RUNS}; ratio to one rate`);
    printTable(
      [
        '',
        ...variants.flatMap(([variant], index) =>
          index === 0 ? [`${variant} (ms)`] : [`${variant} (ms)`, 'ratio'],
        ),
      ],
      QUESTIONS.map(([question], place) => {
        const [base = Number.NaN, ...others] = medians.map((each) => each[place]?.[what] ?? Number.NaN);
        return [question, base, ...others.flatMap((cost) => [cost, cost / base])] as [string, ...number[]];
      }),
    );
  }
} finally {
  await replaceRates(data.documents, before);
  await loaded.close();
}
