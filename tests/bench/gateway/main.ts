// `npm run bench:gateway`: the gateway beside others over one mock upstream, interleaved round by round, users in turn,
// equal answers asserted first, processor time by the operating system. The operations of the web are asked by their ids
// and read to the last part, beside plain Yoga over the same resolvers; three queries of a tool beside other servers. The
// first contender is the limit that the others are divided by.
// `--seconds`, `--rounds`, `--connections`, `--young`, the young generation of every peer in MB, by itself that of
// the gateway as `npm start` starts it, and `--workers 2`, which adds a row of so many processes behind one port. Load
// and mock upstream take their share of the cores: on few of them that row says little, so a workload that leaves them
// little to do is added, for one process and for so many. By default no two answers of the services are alike, and there
// are more users than connections (`--users 64 --changing`); `--users 4 --no-changing` has much in common.
// With `--delay 50` each answer of the services takes so many milliseconds, and the services alone are asked at half load
// beside the gateway: so many calls in turn as an answer waits for. `--beside FOLDER` measures the built gateway of
// another checkout in the same run, with the operations of its own web. `--only "billing page"` runs one workload.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { commonInfo } from '../../../upstream/contract/platform/platform.ts';
import { SERVICES } from '../../../upstream/contract/services.ts';
import type { Target } from '../load.ts';
import { freePort, type Program, startProgram } from '../programs.ts';
import { compare, type Load } from './compare.ts';
import { OURS, type Peer } from './peer-run.ts';
import { readOperations } from './web-operations.ts';
import { MERGES, TOOL_WORKLOADS, WEB_WORKLOADS, type Workload } from './workloads.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '32' },
    young: { type: 'string', default: '32' },
    workers: { type: 'string' },
    users: { type: 'string', default: '64' },
    changing: { type: 'boolean', default: true },
    delay: { type: 'string', default: '0' },
    beside: { type: 'string' },
    only: { type: 'string' },
  },
  allowNegative: true,
});
const FLAGS = [`--max-semi-space-size=${values.young}`];
const WITH_TYPES = ['--import', 'tsx', ...FLAGS];

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
  const load: Load = {
    seconds: Number(values.seconds),
    rounds: Number(values.rounds),
    connections: Number(values.connections),
    services: { call: callOf(upstream.url, tokens[0] ?? ''), delayMs: Number(values.delay) },
  };
  const isAsked = ({ name }: Workload) => values.only === undefined || values.only === name;
  for (const workload of WEB_WORKLOADS.filter(isAsked)) await compare(workload, peers.web, tokens, load);
  for (const workload of TOOL_WORKLOADS.filter(isAsked)) await compare(workload, peers.tools, tokens, load);
  if (peers.several && isAsked(MERGES)) await compare(MERGES, peers.several, tokens, load);
} finally {
  await Promise.all(programs.map((program) => program.stop()));
  rmSync(dataDir, { recursive: true, force: true });
}

async function start(script: string, env: Record<string, string>, execArgv: string[]): Promise<Program> {
  const program = await startProgram(script, env, execArgv);
  programs.push(program);
  return program;
}

/** The smallest call of the services that takes a body. */
function callOf(upstream: string, token: string): Target {
  return { url: `${upstream}${SERVICES[commonInfo.service].base}${commonInfo.path}`, token, body: '{}' };
}

/** The first of each is the limit of the others: the hand-written endpoint, and a single process. */
async function startPeers(upstream: string): Promise<{ web: Peer[]; tools: Peer[]; several: Peer[] | null }> {
  const other = { UPSTREAM_URL: upstream, PORT: '0' };
  const ours = {
    ...other,
    OIDC_ISSUER: upstream,
    OIDC_CLIENT_ID: 'bench',
    UPSTREAM_BREAKER: 'off',
  };
  const hand = await start('tests/bench/gateway/peers/hand-written.ts', other, WITH_TYPES);
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
  const yoga = await start('tests/bench/gateway/peers/plain-yoga.ts', other, WITH_TYPES);
  const mercurius = await start('tests/bench/gateway/peers/mercurius.ts', other, WITH_TYPES);
  const apollo = await start('tests/bench/gateway/peers/apollo.ts', other, WITH_TYPES);
  const generic = await start('tests/bench/gateway/peers/generic-execution.ts', ours, WITH_TYPES);
  const keeping: Peer = { name: 'ours, replies kept', ...warm };
  const gateways: Peer[] = [
    { name: OURS, ...plain },
    ...(otherOurs ? [{ name: `ours in ${beside}`, ...otherOurs }] : []),
    ...(several ? [several] : []),
    keeping,
  ];
  const tools: Peer[] = [
    byText('hand-written', hand, ({ name }) => `/${name}`),
    ...gateways,
    byText('Mercurius, compiled', mercurius, () => '/graphql'),
    byText('Yoga as documented', yoga, () => '/graphql'),
    byText('Apollo Server', apollo, () => ''),
  ];
  const web = [byText('Yoga, same resolvers', generic, () => '/graphql'), ...gateways];
  return { web, tools, several: severalWarm && [keeping, severalWarm] };
}

function byText(name: string, program: Program, path: (workload: Workload) => string): Peer {
  const ask = (workload: Workload) => ({
    url: `${program.url}${path(workload)}`,
    document: { query: workload.query },
  });
  return { name, program, ask };
}

/** The built gateway; it tells its launcher where browsers find it, not where it listens. */
async function startOurs(
  settings: Record<string, string>,
  cacheMb: string,
  folder = '.',
): Promise<Omit<Peer, 'name'>> {
  const port = String(await freePort());
  const program = await start(
    join(folder, 'dist/server/gateway/main.js'),
    { ...settings, PORT: port, DATA_DIR: join(dataDir, port), REPLY_CACHE_MB: cacheMb },
    FLAGS,
  );
  const operations = readOperations(folder);
  const ask = ({ query, operation }: Workload) => {
    const known = operation === undefined ? undefined : operations.get(operation);
    return {
      url: `http://127.0.0.1:${port}/graphql`,
      document: known ? { documentId: known.documentId } : { query },
    };
  };
  return { program, ask, isOther: folder !== '.' };
}
