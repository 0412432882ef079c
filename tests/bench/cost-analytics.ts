// Cost analytics at full size: the graph's answer beside the store's own time for the same questions, in turn, by one
// caller. Prints both and the time that the graph is allowed: 1.3 times the store's and 5 ms.
import { vendorOf } from '../../gateway/graph/wire-enums.ts';
import { comparedPeriod } from '../../lib/calendar/time-frames.ts';
import { VENDORS } from '../../lib/catalogue/vendors.ts';
import type { FactStore } from '../../upstream/stores/facts/answers/answer.ts';
import { openFactStore } from '../../upstream/stores/facts/duckdb/duckdb-store.ts';
import type { CostQuestion } from '../../upstream/stores/facts/questions/question.ts';
import { openCompany } from '../support/product/own-company.ts';
import { toolToken } from '../support/product/upstream.ts';
import { post } from './load.ts';
import { freePort, type Program, startProgram } from './programs.ts';
import { median, printTable } from './report.ts';
import { openData } from './store/data.ts';

const RUNS = 15;
/** Programs that serve for weeks are measured as they are then: with their code compiled. */
const WARM_UP = 15;

const QUARTER = { start: '2024-09-19', end: '2024-12-17' };
const YEAR = { start: '2024-01-01', end: '2024-12-17' };
type Range = typeof QUARTER;

interface AnalyticsQuestion {
  name: string;
  /** Members of the graph's query. */
  query: Record<string, unknown> & { range: Range };
  /** The same, one for each range, as the store is asked. */
  store: Pick<CostQuestion, 'range' | 'groupBy' | 'unit' | 'filters'>[];
}

const question = (
  name: string,
  query: AnalyticsQuestion['query'],
  store: Pick<CostQuestion, 'groupBy' | 'unit'> & { filters?: CostQuestion['filters'] },
): AnalyticsQuestion => ({ name, query, store: [{ filters: [], ...store, range: query.range }] });

const byDay = question(
  '90 days by day, by service',
  { range: QUARTER, unit: 'DAY', viewBy: 'PRODUCT' },
  { groupBy: ['product'], unit: 'day' },
);

const QUESTIONS: AnalyticsQuestion[] = [
  byDay,
  {
    ...byDay,
    name: 'the same, compared',
    query: { ...byDay.query, compare: 'LAST_PERIOD' },
    store: byDay.store.flatMap((asked) => [
      asked,
      { ...asked, range: comparedPeriod('custom', asked.range) },
    ]),
  },
  question(
    'a year by month, by service, region, account',
    {
      range: YEAR,
      unit: 'MONTH',
      viewBy: 'PRODUCT',
      thenBy: [{ viewBy: 'REGION' }, { viewBy: 'ACCOUNT' }],
    },
    { groupBy: ['product', 'region', 'account'], unit: 'month' },
  ),
  question(
    'a year by month, by tag',
    { range: YEAR, unit: 'MONTH', viewBy: 'TAG', tagKey: 'team' },
    { groupBy: [{ tag: 'team' }], unit: 'month' },
  ),
  question(
    '90 days by day, by service, without three usage types and a region',
    {
      range: QUARTER,
      unit: 'DAY',
      viewBy: 'PRODUCT',
      filters: [
        {
          vendor: 'AWS',
          conditions: [
            { field: 'REGION', values: ['us-east-1'], isExcluding: true },
            { field: 'USAGE_TYPE', contains: 'DataTransfer', isExcluding: true },
          ],
        },
      ],
    },
    {
      groupBy: ['product'],
      unit: 'day',
      filters: [
        { vendor: 'aws', dimension: 'region', isExcluding: true, values: ['us-east-1'] },
        { vendor: 'aws', dimension: 'usageType', isExcluding: true, contains: 'DataTransfer' },
      ],
    },
  ),
];

