// Whoever answers a workload answers it as the first does, or is not compared.
import { isDeepStrictEqual } from 'node:util';
import { post } from '../load.ts';
import type { Course } from './course.ts';
import { wholeAnswer } from './whole-answer.ts';
import type { Workload } from './workloads.ts';

/**
 * For every user, whose figures differ. The length of an answer. Throws where a peer answers otherwise than the first; a
 * peer of another checkout is left out instead.
 */
export async function assertEqual({ name, operation }: Workload, courses: Course[]): Promise<number> {
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
