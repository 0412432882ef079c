// One workload asked of all contenders in turn, and the table of what it took them.
import { post, sendLoad, type Target } from '../load.ts';
import { median, printTable, quantile } from '../report.ts';
import { assertEqual } from './equal-answers.ts';
import { askInTurn, callsInTurn, slowestAt, type Targets } from './half-load.ts';
import { OURS, type Peer, type PeerRun } from './peer-run.ts';
import type { Workload } from './workloads.ts';

export interface Load {
  /** Of a round. */
  seconds: number;
  rounds: number;
  connections: number;
  /** A call of the services themselves, each of whose answers takes so many milliseconds. */
  services: { call: Target; delayMs: number };
}

const ACCEPT_PARTS = 'multipart/mixed, application/graphql-response+json, application/json';

/** Throws where a peer answers otherwise than the first; a peer of another checkout is left out instead. */
export async function compare(
  workload: Workload,
  peers: Peer[],
  tokens: string[],
  { seconds, rounds, connections, services }: Load,
): Promise<void> {
  const runs = peers.map((peer): PeerRun => {
    const targets = targetsOf(peer, workload, tokens);
    return { peer, targets, samples: [], atHalf: Number.NaN, failure: null };
  });
  const length = await assertEqual(workload, runs);
  await each(runs, async ({ targets }) => void (await sendLoad(targets, connections, 1)));
  for (let round = 0; round < rounds; round++) {
    await each(runs, async ({ peer, targets, samples }) => {
      const before = peer.program.cpu();
      const { requests, seconds: took, latencies } = await sendLoad(targets, connections, seconds);
      const cpu = (1000 * (peer.program.cpu() - before)) / requests;
      samples.push({ rate: requests / took, cpu, latencies });
    });
  }
  await each(runs, async (run) => {
    const { targets } = run;
    run.atHalf = await slowestAt(halfOf(run), seconds, (index, agent) =>
      post(targets[index % targets.length] ?? targets[0], agent),
    );
  });
  console.log(`\n${workload.name}: ${workload.what}; an answer of ${Math.round(length / 1000)} KB`);
  report(runs);
  const ours = runs.find(({ peer }) => peer.name === OURS);
  if (services.delayMs > 0 && ours) await reportServicesAlone(ours, services, seconds);
}

function halfOf({ samples }: PeerRun): number {
  return median(samples.map(({ rate }) => rate)) / 2;
}

/** Asks the services alone at the rate of this gateway. */
async function reportServicesAlone(
  run: PeerRun,
  { call, delayMs }: Load['services'],
  seconds: number,
): Promise<void> {
  const calls = await callsInTurn(run.targets, delayMs);
  const alone = await slowestAt(halfOf(run), seconds, (_, agent) => askInTurn(call, calls, agent));
  console.log(
    `the services alone, ${calls} calls in turn: p99 at half ${alone.toFixed(2)} ms; ours adds ${(run.atHalf - alone).toFixed(2)} ms`,
  );
}

/** One after the other; whoever fails is not asked again. */
async function each(runs: PeerRun[], work: (run: PeerRun) => Promise<void>): Promise<void> {
  for (const run of runs) {
    if (run.failure !== null) continue;
    await work(run).catch((error: unknown) => {
      run.failure = `failed under load: ${String(error).slice(0, 200)}`;
    });
  }
}

function targetsOf(peer: Peer, workload: Workload, tokens: string[]): Targets {
  const { variables = [{}], operation } = workload;
  const { url, document } = peer.ask(workload);
  const bodies = variables.map((given) => JSON.stringify({ ...document, variables: given }));
  const accept = operation === undefined ? 'application/json' : ACCEPT_PARTS;
  const [first, ...others] = tokens.flatMap((token) => bodies.map((body) => ({ url, token, body, accept })));
  if (!first) throw new Error('the upstream knows no users');
  return [first, ...others];
}

function report(runs: PeerRun[]): void {
  const done = runs.filter(({ failure }) => failure === null);
  const rows = done.map(({ peer, samples, atHalf }) => {
    const latencies = samples.flatMap((sample) => sample.latencies);
    return {
      name: peer.name,
      rate: median(samples.map(({ rate }) => rate)),
      cpu: median(samples.map(({ cpu }) => cpu)),
      p50: quantile(latencies, 0.5),
      p99: quantile(latencies, 0.99),
      atHalf,
    };
  });
  const limit = runs[0]?.failure === null ? rows[0] : undefined;
  printTable(
    ['', 'requests/s', '÷ limit', 'CPU ms', '× limit', 'p50 ms', 'p99 ms', 'p99 at half'],
    rows.map(({ name, rate, cpu, p50, p99, atHalf }) => [
      name,
      rate,
      rate / (limit?.rate ?? Number.NaN),
      cpu,
      cpu / (limit?.cpu ?? Number.NaN),
      p50,
      p99,
      atHalf,
    ]),
  );
  for (const { peer, failure } of runs) if (failure !== null) console.log(`${peer.name}: ${failure}`);
}