const ITEM = 'vendor key label total share amounts compareTotal compareAmounts change { percent difference }';
const SCREEN = `query ($query: CostAnalyticsQuery!) { viewer { costAnalytics(query: $query) {
  currency axis { date endDate isEmpty isPartial } total { total amounts compareTotal } series(top: 10) { ${ITEM} othersCount }
  items(itemsPerPage: 30) { totalCount edges { node { ${ITEM} } } } } } }`;

/** Of a number of millions of rows that are made now, or of a folder of loaded data. */
export async function benchCostAnalytics(source: number | string): Promise<void> {
  console.log('\nMaking the data of cost analytics …');
  const loaded = await openData(source);
  const { data, name, notes } = loaded;
  const programs: Program[] = [];
  const facts = await openFactStore({ documents: data.documents, dataDir: data.dataDir });
  try {
    const [upstreamPort, port] = [await freePort(), await freePort()];
    const settings = {
      DATA_DIR: data.dataDir,
      DEMO_COMPANIES: 'none',
      UPSTREAM_PORT: String(upstreamPort),
      PORT: String(port),
    };
    programs.push(await startProgram('dist/server/upstream/main.js', settings));
    programs.push(await startProgram('dist/server/gateway/main.js', settings));
    await openCompany(data.dataDir, data.scope.companyId);
    const token = await toolToken(`http://localhost:${upstreamPort}/realms/skyledger`, data.dataDir);
    const ask = (body: string) => post({ url: `http://127.0.0.1:${port}/graphql`, token, body });
    const rows: [string, ...number[]][] = [];
    for (const each of QUESTIONS) rows.push(await compare(each, facts, data.scope, ask));
    console.log(`\ncost analytics, ${name} (${notes.join(', ')}): median milliseconds, one caller`);
    printTable(['', 'store', 'graph', 'allowed', 'graph / allowed'], rows);
  } finally {
    for (const program of programs) await program.stop();
    await facts.close();
    await loaded.close();
  }
}

async function compare(
  { name, query, store }: AnalyticsQuestion,
  facts: FactStore,
  scope: Pick<CostQuestion, 'companyId' | 'vendors'>,
  ask: (body: string) => Promise<string>,
): Promise<[string, ...number[]]> {
  const vendors = scope.vendors.filter((vendor) => VENDORS[vendor].hasCostAnalytics);
  const question = {
    ...query,
    vendors: vendors.map(vendorOf),
    range: { frame: 'CUSTOM', ...query.range },
  };
  const body = JSON.stringify({ query: SCREEN, variables: { query: question } });
  const askStore = () =>
    Promise.all(
      store.map((each) =>
        facts.cost({
          ...scope,
          ...each,
          vendors,
          measures: ['billed'],
          limit: 1000,
          skip: 0,
        }),
      ),
    );
  const times = { store: [] as number[], graph: [] as number[] };
  for (let run = -WARM_UP; run < RUNS; run += 1) {
    const [storeTime, answers] = await timed(askStore);
    const [graphTime, text] = await timed(() => ask(body));
    requireEqual(name, answers[0]?.total.totals[0] ?? 0, text);
    if (run < 0) continue;
    times.store.push(storeTime);
    times.graph.push(graphTime);
  }
  const [own, graph] = [median(times.store), median(times.graph)];
  const allowed = 1.3 * own + 5;
  return [name, own, graph, allowed, graph / allowed];
}

async function timed<Result>(work: () => Promise<Result>): Promise<[number, Result]> {
  const start = performance.now();
  const result = await work();
  return [performance.now() - start, result];
}

function requireEqual(name: string, total: number, text: string): void {
  const answer = JSON.parse(text) as {
    data?: { viewer?: { costAnalytics?: { total: { total: number } } | null } };
  };
  const told = answer.data?.viewer?.costAnalytics?.total.total;
  if (told !== total) throw new Error(`${name}: the store says ${total}, the graph ${text.slice(0, 400)}`);
}
