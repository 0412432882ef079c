// Asks every worker for its metrics and waits for all of them, but not for long.
import type { MetricsJson } from './messages.ts';

/** A worker that says nothing for so long is left out, in milliseconds. */
const PATIENCE_MS = 2000;

interface Round {
  waitingFor: Set<number>;
  parts: MetricsJson[];
  finish: () => void;
}

export class MetricsRounds {
  readonly #rounds = new Map<number, Round>();
  #question = 0;

  /** Asks by `ask`, with the number that the answers carry. */
  begin(workers: readonly number[], ask: (worker: number, question: number) => void): Promise<MetricsJson[]> {
    this.#question += 1;
    const question = this.#question;
    return new Promise((resolve) => {
      const finish = () => {
        clearTimeout(timer);
        this.#rounds.delete(question);
        resolve(round.parts);
      };
      const timer = setTimeout(finish, PATIENCE_MS);
      const round: Round = { waitingFor: new Set(workers), parts: [], finish };
      this.#rounds.set(question, round);
      for (const worker of workers) ask(worker, question);
      if (workers.length === 0) finish();
    });
  }

  hear(worker: number, question: number, metrics: MetricsJson): void {
    const round = this.#rounds.get(question);
    if (!round?.waitingFor.has(worker)) return;
    round.parts.push(metrics);
    this.#leave(round, worker);
  }

  /** A worker that has ended answers no more. */
  forget(worker: number): void {
    for (const round of [...this.#rounds.values()]) this.#leave(round, worker);
  }

  #leave(round: Round, worker: number): void {
    round.waitingFor.delete(worker);
    if (round.waitingFor.size === 0) round.finish();
  }
}
