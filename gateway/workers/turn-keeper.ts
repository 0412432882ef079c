// Counts what users ask of all workers. What a worker had under way ends with it.
import { ownLimiters } from '../http/limits/limiters.ts';
import type { Admitted, RequestLimits } from '../http/limits/request-limiter.ts';
import type { FromWorker, ToWorker } from './messages.ts';

type Turns = Extract<FromWorker, { type: 'turns' }>;

export class TurnKeeper {
  readonly #limiters: ReturnType<typeof ownLimiters>;
  readonly #running = new Map<number, Map<number, Admitted>>();

  constructor(limits: RequestLimits) {
    this.#limiters = ownLimiters(limits);
  }

  /** The answers to what a worker asks; null where it has only told of ends. */
  hear(workerId: number, { begin, end }: Turns): ToWorker | null {
    const running = this.#running.get(workerId) ?? new Map<number, Admitted>();
    this.#running.set(workerId, running);
    for (const turn of end) {
      running.get(turn)?.end();
      running.delete(turn);
    }
    const answers = begin.map(([turn, limiter, userId]): [number, number] => {
      const answer = this.#limiters[limiter].begin(userId);
      if ('retryAfter' in answer) return [turn, answer.retryAfter];
      running.set(turn, answer);
      return [turn, 0];
    });
    return answers.length > 0 ? { type: 'turns', answers } : null;
  }

  /** Everything that the worker had under way has ended. */
  forget(workerId: number): void {
    for (const turn of this.#running.get(workerId)?.values() ?? []) turn.end();
    this.#running.delete(workerId);
  }
}
