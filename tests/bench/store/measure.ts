// Lets contenders answer in turn, so that whatever else the machine does meets them all.
import type { Contender } from './contenders.ts';
import type { BenchQuestion, Line } from './questions.ts';

const WARM_UP = 2;
/** Of the larger amount: the plain scan adds converted amounts in binary floating point. */
const TOLERANCE = 1e-9;

/** Throws where a contender answers otherwise than the first. */
export async function assertEqualAnswers(
  contenders: readonly Contender[],
  question: BenchQuestion,
): Promise<void> {
  const [first, ...others] = contenders;
  if (!first) return;
  const expected = sorted(await first.answer(question));
  if (expected.length === 0) throw new Error(`${question.name}: there is no answer`);
  for (const other of others) {
    const lines = sorted(await other.answer(question));
    const at = expected.findIndex((line, index) => !isAlike(line, lines[index] ?? []));
    if (at < 0 && lines.length === expected.length) continue;
    throw new Error(
      `${question.name}: ${first.name} has ${expected.length} lines, ${JSON.stringify(expected[at])}; ${other.name} has ${lines.length}, ${JSON.stringify(lines[at])}`,
    );
  }
}

const textsOf = (line: Line) => line.filter((value) => typeof value === 'string').join('\u001f');

function sorted(lines: readonly Line[]): Line[] {
  return [...lines].sort((one, other) => (textsOf(one) < textsOf(other) ? -1 : 1));
}

function isAlike(one: Line, other: Line): boolean {
  return (
    one.length === other.length &&
    one.every((value, index) => {
      const beside = other[index] ?? null;
      if (typeof value !== 'number' || typeof beside !== 'number') return value === beside;
      return Math.abs(value - beside) <= TOLERANCE * Math.max(1, Math.abs(value), Math.abs(beside));
    })
  );
}

/** Milliseconds of each run. */
export interface Runs {
  times: number[];
  /** Of this process: of a server that is another one there is nothing in it. */
  processor: number[];
}

/** By contender: one run of each, then the next. */
export async function runsAlone(
  contenders: readonly Contender[],
  question: BenchQuestion,
  runs: number,
): Promise<Runs[]> {
  const all = contenders.map((): Runs => ({ times: [], processor: [] }));
  for (let run = -WARM_UP; run < runs; run += 1) {
    for (const [index, contender] of contenders.entries()) {
      const before = process.cpuUsage();
      const time = await timed(() => contender.answer(question));
      const { user, system } = process.cpuUsage(before);
      if (run < 0) continue;
      all[index]?.times.push(time);
      all[index]?.processor.push((user + system) / 1000);
    }
  }
  return all;
}

export interface Crowd {
  /** Milliseconds of each answer, by question. */
  times: number[][];
  /** Of processor time of this process for each answer. */
  processor: number;
}

/** `callers` ask all questions in turn, each beginning with another one, so many rounds. */
export async function runsTogether(
  contender: Contender,
  questions: readonly BenchQuestion[],
  callers: number,
  rounds: number,
): Promise<Crowd> {
  const times = questions.map((): number[] => []);
  const caller = async (first: number) => {
    for (let asked = 0; asked < rounds * questions.length; asked += 1) {
      const index = (first + asked) % questions.length;
      const question = questions[index];
      if (question) times[index]?.push(await timed(() => contender.answer(question)));
    }
  };
  const before = process.cpuUsage();
  await Promise.all(Array.from({ length: callers }, (_, index) => caller(index)));
  const { user, system } = process.cpuUsage(before);
  return { times, processor: (user + system) / 1000 / (callers * rounds * questions.length) };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
