// One workload asked of all contenders in turn, and the table of what it took them.
import { isDeepStrictEqual } from 'node:util';
import { post, sendEvenly, sendLoad, type Target } from '../load.ts';
import type { Program } from '../programs.ts';
import { median, printTable, quantile } from '../report.ts';
import { wholeAnswer } from './whole-answer.ts';
import type { Workload } from './workloads.ts';

export interface Peer {
  name: string;
  program: Program;
  /** Where a workload is asked, and how its document is named there. */
  ask: (workload: Workload) => { url: string; document: { query: string } | { documentId: string } };
  /** Of another checkout: its graph, contract and operations may be others. */
  isOther?: boolean;
}

export interface Load {
  /** Of a round. */
  seconds: number;
  rounds: number;
  connections: number;
}

interface Sample {
  rate: number;
  /** Milliseconds of processor time a request. */
  cpu: number;
  latencies: number[];
}

type Targets = [Target, ...Target[]];

/** What became of a peer in a workload; `failure` says why there are no figures. */
interface Course {
  peer: Peer;
  targets: Targets;
  samples: Sample[];
  /** The 99th of 100 answers, in milliseconds, at half of the peer's own requests a second. */
  atHalf: number;
  failure: string | null;
}

const ACCEPT_PARTS = 'multipart/mixed, application/graphql-response+json, application/json';

/** Throws where a peer answers otherwise than the first; a peer of another checkout is left out instead. */
export async function compare(
  workload: Workload,
  peers: Peer[],
  tokens: string[],
  { seconds, rounds, connections }: Load,
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
    const rate = median(course.samples.map((sample) => sample.rate)) / 2;
    course.atHalf = quantile(await sendEvenly(course.targets, rate, seconds), 0.99);
  });
  console.log(`\n${workload.name}: ${workload.what}; an answer of ${Math.round(length / 1000)} KB`);
  report(courses);
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

/** For every user, whose figures differ. The length of an answer. */
async function assertEqual({ name, operation }: Workload, courses: Course[]): Promise<number> {
  let expected: unknown[] | null = null;
  let length = 0;
  for (const course of courses) {
    const { peer, targets } = course;
    try {
      const texts = await Promise.all(targets.map((target) => post(target)));
      const answers = texts.map(wholeAnswer);
      if (expected === null) {
        if (new Set(texts).size !== texts.length) throw new Error('users see equal figures');
        expected = answers;
        length = texts[0]?.length ?? 0;
      } else if (!(peer.isOther && operation) && !isDeepStrictEqual(answers, expected)) {
        throw new Error(`answers differently\n${firstDifference(answers, expected)}`);
      }
    } catch (error) {
      const fault = `${name}: ${peer.name}: ${String(error).slice(0, 2000)}`;
      if (!peer.isOther) throw new Error(fault, { cause: error });
      course.failure = `not comparable: ${String(error).slice(0, 200)}`;
    }
  }
  return length;
}

function firstDifference(answers: unknown[], expected: unknown[]): string {
  const user = answers.findIndex((answer, index) => !isDeepStrictEqual(answer, expected[index]));
  return [answers[user], expected[user]].map((answer) => JSON.stringify(answer).slice(0, 800)).join('\n');
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
