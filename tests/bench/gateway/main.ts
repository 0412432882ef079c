// `npm run bench:gateway`: the gateway beside others over one mock upstream, interleaved round by round, users in turn,
// equal answers asserted first, processor time by the operating system. Prints ratios to the hand-written endpoint.
// `--seconds`, `--rounds`, `--connections`, `--young`, the young generation of every peer in MB, by itself that of
// the gateway as `npm start` starts it, and `--workers 2`, which adds a row of so many processes behind one port. Load
// and mock upstream take their share of the cores: on few of them that row says little, so a workload that leaves them
// little to do is added, for one process and for so many. Users share calls of one moment, and a service mostly answers
// as before: `--users 64` has more users than connections, and `--changing` no two answers of the services alike.
// With `--delay 50` each answer of the services takes so many milliseconds; `--beside FOLDER` measures the built gateway of
// another checkout in the same run.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { post, sendEvenly, sendLoad, type Target } from '../load.ts';
import { freePort, type Program, startProgram } from '../programs.ts';
import { median, printTable, quantile } from '../report.ts';
import { MERGES, WORKLOADS, type Workload } from './workloads.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '32' },
    young: { type: 'string', default: '32' },
    workers: { type: 'string' },
    users: { type: 'string', default: '4' },
    changing: { type: 'boolean', default: false },
    delay: { type: 'string', default: '0' },
    beside: { type: 'string' },
  },
});
const SECONDS = Number(values.seconds);
const ROUNDS = Number(values.rounds);
const CONNECTIONS = Number(values.connections);
const FLAGS = [`--max-semi-space-size=${values.young}`];
const WITH_TYPES = ['--import', 'tsx', ...FLAGS];

interface Peer {
  name: string;
  program: Program;
  url: (workload: Workload) => string;
}

interface Sample {
  rate: number;
  /** Milliseconds of processor time a request. */
  cpu: number;
  latencies: number[];
}

const dataDir = mkdtempSync(join(tmpdir(), 'skyledger-bench-'));
const programs: Program[] = [];
try {
  const services = {
    ...{ PORT: '0', USERS: values.users, DELAY_MS: values.delay },
    CHANGING: values.changing ? '1' : '',
  };
  const upstream = await start('tests/bench/gateway/mock-upstream.ts', services, WITH_TYPES);
  const tokens = (await (await fetch(`${upstream.url}/tokens`)).json()) as string[];
  const peers = await startPeers(upstream.url);
  for (const workload of WORKLOADS) await compare(workload, peers.all, tokens);
  if (peers.several) await compare(MERGES, peers.several, tokens);
} finally {
  await Promise.all(programs.map((program) => program.stop()));
  rmSync(dataDir, { recursive: true, force: true });
}

async function start(script: string, env: Record<string, string>, execArgv: string[]): Promise<Program> {
  const program = await startProgram(script, env, execArgv);
  programs.push(program);
  return program;
}

/** The first of each is the limit of the others: the hand-written endpoint, and a single process. */
async function startPeers(upstream: string): Promise<{ all: Peer[]; several: Peer[] | null }> {
  const other = { UPSTREAM_URL: upstream, PORT: '0' };
  const ours = {
    ...other,
    OIDC_ISSUER: upstream,
    OIDC_CLIENT_ID: 'bench',
    UPSTREAM_BREAKER: 'off',
  };
  const hand = await start('tests/bench/gateway/hand-written.ts', other, WITH_TYPES);
  const plain = await startOurs(ours, '0');
  const { beside } = values;
  const otherOurs = beside === undefined ? null : await startOurs(ours, '0', beside);
  const warm = await startOurs(ours, '64');
  const { workers } = values;
  const severalOf = async (cacheMb: string): Promise<Peer | null> =>
    workers === undefined
      ? null
      : { name: `ours, ${workers} workers`, ...(await startOurs({ ...ours, WORKERS: workers }, cacheMb)) };
  const several = await severalOf('0');
  const severalWarm = await severalOf('64');
  const yoga = await start('tests/bench/gateway/plain-yoga.ts', other, WITH_TYPES);
  const mercurius = await start('tests/bench/gateway/mercurius.ts', other, WITH_TYPES);
  const apollo = await start('tests/bench/gateway/apollo.ts', other, WITH_TYPES);
  const keeping: Peer = { name: 'ours, replies kept', ...warm };
  const all: Peer[] = [
    { name: 'hand-written', program: hand, url: ({ name }) => `${hand.url}/${name}` },
    { name: 'ours', ...plain },
    ...(otherOurs ? [{ name: `ours in ${beside}`, ...otherOurs }] : []),
    ...(several ? [several] : []),
    keeping,
    { name: 'Mercurius, compiled', program: mercurius, url: () => `${mercurius.url}/graphql` },
    { name: 'Yoga as documented', program: yoga, url: () => `${yoga.url}/graphql` },
    { name: 'Apollo Server', program: apollo, url: () => apollo.url },
  ];
  return { all, several: severalWarm && [keeping, severalWarm] };
}

