// Checks that all servers answer a workload alike before they are compared.
import { isDeepStrictEqual } from 'node:util';
import { post } from '../load.ts';
import type { PeerRun } from './peer-run.ts';
import { wholeAnswer } from './whole-answer.ts';
import type { Workload } from './workloads.ts';

/**
 * Compares the answers for every user; users have different figures. Returns the length of an answer. Throws if a peer
 * answers differently from the first; a peer of another checkout is excluded instead.
 */
export async function assertEqual({ name, operation }: Workload, runs: PeerRun[]): Promise<number> {
  let expected: unknown[] | null = null;
  let length = 0;
  for (const run of runs) {
    const { peer, targets } = run;
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
      run.failure = `not comparable: ${String(error).slice(0, 200)}`;
    }
  }
  return length;
}

function firstDifference(answers: unknown[], expected: unknown[]): string {
  const user = answers.findIndex((answer, index) => !isDeepStrictEqual(answer, expected[index]));
  return [answers[user], expected[user]].map((answer) => JSON.stringify(answer).slice(0, 800)).join('\n');
}
