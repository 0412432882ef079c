// `npm run bench`: the gateway beside a hand-written endpoint over the same upstream, interleaved in one run.
// Then cost analytics at 10 million rows beside the store's own time. Prints ratios; absolute times belong to the machine
// that ran it. The store alone: `npm run bench:store`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { toolToken } from '../support/product/upstream.ts';
import { benchCostAnalytics } from './cost-analytics.ts';
import { post, type Round, sendLoad, type Target } from './load.ts';
import { OPERATIONS, type Operation } from './operations.ts';
import { freePort, type Program, startProgram } from './programs.ts';
import { median, printTable, quantile } from './report.ts';

const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 8;

const { values } = parseArgs({
  options: {
    /** Millions of rows that cost analytics is asked at; 0 leaves it out. */
    rows: { type: 'string', default: '10' },
    /** A folder of loaded data, instead of data made now. */
    data: { type: 'string' },
    /** Cost analytics at size alone. */
    analytics: { type: 'boolean', default: false },
  },
});

const dataDir = mkdtempSync(join(tmpdir(), 'skyledger-bench-'));
const programs: Program[] = [];
try {
  if (!values.analytics) await compareOperations();
} finally {
  await Promise.all(programs.map((program) => program.stop()));
  rmSync(dataDir, { recursive: true, force: true });
}
const source = values.data ?? Number(values.rows);
if (source !== 0) await benchCostAnalytics(source);

async function compareOperations(): Promise<void> {
  const [upstreamPort, port] = [await freePort(), await freePort()];
  const settings = {
    DEMO_COMPANIES: 'sunflower,workshop,focus-sample',
    DATA_DIR: dataDir,
    UPSTREAM_PORT: String(upstreamPort),
    PORT: String(port),
  };
  console.log('Loading the demo companies …');
  const upstream = await start('dist/server/upstream/main.js', settings);
  const gateway = await start('dist/server/gateway/main.js', settings);
  const hand = await start(
    'tests/bench/hand-written.ts',
    { UPSTREAM_URL: `http://127.0.0.1:${upstreamPort}`, PORT: '0' },
    ['--import', 'tsx'],
  );
  const token = await toolToken(`http://localhost:${upstreamPort}/realms/skyledger`, dataDir);
  for (const operation of OPERATIONS) await compare(operation, { gateway, hand, upstream, port, token });
}

async function start(script: string, env: Record<string, string>, execArgv: string[] = []): Promise<Program> {
  const program = await startProgram(script, env, execArgv);
  programs.push(program);
  return program;
}

interface Stage {
  gateway: Program;
  hand: Program;
  upstream: Program;
  port: number;
  token: string;
}

/** Asserts equal answers first, then lets both answer in turn. */
async function compare({ name, query }: Operation, { gateway, hand, port, token }: Stage): Promise<void> {
  const ours: Target = { url: `http://127.0.0.1:${port}/graphql`, token, body: JSON.stringify({ query }) };
  const limit: Target = { url: `${hand.url}/${name}`, token, body: '{}' };
  const [answer, expected] = [JSON.parse(await post(ours)), JSON.parse(await post(limit))];
  assertEqual(name, answer, expected);

  const measured = { ours: [] as Sample[], limit: [] as Sample[] };
  await sendLoad(ours, CONNECTIONS, 1);
  await sendLoad(limit, CONNECTIONS, 1);
  const before = await upstreamCalls(port);
  let sent = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const sample = await measure(ours, gateway);
    sent += sample.requests;
    measured.ours.push(sample);
    measured.limit.push(await measure(limit, hand));
  }
  const calls = ((await upstreamCalls(port)) - before) / sent;
  report(name, measured, calls);
}

interface Sample extends Round {
  /** Milliseconds of processor time a request. */
  cpu: number;
}

async function measure(target: Target, program: Program): Promise<Sample> {
  const before = program.cpu();
  const round = await sendLoad(target, CONNECTIONS, SECONDS);
  return { ...round, cpu: (1000 * (program.cpu() - before)) / round.requests };
}

function report(name: string, { ours, limit }: { ours: Sample[]; limit: Sample[] }, calls: number): void {
  const row = (samples: Sample[]) => ({
    rate: median(samples.map(({ requests, seconds }) => requests / seconds)),
    p50: quantile(
      samples.flatMap(({ latencies }) => latencies),
      0.5,
    ),
    p99: quantile(
      samples.flatMap(({ latencies }) => latencies),
      0.99,
    ),
    cpu: median(samples.map(({ cpu }) => cpu)),
  });
  const [gateway, hand] = [row(ours), row(limit)];
  console.log(`\n${name}: ${calls.toFixed(2)} upstream calls a request, ${CONNECTIONS} connections`);
  printTable(
    ['', 'requests/s', 'p50 ms', 'p99 ms', 'CPU ms/request'],
    [
      ['gateway', gateway.rate, gateway.p50, gateway.p99, gateway.cpu],
      ['hand-written', hand.rate, hand.p50, hand.p99, hand.cpu],
      [
        'ratio',
        gateway.rate / hand.rate,
        gateway.p50 / hand.p50,
        gateway.p99 / hand.p99,
        gateway.cpu / hand.cpu,
      ],
    ],
  );
}

function assertEqual(name: string, answer: unknown, expected: unknown): void {
  if (isDeepStrictEqual(sorted(answer), sorted(expected))) return;
  throw new Error(
    `${name}: gateway and hand-written endpoint answer differently\n${JSON.stringify(answer).slice(0, 600)}\n${JSON.stringify(expected).slice(0, 600)}`,
  );
}

/** The same value with members by name: their order is no difference. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, member]) => [key, sorted(member)]),
  );
}

/** How many calls the gateway has made of upstream so far, by its own counter. */
async function upstreamCalls(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return [...text.matchAll(/^skyledger_upstream_call_seconds_count\{[^}]*\} (\d+)/gm)].reduce(
    (sum, match) => sum + Number(match[1]),
    0,
  );
}