/** The built gateway; it tells its launcher where browsers find it, not where it listens. */
async function startOurs(
  settings: Record<string, string>,
  cacheMb: string,
  folder = '.',
): Promise<Pick<Peer, 'program' | 'url'>> {
  const port = String(await freePort());
  const program = await start(
    join(folder, 'dist/server/gateway/main.js'),
    { ...settings, PORT: port, DATA_DIR: join(dataDir, port), REPLY_CACHE_MB: cacheMb },
    FLAGS,
  );
  return { program, url: () => `http://127.0.0.1:${port}/graphql` };
}

async function compare(workload: Workload, peers: Peer[], tokens: string[]): Promise<void> {
  const targets = peers.map((peer) => targetsOf(peer, workload, tokens));
  const length = await assertEqual(workload, peers, targets);
  const samples: Sample[][] = peers.map(() => []);
  for (const target of targets) await sendLoad(target, CONNECTIONS, 1);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, peer] of peers.entries()) {
      const target = targets[index];
      if (target) samples[index]?.push(await measure(peer.program, target));
    }
  }
  const atHalf: number[] = [];
  for (const [index, target] of targets.entries()) {
    const rate = median((samples[index] ?? []).map((sample) => sample.rate)) / 2;
    atHalf.push(quantile(await sendEvenly(target, rate, SECONDS), 0.99));
  }
  console.log(`\n${workload.name}: ${workload.what}; an answer of ${Math.round(length / 1000)} KB`);
  report(peers, samples, atHalf);
}

type Targets = [Target, ...Target[]];

function targetsOf(peer: Peer, workload: Workload, tokens: string[]): Targets {
  const { query, variables = [{}] } = workload;
  const bodies = variables.map((given) => JSON.stringify({ query, variables: given }));
  const [first, ...others] = tokens.flatMap((token) =>
    bodies.map((body) => ({ url: peer.url(workload), token, body })),
  );
  if (!first) throw new Error('the upstream knows no users');
  return [first, ...others];
}

/** For every user, whose figures differ. */
async function assertEqual(workload: Workload, peers: Peer[], targets: Targets[]): Promise<number> {
  const answers = await Promise.all(targets.map((target) => Promise.all(target.map((each) => post(each)))));
  const [expected = []] = answers;
  if (new Set(expected).size !== expected.length)
    throw new Error(`${workload.name}: users see equal figures`);
  for (const [index, texts] of answers.entries()) {
    for (const [user, text] of texts.entries()) {
      if (isDeepStrictEqual(JSON.parse(text), JSON.parse(expected[user] ?? 'null'))) continue;
      throw new Error(
        `${workload.name}: ${peers[index]?.name} answers differently\n${text.slice(0, 800)}\n${expected[user]?.slice(0, 800)}`,
      );
    }
  }
  return expected[0]?.length ?? 0;
}

async function measure(program: Program, targets: Targets): Promise<Sample> {
  const before = program.cpu();
  const { requests, seconds, latencies } = await sendLoad(targets, CONNECTIONS, SECONDS);
  return { rate: requests / seconds, cpu: (1000 * (program.cpu() - before)) / requests, latencies };
}

/** `atHalf`: the 99th of 100 answers, in milliseconds, at half of the peer's own requests a second. */
function report(peers: Peer[], samples: Sample[][], atHalf: number[]): void {
  const rows = samples.map((own) => {
    const latencies = own.flatMap((sample) => sample.latencies);
    return {
      rate: median(own.map(({ rate }) => rate)),
      cpu: median(own.map(({ cpu }) => cpu)),
      p50: quantile(latencies, 0.5),
      p99: quantile(latencies, 0.99),
    };
  });
  const [limit] = rows;
  if (!limit) return;
  printTable(
    ['', 'requests/s', '÷ limit', 'CPU ms', '× limit', 'p50 ms', 'p99 ms', 'p99 at half'],
    rows.map(({ rate, cpu, p50, p99 }, index) => [
      peers[index]?.name ?? '',
      rate,
      rate / limit.rate,
      cpu,
      cpu / limit.cpu,
      p50,
      p99,
      atHalf[index] ?? Number.NaN,
    ]),
  );
}
