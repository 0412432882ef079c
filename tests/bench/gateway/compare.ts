// One workload asked of all contenders in turn, and the table of what it took them.
import { post, sendLoad, type Target } from '../load.ts';
import { median, printTable, quantile } from '../report.ts';
import { type Course, OURS, type Peer } from './course.ts';
import { assertEqual } from './equal-answers.ts';
import { askInTurn, callsInTurn, slowestAt, type Targets } from './half-load.ts';
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
  const courses = peers.map((peer): Course => {
    const targets = targetsOf(peer, workload, tokens);
    return { peer, targets, samples: [], atHalf: Number.NaN, failure: null };
  });
  const length = await assertEqual(workload, courses);
  await each(courses, async ({ targets }) => void (await sendLoad(targets, connections, 1)));
  for (let round = 0; round < rounds; round++) {
    await each(courses, async ({ peer, targets, samples }) => {
      const before = peer.program.cpu();
      const { requests, seconds: took, latencies } = await sendLoad(targets, connections, seconds);
      const cpu = (1000 * (peer.program.cpu() - before)) / requests;
      samples.push({ rate: requests / took, cpu, latencies });
    });
  }
  await each(courses, async (course) => {
    const { targets } = course;
    course.atHalf = await slowestAt(halfOf(course), seconds, (index, agent) =>
      post(targets[index % targets.length] ?? targets[0], agent),
    );
  });
  console.log(`\n${workload.name}: ${workload.what}; an answer of ${Math.round(length / 1000)} KB`);
  report(courses);
  const ours = courses.find(({ peer }) => peer.name === OURS);
  if (services.delayMs > 0 && ours) await reportServicesAlone(ours, services, seconds);
}

function halfOf({ samples }: Course): number {
  return median(samples.map(({ rate }) => rate)) / 2;
}

/** At the rate of the gateway whose calls they are. */
async function reportServicesAlone(
  course: Course,
  { call, delayMs }: Load['services'],
  seconds: number,
): Promise<void> {
  const calls = await callsInTurn(course.targets, delayMs);
  const alone = await slowestAt(halfOf(course), seconds, (_, agent) => askInTurn(call, calls, agent));
  console.log(
    `the services alone, ${calls} calls in turn: p99 at half ${alone.toFixed(2)} ms; ours adds ${(course.atHalf - alone).toFixed(2)} ms`,
  );
}

/** One after the other; whoever fails is not asked again. */
async function each(courses: Course[], run: (course: Course) => Promise<void>): Promise<void> {
  for (const course of courses) {
    if (course.failure !== null) continue;
    await run(course).catch((error: unknown) => {
      course.failure = `failed under load: ${String(error).slice(0, 200)}`;
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

function report(courses: Course[]): void {
  const done = courses.filter(({ failure }) => failure === null);
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
  const limit = courses[0]?.failure === null ? rows[0] : undefined;
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
  for (const { peer, failure } of courses) if (failure !== null) console.log(`${peer.name}: ${failure}`);
}
