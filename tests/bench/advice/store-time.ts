// How long an answer waits for the facts: the time during which one of its questions at least is open.
import type { FactStore } from '../../../upstream/stores/facts/answers/answer.ts';

/** Milliseconds, and how many questions were asked, since the last reset. */
export class StoreTime {
  ms = 0;
  questions = 0;
  #open = 0;
  #since = 0;

  reset(): void {
    this.ms = 0;
    this.questions = 0;
  }

  /** The same store; questions of cost are timed. */
  over(facts: FactStore): FactStore {
    const cost: FactStore['cost'] = async (...asked) => {
      if (this.#open === 0) this.#since = performance.now();
      this.#open += 1;
      this.questions += 1;
      try {
        return await facts.cost(...asked);
      } finally {
        this.#open -= 1;
        if (this.#open === 0) this.ms += performance.now() - this.#since;
      }
    };
    return {
      cost,
      tagKeys: (...asked) => facts.tagKeys(...asked),
      rows: (...asked) => facts.rows(...asked),
      streamRows: (...asked) => facts.streamRows(...asked),
      bill: (...asked) => facts.bill(...asked),
      billRows: (...asked) => facts.billRows(...asked),
      freshness: (...asked) => facts.freshness(...asked),
      close: () => facts.close(),
    };
  }
}
